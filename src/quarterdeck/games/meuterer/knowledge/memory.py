"""What is remembered of cards that went into the draw pile (G1.3).

Whenever the pile is filled, from the discards or from what a Loader laid under it, a trace begins: somebody knows what
lies there. The cards are then drawn into hands, from hands they go among the rejects, and all that is known is that
*these places together hold at least these cards*. The places are public. What a viewer knows of them leaves out the own
hand and the own rejects, which are simply seen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT

LIMIT: Final = 3  # traces kept; a fourth drives the oldest away
VIEWERS: Final = 5  # four seats and the public
PUBLIC: Final = 4

# Places, by number and as sets: hands have the numbers of their seats
PILE: Final = 4
FIRST_REJECTS: Final = 5  # + round: what a Loader gave back in it
MIDDLE: Final = 16  # the set of the pile alone: what is drawn from next

_NO_MASKS: Final[vec[i64]] = vec[i64]([0] * LIMIT)
_NOTHING_KNOWN: Final[vec[i64]] = vec[i64]([0] * (LIMIT * VIEWERS))


def rejects_place(round_number: i64) -> i64:
    """The place of what was given back in a round."""
    return BIT[FIRST_REJECTS + round_number]


@final
class Traces:
    """All traces, the oldest first."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.places: vec[i64] = _NO_MASKS
        self.known: vec[i64] = _NOTHING_KNOWN  # a bag for each viewer of each trace

    def copy(self) -> "Traces":
        new = Traces()
        if self.number:
            new.number = self.number
            new.places = self.places[:]
            new.known = self.known[:]
        return new

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        number = self.number
        return (tuple(self.places[:number]), tuple(self.known[: number * VIEWERS]))

    def of(self, trace: i64, viewer: i64) -> i64:
        """What a viewer, or the public, knows of the places of a trace, as a bag."""
        return self.known[trace * VIEWERS + viewer]

    def note(self, trace: i64, viewer: i64, bag: i64) -> None:
        """Set what a viewer knows of the places of a trace."""
        self.known[trace * VIEWERS + viewer] = bag

    def begin(self) -> i64:
        """The empty pile is filled: a trace of what lies there now; the older ones lie elsewhere by now."""
        if self.number == 0:
            self.places = _NO_MASKS[:]
            self.known = _NOTHING_KNOWN[:]
        if self.number == LIMIT:
            self.drop(0)
        trace = self.number
        self.number += 1
        self.places[trace] = MIDDLE
        for viewer in range(VIEWERS):
            self.note(trace, viewer, 0)
        return trace

    def drop(self, trace: i64) -> None:
        """A trace that leads nowhere any more, or too far back, is forgotten."""
        self.number -= 1
        while trace < self.number:
            self.places[trace] = self.places[trace + 1]
            for viewer in range(VIEWERS):
                self.note(trace, viewer, self.of(trace + 1, viewer))
            trace += 1

    def emptied(self) -> None:
        """The pile is used up: nothing known lies there."""
        for trace in range(self.number):
            self.places[trace] &= ~MIDDLE

    def filled(self, round_number: i64, owner: i64, bag: i64) -> None:
        """What was given back in a round comes into the pile, and who gave it back knows it there."""
        place = rejects_place(round_number)
        for trace in range(self.number):
            if self.places[trace] & place:
                self.places[trace] = self.places[trace] & ~place | MIDDLE
                self.note(trace, owner, self.of(trace, owner) + bag)

    def drew(self, seat: i64, kind: i64) -> None:
        """A card goes from the pile into a hand: its owner sees it, for all others it is one of the hand."""
        for trace in range(self.number):
            if self.places[trace] & MIDDLE:
                self.places[trace] |= BIT[seat]
                self.leave(trace, seat, kind)

    def seen(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand before everybody's eyes."""
        for trace in range(self.number):
            if self.places[trace] & BIT[seat]:
                for viewer in range(VIEWERS):
                    if viewer != seat:
                        self.leave(trace, viewer, kind)

    def gave_back(self, seat: i64, round_number: i64) -> None:
        """Cards of a hand are given back, and only their owner sees which."""
        for trace in range(self.number):
            if self.places[trace] & BIT[seat]:
                self.places[trace] |= rejects_place(round_number)

    def leave(self, trace: i64, viewer: i64, kind: i64) -> None:
        """A viewer sees a card leave the places of a trace."""
        known = self.known
        place = trace * VIEWERS + viewer
        bag = known[place]
        if number_of(bag, kind):
            known[place] = bag - ONE[kind]

    def tidy(self, everywhere: i64) -> None:
        """A trace that leads to all places where hidden cards lie says nothing, nor does one that leads to none."""
        trace = self.number - 1
        while trace >= 0:
            here = self.places[trace] & everywhere
            if here == 0 or here == everywhere:
                self.drop(trace)
            trace -= 1
