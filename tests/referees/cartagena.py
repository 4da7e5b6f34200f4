"""A naive referee of Cartagena, from the clauses alone: the voyage (C1 to C4), with piles and rows as lists.

What pirates do is in `cartagena_pirates`, the mutiny in `cartagena_mutiny`, what viewers know in `cartagena_sight`.
"""

from typing import Any, ClassVar

from tests.referees.cartagena_piles import Pile
from tests.referees.cartagena_pirates import CLAUSES, Pirates
from tests.referees.cartagena_sight import sights
from tests.referees.cartagena_words import TELLS
from tests.referees.naive import Asked

PIRATES = [*CLAUSES, "ghost"]


class Cartagena(Pirates):
    """A game, followed from outside."""

    TELLS: ClassVar[dict[str, tuple[str, ...]]] = TELLS

    # C1 Set-up

    def deal(self) -> None:
        """C1.1, C1.2"""
        tracks = {track["name"]: track for track in self.data["tracks"]}
        self.track: dict[str, Any] = tracks[self.option("track", "volcano_first")]
        self.ship: int = self.track[{2: "volcano", 3: "treasure", 4: "coin"}[self.players]]
        self.combat = Pile(self.data["combat"], self.seats, lambda loose: self.draw("draw", loose))
        self.gold = Pile(self.data["gold"], self.seats, lambda loose: self.draw("gold", loose))
        self.dealer = int(self.draw("first", {str(seat): 1 for seat in self.seats}))
        self.tell("C1.2", "dealer-drawn", seat=self.dealer)
        for seat in self.seats:
            for card in ("pink-1", "grey-1"):
                self.combat.deal(seat, card)
            self.tell("C1.1", "dealt", seat=seat, cards=list(self.combat.hands[seat]))
        self.coins = [1 for _ in self.seats]
        self.island: int = self.data["coins"] - self.players
        self.sides = ["" for _ in self.seats]
        self.sailors = [str(value) for value in range(1, 2 * self.data["duels"] + 1)]  # not placed
        self.spaces: dict[str, list[str]] = {}  # the sailors of a letter, Valverde's first
        self.lifeboat = ""
        self.storms = 0
        self.round = 1
        self.doors: int = self.players + self.data["doors"]
        self.set_up_pirates()
        self.set_up_mutiny()
        self.begin_round()

    # C2 A round of the voyage

    def begin_round(self) -> None:
        """C2.1"""
        self.clear_row()
        self.tell("C2.1", "round-begins", number=self.round, seat=self.dealer, doors=self.doors)
        self.to_come = self.seats[self.dealer :] + self.seats[: self.dealer]
        self.next_turn()

    def clear_row(self) -> None:
        self.row: list[str] = []  # revealed
        self.usable: list[str] = []
        self.sate = 1

    def next_turn(self) -> None:
        """C2.2, C2.3: where nothing lies face up the next one must be revealed (G1.4)."""
        if not self.to_come:
            self.end_round()
            return
        self.turn = self.to_come.pop(0)
        self.may_use = list(self.usable)
        self.ask(self.turn, "turn")
        if not self.may_use:
            self.knock()

    def knock(self) -> None:
        """C2.3, C2.4, C2.6"""
        pirate = self.draw("cabin", {name: 1 for name in PIRATES if name not in (*self.row, self.lifeboat)})
        self.row.append(pirate)
        left = self.doors - len(self.row)
        self.tell("C2.3", "opened", seat=self.turn, pirate=pirate, left=left)
        if pirate == "ghost":
            self.tell("C2.6", "haunted", seat=self.turn)
            self.turn_over()
            return
        self.usable.append(pirate)
        self.may_use = [pirate]
        if left == 0:
            self.tell("C2.4", "used", seat=self.turn, pirate=pirate)
            self.use(pirate)

    def turn_over(self) -> None:
        """C5.9"""
        if "sate" in self.usable:
            self.sate += 1
        self.next_turn()

    def use_over(self) -> None:
        """C2.5, C4.2"""
        if self.option("shortage", "end_of_round") == "immediate" and self.short():
            self.end_voyage()
        else:
            self.turn_over()

    def end_round(self) -> None:
        """C2.7"""
        squares = [self.ship + number for number in range(1, self.doors - len(self.row) + 1)]
        crossed = [square for square in squares if square <= self.track["mutiny"]]
        if crossed:
            self.ship = crossed[-1]
            left = self.track["mutiny"] - self.ship
            self.tell("C2.7", "sailed", number=len(crossed), square=self.ship, left=left)
        else:
            self.tell("C2.7", "stayed", square=self.ship)
        if self.ship == self.track["mutiny"] or self.short():
            self.end_voyage()
            return
        self.storms = len([square for square in crossed if square in self.track["storms"]])
        self.round += 1
        self.dealer = (self.dealer + 1) % self.players
        self.weather()

    # C3 Storms

    def weather(self) -> None:
        """C3.1, C3.3"""
        if self.storms == 0:
            self.begin_round()
        elif self.option("storm", "random") == "dealer_chooses":
            self.clear_row()
            self.ask(self.dealer, "storm")
        else:
            self.embark(self.draw("storm", {pirate: 1 for pirate in PIRATES if pirate != self.lifeboat}))

    def embark(self, pirate: str) -> None:
        self.lifeboat = pirate
        self.tell("C3.1", "storm", pirate=pirate)
        self.storms -= 1
        self.weather()

    # C4 End of the voyage

    def short(self) -> list[str]:
        """C4.2: the supplies that are used up."""
        left = {"combat": self.combat.size(), "gold": self.gold.size(), "coin": self.island}
        return [supply for supply, number in left.items() if number == 0]

    def end_voyage(self) -> None:
        """C4.1, C4.2, C6.2"""
        if self.ship == self.track["mutiny"]:
            self.tell("C4.1", "landed", square=self.ship)
        else:
            self.tell("C4.2", "shortage", supply=self.short()[0])
        self.lifeboat = ""
        self.clear_row()
        self.begin_mutiny()

    # What may be done

    def asked(self) -> Asked:
        return {seat: self.choices(seat) for seat in self.deciding}

    def choices(self, seat: int) -> set[str]:
        hand = self.combat.hands[seat]
        others = [other for other in self.seats if other != seat]
        rich = [other for other in others if self.coins[other]]
        choices: dict[str, set[str]] = {
            "turn": {f"use {pirate}" for pirate in self.may_use},
            "storm": {f"embark {pirate}" for pirate in PIRATES if pirate != self.lifeboat},
            "wessel-jan": {"finish", *[f"put {card}" for card in hand]},
            "dean-nero": {"finish", *self.trades(seat)},
            "diaz": {"take gold", "take combat"},
            "tembo": {f"keep {slot.card}" for slot in self.looked_at},
            "pang": {"take coin", "take combat"},
            "chang-ye": {"finish", *[f"rob {other}" for other in rich]},
            "bijoux": {"declare valverde", "declare diaz"},
            "ojo-declare": {"declare valverde", "declare diaz", "finish"},
            "ojo": {"finish", *[f"spy {other}" for other in others if self.sides[other]]},
            "place": {f"place {sailor}" for sailor in self.in_hand},
            "inspect": {"finish", *[f"inspect {letter}" for letter in self.spaces]},
            "lay": {f"lay {card}" for card in hand},
            "monkey": {"finish", *[f"rob {other}" for other in rich if other in self.mutineers]},
        }
        may = choices[self.what]
        if self.what == "turn" and len(self.row) < self.doors:
            may.add("knock")
        if self.what == "lay" and self.bout > 1:
            may.add("lay monkey")
        return may

    def do(self, seat: int, words: str) -> None:
        verb, *things = words.split()
        if verb == "use":
            self.tell("C2.3", "used", seat=seat, pirate=things[0])
            self.use(things[0])
        elif verb == "knock":
            self.knock()
        elif verb == "embark":
            self.embark(things[0])
        elif verb == "rob":
            self.rob(seat, int(things[0]))
        elif verb == "spy":
            self.spy(seat, int(things[0]))
        else:
            getattr(self, verb)(seat, *things)

    def snapshot(self) -> dict[str, Any]:
        return sights(self)
