"""`python -m quarterdeck.server.reviewer`: a worker process that reviews finished games, over line-delimited JSON.

It works in slices and waits after each until it is told to go on, so that whoever tells it may let others go first.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, Final

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.record import read
from quarterdeck.core.replay import Replay
from quarterdeck.lab.analysis import Judgement
from quarterdeck.lab.cards import Card, carried_out, looks_with_everything_open
from quarterdeck.lab.chances import Chances, Ending
from quarterdeck.lab.review import JUDGED, Part, Reviewer
from quarterdeck.lab.searching import Estimate
from quarterdeck.wire import replaying
from quarterdeck.wire.messages import Line, News
from quarterdeck.wire.replaying import Reviewed, Share

SEED: Final = 1  # the one of `quarterdeck analyse`, which so comes to the same
SLICE: Final = 0.03  # seconds
LONGEST: Final = 300.0  # seconds of processor time that a review may take
LEEWAY: Final = 30.0  # seconds more, in which it says so itself


class Go(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Work for another slice; where there is a text, at the review of this record from its beginning."""

    number: int
    text: str = ""


class Slice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a slice found, how much of how much is done, and whether that was all; or that it cannot be reviewed."""

    number: int
    found: tuple[Reviewed, ...] = ()
    done: int = 0
    of: int = 0
    sides: tuple[str, ...] = ()
    over: bool = False
    failed: bool = False


class Work:
    """One review, in slices."""

    def __init__(self, games: Mapping[str, Game], text: str, iterations: int = JUDGED) -> None:
        self.reviewer = Reviewer(Replay(games, read(text.encode())), SEED, iterations)
        self.done = 0
        self.used = 0.0
        self._parts: Iterator[Part | None] = self.reviewer.parts()

    def slice(self, number: int) -> Slice:
        """Work for a while."""
        began, found, over = time.thread_time(), [], False
        while time.thread_time() - began < SLICE:
            try:
                part = next(self._parts)
            except StopIteration:
                over = True
                break
            if part is not None:
                self.done += isinstance(part, Judgement | Chances)
                found.append(told(self.reviewer, part))
        self.used += time.thread_time() - began
        sides = tuple(self.reviewer.captain.thumb.sides)
        failed = self.used > LONGEST and not over
        return Slice(number, tuple(found), self.done, self.reviewer.number_of_parts, sides, over, failed)


def told(reviewer: Reviewer, part: Part) -> Reviewed:
    """A part of a review as it is sent."""
    if isinstance(part, Judgement):
        return replaying.Judged(
            *(part.step, part.seat, part.action, part.choice, part.value, part.best, part.loss, part.doubt)
        )
    if isinstance(part, Card):
        return costly(reviewer, part)
    if isinstance(part, Chances):
        shares, laid_open = tuple(map(share, part.shares)), tuple(map(share, part.laid_open))
        return replaying.Chances(part.step, shares, laid_open, part.suspicion)
    assert isinstance(part, Ending)
    return replaying.Ended(part.step, part.shares, part.sides)


def share(estimate: Estimate) -> Share:
    """An estimate as it is sent."""
    return Share(estimate.value, estimate.error)


def costly(reviewer: Reviewer, card: Card) -> replaying.Costly:
    """A card, and what follows from what was better as it would have been told and shown to who decided."""
    judgement, game = card.judgement, reviewer.game
    decision, seat = reviewer.at(judgement.step), judgement.seat
    state, tellings = carried_out(decision, game.alphabet.action(judgement.choice), SEED)
    view = reviewer.referee.setting.view(state, seat)
    lines = [one.to(seat) for one in tellings]
    shown = News(
        entry=judgement.step,
        since=judgement.step - 1,
        told=tuple(Line(judgement.step, one.clause, one.key, one.slots) for one in lines),
        said=(),
        speaks=False,
        view=msgspec.Raw(msgspec.json.encode(view)),
        decision=None,
        choices=(),
        asked=game.asked(view),
        hints=game.hints(view),
    )
    return replaying.Costly(
        step=judgement.step,
        seat=seat,
        loss=judgement.loss,
        doubt=judgement.doubt,
        done=card.done,
        better=card.better,
        open_value=share(card.open_value),
        open_best=share(card.open_best),
        looks=looks_with_everything_open(card),
        shown=shown,
    )


def limit() -> None:
    """Have the system end this process after the processor time that one more review may take, and some more."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    most = int(time.process_time() + LONGEST + LEEWAY)
    resource.setrlimit(resource.RLIMIT_CPU, (most if hard < 0 else min(most, hard), hard))


def serve(
    games: Mapping[str, Game], orders: BinaryIO, answers: BinaryIO, begin: Callable[[], None] = lambda: None
) -> None:
    """Work as often as somebody says so; what goes wrong ends a review, not the process, and nothing is told of it."""
    decoder = msgspec.json.Decoder(Go)
    work: Work | None = None
    for line in orders:
        order = decoder.decode(line)
        try:
            if order.text:
                work = None  # the last one is needed no more
                begin()
                work = Work(games, order.text)
            answer = Slice(order.number, failed=True) if work is None else work.slice(order.number)
        except Exception:
            work, answer = None, Slice(order.number, failed=True)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def main() -> None:
    """Serve the process that started this one; it alone says when to stop."""
    from quarterdeck.games import GAMES

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C goes to the whole group of processes
    try:
        serve(GAMES, sys.stdin.buffer, sys.stdout.buffer, limit)
    except BrokenPipeError:  # whoever asked was killed
        os._exit(0)


if __name__ == "__main__":
    main()
