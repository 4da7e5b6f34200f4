"""The laws of replays: they show what the table showed, and nothing of what comes after.

An `Afternoon` is a table with all that happens at one: bots, stand-ins, take-backs, rewinds, hints, seats that change
hands, people who come and go, and a server that is killed. What its frames showed is kept.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.record import Record
from quarterdeck.table import agreeing, entries, undoing
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.opening import PERSON, plan_table, restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import Timing
from quarterdeck.wire.messages import Heard, Line, News
from quarterdeck.wire.news import news
from quarterdeck.wire.replaying import Eyes
from quarterdeck.wire.walking import Walk
from tests.under_test import GAMES_UNDER_TEST

# What a table tells of people and a record does not hold
UNRECORDED = ("went-away", "came-back", "game-paused", "game-resumed", "renamed", "seat-free")
STEPS = (
    entries.Answered,
    entries.Stated,
    entries.TookBack,
    entries.Rewound,
    entries.Hinted,
    entries.Resigned,
    entries.BrokenOff,
)
LIMIT = 60_000  # milliseconds of the clock; a decision that takes longer is a stand-in's
ACTS = 2  # one in so many commands brings the game on


@dataclass
class Seen:
    """What one viewer's frames showed: all that was told, and how things stood after each step."""

    since: int = -1
    told: list[Line] = field(default_factory=list)
    said: list[Heard] = field(default_factory=list)
    stood: dict[int, bytes] = field(default_factory=dict)
    lengths: dict[int, tuple[int, int]] = field(default_factory=dict)  # how much was told and said by then


