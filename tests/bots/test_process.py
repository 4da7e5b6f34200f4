"""A bot as a process: what it is told, what it may answer, and how it fails."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.bots import USUAL, Bot, Budget, Deckhand
from quarterdeck.bots import process as process_module
from quarterdeck.bots.guard import BotFailed, Failure
from quarterdeck.bots.naming import find_bot
from quarterdeck.bots.process import BadProcess, ProcessBot
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games import GAMES
from quarterdeck.lab.match import Unrefereed, play

FREIBEUTER, TRAITRES = GAMES["freibeuter"], GAMES["traitres"]

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        print(json.dumps({"action": asked["legal"][0]}), flush=True)
    elif asked["type"] == "speak":
        print(json.dumps({"statement": "trust 1"} if asked["seed"] % 2 else {}), flush=True)
"""


def made(folder: Path, program: str, game: str = "freibeuter", players: int = 2) -> ProcessBot:
    """A bot that runs a program."""
    script = folder / "bot.py"
    script.write_text(program, encoding="utf-8")
    bot = find_bot(f"process:{sys.executable} {script}")(GAMES[game], GAMES[game].setting(players))
    assert isinstance(bot, ProcessBot)
    return bot


def referee_of(game: str = "freibeuter", players: int = 2) -> Referee:
    return Referee(GAMES[game], [f"Name {seat}" for seat in range(players)], FastLuck(1))


def choice(bot: Bot, referee: Referee, budget: Budget = USUAL) -> str:
    """What a bot chooses at the beginning of a game."""
    (seat,) = referee.actors()
    action = bot.choose(referee.view(seat), referee.legal(seat), [], FastLuck(2), budget)
    return referee.game.alphabet.words(action)


def test_a_process_chooses_in_words(tmp_path: Path) -> None:
    bot, referee = made(tmp_path, FIRST), referee_of()
    assert choice(bot, referee) == referee.game.alphabet.words(referee.legal(0)[0])
    bot.end()


def test_a_process_is_told_of_its_seat_and_nothing_else(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    program = FIRST.replace("    asked =", f"    open({str(lines)!r}, 'a').write(line)\n    asked =")
    bot, setting = made(tmp_path, program, "traitres", 3), TRAITRES.setting(3)
    board = Unrefereed(setting, FastLuck(3))
    bots = [bot, Deckhand(TRAITRES, setting), Deckhand(TRAITRES, setting)]
    play(TRAITRES, board, bots, [FastLuck(seat) for seat in range(3)], Budget(milliseconds=50))
    bot.end()
    first, *rest = [json.loads(line) for line in lines.read_text().splitlines()]
    sayable = first.pop("statements")
    assert "trust 1" in sayable
    assert not any(words.endswith("3") for words in sayable)
    assert first == {
        "type": "begin",
        "game": "traitres",
        "edition": TRAITRES.version,
        "players": 3,
        "seat": 0,
        "options": {name: values[0] for name, values in TRAITRES.offered().items()},
    }
    assert {line["type"] for line in rest} == {"choose", "speak"}
    assert {line["view"]["seat"] for line in rest} == {0}
    for line in rest:
        fields = {"type", "view", "statements", "seed"}
        assert set(line) == fields | ({"legal", "budget"} if line["type"] == "choose" else set())
    said = [line["statements"] for line in rest][-1]
    assert {(one["seat"], one["statement"]) for one in said} == {(0, "trust 1")}
    assert [one["after"] for one in said] == sorted({after for after, _, _ in board.statements()})[: len(said)]
    assert rest[0]["type"] == "speak" or rest[0]["budget"] == {"milliseconds": 50}


def test_other_components_are_named() -> None:
    game = GAMES["freibeuter"]
    other = game.data(Path(__file__).parent.parent / "games" / "freibeuter" / "tiny.toml")
    bot = ProcessBot(game, game.setting(2, None, other), "true")
    assert bot._begin(0).data == other
    assert ProcessBot(game, game.setting(2), "true")._begin(0).data is None


@pytest.mark.parametrize(
    ("program", "kind"),
    [
        ("", "death"),
        ("import sys; sys.stdin.readline(); print('{\"action\"', end='')", "death"),
        ("print('ahoy', flush=True); import sys; sys.stdin.read()", "malformed answer"),
        ("print('[1]', flush=True); import sys; sys.stdin.read()", "malformed answer"),
        ("print('{}', flush=True); import sys; sys.stdin.read()", "malformed answer"),
        ('print(\'{"action": "x", "more": 1}\', flush=True); import sys; sys.stdin.read()', "malformed answer"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); sys.stdin.read()", "malformed answer"),
        ('print(\'{"action": "hornpipe"}\', flush=True); import sys; sys.stdin.read()', "no action"),
        ('print(\'{"action": "pass"}\', flush=True); import sys; sys.stdin.read()', "no action"),
        ("import sys; sys.stdout.write('a' * 10**6); sys.stdout.flush(); sys.stdin.read()", "long line"),
        ("import time; time.sleep(60)", "hang"),
        ("import os, time; os.close(1); time.sleep(60)", "death"),
    ],
)
def test_what_is_no_answer_is_a_failure_and_ends_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, kind: str
) -> None:
    if kind == "hang":
        monkeypatch.setattr(process_module, "PATIENCE", 0.05)
    bot, processes = made(tmp_path, program), []
    start = process_module.Conversation

    def watched(command: list[str]) -> Any:
        processes.append(start(command))
        return processes[-1]

    monkeypatch.setattr(process_module, "Conversation", watched)
    with pytest.raises(BotFailed) as failed:
        choice(bot, referee_of())
    assert failed.value.kind == kind
    bot.end()
    assert processes[0].process.returncode is not None


