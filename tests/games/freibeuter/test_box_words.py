"""Words of data files and records: which letters are none, and what a thing is called that is unknown."""

import msgspec
import pytest

from quarterdeck.core.errors import BadData, BadWords
from quarterdeck.core.lines import parse
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.rules.actions import ALPHABET
from tests.games.freibeuter.picture import OWN

ROWS = ("1112111", "1222221", "1222221", "2222222", "1222221", "1222221")


@pytest.mark.parametrize("letter", ["X", " ", "-", "²", "3"])
@pytest.mark.parametrize("place", [0, 3, 6])
def test_rows_and_columns_are_written_with_digits_alone(letter: str, place: int) -> None:
    """The sentence says which of them are not."""
    row = "1" * place + letter + "1" * (6 - place)
    for name, value, wrong in (
        ("sea_cards", (*ROWS, row), "sea_cards must be 7 rows of 7 digits, each 0, 1 or 2."),
        ("dutchman_rows", row, "dutchman_rows must be 7 digits, each 0 or 1."),
        ("dutchman_columns", row, "dutchman_columns must be 7 digits, each 0 or 1."),
    ):
        with pytest.raises(BadData) as caught:
            FREIBEUTER.setting(2, None, msgspec.structs.replace(OWN, **{name: value}))
        assert str(caught.value) == wrong


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("first 4", "“4” is no seat."),
        ("token ship5", "“ship5” is no token."),
        ("sea H1", "“H1” is no region."),
        ("dutchman 8", "“8” is no card."),
    ],
)
def test_a_record_that_names_something_unknown_is_told_what_it_should_be(line: str, sentence: str) -> None:
    """F1.1, F1.2, F10.1"""
    with pytest.raises(BadWords) as caught:
        parse(FREIBEUTER, line)
    assert str(caught.value) == sentence


def test_things_are_called_like_the_places_they_fill() -> None:
    """A crossing, a region, a line, a pile."""
    assert {verb.name: [things.name for things in verb.things] for verb in ALPHABET.verbs} == {
        "board": ["crossing"],
        "place": ["region"],
        "cash": ["region"],
        "dutchman": ["line", "region"],
        "draw": ["pile"],
        "resolve": ["crossing"],
    }
