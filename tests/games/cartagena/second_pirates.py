"""What the pirates of Cartagena do, read a second time (C5)."""

from tests.games.cartagena.second_mutiny import SecondMutiny
from tests.games.cartagena.second_piles import Slot


class SecondPirates(SecondMutiny):
    """The twelve who can be used; `second_reading` has the rounds."""

    def set_up_pirates(self) -> None:
        self.spied: dict[tuple[int, int], str] = {}  # by whom, on whom: what was seen and still holds
        self.pairs_seen: dict[tuple[int, str], set[str]] = {}
        self.sides_seen: dict[tuple[int, str], list[str]] = {}
        self.in_hand: list[str] = []  # sailors
        self.looked_at: list[Slot] = []
        self.exchanges, self.trade = 0, ""

    def use_over(self) -> None:
        raise NotImplementedError

    def ask(self, seat: int, what: str) -> None:
        self.asked, self.what = [seat], what

    def sales(self, seat: int) -> list[str]:
        return [f"sell {card}" for card in self.combat.hands[seat]] if self.island else []

    def purchases(self, seat: int) -> list[str]:
        return ["buy"] if self.coins[seat] and self.combat.size() and self.trade != "sell" else []

    def use(self, pirate: str) -> None:
        seat = self.turn
        self.usable.remove(pirate)
        self.exchanges, self.trade = 0, ""
        others = [other for other in self.seats if other != seat]
        asked = pirate
        something = True
        if pirate in ("valverde", "crackpott", "sate"):
            self.gain(seat, *{"valverde": (0, 1, 1), "crackpott": (2, 0, 0), "sate": (0, 0, self.sate)}[pirate])
            return
        if pirate == "diaz" and self.combat.size() and self.gold.size():
            self.looked_at = [self.gold.look(seat, self.next, "gold"), self.combat.look(seat, self.next, "draw")]
        elif pirate == "tembo" and self.combat.size() > 1:
            self.looked_at = [self.combat.look(seat, self.next, "draw") for _ in range(2)]
        elif pirate in ("diaz", "tembo"):
            self.gain(seat, 1, 1 if pirate == "diaz" else 0, 0)
            return
        elif pirate == "pang" and not (self.combat.size() and self.island):
            self.gain(seat, 1, 0, 0 if self.combat.size() else 1)
            return
        elif pirate == "wessel-jan":
            something = bool(self.combat.hands[seat])
        elif pirate == "dean-nero":
            something = bool(self.sales(seat) + self.purchases(seat))
        elif pirate == "chang-ye":
            something = any(self.coins[other] for other in others)
        elif pirate == "ojo" and self.sides[seat]:
            something = any(self.sides[other] for other in others)
        elif pirate == "ojo":
            asked = "ojo-declare"
        elif pirate == "cambivalute" and self.sailors:
            self.letter = "ABCDE"[len(self.spaces)]
            self.in_hand = [self.next("sailor") for _ in range(2)]
            for sailor in self.in_hand:
                self.sailors.remove(sailor)
            asked = "place"
        elif pirate == "cambivalute":
            asked = "inspect"
        if something:
            self.ask(seat, asked)
        else:
            self.use_over()

    def gain(self, seat: int, combat: int, gold: int, coins: int) -> None:
        for pile, number, name in ((self.combat, combat, "draw"), (self.gold, gold, "gold")):
            for _ in range(number):
                if pile.size():
                    pile.draw(seat, self.next, name)
        paid = min(coins, self.island)
        self.island -= paid
        self.coins[seat] += paid
        self.use_over()

    def take(self, seat: int, what: str) -> None:
        if self.what == "pang":
            self.gain(seat, *((1, 0, 0) if what == "combat" else (0, 0, 1)))
            return
        gold, combat = self.looked_at
        if what == "gold":
            self.gold.receive(seat, gold)
            self.combat.under.append(combat)
        else:
            self.combat.receive(seat, combat)
            self.gold.under.append(gold)
        self.use_over()

    def keep(self, seat: int, card: str) -> None:
        self.combat.keep_one(seat, card, [slot.card for slot in self.looked_at])
        self.use_over()

    def put(self, seat: int, card: str) -> None:
        self.combat.bury(seat, card)
        self.exchanges += 1
        if self.exchanges == 3 or not self.combat.hands[seat]:
            self.gain(seat, self.exchanges, 0, 0)

    def sell(self, seat: int, card: str) -> None:
        self.combat.bury(seat, card)
        self.coins[seat] += 1
        self.island -= 1
        self.traded("sell", self.sales(seat))

    def buy(self, seat: int, _: str) -> None:
        self.coins[seat] -= 1
        self.island += 1
        self.combat.draw(seat, self.next, "draw")
        self.trade = "buy"
        self.traded("buy", self.purchases(seat))

    def traded(self, way: str, more: list[str]) -> None:
        self.trade = way
        self.exchanges += 1
        if self.exchanges == 3 or not more:
            self.use_over()

    def rob(self, seat: int, other: int) -> None:
        self.coins[other] -= 1
        self.coins[seat] += 1
        if self.what == "monkey":
            self.next_bout()
        else:
            self.use_over()

    def declare(self, seat: int, side: str) -> None:
        self.sides[seat] = side
        self.spied = {(spy, other): seen for (spy, other), seen in self.spied.items() if other != seat}
        self.use_over()

    def spy(self, seat: int, other: str) -> None:
        self.spied[seat, int(other)] = self.sides[int(other)]
        self.use_over()

    def inspect(self, seat: int, letter: str) -> None:
        self.letter = letter
        self.in_hand = list(self.spaces[letter])
        self.pairs_seen[seat, letter] = set(self.in_hand)
        self.sides_seen[seat, letter] = list(self.in_hand)
        self.ask(seat, "place")

    def place(self, seat: int, sailor: str) -> None:
        self.spaces[self.letter] = sorted(self.in_hand, key=lambda one: one != sailor)
        self.sides_seen = {(who, where): seen for (who, where), seen in self.sides_seen.items() if where != self.letter}
        self.pairs_seen[seat, self.letter] = set(self.in_hand)
        self.sides_seen[seat, self.letter] = list(self.spaces[self.letter])
        self.use_over()

    def finish(self, seat: int) -> None:
        if self.what == "monkey":
            self.next_bout()
        elif self.what == "wessel-jan":
            self.gain(seat, self.exchanges, 0, 0)
        else:
            self.use_over()
