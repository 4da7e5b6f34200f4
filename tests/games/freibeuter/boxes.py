"""Boxes of Freibeuter in which rare things happen: credit, no boats, the last store, piles that run out."""

from quarterdeck.core.game import Data
from tests.games.freibeuter.picture import components
from tests.referees.boxes import Box


def fixed(data: Data) -> Box:
    """The same for any number of players."""
    return lambda players: data


ONE_STORE = components(
    stores=1,
    boats=100,
    ships=tuple(type(ship)(ship.value, ship.share, ship.count + (ship.value < 20), 1) for ship in components().ships),
)
FEW_CARDS = components(
    boats=50,
    sea_hand=1,
    dutchman_hand=0,
    money=1,
    sea_cards=("1211000", "1220000", "2221000", "1110000", "0000000", "0000000", "0000000"),
)
NO_DUTCHMAN = components(dutchman_rows="0000000", dutchman_columns="0000000", dutchman_hand=0, debt=3, card=0)

BOXES: dict[str, Box] = {
    "poor": fixed(components(money=0, boats=60)),
    "few boats": fixed(components(boats=4, money=3)),
    "one store": fixed(ONE_STORE),
    "few cards": fixed(FEW_CARDS),
    "no Dutchman": fixed(NO_DUTCHMAN),
}
