"""The sea, the tokens and the cards.

The sea has 7 x 7 regions, numbered 7 * row + column. A crossing is numbered like the region with its lowest letter and
number, and touches the regions c, c + 1, c + 7 and c + 8; so regions and crossings are places in one mask. In actions
the 36 crossings are counted without gaps.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth_of_many, members

SIDE: Final = 7
REGIONS: Final = 49
CROSSINGS: Final = 36
NOWHERE: Final = -1

# Tokens: 0 to 3 are ships from the smallest to the largest
SHIPS: Final = 4
STORE: Final = 4
DOUBLER: Final = 5  # 5 to 8 double the ships 0 to 3
TOKENS: Final = 9

# Words of records, tellings and views; the same in every language
REGION_WORDS: Final = ["ABCDEFG"[region % SIDE] + str(region // SIDE + 1) for region in range(REGIONS)]
TOKEN_WORDS: Final = ["ship1", "ship2", "ship3", "ship4", "store", "doubler1", "doubler2", "doubler3", "doubler4"]
CARD_WORDS: Final = list("1234567ABCDEFG")

# The same the other way round
REGION_NUMBERS: Final = {word: number for number, word in enumerate(REGION_WORDS)}
TOKEN_NUMBERS: Final = {word: number for number, word in enumerate(TOKEN_WORDS)}
CARD_NUMBERS: Final = {word: number for number, word in enumerate(CARD_WORDS)}


# Regions and crossings

PLACE_OF_CROSSING: Final[vec[i64]] = vec[i64]([SIDE * (n // 6) + n % 6 for n in range(CROSSINGS)])


def crossing_number(place: i64) -> i64:
    """The number in actions of a crossing."""
    return place - place // SIDE


def crossing_numbers(places: i64) -> i64:
    """The numbers in actions of a set of crossings: row by row, without the gaps between the rows."""
    return (
        places & 0x3F
        | places >> 1 & 0xFC0
        | places >> 2 & 0x3F000
        | places >> 3 & 0xFC0000
        | places >> 4 & 0x3F000000
        | places >> 5 & 0xFC0000000
    )


def around(places: i64, crossing: i64) -> i64:
    """How many of the four regions around a crossing are in a set."""
    near = places >> crossing & 0x183
    if near == 0:
        return 0
    return (near & 1) + (near >> 1 & 1) + (near >> 7 & 1) + (near >> 8)


def places_of(words: tuple[str, ...]) -> i64:
    """Regions or crossings as a set."""
    places: i64 = 0
    for word in words:
        places |= BIT[REGION_NUMBERS[word]]
    return places


def place_words(places: i64) -> list[str]:
    """The regions or crossings of a set in words."""
    return [REGION_WORDS[place] for place in members(places)]


# Sea cards: a bag is the regions of which it holds a card, and those of which it holds both


def kth_sea_card(once: i64, twice: i64, k: i64) -> i64:
    """The k-th card of a bag: first one card for each region in it, then the second ones."""
    singles = count(once)
    if k < singles:
        return kth_of_many(once, k)
    return kth_of_many(twice, k - singles)


def sea_words(once: i64, twice: i64) -> list[str]:
    """The cards of a bag, region by region."""
    words: list[str] = []
    for region in members(once):
        words.append(REGION_WORDS[region])
        if twice & BIT[region]:
            words.append(REGION_WORDS[region])
    return words


# Dutchman cards: 0 to 6 are the rows, 7 to 13 the columns


def row_card(region: i64) -> i64:
    """The card of a region's row."""
    return region // SIDE


def column_card(region: i64) -> i64:
    """The card of a region's column."""
    return SIDE + region % SIDE


def _spread(line: list[int], step: int) -> vec[i64]:
    """For each set of the numbers 0 to 6, the regions of those rows or columns."""
    return vec[i64](
        [
            sum(2 ** (place + step * n) for n in range(SIDE) if chosen // 2**n % 2 for place in line)
            for chosen in range(128)
        ]
    )


_REGIONS_OF_ROWS: Final[vec[i64]] = _spread([0, 1, 2, 3, 4, 5, 6], SIDE)
_REGIONS_OF_COLUMNS: Final[vec[i64]] = _spread([0, 7, 14, 21, 28, 35, 42], 1)


def regions_of_rows(cards: i64) -> i64:
    """The regions to which the row cards of a set lead."""
    return _REGIONS_OF_ROWS[cards & 127]


def regions_of_columns(cards: i64) -> i64:
    """The regions to which the column cards of a set lead."""
    return _REGIONS_OF_COLUMNS[cards >> SIDE]


def card_words(cards: i64) -> list[str]:
    """The Dutchman cards of a set in words, rows first."""
    return [CARD_WORDS[card] for card in members(cards)]
