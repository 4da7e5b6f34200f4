"""The laws over every game, one by one: a new game is tested before it has tests of its own."""

import os

import pytest

from tests.laws.cases import cases
from tests.laws.every import LAWS, Law
from tests.under_test import GAMES_UNDER_TEST

# Where a game has many tables, coverage looks at the smallest and the largest; those between run the same lines
TABLES = [
    pytest.param(
        name,
        players,
        id=f"{name}-{players}",
        marks=pytest.mark.uncounted if players in game.players[1:-1] and len(game.players) > 3 else (),
    )
    for name, game in GAMES_UNDER_TEST.items()
    for players in game.players
]


def games_to_play(law: Law, tables: int) -> int:
    """A game or two: many are played for all laws together (`test_many_games`)."""
    asked = os.environ.get("QUARTERDECK_LAW_GAMES")
    return int(asked) if asked is not None else max(1, law.games * 3 // max(3, tables))


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
def test_the_law_holds(law: Law, name: str, players: int) -> None:
    for case in cases(name, players, games_to_play(law, len(GAMES_UNDER_TEST[name].players))):
        law.check(case)
