"""The frame of the naive referees: reads a record as plain JSON and walks it, sharing nothing with Quarterdeck.

A game's own referee says who is asked for what, what chance may bring, what is told and how the game ends.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

GAMES = Path(__file__).parents[2] / "src" / "quarterdeck" / "games"

ONLOOKER = -1

Asked = dict[int, set[str]]
Outcome = dict[str, Any]

_DID = re.compile(r"(\d+): (.+)")
_SAID = re.compile(r"(\d+) says: (.+)")
_COUNTED = re.compile(r"(.+) \((\d+) of (\d+)\)")


class Refused(Exception):
    """What stands in a record cannot have happened."""


@dataclass(frozen=True)
class Drawn:
    """What came of a chance, and everything that might have, with how many equally likely outcomes each had."""

    name: str
    thing: str
    possible: dict[str, int]


@dataclass(frozen=True)
class Told:
    """One thing that all were told, with the slots that a naive referee answers for."""

    clause: str
    key: str
    slots: dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """One thing that stands in a log: a draw (no seat), an action or a statement. `number` is its line, from 1."""

    number: int
    kind: str  # "draw", "action" or "statement"
    words: str
    seat: int = -1
    outcomes: tuple[int, int] | None = None  # k of n, where the record says it

    def __str__(self) -> str:
        who = {"draw": "", "action": f"{self.seat}: ", "statement": f"{self.seat} says: "}[self.kind]
        return f"line {self.number}, “{who}{self.words}”"


@dataclass(frozen=True)
class Step:
    """What is so after the deal (no entry), an action or a statement."""

    entry: Entry | None
    drawn: list[Drawn]
    told: list[Told]
    asked: Asked
    snapshot: dict[str, Any]
    outcome: Outcome | None


class NaiveReferee:
    """A game read from its record. Games fill in `deal`, `asked`, `do`, and what they like of the rest.

    `TELLS` are the keys of the tellings that a game's referee answers for, all of them: whatever Quarterdeck tells by
    these keys must be told here too, by the same clause, with the slots named here (and perhaps others).
    """

    TELLS: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.drawn: list[Drawn] = []
        self.told: list[Told] = []
        self.outcome: Outcome | None = None
        self.players = len(record["seats"])
        self.seats = list(range(self.players))
        self.options: dict[str, Any] = self.record.get("options", {})
        data = self.record.get("data")
        self.data: dict[str, Any] = data if isinstance(data, dict) else own_components(self.record["game"])
        self.entries = entries(self.record["log"])
        self.spoke: set[int] = set()

    # Each game's own

    def deal(self) -> None:
        """Everything before the first action."""
        raise NotImplementedError

    def asked(self) -> Asked:
        """Who must decide now, and all that each of them may do, in words; nobody when the game is over."""
        raise NotImplementedError

    def do(self, seat: int, words: str) -> None:
        """Carry out what a seat does; it is one of the things that were asked for."""
        raise NotImplementedError

    def sayable(self, words: str) -> bool:
        """Whether the game has a statement of these words."""
        return False

    def snapshot(self) -> dict[str, Any]:
        """Whatever else must be so now: what lies where, by names that the comparing side knows."""
        return {}

    # In all games

    def option(self, name: str, default: object) -> Any:
        """What the table chose, or the default that the clauses name first."""
        return self.options.get(name, default)

    def draw(self, name: str, possible: dict[str, int]) -> str:
        """What chance brought next: the record must say it, and it must be possible."""
        bag = {thing: number for thing, number in possible.items() if number > 0}
        if not self.entries or self.entries[0].kind != "draw":
            raise Refused(
                f"“{name}” is due and not written down before {self.entries[0] if self.entries else 'the end'}"
            )
        entry = self.entries.pop(0)
        kind, thing = entry.words.split(" ", 1)
        if kind != name or thing not in bag:
            raise Refused(f"{entry} cannot come where “{name}” is due of {bag}")
        if entry.outcomes is not None:
            k, n = entry.outcomes
            if n != sum(bag.values()) or k >= n:
                raise Refused(f"{entry} counts {n} outcomes of {bag}")
        self.drawn.append(Drawn(name, thing, bag))
        return thing

    def tell(self, clause: str, key: str, **slots: object) -> None:
        """Everybody is told this."""
        self.told.append(Told(clause, key, slots))

    def end(
        self, clause: str, winners: list[int], scores: list[int] | None = None, teams: list[str] | None = None
    ) -> None:
        """The game is over."""
        self.outcome = {"clause": clause, "winners": winners, "scores": scores or [], "teams": teams or []}

    def steps(self) -> Iterator[Step]:
        """Walk the record; raises `Refused` at the first entry that cannot be."""
        self.deal()
        step = self.step(None)
        yield step
        while self.entries:
            entry = self.entries.pop(0)
            if entry.kind == "draw":
                raise Refused(f"nothing is drawn at {entry}")
            if entry.kind == "statement":
                self.hear(entry)
            else:
                if entry.words not in step.asked.get(entry.seat, set()):
                    raise Refused(f"{entry} is none of {step.asked}")
                self.spoke = set()
                self.do(entry.seat, entry.words)
            step = self.step(entry)
            yield step

    def hear(self, entry: Entry) -> None:
        """One statement of a seat between two actions, of words that the game has."""
        if entry.seat not in self.seats or entry.seat in self.spoke or not self.sayable(entry.words):
            raise Refused(f"{entry} cannot be said now")
        self.spoke.add(entry.seat)

    def step(self, entry: Entry | None) -> Step:
        drawn, told = self.drawn, self.told
        self.drawn, self.told = [], []
        return Step(entry, drawn, told, self.asked(), self.snapshot(), self.outcome)


def entries(log: list[str]) -> list[Entry]:
    """The entries of a log; a line may hold several outcomes of chance."""
    found = []
    for number, line in enumerate(log, start=1):
        if did := _DID.fullmatch(line):
            found.append(Entry(number, "action", did[2], int(did[1])))
        elif said := _SAID.fullmatch(line):
            found.append(Entry(number, "statement", said[2], int(said[1])))
        elif counted := _COUNTED.fullmatch(line):
            found.append(Entry(number, "draw", counted[1], outcomes=(int(counted[2]), int(counted[3]))))
        else:
            name, *things = line.split()
            found += [Entry(number, "draw", f"{name} {thing}") for thing in things]
    return found


@cache
def own_components(game: str) -> dict[str, Any]:
    """What lies in a game's own box."""
    return tomllib.loads((GAMES / game / "box" / "components.toml").read_text(encoding="utf-8"))


def bag_of(things: dict[str, int] | Counter[str]) -> dict[str, int]:
    """A bag without the kinds that are used up, as `snapshot` compares it."""
    return {thing: number for thing, number in sorted(things.items()) if number}


def seen_by_all(seats: list[int], table: dict[str, Any], sight: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
    """What stands on the table, and what everybody knows, whoever looks on (`ONLOOKER`) included."""
    seen = dict(table)
    for viewer in (ONLOOKER, *seats):
        seen |= {f"{viewer} {name}": value for name, value in sight(viewer).items()}
    return seen
