"""What people at a table agree on: at most one proposal is open, and what becomes of it follows from the log."""

from typing import Final

import msgspec

from quarterdeck.table.entries import Agreed, Matter, Proposed
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.timing import SECOND

AGAIN: Final = 60 * SECOND  # after a proposal was turned down, before the same seat makes another
OPEN: Final = 300 * SECOND  # how long a proposal waits for the others


class Proposal(msgspec.Struct, frozen=True):
    """One that is open: its number is that of its entry. All `voters` must agree; `about` is a seat."""

    number: int
    seat: int
    what: Matter
    voters: tuple[int, ...]
    agreed: tuple[int, ...]
    about: int | None
    until: int

    @property
    def settled(self) -> bool:
        """Whether all have agreed."""
        return set(self.voters) <= set(self.agreed)


class Proposals:
    """The one that is open, and who may make another."""

    def __init__(self) -> None:
        self._open: Proposal | None = None
        self._turned_down: dict[int, int] = {}  # when a proposal of a seat was turned down last

    def open(self, at: int) -> Proposal | None:
        """The one that waits for agreement now."""
        return self._open if self._open is not None and at < self._open.until else None

    def check_new(self, seat: int, at: int) -> None:
        """Refuse a second one, and one that comes too soon after another was turned down."""
        if self.open(at) is not None:
            raise Refusal("proposal-open")
        if at - self._turned_down.get(seat, at - AGAIN) < AGAIN:
            raise Refusal("proposal-soon", {"seconds": AGAIN // SECOND})

    def check_voter(self, seat: int, number: int, at: int) -> Proposal:
        """The open proposal of this number, if the seat has a say in it."""
        found = self.open(at)
        if found is None or found.number != number:
            raise Refusal("proposal-closed")
        if seat not in found.voters:
            raise Refusal("proposal-not-yours")
        return found

    # What happens

    def make(self, number: int, entry: Proposed, at: int) -> None:
        """A seat proposes something."""
        self._open = Proposal(number, entry.seat, entry.what, entry.voters, (entry.seat,), entry.about, at + OPEN)

    def agree(self, entry: Agreed) -> None:
        """A seat agrees."""
        assert self._open is not None
        agreed = tuple(sorted({*self._open.agreed, entry.seat}))
        self._open = msgspec.structs.replace(self._open, agreed=agreed)

    def decline(self, at: int) -> None:
        """A seat turns it down, or its own back; whoever proposed it waits a while before the next one."""
        assert self._open is not None
        self._turned_down[self._open.seat] = at
        self._open = None

    def close(self) -> None:
        """It was carried out, or what it was about is so no more."""
        self._open = None
