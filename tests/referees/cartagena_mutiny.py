"""The mutiny of Cartagena by the naive referee (C6 to C8)."""

from typing import Any

from tests.referees.cartagena_piles import Pile
from tests.referees.naive import NaiveReferee

COLOURS = {"valverde": "pink", "diaz": "grey"}
CARDS = ["pink-1", "pink-2", "pink-3", "grey-1", "grey-2", "grey-3"]


def worth(cards: list[str], colour: str) -> int:
    """What cards of a colour count together."""
    return sum(int(card.split("-")[1]) for card in cards if card.startswith(colour))


class Mutiny(NaiveReferee):
    """The second half of a game; `cartagena` has the first."""

    dealer: int
    turn: int
    what: str
    deciding: list[int]  # who must decide now
    combat: Pile
    gold: Pile
    coins: list[int]
    island: int
    sides: list[str]
    sailors: list[str]
    spaces: dict[str, list[str]]

    def set_up_mutiny(self) -> None:
        self.mutineers: list[int] = []
        self.in_duel: list[int] = []
        self.duels: list[str] = []  # letters fought, or being fought
        self.winners: dict[str, str] = {}  # of letters
        self.bout = 0
        self.laid: dict[int, str] = {}
        self.fought: dict[str, list[str]] = {}  # the cards played for each letter

    # C6 The mutiny

    def begin_mutiny(self) -> None:
        """C6.1, C6.2, C6.4"""
        self.mutineers = [seat for seat in self.seats if self.sides[seat]]
        self.tell("C6.1", "mutiny-begins", number=len(self.mutineers))
        for seat in self.seats:
            if not self.sides[seat]:
                self.tell("C6.1", "out-undeclared", seat=seat)
        if self.mutineers:
            self.begin_duel()
        else:
            self.nobody_left()

    def nobody_left(self) -> None:
        """C6.4"""
        self.tell("C6.4", "ended-empty")
        self.game_over("C6.4", [])

    def begin_duel(self) -> None:
        """C6.3, C7.1"""
        letter = "ABCDE"[len(self.duels)]
        self.duels.append(letter)
        if letter not in self.spaces:  # C6.2: at random, unseen until now
            self.spaces[letter] = [self.take_sailor("reveal"), self.take_sailor("reveal")]
        valverde, diaz = self.spaces[letter]
        self.tell("C7.1", "duel-begins", letter=letter, valverde=int(valverde), diaz=int(diaz))
        self.in_duel = list(self.mutineers)
        self.fought[letter] = []
        self.bout = 0
        self.begin_bout()

    def take_sailor(self, name: str) -> str:
        sailor = self.draw(name, dict.fromkeys(self.sailors, 1))
        self.sailors.remove(sailor)
        return sailor

    # C7 A duel

    def begin_bout(self) -> None:
        """C7.2"""
        self.bout += 1
        self.what, self.turn = "lay", self.dealer
        self.laid = {}
        self.deciding = []
        for seat in self.in_duel:
            hand = self.combat.hands[seat]
            if not hand or (self.bout == 1 and len(hand) == 1):
                self.laid[seat] = hand[0] if hand else "monkey"
                self.tell("C7.2", "laid", seat=seat, bout=self.bout)
            else:
                self.deciding.append(seat)
        if not self.deciding:
            self.reveal()

    def lay(self, seat: int, card: str) -> None:
        self.laid[seat] = card
        self.tell("C7.2", "laid", seat=seat, bout=self.bout)
        self.deciding.remove(seat)
        if not self.deciding:
            self.reveal()

    def reveal(self) -> None:
        """C7.2, C7.3, C7.5"""
        monkeys = [seat for seat in self.in_duel if self.laid[seat] == "monkey"]
        cards = {seat: card for seat, card in self.laid.items() if card != "monkey"}
        self.laid = {}
        self.combat.play(cards)
        self.fought[self.duels[-1]] += cards.values()
        shown = sorted(cards.values(), key=CARDS.index)
        self.tell("C7.2", "revealed", bout=self.bout, cards=shown, **self.strengths())
        self.in_duel = [seat for seat in self.in_duel if seat not in monkeys]
        for seat in monkeys:
            self.tell("C7.3", "monkey", seat=seat)
        if self.bout == 1:
            for seat in monkeys:
                self.tell("C7.3", "excluded", seat=seat)
                self.mutineers.remove(seat)
            if not self.mutineers:
                self.nobody_left()
                return
        if self.bout == 2 and len(monkeys) == 1:
            if any(self.coins[other] for other in self.mutineers if other != monkeys[0]):
                self.what, self.deciding, self.turn = "monkey", monkeys, monkeys[0]
                return
        elif self.bout == 2:
            self.pay(monkeys)
        self.next_bout()

    def pay(self, monkeys: list[int]) -> None:
        """C7.5, C7.6"""
        if self.island < len(monkeys):
            givers = [seat for seat in self.mutineers if self.coins[seat]]
            for seat in givers:
                self.coins[seat] -= 1
                self.island += 1
            self.tell("C7.6", "refilled", number=len(givers))
        for seat in self.seats[self.dealer :] + self.seats[: self.dealer]:
            if seat in monkeys and self.island:
                self.island -= 1
                self.coins[seat] += 1
                self.tell("C7.5", "paid", seat=seat)
            elif seat in monkeys:
                self.tell("C7.6", "unpaid", seat=seat)

    def next_bout(self) -> None:
        """C7.7"""
        if self.in_duel:
            self.begin_bout()
        else:
            self.end_duel()

    def strengths(self) -> dict[str, int]:
        letter = self.duels[-1]
        pairs = zip(COLOURS, self.spaces[letter], strict=True)
        return {side: int(sailor) + worth(self.fought[letter], COLOURS[side]) for side, sailor in pairs}

    def end_duel(self) -> None:
        """C7.8, C6.3"""
        letter, strengths = self.duels[-1], self.strengths()
        tied = strengths["valverde"] == strengths["diaz"]
        if tied:
            strong = {side: worth(self.fought[letter], colour) for side, colour in COLOURS.items()}
        else:
            strong = strengths
        side = "valverde" if strong["valverde"] > strong["diaz"] else "diaz"
        self.winners[letter] = side
        self.tell("C7.8", "duel-won", letter=letter, side=side, tied=tied, **strengths)
        if list(self.winners.values()).count(side) > self.data["duels"] / 2:
            self.tell("C6.3", "mutiny-won", side=side)
            self.find_winner(side)
        else:
            self.begin_duel()

    # C8 The winner

    def wealth(self, seat: int) -> int:
        return self.coins[seat] + worth(self.gold.hands[seat], "gold")

    def find_winner(self, side: str) -> None:
        """C8.1 to C8.3"""
        of_the_side = [seat for seat in self.mutineers if self.sides[seat] == side]
        if not of_the_side:
            self.game_over("C8.3", [])
            return
        richest = max(self.wealth(seat) for seat in of_the_side)
        tied = [seat for seat in of_the_side if self.wealth(seat) == richest]
        if len(tied) == 1:
            self.game_over("C8.1", tied)
            return
        cards = {seat: worth(self.combat.hands[seat], COLOURS[side]) for seat in tied}
        for seat in tied:
            self.tell("C8.2", "tie-broken", seat=seat, points=cards[seat])
        self.game_over("C8.2", [seat for seat in tied if cards[seat] == max(cards.values())])

    def game_over(self, clause: str, winners: list[int]) -> None:
        """C8.1, C8.4"""
        self.deciding, self.what = [], "over"
        scores = [self.wealth(seat) for seat in self.seats]
        for seat in self.seats:
            self.tell("C8.1", "scored", seat=seat, points=scores[seat])
            if self.sides[seat]:
                self.tell("C8.1" if seat in self.mutineers else "C8.4", "side-opened", seat=seat, side=self.sides[seat])
        for letter, (valverde, diaz) in self.spaces.items():
            if letter not in self.duels:
                self.tell("C8.4", "sailors-opened", letter=letter, valverde=int(valverde), diaz=int(diaz))
        for seat in winners:
            self.tell(clause, "won", seat=seat)
        if not winners:
            self.tell(clause, "all-lost")
        self.end(clause, winners, scores, list(self.sides))

    def snapshot(self) -> dict[str, Any]:
        raise NotImplementedError
