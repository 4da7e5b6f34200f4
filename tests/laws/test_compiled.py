"""Compiled and interpreted rules play the same games, bit for bit."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck import compiled
from tests.laws.cases import cases
from tests.laws.digests import digests
from tests.under_test import GAMES_UNDER_TEST

ROOT = Path(__file__).parents[2]
GAMES_TO_PLAY = 30
TABLES = [(name, players) for name, game in GAMES_UNDER_TEST.items() for players in game.players]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES])
def test_compiled_and_interpreted_rules_play_the_same_games(name: str, players: int) -> None:
    assert compiled.MODE == "compiled", f"the rules run {compiled.MODE}: {compiled.WHY}"
    command = [sys.executable, "-m", "tests.laws.digests", name, str(players), str(GAMES_TO_PLAY)]
    environment = {**os.environ, "QUARTERDECK_PURE": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    mode, *interpreted = [json.loads(line) for line in done.stdout.splitlines()]
    assert mode == {"mode": "interpreted"}
    for case, expected in zip(cases(name, players, GAMES_TO_PLAY), interpreted, strict=True):
        found = digests(case)
        different = [part for part in found if found[part] != expected[part]]
        assert not different, f"{case}: compiled and interpreted rules differ in {', '.join(different)}"
