"""The review of a finished game: the costliest decisions first, then what every seat could expect at each one.

One code for `quarterdeck analyse` and for the review in the page. It looks from each seat's own view, as a Captain
would have then, and beside it into the true world, as the lab's seer does: bad luck apart from bad play.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from quarterdeck.bots import USUAL, Captain
from quarterdeck.core.game import Game
from quarterdeck.core.record import Record
from quarterdeck.core.replay import Replay
from quarterdeck.lab.analysis import Decision, Judgement, costliest, decisions_of, judged
from quarterdeck.lab.cards import Card, card
from quarterdeck.lab.chances import Chances, Ending, chances, ending
from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.searching import Sliced, finished
from quarterdeck.lab.seer import Seer
from quarterdeck.lab.workers import done_in_order

JUDGED: Final = USUAL.iterations  # of the search that looks at a decision
ESTIMATED: Final = 300  # of each of those that estimate what a seat could expect
COSTLIEST: Final = 5  # decisions of all
OF_EACH: Final = 3  # and of each seat, for whoever asks what their own mistakes were

Part = Judgement | Card | Chances | Ending


class Reviewer:
    """Looks at the decisions of one record, each by itself, the same for the same seed.

    With fewer iterations than estimates have theirs are as few.
    """

    def __init__(self, replay: Replay, seed: int, iterations: int = JUDGED) -> None:
        self.game = replay.game
        self.seed = seed
        self.iterations = iterations
        self.decisions = decisions_of(replay)
        self.steps = replay.steps_done
        self.referee = replay.referee
        self.captain = Captain(self.game, self.referee.setting)
        self.seer = Seer(self.game, self.referee.setting)

    def of_people(self, seat: int | None = None) -> list[int]:
        """The numbers of the decisions that are judged, of one seat or of all: those of stand-ins are nobody's."""
        return [number for number, one in enumerate(self.decisions) if not one.stand_in and seat in (None, one.seat)]

    def judged(self, number: int) -> Sliced[Judgement]:
        """What the Captain makes of a decision."""
        return judged(self.game, self.captain, self.decisions[number], self.seed, self.iterations)

    def chances(self, number: int) -> Sliced[Chances]:
        """What all seats could expect at a decision."""
        return chances(self.captain, self.seer, self.decisions[number], self.seed, min(self.iterations, ESTIMATED))

    def card(self, judgement: Judgement) -> Sliced[Card]:
        """What there is to say of a decision that was judged."""
        return card(self.game, self.seer, self.at(judgement.step), judgement, self.seed)

    def at(self, step: int) -> Decision:
        """The decision of a step."""
        return self.decisions[self.numbers[step]]

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The number of the decision of each step."""
        return {decision.step: number for number, decision in enumerate(self.decisions)}

    def ending(self) -> Ending | None:
        """How the game ended, if it did."""
        if self.referee.outcome is None:
            return None
        return ending(self.captain, self.referee.truth, self.steps)

    def parts(self) -> Iterator[Part | None]:
        """The whole review, part by part, and nothing wherever it may be paused."""
        judgements: list[Judgement] = []
        for number in self.of_people():
            judgement = yield from self.judged(number)
            judgements.append(judgement)
            yield judgement
        for one in worth_a_card(judgements):
            yield (yield from self.card(one))
        for number in range(len(self.decisions)):
            yield (yield from self.chances(number))
        if (end := self.ending()) is not None:
            yield end

    @property
    def number_of_parts(self) -> int:
        """How many judgements and chances there will be; cards and the end come beside them."""
        return len(self.of_people()) + len(self.decisions)


def worth_a_card(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The costliest decisions of all and of each seat, the worst first."""
    seats = {one.seat for one in judgements}
    chosen = {one.step for one in costliest(judgements, COSTLIEST)}
    for seat in seats:
        chosen |= {one.step for one in costliest([one for one in judgements if one.seat == seat], OF_EACH)}
    return [one for one in costliest(judgements, len(judgements)) if one.step in chosen]


@dataclass(frozen=True)
class Jobs:
    """The judgements and the chances of a review as numbered jobs, for worker processes that play the record again."""

    game: Game
    record: Record
    seed: int
    iterations: int
    seat: int | None = None

    def reviewer(self) -> Reviewer:
        """Who does them."""
        replay = Replay({self.game.name: self.game}, self.record)
        return Reviewer(replay, self.seed, self.iterations)

    def begin(self) -> Callable[[int], Judgement | Chances]:
        reviewer = self.reviewer()
        of_people = reviewer.of_people(self.seat)

        def do(number: int) -> Judgement | Chances:
            if number < len(of_people):
                return finished(reviewer.judged(of_people[number]))
            return finished(reviewer.chances(number - len(of_people)))

        return do


def done(
    jobs: Jobs, number: int, *, workers: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[list[Judgement], list[Chances]]:
    """So many jobs, telling `progress` how many are done; after Ctrl-C those done so far."""
    parts: list[Judgement | Chances] = []
    with Interruption() as interruption:
        for chunk in done_in_order(jobs, range(number), workers, interruption):
            parts += chunk
            if progress is not None:
                progress(len(parts))
    judgements = [part for part in parts if isinstance(part, Judgement)]
    return judgements, [part for part in parts if isinstance(part, Chances)]
