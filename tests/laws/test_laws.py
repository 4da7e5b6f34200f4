"""The laws over every game: a new game is tested before it has tests of its own."""

import os

import pytest

from quarterdeck import compiled
from tests.laws.cases import cases
from tests.laws.every import LAWS, Law
from tests.under_test import GAMES_UNDER_TEST

TABLES = [(name, players) for name, game in GAMES_UNDER_TEST.items() for players in game.players]


def games_to_play(law: Law, tables: int) -> int:
    """Some hundreds compiled, a handful interpreted; fewer of dear laws, and for each of many numbers of players."""
    asked = os.environ.get("QUARTERDECK_LAW_GAMES")
    if asked is not None:
        return int(asked)
    games = law.games * 3 // max(3, tables)
    return games if compiled.MODE == "compiled" else max(1, games // 100)


@pytest.mark.law
@pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES])
@pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
def test_the_law_holds(law: Law, name: str, players: int) -> None:
    for case in cases(name, players, games_to_play(law, len(GAMES_UNDER_TEST[name].players))):
        law.check(case)
