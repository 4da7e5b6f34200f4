"""A record walked through step by step, as the entries in which a table tells of the same.

A step is a line that is no outcome of chance; step 0 is the deal.
"""

from collections.abc import Sequence
from typing import NamedTuple

from quarterdeck.core import lines as core
from quarterdeck.core.replay import Replay
from quarterdeck.core.telling import Told
from quarterdeck.table.entries import (
    Answered,
    BrokenOff,
    HandedOver,
    Hinted,
    Resigned,
    Rewound,
    SatDown,
    TableEntry,
    TookBack,
)


class Brought(NamedTuple):
    """What a step brought: what was told in both versions, and the entry by which a table tells what is beside that.

    Of a record's step also what was done, and in which line of the log.
    """

    told: Sequence[Told]
    beside: TableEntry | None = None
    done: core.Step | None = None
    line: int = 0

    @property
    def said(self) -> core.Said | None:
        """What was stated, if it was that."""
        return self.done if isinstance(self.done, core.Said) else None


class Steps:
    """How far a replay was walked through, and what each step so far brought. It holds the truth."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.brought = [Brought(replay.referee.told_since(0))]
        self._places: dict[int, int] = {}  # which step is what the referee has at a place of its log
        self._lines: dict[int, int] = {}  # which step stands in a line of the record

    @property
    def number(self) -> int:
        """How many steps were taken."""
        return len(self.brought) - 1

    def take(self) -> bool:
        """Take the next step, if there is one."""
        done, line, referee = self.replay.upcoming, self.replay.upcoming_entry, self.replay.referee
        if done is None:
            return False
        told, undone = referee.told, self._undone(done)
        self.replay.step()
        self._lines[line] = self.number + 1
        if isinstance(done, core.Acted):
            self._places[referee.last_place] = self.number + 1
        self.brought.append(Brought(referee.told_since(told), _beside(done, undone), done, line))
        return True

    def _undone(self, done: core.Step) -> int:
        """The step that the next one undoes."""
        if isinstance(done, core.TakenBack):
            return self._places.get(self.replay.referee.last_place, 0)
        return self._lines.get(done.line, 0) if isinstance(done, core.Rewound) else 0


def _beside(done: core.Step, undone: int) -> TableEntry | None:
    """The entry by which a table tells what a step is beside the game."""
    if isinstance(done, core.Acted):
        return Answered(done.seat, 0, "", stand_in=done.stand_in) if done.stand_in else None
    if isinstance(done, core.TakenBack):
        return TookBack(done.seat, undone)
    if isinstance(done, core.Rewound):
        return Rewound(done.seat, undone)
    if isinstance(done, core.Hinted):
        return Hinted(done.seat, 0, done.bot)
    if isinstance(done, core.Resigned):
        return Resigned(done.seat, done.bot)
    if isinstance(done, core.HandedOver):
        return HandedOver(done.seat, done.bot) if done.bot else SatDown(done.seat, "", done.name)
    return BrokenOff(done.reason) if isinstance(done, core.BrokenOff) else None
