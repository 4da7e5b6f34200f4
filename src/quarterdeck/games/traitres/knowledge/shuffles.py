"""Backtracking through the shuffles: which lay each loot card came from in an imagined world.

Every Spyglass has shuffled what it showed (T4.2). The shuffles are undone, the last one first: each card may have come
from any of the places, as long as the viewer laid and saw what it did, and the cards of its traces came from its lays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import NOTHING
from quarterdeck.games.traitres.knowledge.assignment import Assignment
from quarterdeck.games.traitres.rules.packed import (
    card_laid,
    kind_of,
    layer_of,
    looked_at,
    looker_of,
    number_of_looks,
    seen_by,
    set_seen,
    with_laid,
)

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

MAX_STEPS: Final = 1000  # after so many the way tried last is used as it is; the game's own box never needs as many

# Every order of three cards, those of two first
_ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 1, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 2, 1, 0])
_WAYS: Final[vec[i64]] = vec[i64]([1, 1, 2, 6])  # for so many cards


@final
class Shuffles:
    """The shuffles of a game, as one seat may imagine them."""

    def __init__(self, state: Traitres, seat: i64, assignment: Assignment) -> None:
        self.state: Traitres = state
        self.seat: i64 = seat
        self.assignment: Assignment = assignment
        self.came: vec[i64] = state.numbers.own_places[: state.lays]  # for each place where its card lies now
        self.own: i64 = 0  # the seat's lays
        self.steps: i64 = 0
        if len(state.looks):
            for lay in range(state.lays):
                if layer_of(state.lay[lay]) == seat:
                    self.own |= BIT[lay]

    def kind(self, place: i64) -> i64:
        """The card that lay in a place."""
        return kind_of(self.state.loot[self.came[place]])

    def backtrack(self, luck: Luck) -> bool:
        """Whether some history agrees with all this seat laid and saw; `came` then says where each lay's card lies."""
        self.steps = 0
        return self.undo_from(number_of_looks(self.state.looks) - 1, luck)

    def remember(self) -> None:
        """What others laid is what came from their lays."""
        state = self.state
        for lay in range(state.lays):
            if layer_of(state.lay[lay]) != self.seat:
                state.lay[lay] = with_laid(state.lay[lay], self.kind(lay))

    def undo_from(self, look: i64, luck: Luck) -> bool:
        """Undo the shuffle of a look and those before it, in any of the orders that can be."""
        if look < 0:
            return True
        self.steps += 1
        places = looked_at(self.state.looks, look)
        if not self.seen(look, places):
            return False
        own = self.own & places & ~self.shuffled_before(look)
        number = count(places)
        if number < 2:
            return self.laid(own) and self.undo_from(look - 1, luck)
        first = self.came[lowest(places)]
        second = self.came[lowest(places & places - 1)]
        third = self.came[lowest(self.last(places))]
        order = luck.below(_WAYS[number])
        for _ in range(_WAYS[number]):
            left = places
            for card in range(3 * order, 3 * order + number):
                came = _ORDERS[card]
                self.came[lowest(left)] = first if came == 0 else second if came == 1 else third
                left &= left - 1
            if self.laid(own) and (self.undo_from(look - 1, luck) or self.steps > MAX_STEPS):
                return True
            order = (order + 1) % _WAYS[number]
        self.came[lowest(self.last(places))] = third
        self.came[lowest(places & places - 1)] = second
        self.came[lowest(places)] = first
        return False

    def last(self, places: i64) -> i64:
        """The last of up to three places, as a set."""
        while places & places - 1:
            places &= places - 1
        return places

    def shuffled_before(self, look: i64) -> i64:
        """The places of all looks before this one: what lies in others is what was laid there."""
        places: i64 = 0
        for earlier in range(look):
            places |= looked_at(self.state.looks, earlier)
        return places

    def seen(self, look: i64, places: i64) -> bool:
        """Whether what lies in these places is what the seat saw there; another seat saw whatever lies there."""
        looks = self.state.looks
        bag: i64 = 0
        left = places
        while left:
            bag += ONE[self.kind(lowest(left))]
            left &= left - 1
        if looker_of(looks, look) == self.seat:
            return seen_by(looks, look) == bag
        set_seen(looks, look, bag)
        return True

    def laid(self, own: i64) -> bool:
        """Whether these lays of the seat are what it laid."""
        while own:
            lay = lowest(own)
            own &= own - 1
            place = self.assignment.place_of(lay)
            if place != NOTHING and self.came[lay] != place:
                return False
            if self.kind(lay) != card_laid(self.state.lay[lay]):
                return False
        return True
