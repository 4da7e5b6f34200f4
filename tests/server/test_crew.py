"""The bots' process: what it is asked, and what happens when it fails, talks nonsense or hangs."""

import asyncio
import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import LADDER, Bot, Budget
from quarterdeck.bots.guard import BotFailed
from quarterdeck.bots.worker import Answer, Question, serve
from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.referee import Referee
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.server import processes, seated
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew, NoCrew
from tests.server.test_playing import play
from tests.server.world import scenario, served

FREIBEUTER = GAMES["freibeuter"]


def question(number: int = 1, bot: str = "deckhand", seed: int = 1) -> Question:
    """What a bot is asked at the beginning of a game."""
    referee = Referee(FREIBEUTER, ["Anna", "Ben"], FastLuck(1))
    (seat,) = referee.actors()
    legal = tuple(FREIBEUTER.alphabet.words(action) for action in referee.legal(seat))
    view = msgspec.Raw(msgspec.json.encode(referee.view(seat)))
    return Question(number, "freibeuter", 1, 2, {}, bot, seed, view, legal=legal)


def answers(*questions: Question) -> list[Answer]:
    """What the worker says to some questions."""
    said = io.BytesIO()
    serve(GAMES, io.BytesIO(b"".join(msgspec.json.encode(asked) + b"\n" for asked in questions)), said)
    return [msgspec.json.decode(line, type=Answer) for line in said.getvalue().splitlines()]


def talking(program: str) -> Crew:
    """A crew whose process runs another program."""
    return Crew((sys.executable, "-c", program), workers=1)


def test_a_bot_chooses_among_its_legal_actions_and_the_same_again_with_the_same_seed() -> None:
    first, second = answers(question(1), question(2))
    assert (first.number, second.number) == (1, 2)
    assert first.words == second.words
    assert first.words in question().legal


def test_a_bot_that_looks_is_shown_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    class Looker(Bot):
        name = "looker"

        def choose(
            self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
        ) -> int:
            assert isinstance(view, FREIBEUTER.view)
            return legal[-1]

    monkeypatch.setitem(LADDER, "looker", Looker)
    assert answers(question(bot="looker")) == [Answer(1, question().legal[-1])]


def test_a_bot_that_fails_takes_no_other_with_it_and_tells_nothing_it_saw() -> None:
    failed, fine = answers(question(1, bot="admiral"), question(2))
    assert failed == Answer(1, failed="crash: KeyError")
    assert fine.words


@scenario
async def test_a_failure_of_a_bot_reaches_whoever_asked() -> None:
    crew = Crew()
    with pytest.raises(BotFailed, match="KeyError"):
        await crew.ask(question(bot="admiral"))
    assert await crew.ask(question()) in question().legal
    await crew.close()


@scenario
async def test_a_process_that_ends_owes_nobody_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "WAIT_BEFORE_RESTART", 0.0)
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
    print(json.dumps({"number": answer, "words": f"answer {answer}"}), flush=True)
sys.stdin.read()
"""
    crew = talking(program)
    assert await crew.ask(question(1)) == "answer 1"
    await crew.close()


@scenario
async def test_a_process_that_hangs_is_killed_when_the_house_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "WAIT_AT_CLOSE", 0.05)
    crew = talking("import time\nwhile True: time.sleep(60)")
    asking = asyncio.create_task(crew.ask(question()))
    while (process := crew.workers[0].process) is None:
        await asyncio.sleep(0.01)
    await crew.close()
    with pytest.raises(NoCrew):
        await asking
    assert process.returncode is not None
    with pytest.raises(NoCrew, match="ashore"):
        await crew.ask(question())


@scenario
async def test_a_bot_that_hangs_is_killed_and_holds_up_no_other_table() -> None:
    program = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    while asked["bot"] == "captain":
        time.sleep(60)
    print(json.dumps({"number": asked["number"], "words": "aye"}), flush=True)
"""
    crew = Crew((sys.executable, "-c", program), workers=3)
    hanging = asyncio.create_task(crew.ask(question(1, bot="captain")))
    await asyncio.sleep(0)
    assert await crew.ask(question(2)) == "aye"
    assert not hanging.done()
    crew.patience = 0.1
    with pytest.raises(BotFailed, match="hang"):
        await asyncio.wait_for(crew.ask(question(3, bot="captain")), 30)
    hanging.cancel()
    await crew.close()