def test_a_command_that_is_not_there_fails_as_well() -> None:
    bot = find_bot("process:/no/such/command")(FREIBEUTER, FREIBEUTER.setting(2))
    with pytest.raises(BotFailed, match="cannot start"):
        choice(bot, referee_of())


def test_after_a_failure_the_process_is_started_again_and_told_everything(tmp_path: Path) -> None:
    once = tmp_path / "once"
    program = f"import os, sys\nif not os.path.exists({str(once)!r}): open({str(once)!r}, 'w').close(); sys.exit()\n"
    bot, referee = made(tmp_path, program + FIRST), referee_of()
    with pytest.raises(BotFailed):
        choice(bot, referee)
    assert choice(bot, referee) == referee.game.alphabet.words(referee.legal(0)[0])
    bot.end()


def test_a_process_that_never_reads_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "PATIENCE", 0.05)
    bot = made(tmp_path, "import time; time.sleep(60)")
    failures: list[Failure] = []
    board = Unrefereed(FREIBEUTER.setting(2), FastLuck(1))
    bots = [bot, Deckhand(FREIBEUTER, board.setting)]
    play(FREIBEUTER, board, bots, [FastLuck(2), FastLuck(3)], USUAL, failures)
    assert board.outcome is not None
    assert {failure.kind for failure in failures} == {"hang"}
    assert len(failures) == 3
    bot.end()


def test_what_it_writes_to_its_errors_goes_nowhere(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = FIRST.replace("    asked =", "    print(line, file=sys.stderr, flush=True)\n    asked =")
    bot = made(tmp_path, program)
    choice(bot, referee_of())
    bot.end()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["process:", "process:   ", "process:python3 'mybot.py"])
def test_a_command_that_is_none_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(BadProcess):
        find_bot(name)


def test_the_same_seed_asks_the_same(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    program = FIRST.replace("    asked =", f"    open({str(lines)!r}, 'a').write(line)\n    asked =")
    said: list[str] = []
    for _ in range(2):
        bot = made(tmp_path, program)
        choice(bot, referee_of())
        bot.end()
        said.append(lines.read_text())
        lines.unlink()
    assert said[0] == said[1]
