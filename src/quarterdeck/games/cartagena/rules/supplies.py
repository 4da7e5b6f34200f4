"""Cards of one sort, combat or gold: a face-down pile, the hands, and who knows which of them (G1.3).

The middle of the pile is a bag. Cards put under it have an order; each is a *slot*: its kind, the set of seats that
know it, from whose hand it came, if from one, and how many cards unknown to others that hand has drawn since: it is
none of these. All of a slot but its kind is public. What a viewer knows of another player is a bag that lies in his
hand and the slots that came from there, together.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, one_of_each, size_of, without
from quarterdeck.core.bits import BIT, count
from quarterdeck.core.luck import Luck, Outcomes
from quarterdeck.games.cartagena.box.pieces import NOTHING

SEATS: Final = 4
PUBLIC: Final = 4  # the viewer that is everybody
VIEWERS: Final = 5
KNOWERS: Final = 8  # times the set of seats that know a slot
ORIGIN: Final = 128  # times one more than the seat from whose hand it came
LATER: Final = 1024  # times the cards that hand has drawn since

_NO_SLOTS: Final[vec[i64]] = vec[i64]([])
_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * SEATS)
_NOTHING_KNOWN: Final[vec[i64]] = vec[i64]([0] * (VIEWERS * SEATS))


def kind_of(slot: i64) -> i64:
    """Which card lies in a slot."""
    return slot % KNOWERS


def knowers_of(slot: i64) -> i64:
    """The seats that know what lies in a slot, as a set."""
    return slot // KNOWERS % 16


def origin_of(slot: i64) -> i64:
    """From whose hand the card of a slot came, or `NOTHING`."""
    return slot // ORIGIN % 8 - 1


def later_of(slot: i64) -> i64:
    """How many cards, unknown to others, came later into the hand from which the card of a slot came."""
    return slot // LATER


def knows(slot: i64, seat: i64) -> bool:
    """Whether a seat, or a spectator, knows what lies in a slot."""
    return seat >= 0 and knowers_of(slot) & BIT[seat] != 0


def slot_of(kind: i64, knowers: i64) -> i64:
    """A card that these seats know."""
    return kind + KNOWERS * knowers


@final
class Supply:
    """A pile, the hands that were drawn from it, up to two cards being looked at, and what is known of all these."""

    def __init__(self, box: i64) -> None:
        self.middle: i64 = box
        self.cards: i64 = size_of(box)  # in the middle
        self.under: vec[i64] = _NO_SLOTS  # slots, the first to be drawn first
        self.looked: i64 = NOTHING  # slots being looked at
        self.looked_too: i64 = NOTHING
        self.hand: vec[i64] = _NO_CARDS[:]  # a bag for each seat
        self.held: vec[i64] = _NO_CARDS[:]  # how many cards that is
        self.known: vec[i64] = _NOTHING_KNOWN[:]  # a bag for each viewer and hand

    def copy(self) -> "Supply":
        new = Supply(0)
        new.middle = self.middle
        new.cards = self.cards
        new.under = self.under[:]
        new.looked = self.looked
        new.looked_too = self.looked_too
        new.hand = self.hand[:]
        new.held = self.held[:]
        new.known = self.known[:]
        return new

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        looked = (self.looked, self.looked_too)
        return (self.middle, tuple(self.under), *looked, tuple(self.hand), tuple(self.known))

    def size(self) -> i64:
        """How many cards the pile has."""
        return self.cards + len(self.under)

    # Cards that move

    def draw(self, luck: Luck, point: i64, seat: i64, outcomes: Outcomes) -> i64:
        """The top card, as a slot that the drawer knows now; chance is asked where nobody has chosen its place."""
        if self.cards:
            kind = kth_card(self.middle, luck.choose(point, seat, self.cards, outcomes))
            self.middle -= ONE[kind]
            self.cards -= 1
            return slot_of(kind, BIT[seat])
        slot = self.under[0]
        self.under = self.under[1:]
        return slot if knows(slot, seat) else slot + KNOWERS * BIT[seat]

    def look(self, luck: Luck, point: i64, seat: i64, outcomes: Outcomes) -> i64:
        """The top card, only to be looked at; where it came from no longer matters."""
        slot = self.draw(luck, point, seat, outcomes)
        origin = origin_of(slot)
        if origin != NOTHING:
            self.stray(origin, seat, ONE[kind_of(slot)])
        return slot % ORIGIN

    def take(self, seat: i64, slot: i64) -> None:
        """A card comes into a hand, and whoever knew it knows it there."""
        self.receive(seat, slot, ONE[kind_of(slot)])

    def take_together(self, seat: i64, number: i64, luck: Luck, point: i64, outcomes: Outcomes) -> i64:
        """So many top cards come into a hand, as a bag: whoever draws them does not look which lay on which.

        Of those new to him he knows whose they were only if all came from the same place.
        """
        slots = _NO_SLOTS
        drawn: i64 = 0
        new: i64 = 0
        places: i64 = 0  # a set: from nobody's hand, from that of seat 0, and so on
        for _ in range(number):
            expected = self.cards == 0 and knows(self.under[0], seat)
            slot = self.draw(luck, point, seat, outcomes)
            slots = append(slots, slot)
            drawn += ONE[kind_of(slot)]
            if not expected:
                new += ONE[kind_of(slot)]
                places |= BIT[origin_of(slot) + 1]
        for place in range(number):
            slot = slots[place]
            self.receive(seat, slot, ONE[kind_of(slot)] if count(places) == 1 else one_of_each(new))
        return drawn

    def receive(self, seat: i64, slot: i64, may_be: i64) -> None:
        """A card comes into a hand; coming from another's, it may be one of these for all its new owner knows."""
        kind = kind_of(slot)
        self.hand[seat] += ONE[kind]
        self.held[seat] += 1
        origin = origin_of(slot)
        if origin != NOTHING and origin != seat:
            self.stray(origin, seat, may_be)
        knowers = knowers_of(slot) & ~BIT[seat]
        if knowers == 0 and origin == NOTHING:
            self.note_later(seat, 1)
        if knowers:
            for viewer in range(SEATS):
                if knowers & BIT[viewer]:
                    self.known[viewer * SEATS + seat] += ONE[kind]

    def stray(self, origin: i64, seat: i64, may_be: i64) -> None:
        """A card that came from a hand and lay under the pile is drawn: only the drawer and its owner see which."""
        for viewer in range(VIEWERS):
            known = self.known_of(viewer, origin)
            if known and viewer != origin:
                gone = may_be if viewer == seat else one_of_each(known)
                self.known[viewer * SEATS + origin] = without(known, gone)

    def note_later(self, seat: i64, more: i64) -> None:
        """A card comes into a hand after others went under the pile; or leaves it, and may be one of those."""
        for number in range(len(self.under)):
            slot = self.under[number]
            if origin_of(slot) == seat and later_of(slot) + more >= 0:
                self.under[number] = slot + LATER * more

    def put_under(self, slot: i64) -> None:
        """A card goes under the pile."""
        self.under = append(self.under, slot)

    def give(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand under the pile, and only its owner sees which."""
        self.hand[seat] -= ONE[kind]
        self.held[seat] -= 1
        self.put_under(slot_of(kind, BIT[seat]) + ORIGIN * (seat + 1))

    def deal(self, players: i64, seat: i64, kind: i64) -> None:
        """A card of the box goes into a hand before everybody's eyes."""
        self.middle -= ONE[kind]
        self.cards -= 1
        self.hand[seat] += ONE[kind]
        self.held[seat] += 1
        for viewer in range(VIEWERS):
            if viewer != seat and (viewer < players or viewer == PUBLIC):
                self.known[viewer * SEATS + seat] += ONE[kind]

    def play(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand and the game."""
        self.hand[seat] -= ONE[kind]
        self.held[seat] -= 1
        self.note_later(seat, -1)

    def saw_played(self, viewer: i64, seat: i64, cards: i64) -> None:
        """A viewer saw cards leave the game, of which one came from this hand."""
        known = self.known[viewer * SEATS + seat]
        if known:
            self.known[viewer * SEATS + seat] = without(known, one_of_each(cards))

    def known_of(self, viewer: i64, seat: i64) -> i64:
        """What a viewer, or the public, knows to lie in another's hand and in what he put under the pile from it."""
        return self.known[viewer * SEATS + seat]

    def forget(self) -> None:
        """Everything lies open, so there is nothing left to remember."""
        self.known = _NOTHING_KNOWN[:]
