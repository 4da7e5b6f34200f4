"""The sea, the tokens and what a pirate owns.

The sea has 7 x 7 regions, numbered 7 * row + column. A crossing is numbered like the region with its lowest letter and
number, and touches the regions c, c + 1, c + 7 and c + 8; so regions and crossings are places in one mask. In actions
the 36 crossings are counted without gaps.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth

SIDE: Final = 7
REGIONS: Final = 49
CROSSINGS: Final = 36
NOWHERE: Final = -1

# Tokens: 0 to 3 are ships from the smallest to the largest
SHIPS: Final = 4
STORE: Final = 4
DOUBLER: Final = 5  # 5 to 8 double the ships 0 to 3
TOKENS: Final = 9

# Dutchman cards: 0 to 6 are the rows, 7 to 13 the columns
DUTCHMAN_CARDS: Final = 14

# Words of records, tellings and views; the same in every language
REGION_WORDS: Final = ["ABCDEFG"[region % SIDE] + str(region // SIDE + 1) for region in range(REGIONS)]
TOKEN_WORDS: Final = ["ship1", "ship2", "ship3", "ship4", "store", "doubler1", "doubler2", "doubler3", "doubler4"]
CARD_WORDS: Final = list("1234567ABCDEFG")

# Crossing number in actions -> place in a mask
PLACE_OF_CROSSING: Final[vec[i64]] = vec[i64]([SIDE * (n // 6) + n % 6 for n in range(CROSSINGS)])


def _spread(line: list[int], step: int) -> vec[i64]:
    """For each set of the numbers 0 to 6, the regions of those rows or columns."""
    return vec[i64](
        [
            sum(2 ** (place + step * n) for n in range(SIDE) if chosen // 2**n % 2 for place in line)
            for chosen in range(128)
        ]
    )


REGIONS_OF_ROWS: Final[vec[i64]] = _spread([0, 1, 2, 3, 4, 5, 6], SIDE)
REGIONS_OF_COLUMNS: Final[vec[i64]] = _spread([0, 7, 14, 21, 28, 35, 42], 1)


def crossing_number(place: i64) -> i64:
    """The number in actions of a crossing's place in a mask."""
    return place - place // SIDE


def around(mask: i64, crossing: i64) -> i64:
    """How many of the four regions around a crossing are in a mask."""
    near = mask >> crossing
    return (near & 1) + (near >> 1 & 1) + (near >> 7 & 1) + (near >> 8 & 1)


def kth_card(once: i64, twice: i64, k: i64) -> i64:
    """The k-th card of a bag of sea cards: first one card for each region in it, then the second ones."""
    singles = count(once)
    if k < singles:
        return kth(once, k)
    return kth(twice, k - singles)


@final
class Pirate:
    """What one player owns: all public but the cards in hand."""

    def __init__(self, boats: i64, money: i64) -> None:
        self.money: i64 = money
        self.debt: i64 = 0
        self.stock: i64 = boats  # boats not in play
        self.boat: i64 = 0  # regions with at least one of these boats
        self.second: i64 = 0  # regions with two of them
        self.boarded: i64 = 0  # crossings where one lies on a ship
        self.captured: i64 = 0  # ships won, 8 bits for each kind
        self.sea: i64 = 0  # regions of which a sea card is in hand
        self.sea_twice: i64 = 0  # regions of which both are
        self.sea_cards: i64 = 0
        self.dutchman: i64 = 0
        self.dutchman_cards: i64 = 0

    def copy(self) -> "Pirate":
        new = Pirate(self.stock, self.money)
        new.debt = self.debt
        new.boat = self.boat
        new.second = self.second
        new.boarded = self.boarded
        new.captured = self.captured
        new.sea = self.sea
        new.sea_twice = self.sea_twice
        new.sea_cards = self.sea_cards
        new.dutchman = self.dutchman
        new.dutchman_cards = self.dutchman_cards
        return new

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        public = (self.money, self.debt, self.stock, self.boat, self.second, self.boarded, self.captured)
        return (*public, self.sea, self.sea_twice, self.dutchman)

    def boats_around(self, crossing: i64) -> i64:
        """How many of this pirate's boats lie in the four regions around a crossing."""
        return around(self.boat, crossing) + around(self.second, crossing)

    def capture(self, kind: i64) -> None:
        """One more ship of a kind."""
        self.captured += BIT[8 * kind]

    def ships(self, kind: i64) -> i64:
        """How many ships of a kind were captured."""
        return self.captured >> 8 * kind & 255

    def sea_kinds(self) -> i64:
        """Of how many regions there is a sea card in hand: rarely are there two of the same."""
        return count(self.sea) if self.sea_twice else self.sea_cards

    def take_sea_card(self, region: i64) -> None:
        bit = BIT[region]
        if self.sea & bit:
            self.sea_twice |= bit
        else:
            self.sea |= bit
        self.sea_cards += 1

    def discard_sea_card(self, region: i64) -> None:
        bit = BIT[region]
        if self.sea_twice & bit:
            self.sea_twice ^= bit
        else:
            self.sea ^= bit
        self.sea_cards -= 1

    def take_dutchman_card(self, card: i64) -> None:
        self.dutchman |= BIT[card]
        self.dutchman_cards += 1

    def discard_dutchman_card(self, card: i64) -> None:
        self.dutchman ^= BIT[card]
        self.dutchman_cards -= 1

    def place_boat(self, region: i64) -> None:
        bit = BIT[region]
        if self.boat & bit:
            self.second |= bit
        else:
            self.boat |= bit
        self.stock -= 1
