"""Boxes in which rare things happen: credit, no boats, the last store, piles that run out, hands of one card."""

from collections.abc import Callable

from quarterdeck.core.game import Data
from tests.games.freibeuter.picture import components
from tests.referees.lots import CARTAGENA_BOXES, TRAITRES_BOXES
from tests.under_test import hooks_of

Box = Callable[[int], Data]  # for so many players


def tiny(name: str) -> Box:
    """The box of the laws, small enough to list its worlds."""
    box = hooks_of(name).tiny
    assert box is not None
    return box


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

BOXES: dict[str, dict[str, Box]] = {
    "freibeuter": {
        "tiny": tiny("freibeuter"),
        "poor": fixed(components(money=0, boats=60)),
        "few boats": fixed(components(boats=4, money=3)),
        "one store": fixed(ONE_STORE),
        "few cards": fixed(FEW_CARDS),
        "no Dutchman": fixed(NO_DUTCHMAN),
    },
    "meuterer": {"tiny": tiny("meuterer")},
    "cartagena": {"tiny": tiny("cartagena"), **CARTAGENA_BOXES},
    "traitres": {"tiny": tiny("traitres"), **TRAITRES_BOXES},
}


def boxes_of(name: str) -> dict[str, Box]:
    """A game's boxes; the small one of the laws where it has no others."""
    return BOXES.get(name) or {"tiny": tiny(name)}
