"""The box of Traîtres à bord is shared by all tables: nobody changes it, nor options, and it says only what it may."""

from typing import Any

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.components import Components
from quarterdeck.games.traitres.options import TraitresOptions


def components() -> Components:
    data = TRAITRES.data()
    assert isinstance(data, Components)
    return data


@pytest.mark.parametrize(
    ("part", "field"),
    [
        (TraitresOptions(), "mutineers_know"),
        (components(), "hand"),
        (components().cards[0], "copies"),
        (components().crews[0], "target"),
    ],
)
def test_neither_options_nor_a_part_of_the_box_can_be_changed(part: object, field: str) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        setattr(part, field, 1)


@pytest.mark.parametrize("parts", ["cards", "crews"])
def test_what_a_card_or_a_crew_does_not_have_is_refused(parts: str) -> None:
    data: dict[str, Any] = msgspec.to_builtins(TRAITRES.data())
    data[parts][0]["colour"] = "red"
    with pytest.raises(BadData, match="colour"):
        TRAITRES.data_from(data)
