"""A class named `module:Name` lives in a process of its own: what it is told, what it may answer, and how it fails."""

import io
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarterdeck.bots import USUAL, Bosun, Bot, Budget, Deckhand
from quarterdeck.bots import hosted as hosted_module
from quarterdeck.bots.guard import BotFailed, Failure
from quarterdeck.bots.host import serve
from quarterdeck.bots.hosted import HostedBot, is_known
from quarterdeck.bots.naming import NoSuchBot, Seat, find_bot
from quarterdeck.bots.process import Conversation
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.lab.match import Unrefereed, play

FREIBEUTER, TRAITRES = GAMES["freibeuter"], GAMES["traitres"]

ODD = """
import os, subprocess, sys, time
from quarterdeck.bots import Bot

class OwnError(Exception):
    pass

def forge(line):
    for number in range(3, 20):
        try:
            os.write(number, line)
        except OSError:
            pass

def hang():
    while True:
        try:
            time.sleep(60)
        except BaseException:
            pass

class Odd(Bot):
    name = "odd"
    def __init__(self, game, setting):
        super().__init__(game, setting)
        self.asked = 0
    def choose(self, view, legal, statements, luck, budget):
        self.asked += 1
        return DEEDS[budget.iterations](self, legal)

class Newborn(Odd):
    def __init__(self, game, setting):
        raise KeyError("the hand is F3, B4")

class Blind(Bot):
    looks = False
    def choose(self, view, legal, statements, luck, budget):
        return legal[0] if view is None else -1

def chatter(bot, legal):
    print("the hand is F3, B4", flush=True)
    os.write(1, b'{"action": "pass"}')
    subprocess.run([sys.executable, "-c", "print('ahoy')"])
    return legal[-1]

def listen(bot, legal):
    assert sys.stdin.read() == "" and os.read(0, 1) == b""
    return legal[-1]

DEEDS = [
    lambda bot, legal: legal[bot.asked - 1],
    lambda bot, legal: [][0],
    lambda bot, legal: (_ for _ in ()).throw(OwnError("the hand is F3, B4")),
    lambda bot, legal: 10_000,
    lambda bot, legal: "board A1",
    lambda bot, legal: sys.exit(3),
    lambda bot, legal: input(),
    chatter,
    listen,
    lambda bot, legal: os._exit(0),
    lambda bot, legal: forge(b'{"failed": "the hand is F3, B4"}\\n'),
    lambda bot, legal: forge(b'{"failed": "crash: the hand is F3"}\\n'),
    lambda bot, legal: forge(b'{"processor": -1}\\n'),
    lambda bot, legal: hang(),
]
"""


@pytest.fixture(scope="module")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The folder one is in, with a module of somebody else's."""
    folder, before = tmp_path_factory.mktemp("hosted"), Path.cwd()
    (folder / "oddbots.py").write_text(ODD, encoding="utf-8")
    (folder / "leaving.py").write_text("import os; os._exit(0)", encoding="utf-8")
    (folder / "exiting.py").write_text("import sys; sys.exit('no wind\\n\\x1b[2Jat all')", encoding="utf-8")
    (folder / "sleeping.py").write_text("import time; time.sleep(60)", encoding="utf-8")
    os.chdir(folder)
    yield
    os.chdir(before)


@pytest.fixture(scope="module")
def odd(_folder: None) -> Iterator[HostedBot]:
    """A class that does as its budget says; one process for all tests that leave it alive."""
    bot = made("oddbots:Odd")
    yield bot
    bot.end()


def made(name: str, game: str = "freibeuter", players: int = 2) -> HostedBot:
    bot = find_bot(name)(GAMES[game], GAMES[game].setting(players))
    assert isinstance(bot, HostedBot)
    return bot


def asked(bot: Bot, deed: int) -> int:
    """What a bot chooses at the beginning of a game; its first legal action is 0."""
    referee = Referee(FREIBEUTER, ["Anna", "Ben"], FastLuck(1))
    view = referee.view(0) if bot.looks else None
    return referee.legal(0).index(bot.choose(view, referee.legal(0), [], FastLuck(2), Budget(iterations=deed)))


KINDS = {
    1: "crash: IndexError",
    2: "crash",
    3: "illegal action",
    4: "no action",
    5: "crash: SystemExit",
    6: "crash: EOFError",
    9: "death",
    10: "malformed answer",
    11: "malformed answer",
    12: "malformed answer",
}


