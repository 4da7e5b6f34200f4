"""Random assignment of traced cards to places, no two in one place (rejection sampling).

A place is one number: its sort (hands and the pile, loot cards, cards thrown away) and its number among those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS, MOST_SEATS, NOTHING
from quarterdeck.games.traitres.rules.cards import set_loot, set_thrown, set_top
from quarterdeck.games.traitres.rules.packed import FIRST_TOP, kind_of, thrown_kind

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# Sorts of places, of up to 64 places each
IN_HANDS: Final = 0  # and on top of the pile
IN_LOOT: Final = 1
THROWN_AWAY: Final = 2
SORTS: Final = 3
_SORT_SHIFT: Final = 6
_NUMBER: Final = 63

_NONE: Final[vec[i64]] = vec[i64]([])
_NOTHING_TAKEN: Final[vec[i64]] = vec[i64]([0] * (SORTS * MOST_SEATS))  # places of each sort, for each seat


def place_at(sort: i64, number: i64) -> i64:
    """A place of a sort."""
    return sort << _SORT_SHIFT | number


def sort_of(place: i64) -> i64:
    """Of which sort a place is."""
    return place >> _SORT_SHIFT


def number_in(place: i64) -> i64:
    """The number of a place among those of its sort."""
    return place & _NUMBER


def any_place(hands: i64, loot: i64, away: i64, luck: Luck) -> i64:
    """One of these places, each as likely as any other."""
    in_hands = count(hands)
    in_loot = count(loot)
    k = luck.below(in_hands + in_loot + count(away))
    if k < in_hands:
        return place_at(IN_HANDS, kth(hands, k))
    if k < in_hands + in_loot:
        return place_at(IN_LOOT, kth(loot, k - in_hands))
    return place_at(THROWN_AWAY, kth(away, k - in_hands - in_loot))


def card_at(state: Traitres, place: i64) -> i64:
    """The card that lies in a place."""
    number = number_in(place)
    sort = sort_of(place)
    if sort == THROWN_AWAY:
        return thrown_kind(state.thrown[number])
    if sort == IN_LOOT:
        return kind_of(state.loot[number])
    if number >= FIRST_TOP:
        return state.lower if number == FIRST_TOP else state.upper
    return state.hand[number]


def set_card_at(state: Traitres, place: i64, kind: i64) -> None:
    """Another card lies in a place."""
    number = number_in(place)
    sort = sort_of(place)
    if sort == THROWN_AWAY:
        set_thrown(state, number, kind)
    elif sort == IN_LOOT:
        set_loot(state, number, kind)
    elif number >= FIRST_TOP:
        set_top(state, number - FIRST_TOP, kind)
    else:
        state.hand[number] = kind


@final
class Assignment:
    """The traces of a seat whose cards it still knows, and a place for the card of each."""

    def __init__(self, state: Traitres, seat: i64) -> None:
        self.state: Traitres = state
        self.traces: vec[i64] = _NONE
        self.places: vec[i64] = _NONE
        self.hands: i64 = 0  # places taken, of hands and the pile
        self.loot: i64 = 0
        self.away: i64 = 0
        traces = state.traces
        for one in range(traces.number):
            if traces.seat(one) == seat and traces.kind(one) != NOTHING:
                self.traces = append(self.traces, one)
                self.places = append(self.places, NOTHING)

    def draw(self, luck: Luck) -> bool:
        """Draw a random place for each card; False if two collide. Every assignment that is left is equally likely."""
        self.hands = 0
        self.loot = 0
        self.away = 0
        traces = self.state.traces
        for number in range(len(self.traces)):
            one = self.traces[number]
            loot = traces.loot(one) if traces.kind(one) < LOOT_KINDS else 0  # T3.2
            if not self.take_place(number, any_place(traces.hands(one), loot, traces.away(one), luck)):
                return False
        return True

    def take_place(self, number: i64, place: i64) -> bool:
        """A place for a card; whether it was free."""
        self.places[number] = place
        taken = BIT[number_in(place)]
        sort = sort_of(place)
        if sort == THROWN_AWAY:
            free = self.away & taken == 0
            self.away |= taken
        elif sort == IN_LOOT:
            free = self.loot & taken == 0
            self.loot |= taken
        else:
            free = self.hands & taken == 0
            self.hands |= taken
        return free

    def lay_cards(self) -> None:
        """Each card is laid in its place."""
        for number in range(len(self.traces)):
            set_card_at(self.state, self.places[number], self.state.traces.kind(self.traces[number]))

    def place_of(self, lay: i64) -> i64:
        """The loot card that came from a lay of the seat's, if it has a trace of it; or `NOTHING`."""
        for number in range(len(self.traces)):
            if self.state.traces.lay(self.traces[number]) == lay:
                return number_in(self.places[number])
        return NOTHING


def recall(state: Traitres, seat: i64, came: vec[i64], luck: Luck) -> None:
    """What others remember in an imagined world: each of their traces is of a card where it leads, or of nothing.

    No two traces of a seat are of the same card; `came` is for each lay the place where its card lies now. That may be
    more than its owner remembers, who alone knows whether he saw the same card twice.
    """
    taken = _NOTHING_TAKEN[:]
    traces = state.traces
    for one in range(traces.number):
        owner = traces.seat(one)
        if owner == seat:
            continue
        first = SORTS * owner
        hands = traces.hands(one) & ~taken[first]
        loot = traces.loot(one) & ~taken[first + IN_LOOT]
        away = traces.away(one) & ~taken[first + THROWN_AWAY]
        if traces.lay(one) != NOTHING:
            loot &= BIT[came[traces.lay(one)]]
        if hands | loot | away:
            place = any_place(hands, loot, away, luck)
            taken[first + sort_of(place)] |= BIT[number_in(place)]
            traces.know(one, card_at(state, place))
        else:
            traces.know(one, NOTHING)
