"""Whole games, followed by a second and slower reading of the book: both must always say the same."""

from collections import Counter

import pytest

from quarterdeck.games.freibeuter.components import Components
from tests.games.freibeuter.by_the_book import Follower
from tests.games.freibeuter.picture import components
from tests.games.freibeuter.walks import STYLES, walk

# Boxes in which rare things happen: credit, no boats, the last store, empty piles, hands of one card
BOXES = {
    "own": components(),
    "poor": components(money=0, boats=60),
    "few boats": components(boats=4, money=3),
    "one store": components(
        stores=1,
        boats=100,
        ships=tuple(
            type(ship)(ship.value, ship.share, ship.count + (ship.value < 20), 1) for ship in components().ships
        ),
    ),
    "few cards": components(
        boats=50,
        sea_hand=1,
        dutchman_hand=0,
        money=1,
        sea_cards=("1211000", "1220000", "2221000", "1110000", "0000000", "0000000", "0000000"),
    ),
    "no Dutchman": components(dutchman_rows="0000000", dutchman_columns="0000000", dutchman_hand=0, debt=3, card=0),
}


def follow(players: int, style: str, box: Components, seed: object, **options: str) -> Counter[str]:
    """One game, compared after every action; returns what was told in it, by key and clause."""
    follower: Follower | None = None
    for referee in walk(players, seed, style=style, data=box, **options):
        if follower is None:
            follower = Follower(referee)
        else:
            follower.follow()
    return Counter(f"{told.key} {told.clause}" for told in referee.tellings(-1))


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
def test_both_readings_of_the_book_agree(box: str, players: int, style: str) -> None:
    """F2.1, F5.1, F6.1, F6.3, F7.2, F8.1, F8.2, F9.1, F9.2, F10.3, F11.1, F11.3, F11.5: whole games, every option."""
    stores = ["resolve_all", "instant"]
    for sea in ("must_draw", "pile_empty"):
        follow(players, style, BOXES[box], sea, sea_runs_out=sea, last_store=stores[players % 2])
        stores.reverse()


@pytest.mark.long
def test_these_games_have_in_them_whatever_can_happen() -> None:
    """F9.1, F10.4, F11.1, F11.2, F11.3: credit, forced draws of both kinds and every end are among what is compared."""
    happened: Counter[str] = Counter()
    for name, box in BOXES.items():
        for style in STYLES:
            happened += follow(3, style, box, ("all", name))
    for rare in (
        "borrowed F9.1",
        "debt-marked F9.2",
        "escaped F7.1",
        "doubler-encircled F8.2",
        "store-paid F8.1",
        "several-wait F6.3",
        "dutchman-left F5.3",
        "cashed F4.2",
        "placed F4.2",
        "drew-sea F10.4",
        "drew-dutchman F10.4",
        "ended-1 F11.1",
        "ended-2 F11.2",
        "ended-3 F11.3",
    ):
        assert happened[rare] > 0, rare
    assert happened["borrowed F9.1"] > happened["debt-marked F9.2"]