@pytest.mark.parametrize("deed", KINDS)
def test_a_class_that_fails_is_told_of_by_its_kind_and_asked_again(odd: HostedBot, deed: int) -> None:
    with pytest.raises(BotFailed) as failed:
        asked(odd, deed)
    assert failed.value.kind == KINDS[deed]
    assert asked(odd.sit(), 0) == 0


def test_a_class_that_hangs_is_killed_whatever_it_catches(odd: HostedBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(odd.sit(), 0)
    monkeypatch.setattr(hosted_module, "PATIENCE", 0.05)
    monkeypatch.setattr(hosted_module, "thinking_time", lambda budget: 0.0)
    conversation = odd._converse()
    with pytest.raises(BotFailed, match="hang"):
        asked(odd, 13)
    assert conversation.process.returncode is not None


@pytest.mark.parametrize("deed", [7, 8], ids=["prints", "reads"])
def test_what_a_class_prints_or_reads_is_no_part_of_the_conversation(
    odd: HostedBot, deed: int, capfd: pytest.CaptureFixture[str]
) -> None:
    assert asked(odd.sit(), deed) > 0
    assert asked(odd.sit(), 0) == 0
    assert capfd.readouterr() == ("", "")


@pytest.mark.usefixtures("_folder")
def test_who_asks_for_tracebacks_sees_what_a_class_prints_and_where_it_failed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARTERDECK_TRACEBACK", "1")
    bot = made("oddbots:Odd")
    asked(bot, 7)
    with pytest.raises(BotFailed):
        asked(bot, 2)
    bot.end()
    out, err = capfd.readouterr()
    assert out == ""
    assert "the hand is F3, B4\n" in err
    assert "ahoy" in err
    assert "OwnError: the hand" in err
    assert 'oddbots.py", line' in err


def test_every_game_has_an_object_of_its_own_and_all_the_same_process(odd: HostedBot) -> None:
    seat = Seat("oddbots:Odd", FREIBEUTER, FREIBEUTER.setting(2))
    processes = set()
    for _ in range(3):
        bot = seat.sit()
        assert isinstance(bot, HostedBot)
        assert [asked(bot, 0), asked(bot, 0)] == [0, 1]
        processes.add(bot._converse().process.pid)
    assert len(processes) == 1
    assert processes != {odd.sit()._converse().process.pid}


@pytest.mark.usefixtures("_folder")
def test_a_class_that_cannot_be_made_fails_like_one_that_cannot_choose() -> None:
    bot = made("oddbots:Newborn")
    with pytest.raises(BotFailed, match="crash: KeyError"):
        asked(bot, 0)
    bot.end()


@pytest.mark.usefixtures("_folder")
def test_a_class_that_does_not_look_is_shown_nothing() -> None:
    bot = made("oddbots:Blind")
    assert not bot.looks
    assert asked(bot, 0) == 0
    bot.end()


def test_in_a_failed_class_s_place_the_bosun_moves(odd: HostedBot) -> None:
    def played(bot: Bot) -> tuple[Any, list[Failure]]:
        board, failures = Unrefereed(FREIBEUTER.setting(2), FastLuck(1)), list[Failure]()
        bots = [bot, Deckhand(FREIBEUTER, board.setting)]
        play(FREIBEUTER, board, bots, [FastLuck(2), FastLuck(3)], Budget(iterations=3), failures)
        return board.outcome, failures

    outcome, failures = played(odd.sit())
    assert set(failures) == {Failure("oddbots:Odd", 0, "illegal action")}
    assert outcome is not None
    assert played(Bosun(FREIBEUTER, FREIBEUTER.setting(2)))[1] == []


@pytest.mark.usefixtures("_folder")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("leaving:Bot", "The module “leaving” cannot be imported: its process failed (death)."),
        ("exiting:Bot", "The module “exiting” cannot be imported: SystemExit: no wind [2Jat all."),
        ("sleeping:Bot", "The module “sleeping” cannot be imported: it took more than 1 seconds."),
    ],
)
def test_a_module_that_ends_its_process_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, sentence: str
) -> None:
    if name == "sleeping:Bot":
        monkeypatch.setattr(hosted_module, "START", 0.6)
    with pytest.raises(NoSuchBot) as refused:
        find_bot(name)
    assert str(refused.value) == sentence


