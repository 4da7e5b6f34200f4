"""The book of Cartagena read a second time: dictionaries and lists, slow and plain, sharing nothing with the rules.

It is told what was done and what was drawn, in words, and says what must then be so. Here is the voyage; the mutiny
is in `second_mutiny`.
"""

from collections import Counter

from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions
from tests.games.cartagena.second_mutiny import SecondMutiny
from tests.games.cartagena.second_piles import Pile

PIRATES = ["valverde", "diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang", "chang-ye", "sate", "bijoux"]
PIRATES += ["ojo", "cambivalute", "ghost"]


class SecondReading(SecondMutiny):
    """A game, followed from outside."""

    def __init__(self, players: int, data: Components, options: CartagenaOptions, drawn: list[str]) -> None:
        self.seats = list(range(players))
        self.data, self.options, self.drawn = data, options, drawn
        self.track = {track.name: track for track in data.tracks}[options.track]
        self.ship = {2: self.track.volcano, 3: self.track.treasure, 4: self.track.coin}[players]
        self.dealer = int(self.next("first"))
        self.combat = Pile(Counter({card.name: card.copies for card in data.combat}), self.seats)
        self.gold = Pile(Counter({card.name: card.copies for card in data.gold}), self.seats)
        for seat in self.seats:
            for card in ("pink-1", "grey-1"):
                self.combat.deal(seat, card)
        self.coins = [1 for _ in self.seats]
        self.island = data.coins - players
        self.sides = ["" for _ in self.seats]
        self.spied: dict[tuple[int, int], str] = {}  # by whom, on whom: what was seen and still holds
        self.sailors = [str(value) for value in range(1, 2 * data.duels + 1)]  # not placed
        self.spaces: dict[str, list[str]] = {}  # the sailors of a letter, Valverde's first
        self.pairs_seen: dict[tuple[int, str], set[str]] = {}
        self.sides_seen: dict[tuple[int, str], list[str]] = {}
        self.lifeboat = ""
        self.storms = 0
        self.in_hand: list[str] = []  # sailors
        self.round = 1
        self.set_up_mutiny()
        self.begin_round()

    def next(self, name: str) -> str:
        kind, word = self.drawn.pop(0).split()
        assert kind == name
        return word

    def ask(self, seat: int, what: str) -> None:
        self.asked, self.what = [seat], what

    # Rounds

    def begin_round(self) -> None:
        self.row: list[str] = []  # opened
        self.usable: list[str] = []
        self.doors = len(self.seats) + self.data.doors
        self.sate = 1
        self.to_come = self.seats[self.dealer :] + self.seats[: self.dealer]
        self.next_turn()

    def next_turn(self) -> None:
        if not self.to_come:
            self.end_round()
            return
        self.turn = self.to_come.pop(0)
        self.ask(self.turn, "turn")
        self.may_use = list(self.usable)
        if not self.may_use:
            self.knock()

    def knock(self) -> None:
        pirate = self.next("cabin")
        assert pirate not in [*self.row, self.lifeboat]
        self.row.append(pirate)
        if pirate == "ghost":
            self.turn_over()
            return
        self.usable.append(pirate)
        self.may_use = [pirate]
        if len(self.row) == self.doors:
            self.use(pirate)

    def turn_over(self) -> None:
        if "sate" in self.usable:
            self.sate += 1
        self.next_turn()

    def use_over(self) -> None:
        if self.options.shortage == "immediate" and self.short():
            self.begin_mutiny()
        else:
            self.turn_over()

    def short(self) -> bool:
        return 0 in (self.combat.size(), self.gold.size(), self.island)

    def end_round(self) -> None:
        crossed = []
        for _ in range(self.doors - len(self.row)):
            if self.ship < self.track.mutiny:
                self.ship += 1
                crossed.append(self.ship)
        if self.ship == self.track.mutiny or self.short():
            self.begin_mutiny()
            return
        self.storms = len([square for square in crossed if square in self.track.storms])
        self.round += 1
        self.dealer = (self.dealer + 1) % len(self.seats)
        self.weather()

    def weather(self) -> None:
        if not self.storms:
            self.begin_round()
        elif self.options.storm == "dealer_chooses":
            self.row, self.usable = [], []
            self.sate = 1
            self.ask(self.dealer, "storm")
        else:
            self.embark(self.next("storm"))

    def embark(self, pirate: str) -> None:
        assert pirate in PIRATES
        assert pirate != self.lifeboat
        self.lifeboat = pirate
        self.storms -= 1
        self.weather()

    # What may be done

    def choices(self, seat: int) -> set[str]:
        hand = list(self.combat.hands[seat])
        rich = [other for other in self.seats if self.coins[other] and other != seat]
        if self.what == "turn":
            return {f"use {pirate}" for pirate in self.may_use} | ({"knock"} if len(self.row) < self.doors else set())
        if self.what == "storm":
            return {f"embark {pirate}" for pirate in PIRATES if pirate != self.lifeboat}
        if self.what == "wessel-jan":
            return {"finish", *[f"put {card}" for card in hand]}
        if self.what == "dean-nero":
            return {"finish", *(self.sales(seat) if self.trade != "buy" else []), *self.purchases(seat)}
        if self.what == "tembo":
            return {f"keep {card}" for card in self.looked_at}
        if self.what in ("diaz", "pang"):
            return {"take combat", "take gold" if self.what == "diaz" else "take coin"}
        if self.what in ("chang-ye", "monkey"):
            return {"finish", *[f"rob {other}" for other in rich if self.what == "chang-ye" or other in self.mutineers]}
        if self.what in ("bijoux", "ojo-declare"):
            sides = {"declare valverde", "declare diaz"}
            return sides if self.what == "bijoux" else sides | {"finish"}
        if self.what == "ojo":
            return {"finish", *[f"spy {other}" for other in self.seats if self.sides[other] and other != seat]}
        if self.what == "place":
            return {f"place {sailor}" for sailor in self.in_hand}
        if self.what == "inspect":
            return {"finish", *[f"inspect {letter}" for letter in self.spaces]}
        assert self.what == "lay"
        return {f"lay {card}" for card in hand} | ({"lay monkey"} if self.bout > 1 else set())

    def sales(self, seat: int) -> list[str]:
        return [f"sell {card}" for card in self.combat.hands[seat]] if self.island else []

    def purchases(self, seat: int) -> list[str]:
        return ["buy"] if self.coins[seat] and self.combat.size() and self.trade != "sell" else []

    # Doing it

    def do(self, seat: int, words: str, drawn: list[str]) -> None:
        self.drawn = drawn
        assert seat in self.asked
        assert words in self.choices(seat)
        verb, thing = (*words.split(), "")[:2]
        if verb == "use":
            self.use(thing)
        elif verb == "place":
            self.place(seat, thing)
        elif verb == "finish":
            self.finish(seat)
        elif verb == "rob":
            self.rob(seat, int(thing))
        elif verb == "knock":
            self.knock()
        elif verb in ("take", "keep", "put", "sell", "buy", "declare", "spy", "inspect", "embark", "lay"):
            method = getattr(self, verb)
            method(thing) if verb == "embark" else method(seat, thing)
        assert self.drawn == []

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
            self.golds_looked_at = self.gold.look(seat, self.next, "gold")
            self.combat_looked_at = self.combat.look(seat, self.next, "draw")
        elif pirate == "tembo" and self.combat.size() > 1:
            self.tembo = [self.combat.look(seat, self.next, "draw") for _ in range(2)]
            self.looked_at = [slot.card for slot in self.tembo]
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
        kept, left = (self.gold, self.combat) if what == "gold" else (self.combat, self.gold)
        slots = {id(self.gold): self.golds_looked_at, id(self.combat): self.combat_looked_at}
        kept.receive(seat, slots[id(kept)])
        left.under.append(slots[id(left)])
        self.use_over()

    def keep(self, seat: int, card: str) -> None:
        self.combat.keep_one(seat, card, self.looked_at)
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
