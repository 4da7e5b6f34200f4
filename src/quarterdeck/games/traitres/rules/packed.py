"""Packed integers: lays, loot cards, looks and cards thrown away as single numbers, and places as bits.

A hand has places for all it can hold: first the cards that were there when one last left it, in no order, then the
fresh ones in the order in which they came. The places of all hands and of the cards on top of the pile are one set.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.games.traitres.box.pieces import MOST_HELD, MOST_SEATS

# A loot card: its kind in two bits, above them the set of seats that know it

_KNOWERS_SHIFT: Final = 2
_LOOT_KIND: Final = 3


def pack_loot(kind: i64, knowers: i64) -> i64:
    """A loot card that these seats know."""
    return kind | knowers << _KNOWERS_SHIFT


def kind_of(loot: i64) -> i64:
    """Which loot card it is."""
    return loot & _LOOT_KIND


def knowers_of(loot: i64) -> i64:
    """The seats that know which it is, as a set."""
    return loot >> _KNOWERS_SHIFT


def with_knowers(loot: i64, knowers: i64) -> i64:
    """The same card, known by just these seats."""
    return loot & _LOOT_KIND | knowers << _KNOWERS_SHIFT


def with_kind(loot: i64, kind: i64) -> i64:
    """Another card, known by the same seats."""
    return loot & ~_LOOT_KIND | kind


# A lay: its seat in three bits, two for what was announced, above them which card it was

_SEAT: Final = 7
_CLAIM_SHIFT: Final = 3
_CLAIM: Final = 3
_LAID_SHIFT: Final = 5
_BELOW_LAID: Final = 31


def pack_lay(seat: i64, claim: i64, kind: i64) -> i64:
    """A seat lays a card and announces one."""
    return seat | claim << _CLAIM_SHIFT | kind << _LAID_SHIFT


def layer_of(lay: i64) -> i64:
    """Who laid it."""
    return lay & _SEAT


def claim_of(lay: i64) -> i64:
    """What was announced."""
    return lay >> _CLAIM_SHIFT & _CLAIM


def card_laid(lay: i64) -> i64:
    """Which card it was."""
    return lay >> _LAID_SHIFT


def with_laid(lay: i64, kind: i64) -> i64:
    """The same lay, of another card."""
    return lay & _BELOW_LAID | kind << _LAID_SHIFT


# A card of a hand thrown away: its kind in three bits, above them whose it was

_THROWN_KIND: Final = 7
_THROWER_SHIFT: Final = 3


def pack_thrown(kind: i64, seat: i64) -> i64:
    """A card that came from this seat's hand."""
    return kind | seat << _THROWER_SHIFT


def thrown_kind(thrown: i64) -> i64:
    """Which card it is."""
    return thrown & _THROWN_KIND


def thrower_of(thrown: i64) -> i64:
    """Whose hand it came from."""
    return thrown >> _THROWER_SHIFT


# A look is three numbers of a vector: the seat in three bits with the bag it saw above them, the loot cards it looked
# at, and the lays they came from, as sets

_LOOK: Final = 3
_SEEN_SHIFT: Final = 3


def number_of_looks(looks: vec[i64]) -> i64:
    """How many looks there were."""
    return len(looks) // _LOOK


def add_look(looks: vec[i64], seat: i64, seen: i64, places: i64, lays: i64) -> vec[i64]:
    """A seat saw this bag in these places, whose cards came from these lays."""
    return append(append(append(looks, seat | seen << _SEEN_SHIFT), places), lays)


def looker_of(looks: vec[i64], look: i64) -> i64:
    """Who looked."""
    return looks[_LOOK * look] & _SEAT


def seen_by(looks: vec[i64], look: i64) -> i64:
    """What was seen, as a bag."""
    return looks[_LOOK * look] >> _SEEN_SHIFT


def set_seen(looks: vec[i64], look: i64, seen: i64) -> None:
    """The same look showed another bag."""
    looks[_LOOK * look] = looks[_LOOK * look] & _SEAT | seen << _SEEN_SHIFT


def looked_at(looks: vec[i64], look: i64) -> i64:
    """The loot cards that were looked at, as a set of their places."""
    return looks[_LOOK * look + 1]


def lays_of(looks: vec[i64], look: i64) -> i64:
    """The lays they came from, as a set."""
    return looks[_LOOK * look + 2]


# A bag of seats is how many each has of something

_OTHERS: Final[vec[i64]] = vec[i64]([2**63 - 1 & ~(255 * 256**seat) for seat in range(MOST_SEATS)])


def without_seat(bag: i64, seat: i64) -> i64:
    """A bag of seats in which this one has none."""
    return bag & _OTHERS[seat]


# Places of hands and on top of the pile

FIRST_TOP: Final = 40  # the lower of two cards put on top of the pile; the upper one is the next place
_ONE_HAND: Final = 31
HAND: Final[vec[i64]] = vec[i64]([_ONE_HAND * 2 ** (MOST_HELD * seat) for seat in range(MOST_SEATS)])


def hand_place(seat: i64, number: i64) -> i64:
    """The place of a card of a hand."""
    return MOST_HELD * seat + number


def places_in_hand(places: i64, seat: i64) -> i64:
    """Those places that belong to a hand, counted from its first."""
    return places >> MOST_HELD * seat & _ONE_HAND


def places_on_top(places: i64) -> i64:
    """Those places that are on top of the pile, counted from the lower."""
    return places >> FIRST_TOP


def first_places(seat: i64, number: i64) -> i64:
    """The first so many places of a hand, as a set."""
    return (BIT[number] - 1) * BIT[MOST_HELD * seat]


def top_place(number: i64) -> i64:
    """The place of a card put on top of the pile."""
    return FIRST_TOP + number