# What crosses


@pytest.mark.usefixtures("_folder")
def test_a_host_is_told_what_its_seat_may_know_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bytes] = []
    seen: list[bytes] = []

    class Tapped(Conversation):
        def ask(self, lines: bytes, patience: float) -> bytes:
            told.extend(lines.splitlines())
            return super().ask(lines, patience)

    class Watched(Unrefereed):
        def view(self, seat: int) -> View:
            view = super().view(seat)
            seen.extend([msgspec.json.encode(view)] if seat == 0 else [])
            return view

    monkeypatch.setattr(hosted_module, "Conversation", Tapped)
    board = Watched(TRAITRES.setting(3), FastLuck(3))
    hosting = find_bot("oddbots:Odd")
    told.clear()
    bots = [hosting(TRAITRES, board.setting), Bosun(TRAITRES, board.setting), Deckhand(TRAITRES, board.setting)]
    play(TRAITRES, board, bots, [FastLuck(seat) for seat in range(3)], Budget(iterations=1))
    load, begin, *questions = map(json.loads, told)
    assert load == {"type": "load", "module": "oddbots", "name": "Odd"}
    assert set(begin) == {"type", "game", "edition", "players", "seat", "options", "statements"}
    assert begin["seat"] is None
    assert len(questions) > 3
    for question, view in zip(questions, seen, strict=True):
        assert set(question) == {"type", "view", "legal", "statements", "seed", "budget"}
        assert question["view"] == json.loads(view)


CURIOUS = """
from quarterdeck.bots import Bot
class Curious(Bot):
    speaks = True
    def choose(self, view, legal, statements, luck, budget):
        found = (self.setting.options, self.setting.data, self.setting.players, view, legal, statements, budget)
        with open("found", "w") as file:
            file.write(repr(found))
        return legal[luck.below(len(legal))]
    def speak(self, view, statements, luck):
        return self.game.statements.action(f"trust {(view.seat + 1) % 3}")
"""


def test_options_components_statements_and_views_arrive_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "curious.py").write_text(CURIOUS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    tiny = FREIBEUTER.data(Path(__file__).parent.parent / "games" / "freibeuter" / "tiny.toml")
    name, values = next((name, values) for name, values in FREIBEUTER.offered().items() if len(values) > 1)
    setting = FREIBEUTER.setting(2, FREIBEUTER.choose({name: values[-1]}), tiny)
    board = Unrefereed(setting, FastLuck(1))
    hosting = find_bot("curious:Curious")
    bot = hosting(FREIBEUTER, setting)
    question: list[Any] = [board.view(0), board.legal(0), [], FastLuck(5), USUAL]
    assert bot.choose(*question) in board.legal(0)
    found = (setting.options, setting.data, setting.players, *question[:3], USUAL)
    assert (tmp_path / "found").read_text(encoding="utf-8") == repr(found)
    said = [(3, 1, TRAITRES.statements.action("trust 2"))] if TRAITRES.statements else []
    state = TRAITRES.setting(3).new(FastLuck(1))
    bot = hosting(TRAITRES, TRAITRES.setting(3))
    view, legal = TRAITRES.setting(3).view(state, 0), list(state.legal(0))
    bot.choose(view, legal, said, FastLuck(5), USUAL)
    assert repr((view, legal, said, USUAL))[1:] in (tmp_path / "found").read_text(encoding="utf-8")
    assert TRAITRES.statements is not None
    assert bot.speak(view, said, FastLuck(5)) == TRAITRES.statements.action("trust 1")


def test_a_host_ends_when_there_are_no_more_questions() -> None:
    answers = io.BytesIO()
    serve(GAMES, io.BytesIO(b'{"type": "load", "module": "quarterdeck.bots.bosun", "name": "Bosun"}\n'), answers)
    (loaded,) = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert (loaded["looks"], loaded["speaks"], loaded["refused"]) == (True, True, "")


@pytest.mark.parametrize(
    ("kind", "known"),
    [("crash", True), ("crash: KeyError", True), ("crash: print", False), ("crash: ", False), ("F3, B4", False)],
)
def test_a_host_cannot_say_anything_it_likes_by_failing(kind: str, known: bool) -> None:
    assert is_known(kind) == known
