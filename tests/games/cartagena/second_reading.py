"""The book of Cartagena read a second time: dictionaries and lists, slow and plain, sharing nothing with the rules.

It is told what was done and what was drawn, in words, and says what must then be so. Here is the voyage;
what pirates do is in `second_pirates`, the mutiny in `second_mutiny`.
"""

from collections import Counter

from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions
from tests.games.cartagena.second_piles import Pile
from tests.games.cartagena.second_pirates import SecondPirates

PIRATES = ["valverde", "diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang", "chang-ye", "sate", "bijoux"]
PIRATES += ["ojo", "cambivalute", "ghost"]


class SecondReading(SecondPirates):
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
        self.sailors = [str(value) for value in range(1, 2 * data.duels + 1)]  # not placed
        self.spaces: dict[str, list[str]] = {}  # the sailors of a letter, Valverde's first
        self.lifeboat = ""
        self.storms = 0
        self.round = 1
        self.set_up_pirates()
        self.set_up_mutiny()
        self.begin_round()

    def next(self, name: str) -> str:
        kind, word = self.drawn.pop(0).split()
        assert kind == name
        return word

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
            return {f"keep {slot.card}" for slot in self.looked_at}
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
