"""Runs commands in this process, and records to run them on."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.bots import Deckhand
from quarterdeck.cli import main
from quarterdeck.games import GAMES
from quarterdeck.lab.plan import Plan, Player


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self) -> str:
        """The one sentence of a refusal."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.endswith(".\n")
        return self.err


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: object) -> Ran:
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of three."""
    folder = tmp_path_factory.mktemp("played")
    game = GAMES["freibeuter"]
    Player(Plan(game, (Deckhand,) * 3, 11, game.choose(), game.data(), folder)).play(1)
    return folder / "game-000001.json"


@pytest.fixture
def record(played: Path) -> dict[str, Any]:
    """The same record, to change it."""
    changeable: dict[str, Any] = json.loads(played.read_text(encoding="utf-8"))
    return changeable
