"""The data file, and what it may not say."""

from typing import Any

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box.components import Components


def content() -> dict[str, Any]:
    content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(MEUTERER.data()))
    return content


def test_the_box_is_that_of_the_books() -> None:
    """M1.4"""
    data = MEUTERER.data()
    assert isinstance(data, Components)
    assert [card.copies for card in data.cards] == [4, 5, 6, 7, 8, 6, 1]
    assert len(data.islands) == 12


def test_what_the_books_confirm_is_not_marked_as_reconstructed() -> None:
    """M1.1"""
    data = MEUTERER.data()
    assert isinstance(data, Components)
    confirmed = {
        (island.name, cell)
        for island in data.islands
        for cell in ("buys", "alone", "two", "three", "docking")
        if cell not in island.recon
    }
    assert confirmed == {
        ("Hochland", "buys"), ("Hochland", "alone"), ("Hochland", "three"), ("Eisfelsen", "docking"),
        ("Affeninsel", "buys"), ("Piratennest", "buys"),
        ("Fingerhut", "alone"), ("Fingerhut", "two"), ("Fingerhut", "three"),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda box: box["cards"].reverse(), "The kinds of cards must be rubies, salt"),
        (lambda box: box["islands"].reverse(), "The islands must be Hochland, Frosthöhle"),
        (lambda box: box["cards"][0].update(copies=99), "The number of rubies cards must be from 0 to 20, not 99"),
        (lambda box: box["islands"][1].update(buys="rum"), "Frosthöhle must buy one of rubies"),
        (lambda box: box["islands"][2].update(alone=-1), "What Grünland pays must be from 0 to 1000, not -1"),
        (lambda box: box["islands"][0].update(buys="wine"), "Hochland must buy any goods"),
        (lambda box: box.update(hand=6), "The number of cards in a hand must be from 1 to 5, not 6"),
        (lambda box: box.update(extra=0), "The number of cards the Loader gives back must be from 1 to 5"),
        (lambda box: box.update(rounds=[9, 0]), "The number of rounds must be from 1 to 12, not 0"),
        (lambda box: [card.update(copies=1) for card in box["cards"]], "4 players need 23 to 60 goods cards"),
        (lambda box: box["cards"][6].update(copies=0), "The number of pirates cards in the variant must be from 1"),
    ],
)  # fmt: skip
def test_a_box_that_cannot_be_played_with_is_refused_with_a_sentence(change: Any, words: str) -> None:
    box = content()
    change(box)
    with pytest.raises(BadData, match=words):
        MEUTERER.setting(4, MEUTERER.choose({"pirates": True}), MEUTERER.data_from(box))


def test_an_island_may_buy_something_else() -> None:
    """M7.2"""
    box = content()
    box["islands"][1]["buys"] = "any"
    MEUTERER.setting(3, None, MEUTERER.data_from(box))
