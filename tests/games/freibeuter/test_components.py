"""The data file: what the shipped one says, and what is refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import data_hash
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import playout
from quarterdeck.games.freibeuter import FREIBEUTER
from tests.games.freibeuter.picture import OWN, components

SHIPPED = (FREIBEUTER.folder / FREIBEUTER.data_file).read_text(encoding="utf-8")


# The shipped file


def test_the_shipped_file_has_36_tokens() -> None:
    """F1.2: 28 ships in four kinds, 4 stores, 4 doublers."""
    assert [(ship.value, ship.share, ship.count, ship.doublers) for ship in OWN.ships] == [
        (5, 1, 7, 1),
        (10, 2, 7, 1),
        (15, 3, 7, 1),
        (20, 4, 7, 1),
    ]
    assert OWN.stores == 4
    assert sum(ship.count + ship.doublers for ship in OWN.ships) + OWN.stores == 36


def test_the_shipped_file_has_74_sea_cards_and_14_dutchman_cards() -> None:
    """F4.4, F5.1"""
    assert sum(int(digit) for row in OWN.sea_cards for digit in row) == 74
    assert OWN.dutchman_rows == OWN.dutchman_columns == 7 * "1"


def test_the_shipped_file_has_what_each_player_starts_with() -> None:
    """F1.1, F4.2, F8.1, F9.3"""
    start, pay = OWN.start, OWN.pay
    assert (start.boats, start.money, start.sea_cards, start.dutchman_cards) == (25, 20, 4, 1)
    assert (pay.card, pay.store, pay.debt) == (2, 2, 2)
    assert OWN.money_cards.values == (1, 4, 8)


def test_the_shipped_file_serves_two_three_and_four_players() -> None:
    """F1.1"""
    for players in FREIBEUTER.players:
        OWN.check(players, FREIBEUTER.choose())


# Numbers may change


def test_other_numbers_make_other_components() -> None:
    assert data_hash(components(money=21)) != data_hash(OWN)
    assert data_hash(components()) == data_hash(OWN)


@pytest.mark.parametrize(
    "changes",
    [
        {"boats": 1},
        {"boats": 1000},
        {"money": 0},
        {"money": 1_000_000},
        {"sea_hand": 1},
        {"sea_hand": 18},
        {"dutchman_hand": 0, "dutchman_rows": "0000000", "dutchman_columns": "0000000"},
        {"dutchman_hand": 3},
        {"debt": 0},
        {"card": 0, "store": 1000},
        {"sea_cards": tuple(["2222222"] * 7)},
        {"sea_cards": ("2222222", *["0000000"] * 6), "sea_hand": 3},
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_the_least_and_the_most_a_file_may_say_can_be_played(changes: dict[str, Any], players: int) -> None:
    """F2.2: to the end, with pieces conserved."""
    data = components(**changes)
    for seed in range(5):
        state = FREIBEUTER.setting(players, None, data).new(FastLuck(seed))
        assert playout(state, FastLuck(seed)) > 0
        assert state.outcome() is not None


# What is refused


def write(folder: Path, text: str) -> Path:
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return path


Edit = Callable[[str], str]


def swap(old: str, new: str) -> Edit:
    """The shipped text with one thing changed."""
    assert old in SHIPPED
    return lambda text: text.replace(old, new, 1)


REFUSED: dict[str, tuple[Edit, str]] = {
    "six rows": (swap('    "1111111",\n', ""), "sea_cards must be 7 rows of 7 digits"),
    "a short row": (swap('"1222221"', '"122221"'), "sea_cards must be 7 rows of 7 digits"),
    "the digit 3": (swap('"1222221"', '"1232221"'), "each 0, 1 or 2"),
    "a letter": (swap('"1222221"', '"12a2221"'), "each 0, 1 or 2"),
    "two Dutchman cards of a row": (swap('rows = "1111111"', 'rows = "1211111"'), "dutchman_rows must be 7 digits"),
    "eight columns": (swap('columns = "1111111"', 'columns = "11111111"'), "dutchman_columns must be 7 digits"),
    "35 tokens": (swap("count = 7", "count = 6"), "There must be 36 tokens, one for each crossing, not 35"),
    "37 tokens": (swap("stores = 4", "stores = 5"), "not 37"),
    "no stores": (swap("stores = 4", "stores = 0"), "The number of stores must be from 1 to 36, not 0"),
    "two doublers of a kind": (swap("doublers = 1", "doublers = 2"), "The number of doublers of a kind"),
    "three kinds of ships": (
        lambda text: text.replace("[[ships]]\nvalue = 5\nshare = 1\ncount = 7\ndoublers = 1\n", "", 1),
        "There must be four kinds of ships, not 3",
    ),
    "a negative value": (swap("value = 5", "value = -5"), "A ship's value must be from 0 to 1000, not -5"),
    "a negative share": (swap("share = 1", "share = -1"), "A ship's share"),
    "a negative number of ships": (swap("count = 7", "count = -7"), "The number of ships of a kind"),
    "no boats": (swap("boats = 25", "boats = 0"), "The number of boats must be from 1 to 1000, not 0"),
    "negative money": (swap("money = 20", "money = -1"), "The money at the start"),
    "no sea cards in hand": (swap("sea_cards = 4", "sea_cards = 0"), "The number of sea cards dealt"),
    "a negative Dutchman hand": (swap("dutchman_cards = 1", "dutchman_cards = -1"), "Dutchman cards dealt"),
    "a negative price of a card": (swap("card = 2", "card = -2"), "What a sea card pays"),
    "a negative pay of a store": (swap("store = 2", "store = -2"), "What a store pays"),
    "a negative debt": (swap("debt = 2", "debt = -2"), "How often a debt is subtracted"),
    "too few sea cards": (swap("sea_cards = 4", "sea_cards = 19"), "4 players need 76 sea cards; there are 74"),
    "too few Dutchman cards": (
        swap("dutchman_cards = 1", "dutchman_cards = 4"),
        "4 players need 16 Dutchman cards; there are 14",
    ),
    "money cards of nothing": (swap("[1, 4, 8]", "[0]"), "A money card's value must be from 1 to 1000000, not 0"),
    "a money card of two millions": (swap("[1, 4, 8]", "[1, 2000000]"), "A money card's value must be from 1"),
    "63 values of money cards": (
        swap("[1, 4, 8]", str([1] * 63)),
        "values of money cards must be from 1 to 62, not 63",
    ),
    "no money cards": (swap("[1, 4, 8]", "[]"), "The number of values of money cards must be from 1 to 62, not 0"),
    "5000 digits": (swap("stores = 4", f"stores = {'9' * 5000}"), "holds a number with too many digits"),
    "5000 hexadecimal digits": (swap("stores = 4", f"stores = 0x{'f' * 5000}"), "a number in it is absurdly big"),
    "arrays in arrays": (swap("[1, 4, 8]", "[" * 3000 + "]" * 3000), "is nested too deeply"),
    "two MiB": (lambda text: text + "#" * 2**21, "has more than 1 MiB"),
    "an unknown field": (swap("stores = 4", "stores = 4\nkraken = 1"), "unknown field `kraken`"),
    "an unknown field inside": (swap("boats = 25", "boats = 25\nrum = 1"), "unknown field `rum`"),
    "a missing field": (swap("stores = 4\n", ""), "missing required field `stores`"),
    "a missing field inside": (swap("boats = 25\n", ""), "missing required field `boats`"),
    "a wrong type": (swap("stores = 4", 'stores = "four"'), "Expected `int`, got `str`"),
    "half a boat": (swap("boats = 25", "boats = 2.5"), "Expected `int`, got `float`"),
    "not TOML": (lambda _: "stores = = 4", "is not TOML"),
    "an empty file": (lambda _: "", "missing required field"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_bad_file_is_refused_with_a_sentence(what: str, tmp_path: Path) -> None:
    """It names what is wrong, ends like a sentence, and nothing is set up."""
    edit, expected = REFUSED[what]
    text = edit(SHIPPED)
    assert text != SHIPPED
    with pytest.raises(BadData) as caught:
        FREIBEUTER.setting(4, None, FREIBEUTER.data(write(tmp_path, text)))
    assert expected in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_too_few_cards_for_four_may_do_for_two(tmp_path: Path) -> None:
    """F1.1"""
    data = FREIBEUTER.data(write(tmp_path, SHIPPED.replace("sea_cards = 4", "sea_cards = 19")))
    FREIBEUTER.setting(2, None, data)
    with pytest.raises(BadData):
        FREIBEUTER.setting(4, None, data)


def test_a_missing_file_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        FREIBEUTER.data(tmp_path / "nowhere.toml")
    assert "nowhere.toml cannot be read" in str(caught.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData) as caught:
        FREIBEUTER.data(path)
    assert "picture.toml is not text in UTF-8" in str(caught.value)