class Afternoon:
    """One table from its opening to its end."""

    def __init__(self, name: str, players: int, number: int) -> None:
        self.game: Game = GAMES_UNDER_TEST[name]
        self.luck = FastLuck(seed_of(name, players, number, "afternoon"))
        self.alone = self.below(3) == 0
        bots = ["bosun", "deckhand"]
        kinds = [PERSON] + [
            PERSON if not self.alone and self.below(3) else bots[self.below(2)] for _ in range(players - 1)
        ]
        options = {option: values[self.below(len(values))] for option, values in self.game.offered().items()}
        key = bytes(self.below(256) for _ in range(32))
        opened = plan_table(
            *(self.game, kinds, options, bots),
            opener="person 0",
            key=key,
            invitations=[f"to {seat}" for seat in range(players)],
            timing=Timing(decision=LIMIT // 1000),
        )
        self.at = 0
        self.log: list[tuple[int, TableEntry]] = [(0, opened)]
        self.table = Table(self.game, opened, at=0)
        self.seen = {seat: Seen() for seat in (None, *range(players))}
        self.step_of: dict[int, int] = {}  # entries that are steps of the record
        self.fresh = 0
        for seat, kind in enumerate(kinds):
            if kind == PERSON:
                self.note(self.table.sit(f"person {seat}", f"to {seat}", f"Name {seat}", f"0{seat}", at=0))
        self.look()

    def below(self, n: int) -> int:
        return int(self.luck.below(n))

    def note(self, done: Sequence[TableEntry]) -> None:
        """Entries were appended, some of which are steps."""
        first = self.table.entries - len(done)
        for number, entry in enumerate(done, start=first):
            taken = isinstance(entry, entries.SatDown) and self.table.referee is not None and number > self.began
            handed = isinstance(entry, entries.HandedOver) and bool(entry.bot)
            if isinstance(entry, entries.GameBegan):
                self.began = number
                self.step_of[number] = 0
            elif isinstance(entry, STEPS) or taken or handed:
                self.step_of[number] = max(self.step_of.values()) + 1
            self.log.append((self.at, entry))

    @property
    def began(self) -> int:
        return self._began

    @began.setter
    def began(self, number: int) -> None:
        self._began = number

    _began = 1_000_000

    def look(self) -> None:
        """Whoever is connected is sent what is new; who is not, is sent it all when they are back."""
        step = max(self.step_of.values())
        for seat, seen in self.seen.items():
            if self.below(4) == 0 and self.table.stage != "over":
                continue
            frame = news(self.table, seat, seen.since)
            seen.since = frame.entry
            seen.told += [line for line in frame.told if line.key not in UNRECORDED]
            seen.said += [heard for heard in frame.said if not heard.text]
            seen.stood[step] = stands(frame)
            seen.lengths[step] = len(seen.told), len(seen.said)

    def play(self, most: int = 600) -> Record:
        """Play to the end, one command after the other."""
        for number in range(most):
            if self.table.stage == "over":
                break
            self.at += self.below(1000)
            before = len(self.log)
            if self.below(ACTS) or number > most // 2:
                with suppress(Refusal):
                    self.note(self.something_else(end=number > most // 2))
            else:
                self.note(self.act())
            if self.below(40) == 0:
                self.table = restore_table(GAMES_UNDER_TEST, self.log)
            if len(self.log) > before:
                self.look()
        return self.table.record()

    def act(self) -> list[TableEntry]:
        """Somebody decides, or a stand-in for whoever lets the clock run out."""
        referee = self.table.referee
        assert referee is not None
        actors = [seat for seat in referee.actors() if self.table.decision(seat) is not None]
        seat = actors[self.below(len(actors))]
        legal = referee.legal(seat)
        decision = self.table.decision(seat)
        assert decision is not None
        words = self.game.alphabet.words(legal[self.below(len(legal))])
        stand_in = ""
        if not self.table.bots[seat] and self.below(5) == 0:
            self.at += LIMIT + 1
        if not self.table.bots[seat] and self.table.times.overdue(seat, self.at):
            stand_in = "bosun"
        return self.table.act(seat, decision, words, at=self.at, stand_in=stand_in)

    def something_else(self, *, end: bool) -> list[TableEntry]:
        """One of the things that happen at a table beside the game."""
        table, at = self.table, self.at
        people = sorted(table.people)
        seat = people[self.below(len(people))] if people else 0
        if end:
            return self.apply(entries.BrokenOff("agreed"))
        what = self.below(12)
        if what == 0 and (answer := table.answered_in(seat)) is not None:
            return undoing.take_back(table, seat, answer, True, at=at)
        if what in (1, 2) and table.alone and (own := table.own_answers(seat)):
            return undoing.rewind(table, seat, own[self.below(len(own))], at=at)
        if what == 3 and table.alone and (decision := table.decision(seat)) is not None:
            return undoing.hint(table, seat, decision, "captain", at=at)
        if what == 4 and self.game.statements is not None:
            statements = len(self.game.statements)
            return table.say(seat, self.game.statements.words(self.below(statements)), at=at)
        if what == 5:
            return table.chat(seat, f"Ahoy at {at}", at=at)
        if what == 6 and seat not in table.times.away:
            return [*self.apply(entries.Left(seat, at)), *self.apply(entries.Returned(seat))]
        if what == 7 and len(people) > 1 and self.below(4) == 0:
            return agreeing.resign(table, seat, "bosun", at=at)
        if what == 8 and len(people) > 1 and not table.links and self.below(3) == 0:
            self.fresh += 1
            self.note(self.apply(entries.HandedOver(seat, invitation=f"fresh {self.fresh}")))
            return table.sit(f"somebody {self.fresh}", f"fresh {self.fresh}", f"Late {self.fresh}", "", at=at)
        if what == 9 and len(people) > 1 and self.below(4) == 0:
            return self.apply(entries.HandedOver(seat, bot="deckhand"))
        if what == 10:
            self.fresh += 1
            name = table.names[seat]
            return self.apply(entries.Renamed(seat, f"Other {self.fresh}", name))
        if what == 11 and not table.times.stands_still("paused"):
            return [*self.apply(entries.Paused()), *self.apply(entries.Resumed(seat))]
        return []

    def apply(self, entry: TableEntry) -> list[TableEntry]:
        self.table.apply(entry, self.at)
        return [entry]


def stands(frame: News) -> bytes:
    """How a frame says things stand, as JSON."""
    return msgspec.json.encode([frame.view, frame.asked, frame.hints, frame.choices])


def told(lines: Sequence[Line], step_of: dict[int, int] | None = None) -> list[bytes]:
    """Lines as JSON without the numbers of their entries; what was undone as the step that it is."""
    found = []
    for line in lines:
        slots = dict(line.slots)
        if line.key in ("took-back", "went-back") and step_of is not None:
            slots["entry"] = step_of[int(str(slots["entry"]))]
        found.append(msgspec.json.encode([line.clause, line.key, slots]))
    return found


def said(heard: Sequence[Heard]) -> list[bytes]:
    """Statements as JSON without the numbers of their entries."""
    return [msgspec.json.encode([one.seat, one.clause, one.key, one.slots]) for one in heard]


def shows_what_the_table_showed(afternoon: Afternoon, walk: Walk) -> None:
    """The replay law: after any step, what the replay gives a viewer is what the table's frames had shown it."""
    for seat, seen in afternoon.seen.items():
        eyes: Eyes = "spectator" if seat is None else str(seat)  # type: ignore[assignment]
        lines, heard = told(seen.told, afternoon.step_of), said(seen.said)
        before, past = -1, (0, 0)
        for step, stood in seen.stood.items():
            given, now = walk.news(eyes, step, before), seen.lengths[step]
            assert stands(given) == stood, f"{eyes} after step {step}"
            assert told(given.told) == lines[past[0] : now[0]], f"{eyes} after step {step}"
            assert said(given.said) == heard[past[1] : now[1]], f"{eyes} after step {step}"
            assert (given.decision, given.speaks, given.entry) == (None, False, step)
            before, past = step, now
        whole = walk.news(eyes, before, -1)
        assert (told(whole.told), said(whole.said)) == (lines, heard)


# The spoiler law


@dataclass(frozen=True)
class Pair:
    """Two records that agree for some eyes up to a step, and differ afterwards."""

    eyes: Eyes
    step: int
    first: Record
    second: Record


def answers(walk: Walk, pair: Pair, order: FastLuck) -> Iterator[bytes]:
    """What is asked for up to and with a step, in any order, after a look at the end and beyond it."""
    walk.end()
    with suppress(Refusal):
        walk.news(pair.eyes, 10_000, -1)
    for _ in range(12):
        step = int(order.below(pair.step + 1))
        since = int(order.below(step + 2)) - 1
        yield msgspec.json.encode(walk.news(pair.eyes, step, since))
    yield msgspec.json.encode(walk.news(pair.eyes, pair.step, -1))
