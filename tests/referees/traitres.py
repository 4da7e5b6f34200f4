"""A naive referee of Traîtres à bord, from the clauses alone: the cards as lists of words, moved by hand.

The pile and the hands are in `traitres_cards`, what each viewer may know in `traitres_sight`, what is told and said in
`traitres_words`.
"""

from collections import Counter
from typing import Any, ClassVar

from tests.referees.naive import Asked
from tests.referees.traitres_cards import Cards
from tests.referees.traitres_sight import sights
from tests.referees.traitres_words import LOOT, TELLS, sayable

Laid = dict[str, Any]  # a card of the chest: which, its place, the lays it may come from, who knows it where it lies


class Traitres(Cards):
    """A game, followed from outside."""

    TELLS: ClassVar[dict[str, tuple[str, ...]]] = TELLS

    def deal(self) -> None:
        """T1.1 to T1.4"""
        crew = next(crew for crew in self.data["crews"] if crew["players"] == self.players)
        self.target: int = crew["target"]
        self.set_up_cards(crew["light"] if self.option("planks", "book") == "light" else crew["planks"])
        self.roles: list[str] = []
        self.planks = [0 for _ in self.seats]
        self.aboard = list(self.seats)
        self.lays: list[tuple[int, str, str]] = []  # by whom, what was announced, the card
        self.chest: list[Laid] = []
        self.places = 0
        self.looks: list[tuple[int, list[int], set[int], Counter[str]]] = []  # by whom, which places and lays, what
        self.used: list[str] = []
        self.using = ""
        self.thrown_out: list[Laid] = []
        self.looked_at: list[str] = []
        self.returning = 0
        self.opener: int | None = None
        mates = crew["mutineers"] - 1 if self.option("mutineers_know", False) else 0
        undealt = Counter(pirate=crew["pirates"], mutineer=crew["mutineers"])
        for seat in self.seats:
            self.roles.append(self.draw_for(seat, "role", undealt))
            undealt[self.roles[-1]] -= 1
            self.tell("T1.1", "role-dealt", seat=seat)
            for _ in range(mates):
                self.tell("T1.1", "mates-told", seat=seat)
        for seat in self.seats:
            for _ in range(self.size):
                self.take(seat)
            self.tell("T1.2", "dealt", seat=seat, number=self.size)
        self.first = int(self.draw("first", dict.fromkeys(map(str, self.seats), 1)))
        self.tell("T1.4", "first-drawn", seat=self.first)
        self.turn, self.what = self.first, "turn"

    # T2 A turn

    def asked(self) -> Asked:
        if self.what == "over":
            return {}
        hand = self.hands[self.turn]
        if self.what == "spyglass":
            return {self.turn: {f"put {card}" for card in self.looked_at}}
        if self.what == "catch":
            return {self.turn: {f"return {card}" for card in hand}}
        choices = {"open"} if self.roles[self.turn] == "pirate" else set()  # T2.1, T8.1
        for card in hand:
            if card in LOOT:
                choices |= {f"lay {card} saying {value}" for value in LOOT}  # T3.4
            elif card in ("pockets", "plank"):
                choices |= {f"{card} {seat}" for seat in self.aboard if seat != self.turn}  # T4.5, T4.6
            else:
                choices.add(card)
        return {self.turn: choices}

    def do(self, seat: int, words: str) -> None:
        self.drew = []
        verb, *things = words.split()
        if verb == "open":
            self.open_chest()
        elif verb == "lay":
            self.lay(seat, things[0], things[2])
        elif verb == "put":
            self.put(seat, things[0])
        elif verb == "return":
            self.give_back(seat, things[0])
        else:
            self.use(seat, verb, *[int(thing) for thing in things])

    def end_turn(self) -> None:
        """T2.3"""
        self.take_some(self.turn, 1, "T2.3")
        if not self.tested():
            self.next_turn()

    def next_turn(self) -> None:
        self.what = "turn"
        self.turn = (self.turn + 1) % self.players
        while self.turn not in self.aboard:
            self.turn = (self.turn + 1) % self.players

    # T3 Laying loot

    def lay(self, seat: int, card: str, value: str) -> None:
        self.give(card)
        self.chest.append({"card": card, "place": self.places, "lays": {len(self.lays)}, "knowers": {seat}})
        self.places += 1
        self.lays.append((seat, value, card))
        self.tell("T3.1", "laid", seat=seat, claim=value, number=len(self.chest))
        self.end_turn()

    # T4 Actions

    def use(self, seat: int, card: str, victim: int = -1) -> None:
        """T4.1"""
        self.give(card)
        self.using = card
        if card == "spyglass":
            self.spyglass(seat)
        elif card == "riddance":
            self.riddance(seat)
        elif card == "catch":
            self.catch(seat)
        elif card == "pockets":
            self.empty_pockets(seat, victim)
        else:
            self.plank(seat, victim)

    def effect_over(self) -> None:
        card, self.using = self.using, ""
        self.used.append(card)
        if self.tested():
            return
        if card == "catch":
            self.next_turn()
        else:
            self.end_turn()

    def spyglass(self, seat: int) -> None:
        """T4.2, T4.7, T3.3"""
        seen = self.chest[-3:]
        self.tell("T4.2" if seen else "T4.7", "used-spyglass", seat=seat, number=len(seen))
        if seen:
            together = {lay for laid in seen for lay in laid["lays"]}
            kinds = Counter(laid["card"] for laid in seen)
            self.looks.append((seat, [laid["place"] for laid in seen], together, kinds))
            self.tell("T4.2", "looked", seat=seat, number=len(seen))
        if len(seen) < 2:
            for laid in seen:
                laid["knowers"].add(seat)
            self.effect_over()
            return
        self.looked_at = [laid["card"] for laid in seen]
        for laid in seen:
            laid.update(card="", lays=set(together), knowers={seat})
        self.what = "spyglass"

    def put(self, seat: int, card: str) -> None:
        """T4.2: from the lowest to the top; the last one has only one place left."""
        self.looked_at.remove(card)
        self.chest[-1 - len(self.looked_at)]["card"] = card
        self.tell("T4.2", "put-back", seat=seat, left=len(self.looked_at))
        if len(self.looked_at) == 1:
            self.chest[-1]["card"] = self.looked_at.pop()
            self.effect_over()

    def riddance(self, seat: int) -> None:
        """T4.3, T4.7"""
        thrown = self.chest[-2:]
        self.tell("T4.3" if thrown else "T4.7", "used-riddance", seat=seat, number=len(thrown))
        self.chest = self.chest[: len(self.chest) - len(thrown)]
        self.thrown_out += thrown
        self.effect_over()

    def catch(self, seat: int) -> None:
        """T4.4, T7.3"""
        self.tell("T4.4", "used-catch", seat=seat)
        number = min(3, self.pile())
        self.take_some(seat, number, "T4.4")
        self.returning = number - 1
        if self.returning == 0:
            self.effect_over()
        elif self.pile() == 0 and self.option("empty_pile", "after_effect") == "instant":
            self.tell("T7.3", "pile-empty")
            self.over("T7.3", "mutineer")
        else:
            self.what = "catch"

    def give_back(self, seat: int, card: str) -> None:
        self.give(card)
        self.top.append((card, seat))
        self.returning -= 1
        self.tell("T4.4", "returned", seat=seat, left=self.returning)
        if self.returning == 0:
            self.effect_over()

    def empty_pockets(self, seat: int, victim: int) -> None:
        """T4.5"""
        self.tell("T4.5", "used-pockets", seat=seat, to=victim)
        self.throw_away(victim, "T4.5")
        self.take_some(victim, min(self.size, self.pile()), "T4.5")
        self.effect_over()

    def plank(self, seat: int, victim: int) -> None:
        """T4.6, T5.1"""
        self.planks[victim] += 1
        self.using = ""
        self.tell("T4.6", "used-plank", seat=seat, to=victim, number=self.planks[victim])
        if self.planks[victim] == 3:
            self.tell("T5.1", "overboard", seat=victim, role=self.roles[victim])
            self.used += ["plank"] * 3
            self.planks[victim] = 0
            self.aboard.remove(victim)
            self.throw_away(victim, "T5.1")
        if not self.tested():
            self.end_turn()

    # T6 Talk

    def sayable(self, words: str) -> bool:
        return sayable(words, self.players)

    # T7, T8 The end

    def tested(self) -> bool:
        """T7.1 to T7.4"""
        roles = Counter(self.roles[seat] for seat in self.aboard)
        if roles["mutineer"] == 0:
            self.tell("T7.1", "mutineers-gone")
            self.over("T7.1", "pirate")
        elif roles["mutineer"] == roles["pirate"]:
            self.tell("T7.2", "sides-even", number=roles["mutineer"])
            self.over("T7.2", "mutineer")
        elif self.pile() == 0:
            self.tell("T7.3", "pile-empty")
            self.over("T7.3", "mutineer")
        return self.what == "over"

    def total(self) -> int:
        return sum(LOOT[laid["card"]] for laid in self.chest)

    def open_chest(self) -> None:
        """T8.1 to T8.3"""
        self.opener = self.turn
        self.tell("T8.1", "opened-chest", seat=self.turn)
        cards, total = [laid["card"] for laid in self.chest], self.total()
        full = total >= self.target
        self.tell("T8.2", "chest-full" if full else "chest-short", cards=cards, total=total, target=self.target)
        self.over("T8.2", "pirate" if full else "mutineer")

    def over(self, clause: str, role: str) -> None:
        """T8.4, G1.8"""
        self.what = "over"
        if self.opener is None:
            self.tell("G1.8", "chest-left", cards=[laid["card"] for laid in self.chest], total=self.total())
        self.tell("T8.4", "team-won", role=role)
        winners = [seat for seat in self.seats if self.roles[seat] == role]
        for seat in winners:
            self.tell("T8.4", "won", seat=seat)
        self.end(clause, winners, teams=list(self.roles))

    def snapshot(self) -> dict[str, Any]:
        return sights(self)
