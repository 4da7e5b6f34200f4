"""The examples of `docs/writing-a-bot.md` play, and its lines are those that are written."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.bots import USUAL, Bot, Budget
from quarterdeck.bots import process as process_module
from quarterdeck.bots.naming import find_bot
from quarterdeck.bots.process import Chosen, Spoken, read_answer
from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.lab.plan import Plan, Player
from tests.server.test_wire_doc import LEFT_OUT

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
TRAITRES = GAMES["traitres"]


def example(name: str) -> str:
    """The program of this name on the page."""
    found = re.search(rf"^```python {re.escape(name)}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def lines(kind: str) -> list[Any]:
    """The lines of a kind on the page."""
    found = re.findall(rf"^```json line {kind}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [json.loads(text) for text in found]


CLASS = "my_bot:Choosy"
PROGRAM = f"process:{sys.executable} my_process.py"


@pytest.fixture
def _examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both examples, in the folder one is in."""
    for name in ("my_bot.py", "my_process.py"):
        (tmp_path / name).write_text(example(name), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("my_bot", None)


@pytest.mark.usefixtures("_examples")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [CLASS, PROGRAM], ids=["class", "program"])
def test_the_examples_play_every_game(game: str, bot: str) -> None:
    played = GAMES[game]
    bots = (bot, *["deckhand"] * (played.players[0] - 1))
    result = Player(Plan(played, bots, 1, played.choose(), played.data())).play(1)
    assert result.decisions > 3
    assert result.failures == ()


@pytest.mark.usefixtures("_examples")
@pytest.mark.parametrize(("players", "wins"), [(2, 0.8), (4, 0.5)])
def test_the_class_wins_more_than_its_share_against_deckhands(players: int, wins: float) -> None:
    """What the page says it wins; with fixed seeds, from every seat."""
    freibeuter = GAMES["freibeuter"]
    games = 240 // players
    won = 0.0
    for seat in range(players):
        bots = ["deckhand"] * players
        bots[seat] = CLASS
        player = Player(Plan(freibeuter, tuple(bots), 1, freibeuter.choose(), freibeuter.data()))
        for number in range(1, games + 1):
            played = player.play(number)
            assert played.failures == ()
            won += played.outcome.share(seat)
    assert won / (games * players) > wins


def test_the_lines_on_the_page_have_the_fields_of_those_that_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []

    class Listening:
        def __init__(self, command: list[str]) -> None:
            pass

        def ask(self, text: bytes, patience: float) -> bytes:
            sent.extend(json.loads(line) for line in text.splitlines())
            return b'{"action": "%s"}\n' % sent[-1]["legal"][0].encode() if "legal" in sent[-1] else b"{}\n"

        def end(self) -> None:
            pass

    monkeypatch.setattr(process_module, "Conversation", Listening)
    setting = TRAITRES.setting(3)
    bot: Bot = find_bot("process:anything")(TRAITRES, setting)
    state = setting.new(FastLuck(1))
    (seat,) = state.actors()
    statements = [(3, 1, TRAITRES.statements.action("trust 2"))] if TRAITRES.statements else []
    bot.choose(setting.view(state, seat), state.legal(seat), statements, FastLuck(1), USUAL)
    bot.speak(setting.view(state, seat), statements, FastLuck(1))
    begin, choose, speak = sent
    for kind, told in (("begin", begin), ("choose", choose), ("speak", speak)):
        (written,) = lines(kind)
        assert written["type"] == told["type"] == kind
        assert set(written) == set(told)
    (written,) = lines("choose")
    assert written["statements"] == choose["statements"]
    assert written["budget"] == choose["budget"]
    assert Budget(**written["budget"]) == USUAL


def test_the_answers_on_the_page_are_understood() -> None:
    action, statement = lines("answer")
    assert read_answer(json.dumps(action).encode() + b"\n", Chosen) == Chosen(action["action"])
    assert read_answer(json.dumps(statement).encode() + b"\n", Spoken) == Spoken(statement["statement"])
    assert read_answer(b"{}\n", Spoken) == Spoken(None)
    assert TRAITRES.statements is not None
    TRAITRES.statements.action(statement["statement"])


def test_the_decision_on_the_page_is_one_of_the_game() -> None:
    ((asked,), (answer, _)) = lines("choose"), lines("answer")
    written = [words for words in asked["legal"] if words != LEFT_OUT]
    assert answer["action"] in written
    for words in written:
        TRAITRES.alphabet.action(words)
