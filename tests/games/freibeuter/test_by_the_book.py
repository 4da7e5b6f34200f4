"""The rules play as a second reading of the book does, which was written from the clauses alone."""

import os

import pytest

from quarterdeck import compiled
from tests.games.freibeuter.by_the_book import plays_by_the_book
from tests.laws.cases import cases

GAMES_TO_PLAY = int(os.environ.get("QUARTERDECK_LAW_GAMES", "100" if compiled.MODE == "compiled" else "24"))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_play_as_the_second_reading_does(players: int) -> None:
    for case in cases("freibeuter", players, GAMES_TO_PLAY):
        plays_by_the_book(case)
