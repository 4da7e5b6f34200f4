"""The box of Cartagena is shared by all tables: nobody changes it, nor the options, and it says only what it may."""

from typing import Any

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions


def components() -> Components:
    data = CARTAGENA.data()
    assert isinstance(data, Components)
    return data


@pytest.mark.parametrize(
    ("part", "field"),
    [
        (CartagenaOptions(), "storm"),
        (components(), "coins"),
        (components().gold[0], "copies"),
        (components().tracks[0], "mutiny"),
    ],
)
def test_neither_options_nor_a_part_of_the_box_can_be_changed(part: object, field: str) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        setattr(part, field, 1)


@pytest.mark.parametrize("parts", ["combat", "gold", "tracks"])
def test_what_a_card_or_a_track_does_not_have_is_refused(parts: str) -> None:
    data: dict[str, Any] = msgspec.to_builtins(CARTAGENA.data())
    data[parts][0]["colour"] = "red"
    with pytest.raises(BadData, match="colour"):
        CARTAGENA.data_from(data)
