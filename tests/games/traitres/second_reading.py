"""The book of Traîtres à bord read a second time: plain lists and dictionaries that share nothing with the rules.

It is told what was done and what was drawn, in words, and says what must then be so.
"""

from collections import Counter
from dataclasses import dataclass, field

from quarterdeck.games.traitres.components import Components
from quarterdeck.games.traitres.options import TraitresOptions

LOOT = {"plus": 1, "zero": 0, "minus": -2}


@dataclass
class Laid:
    """A card that was laid in the chest, the lays it may come from, and who knows it where it lies."""

    card: str
    place: int
    lays: set[int]
    knowers: set[int] = field(default_factory=set)


class SecondReading:
    """A game, followed from outside."""

    def __init__(self, players: int, data: Components, options: TraitresOptions, drawn: list[str]) -> None:
        self.seats = list(range(players))
        self.options, self.drawn, self.size = options, drawn, data.hand
        [crew] = [crew for crew in data.crews if crew.players == players]
        self.target = crew.target
        self.roles = [self.next(f"role {seat}") for seat in self.seats]
        assert Counter(self.roles) == Counter(pirate=crew.pirates, mutineer=crew.mutineers)
        planks = {"book": crew.planks, "light": crew.light}[options.planks]
        self.loose = Counter({card.name: card.copies for card in data.cards} | {"plank": planks})  # in no order
        self.top: list[tuple[str, int]] = []  # put on the pile, and by whom; the last one is drawn first
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.fresh = [0 for _ in self.seats]
        self.drew: list[tuple[int, str]] = []  # with the last action
        for seat in self.seats:
            for _ in range(self.size):
                self.draw(seat)
        self.first = int(self.next("first"))
        self.planks = [0 for _ in self.seats]
        self.aboard = list(self.seats)
        self.lays: list[tuple[int, str, str]] = []  # by whom, what was announced, the card
        self.chest: list[Laid] = []
        self.looks: list[tuple[int, list[int], set[int], Counter[str]]] = []  # by whom, at which places, what was seen
        self.used: list[str] = []
        self.thrown_out: list[Laid] = []
        self.thrown_away: list[tuple[int, list[str]]] = []
        self.using = ""
        self.looked_at: list[str] = []
        self.returning = 0
        self.places = 0
        self.clause, self.won = "", ""
        self.opener: int | None = None
        self.turn, self.what = self.first, "turn"

    def next(self, name: str) -> str:
        words = self.drawn.pop(0)
        assert words.startswith(name), f"{words} instead of {name}"
        return words.split()[-1]

    # The pile

    def pile(self) -> int:
        return self.loose.total() + len(self.top)

    def draw(self, seat: int) -> None:
        if self.top:
            card, _ = self.top.pop()
        else:
            card = self.next(f"draw {seat}")
            self.loose[card] -= 1
            assert self.loose[card] >= 0
        self.hands[seat].append(card)
        self.fresh[seat] += 1
        self.drew.append((seat, card))

    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.fresh[self.turn] = 0

    def discards(self) -> int:
        return len(self.used) + len(self.thrown_out) + sum(len(hand) for _, hand in self.thrown_away)

    # What may be done

    def asked(self) -> list[int]:
        return [] if self.what == "over" else [self.turn]

    def choices(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.what == "spyglass":
            return {f"put {card}" for card in self.looked_at}
        if self.what == "catch":
            return {f"return {card}" for card in hand}
        others = [seat for seat in self.aboard if seat != self.turn]
        choices = {"open"} if self.roles[self.turn] == "pirate" else set()
        for card in hand:
            if card in LOOT:
                choices |= {f"lay {card} saying {value}" for value in LOOT}
            elif card in ("pockets", "plank"):
                choices |= {f"{card} {seat}" for seat in others}
            else:
                choices.add(card)
        return choices

    # Doing it

    def do(self, seat: int, words: str, drawn: list[str]) -> None:
        self.drawn = drawn
        assert seat in self.asked()
        assert words in self.choices()
        self.drew = []
        verb, *things = words.split()
        if verb == "open":
            self.open()
        elif verb == "lay":
            self.lay(things[0], things[2])
        elif verb == "put":
            self.put(things[0])
        elif verb == "return":
            self.give_back(things[0])
        else:
            self.play(verb)
            self.using = verb
            if verb == "spyglass":
                self.spyglass()
            elif verb == "riddance":
                self.riddance()
            elif verb == "catch":
                self.catch()
            elif verb == "pockets":
                self.pockets(int(things[0]))
            else:
                self.plank(int(things[0]))
        assert self.drawn == []

    def lay(self, card: str, value: str) -> None:
        self.play(card)
        self.chest.append(Laid(card, self.places, {len(self.lays)}, {self.turn}))
        self.places += 1
        self.lays.append((self.turn, value, card))
        self.end_turn()

    def spyglass(self) -> None:
        seen = self.chest[-3:]
        together = {lay for laid in seen for lay in laid.lays}
        if seen:
            kinds = Counter(laid.card for laid in seen)
            self.looks.append((self.turn, [laid.place for laid in seen], together, kinds))
        if len(seen) < 2:
            for laid in seen:
                laid.knowers.add(self.turn)
            self.effect_over()
            return
        self.looked_at = [laid.card for laid in seen]
        for laid in seen:
            laid.card, laid.lays, laid.knowers = "", set(together), {self.turn}
        self.what = "spyglass"

    def put(self, card: str) -> None:
        self.looked_at.remove(card)
        self.chest[-1 - len(self.looked_at)].card = card
        if len(self.looked_at) == 1:
            self.chest[-1].card = self.looked_at.pop()
            self.effect_over()

    def riddance(self) -> None:
        for _ in range(2):
            if self.chest:
                self.thrown_out.append(self.chest.pop())
        self.effect_over()

    def catch(self) -> None:
        number = min(3, self.pile())
        for _ in range(number):
            self.draw(self.turn)
        self.returning = number - 1
        if not self.returning:
            self.effect_over()
        elif self.pile() == 0 and self.options.empty_pile == "instant":
            self.over("mutineer", "T7.3")
        else:
            self.what = "catch"

    def give_back(self, card: str) -> None:
        self.play(card)
        self.top.append((card, self.turn))
        self.returning -= 1
        if not self.returning:
            self.effect_over()

    def pockets(self, victim: int) -> None:
        self.throw_away(victim)
        for _ in range(min(self.size, self.pile())):
            self.draw(victim)
        self.effect_over()

    def plank(self, victim: int) -> None:
        self.planks[victim] += 1
        self.using = ""
        if self.planks[victim] == 3:
            self.used += ["plank", "plank", "plank"]
            self.planks[victim] = 0
            self.aboard.remove(victim)
            self.throw_away(victim)
        if not self.tested():
            self.end_turn()

    def throw_away(self, victim: int) -> None:
        self.thrown_away.append((victim, self.hands[victim]))
        self.hands[victim] = []
        self.fresh[victim] = 0

    # Ends

    def effect_over(self) -> None:
        card, self.using = self.using, ""
        self.used.append(card)
        if self.tested():
            return
        if card == "catch":
            self.next_turn()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.draw(self.turn)
        if not self.tested():
            self.next_turn()

    def next_turn(self) -> None:
        self.what = "turn"
        self.turn = (self.turn + 1) % len(self.seats)
        while self.turn not in self.aboard:
            self.turn = (self.turn + 1) % len(self.seats)

    def tested(self) -> bool:
        aboard = Counter(self.roles[seat] for seat in self.aboard)
        ends = {
            "T7.1": ("pirate", aboard["mutineer"] == 0),
            "T7.2": ("mutineer", aboard["mutineer"] == aboard["pirate"]),
            "T7.3": ("mutineer", self.pile() == 0),
        }
        true = [(winner, clause) for clause, (winner, ended) in ends.items() if ended]
        assert len(true) <= 1
        for winner, clause in true:
            self.over(winner, clause)
        return len(true) == 1

    def open(self) -> None:
        self.opener = self.turn
        self.over("pirate" if self.total() >= self.target else "mutineer", "T8.2")

    def total(self) -> int:
        return sum(LOOT[laid.card] for laid in self.chest)

    def over(self, winner: str, clause: str) -> None:
        self.what, self.won, self.clause = "over", winner, clause

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.roles[seat] == self.won]
