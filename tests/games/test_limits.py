"""How far the numbers of a data file may go: to the last one that is allowed, and not one further."""

import tomllib
from typing import Any

import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tests.by_game import modules

ROWS = [(name, *row) for name, module in modules("tests.games.{game}.limits").items() for row in module.LIMITS]


def refusal(game: Game, changes: dict[str, int]) -> str:
    """What is said of the shipped file with some numbers changed; nothing if it can be played with."""
    content: Any = tomllib.loads((game.folder / game.data_file).read_text(encoding="utf-8"))
    for where, number in changes.items():
        *path, last = [int(word) if word.isdigit() else word for word in where.split()]
        place = content
        for word in path:
            place = place[word]
        place[last] = number
    try:
        game.data_from(content).check(game.players[0], game.choose())
    except BadData as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("name", "where", "least", "most", "said"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_a_number_may_be_as_small_and_as_big_as_is_said_and_no_further(
    name: str, where: str, least: int | None, most: int, said: str
) -> None:
    game = GAMES[name]
    assert said not in refusal(game, {where: most})
    assert said in refusal(game, {where: most + 1})
    if least is not None:
        assert said not in refusal(game, {where: least})


@pytest.mark.parametrize(("name", "where", "least", "most", "said"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_a_number_below_what_is_said_is_refused(name: str, where: str, least: int | None, most: int, said: str) -> None:
    if least is not None:
        assert refusal(GAMES[name], {where: least - 1})


def test_there_are_at_most_60_gold_cards() -> None:
    """C1.1"""
    cartagena = GAMES["cartagena"]
    assert refusal(cartagena, {"gold 1 copies": 20, "gold 2 copies": 34}) == ""
    assert "The number of gold cards must be" in refusal(cartagena, {"gold 1 copies": 20, "gold 2 copies": 35})
