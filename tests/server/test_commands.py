"""What a table is asked to do for somebody who asked it of the server."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.server.commands import strongest
from quarterdeck.table.opening import PERSON
from tests.table.seated import opened


@pytest.mark.parametrize(
    ("bots", "stand_in"),
    [
        (("deckhand", "captain"), "captain"),
        (("captain", "deckhand"), "captain"),
        (("deckhand",), "deckhand"),
        ((PERSON,), "bosun"),
    ],
)
def test_a_stand_in_is_as_strong_as_the_strongest_bot_or_a_bosun(bots: tuple[str, ...], stand_in: str) -> None:
    assert strongest(opened(GAMES["freibeuter"], PERSON, *bots)) == stand_in
