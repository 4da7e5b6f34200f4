"""Where chapters and turns begin. The cases are those of the page as well (`web/src/lib/turns.test.ts`)."""

import json
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.core.game import Game
from quarterdeck.core.turns import beginnings
from quarterdeck.games import GAMES
from tests.laws.cases import cases
from tests.laws.play import moments
from tests.under_test import GAMES_UNDER_TEST

CASES = json.loads((Path(__file__).parent / "turns.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_a_story_is_cut_where_something_begins(case: dict[str, Any]) -> None:
    lines = [(key, slots) for key, slots in case["lines"]]
    assert [list(begin) for begin in beginnings(GAMES[case["game"]], lines)] == case["begins"]


@pytest.mark.parametrize("game", GAMES_UNDER_TEST.values(), ids=GAMES_UNDER_TEST)
def test_what_begins_something_is_an_event_of_its_game(game: Game) -> None:
    assert game.chapters
    assert not {*game.chapters, *game.turns} - game.events.keys()
    assert all("seat" in game.events[key] for key in game.turns)


@pytest.mark.parametrize("name", ["freibeuter", "traitres"])
@pytest.mark.parametrize("viewer", [-1, 0])
def test_what_somebody_does_stands_under_their_turn(name: str, viewer: int) -> None:
    """In these two games one acts at a time, so whatever an action brings stands in the turn of who did it."""
    for case in cases(name, 3, 6):
        *course, end = moments(case)
        begun = beginnings(end.game, [(one.key, one.slots) for one in end.referee.tellings(viewer)])
        for moment in course:
            first = moment.referee.told
            assert [begin.seat for begin in begun if begin.line <= first][-1] == moment.seat, f"{moment}: line {first}"
