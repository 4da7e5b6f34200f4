"""Every course a game of Traîtres à bord may have taken, by all that one viewer has seen, step by step.

Courses are found by the naive referee, without asking the game what is told or remembered; the rules play along in
each of them. What others did unseen and what chance gave them may have been anything that looks alike.
"""

import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Protocol, cast

import msgspec

from quarterdeck.core.luck import Draw, ScriptedLuck, Wish
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import Setting, State
from quarterdeck.core.telling import Notebook, Telling
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.knowledge.view import LootCard, TraitresView
from tests.referees.traitres import Traitres
from tests.referees.traitres_sight import drew, hidden, sight, table

SHARED = ("record", "data", "options", "seats")  # of a course and its copies
POINTS = {chance.name: point for point, chance in enumerate(TRAITRES.chances)}


class Otherwise(Exception):
    """This is not what the viewer saw."""


class Way(Protocol):
    """Says what chance brings."""

    def next(self, name: str, possible: list[str]) -> str: ...


class Script:
    """What came, in order."""

    def __init__(self, drawn: list[str]) -> None:
        self.drawn = drawn

    def next(self, name: str, possible: list[str]) -> str:
        asked, word = self.drawn.pop(0).rsplit(" ", 1)
        assert asked == name
        assert word in possible
        return word


class Path:
    """The viewer's draws come as they did; all others follow a path, and ways to leave it later are noted."""

    def __init__(self, viewer: int, seen: list[str], choices: list[str]) -> None:
        self.viewer, self.seen, self.choices = viewer, list(seen), list(choices)
        self.step = 0
        self.branches: list[list[str]] = []
        self.wishes: list[Wish] = []

    def next(self, name: str, possible: list[str]) -> str:
        kind, *seat = name.split()
        if not seat or int(seat[0]) == self.viewer:
            if not self.seen:
                raise Otherwise
            asked, word = self.seen.pop(0).rsplit(" ", 1)
            if asked != name or word not in possible:
                raise Otherwise
        else:
            if self.step == len(self.choices):
                self.branches += [[*self.choices, other] for other in possible[1:]]
                self.choices.append(possible[0])
            word = self.choices[self.step]
            self.step += 1
        self.wishes.append(Wish(POINTS[kind], TRAITRES.chances[POINTS[kind]].things.words.index(word)))
        return word


class Course(Traitres):
    """A game of the naive referee that asks somebody else than a record what chance brings."""

    def __init__(self, record: dict[str, Any], way: Way) -> None:
        super().__init__(record)
        self.way: Way | None = way
        self.deal()
        self.way = None

    def draw(self, name: str, possible: dict[str, int]) -> str:
        assert self.way is not None
        return self.way.next(name, [thing for thing, number in possible.items() if number > 0])

    def draw_for(self, seat: int, name: str, possible: dict[str, int]) -> str:
        return self.draw(f"{name} {seat}", possible)

    def go(self, seat: int, words: str, way: Way) -> None:
        """Somebody does something, and chance goes this way."""
        self.way, self.told = way, []
        self.do(seat, words)
        self.way = None

    def fork(self) -> "Course":
        """An independent copy; the box and the options, which nothing changes, are shared."""
        return cast(Course, pickle.loads(pickle.dumps(self)))._share(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in SHARED}

    def _share(self, other: "Course") -> "Course":
        vars(self).update({name: getattr(other, name) for name in SHARED})
        return self


class World:
    """A course, the same game of the rules, and what the rules have just told the viewer."""

    def __init__(self, course: Course, state: State, told: list[Telling]) -> None:
        self.course, self.state, self.told = course, state, told


