"""What is handed around is a value: nobody can change it, and what is read has no fields that nobody knows."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.lines import Acted, Said
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.record import Record
from quarterdeck.core.telling import Phrase, Told
from quarterdeck.core.view import View, ViewPart
from tests.under_test import GAMES_UNDER_TEST

EVERY_GAME = pytest.mark.parametrize("game", GAMES_UNDER_TEST.values(), ids=GAMES_UNDER_TEST)


def within(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """A type, if it is a structure, and all structures that stand in its fields."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in get_type_hints(kind).values():
            yield from within(field)
    for part in get_args(kind):
        yield from within(part)


@EVERY_GAME
def test_components_and_options_cannot_be_changed(game: Game) -> None:
    """All states of a setting share them."""
    kinds: list[type[msgspec.Struct]] = [Data, Options, *within(game.components), *within(game.options)]
    assert [kind for kind in kinds if not kind.__struct_config__.frozen] == []


@EVERY_GAME
def test_no_part_of_a_view_can_be_changed(game: Game) -> None:
    """G1.1: a seat that is handed a view cannot make it another one."""
    kinds: list[type[msgspec.Struct]] = [View, ViewPart, *within(game.view)]
    assert [kind for kind in kinds if not kind.__struct_config__.frozen] == []


@EVERY_GAME
def test_what_is_read_has_no_unknown_fields(game: Game) -> None:
    """A word that is misspelt in a data file, in options or on the wire is refused, not passed over."""
    for kind in (*within(game.components), *within(game.options), *within(game.view), *within(Record)):
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_what_happened_cannot_be_changed() -> None:
    """A record, a telling and an outcome stay what they were."""
    for kind in (Record, Told, Phrase, Acted, Said, Outcome):
        assert all(part.__struct_config__.frozen for part in within(kind)), kind
