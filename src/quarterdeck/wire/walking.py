"""A finished game walked through again: what each viewer is shown, told and offered after each of its steps.

It holds the truth and lays it open; nothing of a live table may use it.
"""

from collections.abc import Mapping
from typing import Final

from quarterdeck.core import lines as core
from quarterdeck.core.game import Game
from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Explain, Replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.steps import Brought, Steps
from quarterdeck.wire.messages import News
from quarterdeck.wire.news import Standing, lines_of, standing, stands, stated
from quarterdeck.wire.replaying import Eyes, Mark, MarkKind, ReplayEnd

KINDS: Final[dict[type[core.Step], MarkKind]] = {
    core.TakenBack: "took-back",
    core.Rewound: "went-back",
    core.Hinted: "hinted",
    core.Resigned: "resigned",
    core.BrokenOff: "broken-off",
}


class Walk:
    """One record, and how far it has been walked through; going back begins again."""

    def __init__(self, games: Mapping[str, Game], record: Record, explain: Explain = str) -> None:
        self._games, self._record, self._explain = games, record, explain
        self._begin()

    def _begin(self) -> None:
        self._steps = Steps(Replay(self._games, self._record, self._explain))

    @property
    def game(self) -> Game:
        """The game it is of."""
        return self._steps.replay.game

    @property
    def referee(self) -> Referee:
        """Who holds the truth of this moment."""
        return self._steps.replay.referee

    @property
    def step(self) -> int:
        """How many steps were taken."""
        return self._steps.number

    def go_to(self, step: int) -> bool:
        """Stand after a step; whether there is one of this number."""
        if step < self.step:
            self._begin()
        while self.step < step and self._steps.take():
            pass
        return self.step == step

    def finish(self) -> None:
        """Walk to the end, and hold the record against the rules, its outcome and its luck."""
        self._walk()
        self._steps.replay.finish()

    def _walk(self) -> None:
        while self._steps.take():
            pass

    # What is seen

    def news(self, eyes: Eyes, step: int, since: int) -> News:
        """What is seen after a step by these eyes, and what was told and said since another; or why not."""
        if eyes not in ("spectator", "open") and int(eyes) >= len(self.referee.seats):
            raise Refusal("no-such-seat", {"number": int(eyes)})
        if not self.go_to(step):
            raise Refusal("step-unknown")
        now, viewer = self._standing(eyes), int(eyes) if eyes.isdigit() else SPECTATOR
        brought = list(enumerate(self._steps.brought))[since + 1 : step + 1]
        return News(
            entry=step,
            since=since,
            told=tuple(
                line for number, one in brought for line in lines_of(number, one, viewer, in_full=eyes == "open")
            ),
            said=tuple(heard for number, one in brought for heard in stated(self.game, number, one)),
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

    def end(self) -> ReplayEnd:
        """How the game ended, and what is marked on the way."""
        self._walk()
        steps = self._steps.brought[1:]
        marks = tuple(
            mark for number, brought in enumerate(steps, start=1) if (mark := _mark(number, brought)) is not None
        )
        return ReplayEnd(
            steps=self.step,
            outcome=self.referee.outcome,
            broken_off=self.referee.broken_off,
            rewinds=sum(mark.kind == "went-back" for mark in marks),
            hints=sum(mark.kind == "hinted" for mark in marks),
            marks=marks,
            lines=tuple(brought.line for brought in steps),
            reasons=self.referee.reasons(),
        )


def _mark(number: int, brought: Brought) -> Mark | None:
    """What is marked of a step."""
    done = brought.done
    assert done is not None
    kind = KINDS.get(type(done))
    if isinstance(done, core.Acted) and done.stand_in:
        kind = "stood-in"
    elif isinstance(done, core.HandedOver):
        kind = "handed-over" if done.bot else "took-over"
    return None if kind is None else Mark(number, kind, getattr(done, "seat", None))
