"""The mutiny of Cartagena read a second time (C6 to C8)."""

from quarterdeck.games.cartagena.components import Components
from tests.games.cartagena.second_piles import Pile

COLOURS = {"valverde": "pink", "diaz": "grey"}


def value(cards: list[str], colour: str) -> int:
    return sum(int(card.split("-")[1]) for card in cards if card.startswith(colour))


class SecondMutiny:
    """The second half of a game; `second_reading` has the first."""

    seats: list[int]
    data: Components
    dealer: int
    combat: Pile
    gold: Pile
    coins: list[int]
    island: int
    sides: list[str]
    sailors: list[str]
    spaces: dict[str, list[str]]
    lifeboat: str
    row: list[str]
    usable: list[str]

    def next(self, name: str) -> str:
        raise NotImplementedError

    def set_up_mutiny(self) -> None:
        self.asked: list[int] = []
        self.what = ""
        self.turn = self.dealer
        self.letter = ""
        self.mutineers: list[int] = []
        self.in_duel: list[int] = []
        self.duels: list[str] = []  # letters fought, or being fought
        self.winners: dict[str, str] = {}  # of letters
        self.bout = 0
        self.laid: dict[int, str] = {}
        self.played: list[str] = []
        self.fought: dict[str, list[str]] = {}  # the same for each duel
        self.clause = ""
        self.won: list[int] = []

    def begin_mutiny(self) -> None:
        self.lifeboat = ""
        self.row, self.usable = [], []
        self.sate = 1
        self.mutineers = [seat for seat in self.seats if self.sides[seat]]
        if self.mutineers:
            self.begin_duel()
        else:
            self.end("C6.4", [])

    def begin_duel(self) -> None:
        letter = "ABCDE"[len(self.duels)]
        self.duels.append(letter)
        if letter not in self.spaces:
            self.spaces[letter] = [self.next("reveal") for _ in range(2)]
            for sailor in self.spaces[letter]:
                self.sailors.remove(sailor)
        self.in_duel = list(self.mutineers)
        self.bout = 0
        self.played = self.fought[letter] = []
        self.begin_bout()

    def begin_bout(self) -> None:
        self.bout += 1
        self.what = "lay"
        self.turn = self.dealer
        self.asked = list(self.in_duel)
        self.laid = {}
        for seat in self.in_duel:
            hand = self.combat.hands[seat]
            if not hand or (self.bout == 1 and len(hand) == 1):
                self.laid[seat] = hand[0] if hand else "monkey"
                self.asked.remove(seat)
        self.reveal_if_all_have_laid()

    def lay(self, seat: int, card: str) -> None:
        self.laid[seat] = card
        self.asked.remove(seat)
        self.reveal_if_all_have_laid()

    def reveal_if_all_have_laid(self) -> None:
        if self.asked:
            return
        monkeys = [seat for seat in self.in_duel if self.laid[seat] == "monkey"]
        cards = {seat: card for seat, card in self.laid.items() if card != "monkey"}
        self.combat.play(cards)
        self.played += cards.values()
        self.laid = {}
        self.in_duel = [seat for seat in self.in_duel if seat not in monkeys]
        if self.bout == 1:
            self.mutineers = [seat for seat in self.mutineers if seat not in monkeys]
            if not self.mutineers:
                self.end("C6.4", [])
                return
        if self.bout == 2 and len(monkeys) == 1:
            if any(self.coins[other] for other in self.mutineers if other != monkeys[0]):
                self.what, self.asked, self.turn = "monkey", monkeys, monkeys[0]
                return
        elif self.bout == 2:
            self.pay(monkeys)
        self.next_bout()

    def pay(self, monkeys: list[int]) -> None:
        if self.island < len(monkeys):
            for seat in self.mutineers:
                if self.coins[seat]:
                    self.coins[seat] -= 1
                    self.island += 1
        for seat in self.seats[self.dealer :] + self.seats[: self.dealer]:
            if seat in monkeys and self.island:
                self.island -= 1
                self.coins[seat] += 1

    def next_bout(self) -> None:
        if self.in_duel:
            self.begin_bout()
        else:
            self.end_duel()

    def strengths(self) -> tuple[int, int]:
        valverde, diaz = self.spaces[self.duels[-1]]
        return int(valverde) + value(self.played, "pink"), int(diaz) + value(self.played, "grey")

    def end_duel(self) -> None:
        """C7.8"""
        pink, grey = self.strengths()
        cards = value(self.played, "pink") - value(self.played, "grey")
        side = "valverde" if (pink - grey or cards) > 0 else "diaz"
        self.winners[self.duels[-1]] = side
        if list(self.winners.values()).count(side) > self.data.duels // 2:
            self.end_mutiny(side)
        else:
            self.begin_duel()

    def wealth(self, seat: int) -> int:
        return self.coins[seat] + value(self.gold.hands[seat], "gold")

    def end_mutiny(self, side: str) -> None:
        """C8.1 to C8.3"""
        of_the_side = [seat for seat in self.mutineers if self.sides[seat] == side]
        if not of_the_side:
            self.end("C8.3", [])
            return
        richest = max(self.wealth(seat) for seat in of_the_side)
        tied = [seat for seat in of_the_side if self.wealth(seat) == richest]
        cards = {seat: value(self.combat.hands[seat], COLOURS[side]) for seat in tied}
        best = [seat for seat in tied if cards[seat] == max(cards.values())]
        self.end("C8.1" if len(tied) == 1 else "C8.2", best)

    def end(self, clause: str, won: list[int]) -> None:
        self.asked, self.what = [], "over"
        self.clause, self.won = clause, won
