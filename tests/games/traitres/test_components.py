"""What a data file of Traîtres à bord may say, and what is refused with a sentence."""

from typing import Any

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Data
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.components import Components


def changed(**changes: object) -> Data:
    """The components with some of them changed."""
    return TRAITRES.data_from({**msgspec.to_builtins(TRAITRES.data()), **changes})


def cards(**copies: int) -> list[dict[str, Any]]:
    """The cards with other numbers of copies."""
    own: list[dict[str, Any]] = msgspec.to_builtins(TRAITRES.data())["cards"]
    return [{"name": card["name"], "copies": copies.get(card["name"], card["copies"])} for card in own]


def crews(**numbers: int) -> list[dict[str, Any]]:
    """The crews with other numbers for three players."""
    own: list[dict[str, Any]] = msgspec.to_builtins(TRAITRES.data())["crews"]
    return [{**own[0], **numbers}, *own[1:]]


def test_the_box_is_the_books() -> None:
    """T1.1, T1.2"""
    data = TRAITRES.data()
    assert isinstance(data, Components)
    assert [(card.name, card.copies) for card in data.cards] == [
        ("plus", 20),
        ("zero", 10),
        ("minus", 12),
        ("spyglass", 3),
        ("pockets", 3),
        ("riddance", 3),
        ("catch", 3),
    ]
    rows = [(crew.players, crew.pirates, crew.mutineers, crew.planks, crew.target) for crew in data.crews]
    assert rows == [
        (3, 2, 1, 12, 5),
        (4, 3, 1, 14, 8),
        (5, 4, 1, 16, 11),
        (6, 4, 2, 18, 6),
        (7, 5, 2, 20, 9),
        (8, 6, 2, 22, 12),
    ]
    assert [crew.light for crew in data.crews] == [6, 8, 10, 14, 18, 22]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cards": cards()[:-1]}, "The kinds of cards must be plus, zero, minus, spyglass, pockets, riddance, catch"),
        ({"cards": cards(zero=-1)}, "The number of zero cards must be from 0 to 60, not -1"),
        ({"cards": cards(plus=40)}, "The number of loot cards must be from 0 to 60, not 62"),
        ({"cards": cards(pockets=13)}, "The number of pockets cards must be from 0 to 12, not 13"),
        ({"hand": 4}, "The number of cards in a hand must be from 1 to 3, not 4"),
        ({"crews": crews()[1:]}, "There must be a crew for 3 to 8 players, in this order"),
        ({"crews": crews(mutineers=2, pirates=1)}, "mutineers of the crew for 3 players must be from 1 to 1, not 2"),
        ({"crews": crews(pirates=3)}, "The pirates and mutineers of the crew for 3 players must be 3 together"),
        ({"crews": crews(light=61)}, "The number of planks of the crew for 3 players must be from 0 to 60, not 61"),
        ({"crews": crews(target=-1)}, "The chest target of the crew for 3 players must be from 0 to 60, not -1"),
        (
            {
                "cards": cards(plus=9, zero=0, minus=0, spyglass=0, pockets=0, riddance=0, catch=0),
                "crews": crews(planks=0),
            },
            "3 players are dealt 9 cards; there are 9, and some must be left",
        ),
    ],
)
def test_what_cannot_be_played_with_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        TRAITRES.setting(3, None, changed(**changes))


def test_another_box_can_be_played_with() -> None:
    setting = TRAITRES.setting(
        3, None, changed(cards=cards(plus=9, zero=1, minus=0, spyglass=0), crews=crews(planks=0))
    )
    assert setting.players == 3


@pytest.mark.parametrize("part", ["cards", "crews"])
def test_a_misspelt_word_of_a_box_is_refused(part: str) -> None:
    """T1.2: and is not passed over."""
    said: dict[str, Any] = msgspec.to_builtins(TRAITRES.data())
    assert TRAITRES.data_from(said) == TRAITRES.data()
    said[part][0]["colour"] = 1
    with pytest.raises(BadData, match="colour"):
        TRAITRES.data_from(said)
