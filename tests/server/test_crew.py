"""The bots' process: what it is asked, and what happens when it fails, talks nonsense or hangs."""

import asyncio
import io
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import LADDER, Bot
from quarterdeck.bots.worker import Answer, Question, serve
from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.referee import Referee
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.server import crew as crew_module
from quarterdeck.server import live
from quarterdeck.server.crew import BotFailed, Crew, NoCrew
from tests.server.test_playing import play
from tests.server.world import scenario, served

FREIBEUTER = GAMES["freibeuter"]


def question(number: int = 1, bot: str = "deckhand", seed: int = 1) -> Question:
    """What a bot is asked at the beginning of a game."""
    referee = Referee(FREIBEUTER, ["Anna", "Ben"], FastLuck(1))
    (seat,) = referee.actors()
    legal = tuple(FREIBEUTER.alphabet.words(action) for action in referee.legal(seat))
    view = msgspec.Raw(msgspec.json.encode(referee.view(seat)))
    return Question(number, "freibeuter", 2, {}, bot, seed, legal, view)


def answers(*questions: Question) -> list[Answer]:
    """What the worker says to some questions."""
    said = io.BytesIO()
    serve(GAMES, io.BytesIO(b"".join(msgspec.json.encode(asked) + b"\n" for asked in questions)), said)
    return [msgspec.json.decode(line, type=Answer) for line in said.getvalue().splitlines()]


def talking(program: str) -> Crew:
    """A crew whose process runs another program."""
    return Crew((sys.executable, "-c", program))


def test_a_bot_chooses_among_its_legal_actions_and_the_same_again_with_the_same_seed() -> None:
    first, second = answers(question(1), question(2))
    assert (first.number, second.number) == (1, 2)
    assert first.action == second.action
    assert first.action in question().legal


def test_a_bot_that_looks_is_shown_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    class Looker(Bot):
        name = "looker"

        def choose(self, view: View | None, legal: Sequence[int], luck: Luck) -> int:
            assert isinstance(view, FREIBEUTER.view)
            return legal[-1]

    monkeypatch.setitem(LADDER, "looker", Looker)
    assert answers(question(bot="looker")) == [Answer(1, question().legal[-1])]


def test_a_bot_that_fails_takes_no_other_with_it_and_tells_nothing_it_saw() -> None:
    failed, fine = answers(question(1, bot="admiral"), question(2))
    assert failed == Answer(1, failed="KeyError")
    assert fine.action


@scenario
async def test_a_failure_of_a_bot_reaches_whoever_asked() -> None:
    crew = Crew()
    with pytest.raises(BotFailed, match="KeyError"):
        await crew.ask(question(bot="admiral"))
    assert await crew.ask(question()) in question().legal
    await crew.close()


@scenario
async def test_a_process_that_ends_owes_nobody_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "WAIT_BEFORE_RESTART", 0.0)
    crew = talking("import sys; sys.stdin.readline()")
    for number in range(3):
        with pytest.raises(NoCrew):
            await crew.ask(question(number))
    await crew.close()


@scenario
async def test_a_process_that_talks_nonsense_is_ended() -> None:
    crew = talking("import sys, time; sys.stdin.readline(); print('ahoy', flush=True); time.sleep(60)")
    with pytest.raises(NoCrew):
        await crew.ask(question())
    await crew.close()


@scenario
async def test_answers_nobody_asked_for_are_passed_over() -> None:
    program = """
import json, sys
number = json.loads(sys.stdin.readline())["number"]
for answer in (99, number, number):
    print(json.dumps({"number": answer, "action": f"answer {answer}"}), flush=True)
sys.stdin.read()
"""
    crew = talking(program)
    assert await crew.ask(question(1)) == "answer 1"
    await crew.close()


@scenario
async def test_a_process_that_hangs_is_killed_when_the_house_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "WAIT_AT_CLOSE", 0.05)
    crew = talking("import time\nwhile True: time.sleep(60)")
    asking = asyncio.create_task(crew.ask(question()))
    while crew._process is None:
        await asyncio.sleep(0.01)
    await crew.close()
    with pytest.raises(NoCrew):
        await asking
    assert crew._process.returncode is not None
    with pytest.raises(NoCrew, match="ashore"):
        await crew.ask(question())


@scenario
async def test_a_game_goes_on_when_a_bot_answers_with_what_is_not_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "WAIT_AFTER_FAILURE", 0.0)

    class Clumsy(Crew):
        """Every second answer is nonsense."""

        asked = 0

        async def ask(self, question: Question) -> str:
            self.asked += 1
            return "walk the plank" if self.asked % 2 else question.legal[0]

    async with served(tmp_path, crew=Clumsy()) as world:
        (anna,) = await world.at_table("person", "deckhand")
        await play(anna, FastLuck(1))
        assert over(anna)
        await anna.leave()


def over(player: Player) -> bool:
    return player.shown is not None and player.shown.stage == "over"
