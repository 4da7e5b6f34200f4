"""Every game has golden playthroughs, and still plays them."""

import difflib

import pytest

from tests.goldens.playthrough import FOLDER, path_of, playthrough
from tests.under_test import WRITTEN as GAMES

TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]


@pytest.mark.law
@pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES])
def test_the_game_still_plays_as_its_golden_playthrough_says(name: str, players: int) -> None:
    path = path_of(GAMES[name], players)
    assert path.exists(), f"{path.name} is missing: run `make goldens`, read the file and commit it"
    kept, played = path.read_text(encoding="utf-8"), playthrough(GAMES[name], players)
    if kept != played:
        difference = list(
            difflib.unified_diff(kept.splitlines(), played.splitlines(), "kept", "played now", lineterm="")
        )
        shown = "\n".join(difference[:60])
        pytest.fail(
            f"The game plays otherwise than {path.name} says. If that is meant, run `make goldens`, "
            f"look at every line of `git diff` and commit it with the change. It begins so:\n{shown}",
            pytrace=False,
        )


def test_there_is_no_golden_playthrough_of_a_game_that_is_gone() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(GAMES[n], players).name for n, players in TABLES}
