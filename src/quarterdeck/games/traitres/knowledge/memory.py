"""Memory (G1.3): for each card a seat has seen, the set of places where it may lie now.

Such a memory is a *trace*: whose it is, the card, and the set of places of which it lies in one. Cards
begin a trace when a Spyglass mixes what was known exactly, and when a known card is drawn into another's hand. A card
that leaves a hand unseen may be any of it, so the trace leads to both; a card that is seen again ends its trace, or
where it may have been another of its kind, leaves it without a card.

Whose trace leads where is public: it follows from who looked at what. Only the card, and whether it is still known, is
its owner's secret. `lay` is the lay the card came from, where its owner laid it himself.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS, NOTHING
from quarterdeck.games.traitres.rules.packed import HAND, first_places, places_in_hand

# A trace is four numbers: whose and what it is; places of hands and the pile; loot cards; cards thrown away
CELLS: Final = 4
HANDS: Final = 1
LOOT: Final = 2
AWAY: Final = 3

# Its first number: the seat in three bits, four for one more than the card, above them one more than the lay
_SEAT: Final = 7
_KIND_SHIFT: Final = 3
_KIND: Final = 15
_LAY_SHIFT: Final = 7

_NO_CELLS: Final[vec[i64]] = vec[i64]([])


def pack_trace(seat: i64, kind: i64, lay: i64) -> i64:
    """Whose trace it is, of which card or `NOTHING`, and from which lay or `NOTHING`."""
    return seat | kind + 1 << _KIND_SHIFT | lay + 1 << _LAY_SHIFT


@final
class Traces:
    """All traces of all seats, the oldest first."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.cells: vec[i64] = _NO_CELLS

    def copy(self) -> "Traces":
        new = Traces()
        new.number = self.number
        new.cells = self.cells[:]
        return new

    def key(self) -> tuple[object, ...]:
        """All of it in one order, for comparing states."""
        return tuple(sorted([tuple(self.cells[CELLS * one : CELLS * one + CELLS]) for one in range(self.number)]))

    # One trace

    def seat(self, one: i64) -> i64:
        """Whose trace it is."""
        return self.cells[CELLS * one] & _SEAT

    def kind(self, one: i64) -> i64:
        """The card, or `NOTHING` where its owner may have seen it since."""
        return (self.cells[CELLS * one] >> _KIND_SHIFT & _KIND) - 1

    def lay(self, one: i64) -> i64:
        """The lay it came from, or `NOTHING`."""
        return (self.cells[CELLS * one] >> _LAY_SHIFT) - 1

    def hands(self, one: i64) -> i64:
        """The places of hands and on top of the pile to which it leads."""
        return self.cells[CELLS * one + HANDS]

    def loot(self, one: i64) -> i64:
        """The loot cards to which it leads."""
        return self.cells[CELLS * one + LOOT]

    def away(self, one: i64) -> i64:
        """The cards thrown away to which it leads."""
        return self.cells[CELLS * one + AWAY]

    def know(self, one: i64, kind: i64) -> None:
        """Set the card."""
        self.cells[CELLS * one] = pack_trace(self.seat(one), kind, self.lay(one))

    # All of them

    def begin(self, seat: i64, kind: i64, lay: i64, hands: i64, loot: i64, away: i64) -> None:
        """A seat knows a card that lies in one of these places."""
        cells = append(self.cells, pack_trace(seat, kind, lay))
        cells = append(cells, hands)
        cells = append(cells, loot)
        self.cells = append(cells, away)
        self.number += 1

    def drop(self, one: i64) -> None:
        """A trace ends."""
        self.number -= 1
        cells = self.cells[: CELLS * one]
        for cell in range(CELLS * one, CELLS * self.number):
            cells = append(cells, self.cells[cell + CELLS])
        self.cells = cells

    def left_hand(self, seat: i64, left: i64, hands: i64, loot: i64) -> None:
        """One card of a hand went to another place, unseen, and so many are left: which of them went is unknown."""
        places = HAND[seat]
        for one in range(self.number):
            cell = CELLS * one
            if self.cells[cell + HANDS] & places:
                self.cells[cell + HANDS] = self.cells[cell + HANDS] & ~places | first_places(seat, left) | hands
                self.cells[cell + LOOT] |= loot

    def shown(self, seat: i64, left: i64, kind: i64) -> None:
        """One card of a hand was shown to all, and so many are left."""
        places = HAND[seat]
        asked: i64 = 0
        for one in range(self.number):
            viewer = self.seat(one)
            if self.leads(one, viewer, kind, places, 0) and not asked & BIT[viewer]:
                asked |= BIT[viewer]
                self.seen(viewer, kind, 1, places, 0)
        self.left_hand(seat, left, 0, 0)

    def seen(self, seat: i64, kind: i64, number: i64, hands: i64, loot: i64) -> None:
        """A seat saw so many cards of a kind in these places: those are no longer known to be anywhere else.

        Where they are fewer than the traces that lead there, and these lead to different places, it is unknown which
        of them they were, and all are given up.
        """
        if number <= 0:
            return
        first: i64 = NOTHING
        alike = True
        for one in range(self.number):
            if self.leads(one, seat, kind, hands, loot):
                if first == NOTHING:
                    first = one
                elif not self.same_places(one, first):
                    alike = False
        for one in range(self.number):
            if self.leads(one, seat, kind, hands, loot) and (number > 0 or not alike):
                self.know(one, NOTHING)
                number -= 1

    def leads(self, one: i64, seat: i64, kind: i64, hands: i64, loot: i64) -> bool:
        """Whether it is a seat's trace of such a card, and leads to one of these places."""
        if self.seat(one) != seat or self.kind(one) != kind:
            return False
        return (self.hands(one) & hands) | (self.loot(one) & loot) != 0

    def same_places(self, one: i64, other: i64) -> bool:
        """Whether two traces lead to the same places."""
        return (
            self.hands(one) == self.hands(other)
            and self.loot(one) == self.loot(other)
            and self.away(one) == self.away(other)
        )

    def mixed(self, seat: i64, loot: i64) -> None:
        """A seat mixed these loot cards: whatever another knew in one of them may lie in any."""
        for one in range(self.number):
            if self.loot(one) & loot and self.seat(one) != seat:
                self.cells[CELLS * one + LOOT] |= loot

    def looked_at(self, seat: i64, loot: i64, seen: i64) -> None:
        """A seat saw these loot cards: this bag, less the cards it knew there exactly."""
        one = self.number - 1
        while one >= 0:
            if self.seat(one) == seat and self.leads_only(one, 0, loot):
                if self.kind(one) != NOTHING:
                    seen -= ONE[self.kind(one)]
                self.drop(one)
            one -= 1
        for kind in range(LOOT_KINDS):
            self.seen(seat, kind, number_of(seen, kind), 0, loot)
        for one in range(self.number):
            if self.seat(one) == seat:
                self.cells[CELLS * one + LOOT] &= ~loot

    def leads_only(self, one: i64, hands: i64, loot: i64) -> bool:
        """Whether a trace leads nowhere but to these places."""
        return (self.hands(one) & ~hands) | (self.loot(one) & ~loot) | self.away(one) == 0

    def thrown_away(self, seat: i64, first: i64) -> None:
        """A hand was thrown away, and lies among the discards from this place on."""
        places = HAND[seat]
        for one in range(self.number):
            cell = CELLS * one
            hand = self.cells[cell + HANDS] & places
            if hand:
                self.cells[cell + HANDS] -= hand
                self.cells[cell + AWAY] |= places_in_hand(hand, seat) << first

    def drawn(self, seat: i64, kind: i64, from_top: i64, to_hand: i64) -> None:
        """A card put on top of the pile came into a hand: its owner sees it, the traces of all others follow it."""
        self.seen(seat, kind, 1, from_top, 0)
        for one in range(self.number):
            if self.hands(one) & from_top:
                cell = CELLS * one + HANDS
                self.cells[cell] &= ~from_top
                if self.seat(one) != seat:
                    self.cells[cell] |= to_hand


NO_TRACES: Final = Traces()  # shared by all games in which nobody has any: never changed
