"""Which lay each loot card came from, in a world that is only imagined, and what the Spyglasses then showed.

The mixings are undone, the last one first. Each card may have come from any of the places that were mixed, as long as
the viewer laid and saw what it did, and the cards whose traces it follows came from its own lays.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import NOTHING
from quarterdeck.games.traitres.knowledge.scattering import Scattering
from quarterdeck.games.traitres.rules.cards import Cards
from quarterdeck.games.traitres.rules.position import CLAIM, KNOWERS, LAID, LOOK, SEEN

MOST_TRIES: Final = 1000  # to undo a mixing; the game's own box never needs as many

# Every order of three cards, those of two first
_ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 1, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 2, 1, 0])
_WAYS: Final[vec[i64]] = vec[i64]([1, 1, 2, 6])  # for so many cards


@final
class Mixings:
    """The mixings of a position, as one seat may imagine them."""

    def __init__(self, position: Cards, seat: i64, taken: Scattering) -> None:
        self.position: Cards = position
        self.seat: i64 = seat
        self.taken: Scattering = taken
        self.came: vec[i64] = position.numbers.own_places[: position.lays]  # for each place where its card lies now
        self.own: i64 = 0  # the seat's lays
        self.tried: i64 = 0
        if len(position.looks):
            for lay in range(position.lays):
                if position.lay[lay] % CLAIM == seat:
                    self.own |= BIT[lay]

    def kind(self, place: i64) -> i64:
        """The card that lay in a place."""
        return self.position.loot[self.came[place]] % KNOWERS

    def undo(self, luck: Luck) -> bool:
        """Whether the seat can have laid and seen what it did; if so, each place is that of its lay in the end."""
        self.tried = 0
        return self.undo_from(len(self.position.looks) - LOOK, luck)

    def remember(self) -> None:
        """What others laid is what came from their lays."""
        position = self.position
        for lay in range(position.lays):
            laid = position.lay[lay]
            if laid % CLAIM != self.seat:
                position.lay[lay] = laid % LAID + LAID * self.kind(lay)

    def undo_from(self, look: i64, luck: Luck) -> bool:
        """Undo a Spyglass and those before it, in any of the orders that can be."""
        if look < 0:
            return True
        self.tried += 1
        places = self.position.looks[look + 1]
        if not self.seen(look, places):
            return False
        own = self.own & places & ~self.mixed_before(look)
        number = count(places)
        if number < 2:
            return self.laid(own) and self.undo_from(look - LOOK, luck)
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
            if self.laid(own) and (self.undo_from(look - LOOK, luck) or self.tried > MOST_TRIES):
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

    def mixed_before(self, look: i64) -> i64:
        """The places of all Spyglasses before this one: what lies in others is what was laid there."""
        places: i64 = 0
        for earlier in range(0, look, LOOK):
            places |= self.position.looks[earlier + 1]
        return places

    def seen(self, look: i64, places: i64) -> bool:
        """Whether what lies in these places is what the seat saw there; another seat saw whatever lies there."""
        position = self.position
        bag: i64 = 0
        left = places
        while left:
            bag += ONE[self.kind(lowest(left))]
            left &= left - 1
        by = position.looks[look] % SEEN
        if by == self.seat:
            return position.looks[look] // SEEN == bag
        position.looks[look] = by + SEEN * bag
        return True

    def laid(self, own: i64) -> bool:
        """Whether these lays of the seat are what it laid."""
        while own:
            lay = lowest(own)
            own &= own - 1
            place = self.taken.place_of(lay)
            if place != NOTHING and self.came[lay] != place:
                return False
            if self.kind(lay) != self.position.lay[lay] // LAID:
                return False
        return True