@scenario
async def test_who_gives_up_waiting_leaves_the_worker_to_answer_first() -> None:
    program = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"number": json.loads(line)["number"], "words": line[:9]}), flush=True)
"""
    crew = talking(program)
    asking = asyncio.create_task(crew.ask(question(1)))
    await asyncio.sleep(0)
    asking.cancel()
    assert await crew.ask(question(2)) == '{"number"'
    await crew.close()


# Bots that fail at a table


class Faulty(Crew):
    """Answers as it is told to; where it is told nothing, as an honest crew would, with the first legal action."""

    def __init__(self, bad: Callable[[Question], str | None]) -> None:
        super().__init__()
        self.bad = bad
        self.asked: list[Question] = []

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        self.asked.append(question)
        answer = self.bad(question)
        return (question.legal[0] if question.task == "choose" else "") if answer is None else answer


def fail(error: Exception) -> str:
    raise error


def choosers(crew: Faulty) -> list[str]:
    """The bots that were asked to choose, in that order."""
    return [asked.bot for asked in crew.asked if asked.task == "choose"]


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (lambda: "walk the plank", "illegal action"),
        (lambda: fail(BotFailed("crash: ValueError")), "crash: ValueError"),
        (lambda: fail(BotFailed("hang")), "hang"),
        (lambda: fail(NoCrew("The bots' process is gone.")), "death"),
        (
            lambda: fail(RuntimeError("The captain holds a key.")),
            f"RuntimeError in test_crew.py, line {fail.__code__.co_firstlineno + 1}",
        ),
    ],
    ids=["nonsense", "crash", "hang", "death", "unexpected"],
)
def test_the_bosun_moves_in_place_of_a_bot_that_fails_and_it_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: Callable[[], str], kind: str
) -> None:
    crew = Faulty(lambda question: answer() if question.bot == "captain" else None)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path, crew=crew) as world:
            (anna,) = await world.at_table("person", "captain")
            await play(anna, FastLuck(1))
            assert over(anna)
            await anna.leave()

    try_it()
    assert choosers(crew)[:4] == ["captain", "bosun", "captain", "bosun"]
    assert {record.getMessage() for record in caplog.records if record.name == "quarterdeck.table"} == {
        f"the bot captain on seat 1 failed ({kind}); the Bosun moves in its place"
    }


@scenario
async def test_where_not_even_the_bosun_can_move_a_deckhand_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "WAIT_AFTER_FAILURE", 0.0)
    crew = Faulty(lambda question: None if question.bot == "deckhand" else fail(BotFailed("crash")))
    async with served(tmp_path, crew=crew) as world:
        (anna,) = await world.at_table("person", "bosun")
        await play(anna, FastLuck(1), 3)
        assert choosers(crew)[:3] == ["bosun", "bosun", "deckhand"]
        await anna.leave()


@scenario
async def test_a_real_bot_that_crashes_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    program = """
import quarterdeck.bots.worker as worker
from quarterdeck.bots import LADDER
class Broken(LADDER["captain"]):
    def choose(self, view, *rest):
        raise LookupError(repr(view))
LADDER["captain"] = Broken
worker.main()
"""
    async with served(tmp_path, crew=talking(program)) as world:
        (anna,) = await world.at_table("person", "captain")
        await play(anna, FastLuck(1), 6)
        await anna.leave()
    (said,) = {record.getMessage() for record in caplog.records if record.name.startswith("quarterdeck")}
    assert said == "the bot captain on seat 1 failed (crash: LookupError); the Bosun moves in its place"


def over(player: Player) -> bool:
    return player.shown is not None and player.shown.stage == "over"
