"""What boards foresee is what the rules do: over all records and situations, by the browser's own functions."""

import json
from pathlib import Path

import pytest

from tests.games.previews import PREVIEWS, samples_of
from tests.vitest import run_vitest

# What some samples at least must be about
KINDS = {"tried", "price", "goals", "raid", "strengths", "goods", "sailed", "duel", "card"}


@pytest.mark.uncounted
def test_boards_foresee_what_the_rules_do(tmp_path: Path) -> None:
    """C2.7, C6.3, C7.8, F6.1, F7.2, M3.5, M4.2, M5.3, M7.2, M10.2, T4.2, T4.3"""
    groups = [{"game": game, "samples": list(samples_of(game))} for game in PREVIEWS]
    text = json.dumps(groups)
    assert {kind for kind in KINDS if f'"{kind}":' in text} == KINDS
    run_vitest("src/games/previews.test.js", "QUARTERDECK_PREVIEWS", groups, tmp_path)