class Courses:
    """The worlds that fit all a viewer has seen so far, each once."""

    def __init__(self, referee: Referee, viewer: int) -> None:
        self.referee, self.viewer = referee, viewer
        self.entries = self.told = 0
        self.worlds: dict[Hashable, World] = {}
        drawn, seen = self.drawn()
        record = {
            "game": "traitres",
            "seats": list(referee.seats),
            "options": msgspec.to_builtins(referee.options),
            "data": msgspec.to_builtins(referee.data),
            "log": [],
        }
        self.truth = Course(record, Script(drawn))
        for course, wishes in self.ways(seen, lambda path: Course(record, path)):
            notebook = Notebook()
            self.add(course, referee.setting.new(ScriptedLuck(wishes), notebook), notebook)

    def follow(self, seat: int, words: str) -> None:
        """Somebody has just done something."""
        drawn, seen = self.drawn()
        self.truth.go(seat, words, Script(drawn))
        worlds, self.worlds = self.worlds, {}
        for world in worlds.values():
            for possible in world.course.asked()[seat]:
                if possible == words or (seat != self.viewer and shown(possible) == shown(words)):
                    self.go_on(world, seat, possible, seen)

    def go_on(self, world: World, seat: int, words: str, seen: list[str]) -> None:
        """Somebody does something in a world."""

        def go(path: Path) -> Course:
            course = world.course.fork()
            course.go(seat, words, path)
            return course

        for course, wishes in self.ways(seen, go):
            state, notebook = world.state.copy(), Notebook()
            luck = ScriptedLuck(wishes)
            state.apply(seat, TRAITRES.alphabet.action(words), luck, notebook)
            assert luck.spent()
            self.add(course, state, notebook)

    def drawn(self) -> tuple[list[str], list[str]]:
        """What chance has just given, and what the viewer saw of it."""
        drawn: list[str] = []
        seen: list[str] = []
        for entry in self.referee.entries[self.entries :]:
            if isinstance(entry, Draw):
                chance = TRAITRES.chances[entry.point]
                word = chance.things.words[entry.thing]
                drawn.append(f"{chance.name} {word}" if chance.seen == "all" else f"{chance.name} {entry.seat} {word}")
                if chance.seen == "all" or entry.seat == self.viewer:
                    seen.append(drawn[-1])
        self.entries = len(self.referee.entries)
        return drawn, seen

    def ways(self, seen: list[str], go: Callable[[Path], Course]) -> Iterator[tuple[Course, list[Wish]]]:
        """Every way chance may have gone, by what the viewer saw of it."""
        choices: list[list[str]] = [[]]
        while choices:
            path = Path(self.viewer, seen, choices.pop())
            try:
                course = go(path)
            except Otherwise:
                pass
            else:
                if not path.seen:
                    yield course, path.wishes
            choices += path.branches

    def add(self, course: Course, state: State, notebook: Notebook) -> None:
        """Keep a world if it looks to the viewer as the truth does."""
        if all(look(course) == look(self.truth) for look in (table, ended, self.sight, self.drew)):
            self.worlds[hidden(course)] = World(course, state, [told.to(self.viewer) for told in notebook.told])

    def sight(self, course: Course) -> object:
        return sight(course, self.viewer)

    def drew(self, course: Course) -> object:
        return drew(course, self.viewer)


def ended(course: Course) -> object:
    """How the game ended, which all see."""
    return course.outcome


def shown(words: str) -> str:
    """What the others see of an action (T3.1, T4.2, T4.4)."""
    verb, *things = words.split()
    if verb == "lay":
        return f"lay something saying {things[2]}"
    return f"{verb} something" if verb in ("put", "return") else words


def arrangement(setting: Setting, state: State) -> Hashable:
    """What is hidden in a state of the rules, as `hidden` names it: each part by the view of a seat that knows it."""
    views = [cast(TraitresView, setting.view(state, seat)) for seat in range(setting.players)]
    table = views[0]
    looked_at = views[table.turn].looked_at
    in_hand = [card.number for card in table.chest[len(table.chest) - len(looked_at) :]]
    thrown = [(lost.by, views[lost.by].thrown_away[number].card) for number, lost in enumerate(table.thrown_away)]

    def card(sort: str, number: int, loot: LootCard) -> tuple[int, str]:
        known = cast(LootCard, getattr(views[loot.known_by[0]], sort)[number])
        return loot.number, "" if loot.number in in_hand else str(known.card)

    return (
        tuple(str(view.role) for view in views),
        tuple(tuple(sorted(view.hand or ())) for view in views),
        tuple(str(views[lay.by].lays[number].card) for number, lay in enumerate(table.lays)),
        tuple(card("chest", number, loot) for number, loot in enumerate(table.chest)),
        tuple(card("thrown_out", number, loot) for number, loot in enumerate(table.thrown_out)),
        tuple(sorted(Counter(thrown).items())),
        tuple((str(views[top.by].top[number].card), top.by) for number, top in enumerate(table.top)),
        tuple(sorted(looked_at)),
    )
