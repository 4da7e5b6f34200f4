"""A finished game walked through again: what each viewer is shown, told and offered after each of its steps.

It holds the truth and lays it open; nothing of a live table may use it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from quarterdeck.core import lines as core
from quarterdeck.core.game import Game
from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Explain, Replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Told
from quarterdeck.table import entries
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.around import line_beside
from quarterdeck.wire.messages import Heard, Line, News
from quarterdeck.wire.news import Standing, line_told, standing, stands, statement
from quarterdeck.wire.replaying import Eyes, Mark, MarkKind, ReplayEnd

KINDS: Final[dict[type[core.Step], MarkKind]] = {
    core.TakenBack: "took-back",
    core.Rewound: "went-back",
    core.Hinted: "hinted",
    core.Resigned: "resigned",
    core.BrokenOff: "broken-off",
}


class Brought(NamedTuple):
    """What a step brought: what stands beside the tellings, these in both versions, and what was said."""

    told: Sequence[Told]
    beside: entries.TableEntry | None = None
    said: core.Said | None = None
    mark: Mark | None = None
    line: int = 0  # of the file


class Walk:
    """One record, and how far it has been walked through; going back begins again."""

    def __init__(self, games: Mapping[str, Game], record: Record, explain: Explain = str) -> None:
        self._games, self._record, self._explain = games, record, explain
        self._begin()

    def _begin(self) -> None:
        self._replay = Replay(self._games, self._record, self._explain)
        self._brought = [Brought(self.referee.dealt.told)]
        self._places: dict[int, int] = {}  # which step is what the referee has at a place of its log
        self._lines: dict[int, int] = {}  # which step stands in a line of the file

    @property
    def game(self) -> Game:
        """The game it is of."""
        return self._replay.game

    @property
    def referee(self) -> Referee:
        """Who holds the truth of this moment."""
        return self._replay.referee

    @property
    def step(self) -> int:
        """How many steps were taken."""
        return len(self._brought) - 1

    def go_to(self, step: int) -> bool:
        """Stand after a step; whether there is one of this number."""
        if step < self.step:
            self._begin()
        while self.step < step and not self._replay.finished:
            self._walk()
        return self.step == step

    def finish(self) -> None:
        """Walk to the end, and hold the record against the rules, its outcome and its luck."""
        while not self._replay.finished:
            self._walk()
        self._replay.finish()

    def _walk(self) -> None:
        done, number, line = self._replay.upcoming, self.step + 1, self._replay.upcoming_entry
        assert done is not None
        told, undone = self.referee.told, self._undone(done)
        self._replay.step()
        self._lines[line] = number
        if isinstance(done, core.Acted):
            self._places[self.referee.last_place] = number
        beside = _beside(done, undone)
        said = done if isinstance(done, core.Said) else None
        self._brought.append(Brought(self.referee.told_since(told), beside, said, _mark(number, done), line))

    def _undone(self, done: core.Step) -> int:
        """The step that the next one undoes."""
        if isinstance(done, core.TakenBack):
            return self._places.get(self.referee.last_place, 0)
        return self._lines.get(done.line, 0) if isinstance(done, core.Rewound) else 0

    # What is seen

    def news(self, eyes: Eyes, step: int, since: int) -> News:
        """What is seen after a step by these eyes, and what was told and said since another; or why not."""
        if eyes not in ("spectator", "open") and int(eyes) >= len(self.referee.seats):
            raise Refusal("no-such-seat", {"number": int(eyes)})
        if not self.go_to(step):
            raise Refusal("step-unknown")
        now = self._standing(eyes)
        return News(
            entry=step,
            since=since,
            told=tuple(line for number in range(since + 1, step + 1) for line in self._told(number, eyes)),
            said=tuple(heard for number in range(since + 1, step + 1) for heard in self._said(number)),
            speaks=False,
            view=now.view,
            decision=None,
            choices=now.choices,
            asked=now.asked,
            hints=now.hints,
        )

    def _standing(self, eyes: Eyes) -> Standing:
        referee = self.referee
        if eyes == "open":
            return stands(self.game, referee.setting.laid_open(referee.truth))
        return standing(self.game, referee, SPECTATOR if eyes == "spectator" else int(eyes))

    def _told(self, number: int, eyes: Eyes) -> list[Line]:
        brought, viewer = self._brought[number], int(eyes) if eyes.isdigit() else SPECTATOR
        beside = None if brought.beside is None else line_beside(number, brought.beside)
        tellings = [told.in_full() if eyes == "open" else told.to(viewer) for told in brought.told]
        return [*([] if beside is None else [beside]), *(line_told(number, telling) for telling in tellings)]

    def _said(self, number: int) -> list[Heard]:
        said = self._brought[number].said
        return [] if said is None else [statement(self.game, number, said.seat, said.statement)]

    def end(self) -> ReplayEnd:
        """How the game ended, and what is marked on the way."""
        while not self._replay.finished:
            self._walk()
        steps = self._brought[1:]
        marks = tuple(brought.mark for brought in steps if brought.mark is not None)
        return ReplayEnd(
            steps=self.step,
            outcome=self.referee.outcome,
            broken_off=self.referee.broken_off,
            rewinds=sum(mark.kind == "went-back" for mark in marks),
            hints=sum(mark.kind == "hinted" for mark in marks),
            marks=marks,
            lines=tuple(brought.line for brought in steps),
        )


def _beside(done: core.Step, undone: int) -> entries.TableEntry | None:
    """The entry by which a table tells what a step is beside the game."""
    if isinstance(done, core.Acted):
        return entries.Answered(done.seat, 0, "", stand_in=done.stand_in) if done.stand_in else None
    if isinstance(done, core.TakenBack):
        return entries.TookBack(done.seat, undone)
    if isinstance(done, core.Rewound):
        return entries.Rewound(done.seat, undone)
    if isinstance(done, core.Hinted):
        return entries.Hinted(done.seat, 0, done.bot)
    if isinstance(done, core.Resigned):
        return entries.Resigned(done.seat, done.bot)
    if isinstance(done, core.HandedOver):
        return entries.HandedOver(done.seat, done.bot) if done.bot else entries.SatDown(done.seat, "", done.name)
    return entries.BrokenOff(done.reason) if isinstance(done, core.BrokenOff) else None


def _mark(number: int, done: core.Step) -> Mark | None:
    """What is marked of a step."""
    kind = KINDS.get(type(done))
    if isinstance(done, core.Acted) and done.stand_in:
        kind = "stood-in"
    elif isinstance(done, core.HandedOver):
        kind = "handed-over" if done.bot else "took-over"
    return None if kind is None else Mark(number, kind, getattr(done, "seat", None))
