"""Reviews of finished games: who gets one when, that bots come first, and what is left when something goes wrong."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player
from quarterdeck.core.record import read
from quarterdeck.core.replay import Replay
from quarterdeck.games import GAMES
from quarterdeck.lab.analysis import costliest
from quarterdeck.lab.review import COSTLIEST, Reviewer
from quarterdeck.lab.searching import finished as done
from quarterdeck.server import processes
from quarterdeck.server.crew import Crew
from quarterdeck.server.reviews import ABANDONED, NICENESS, Reviews
from quarterdeck.server.sources import Sources
from quarterdeck.wire.messages import Refused
from quarterdeck.wire.replaying import Chances, Costly, Ended, Judged, ReplayMade, Review, Reviewed
from tests.server.test_crew import question
from tests.server.test_replays import over, refused
from tests.server.world import World, scenario, served

RECORDS = Path(__file__).parents[1] / "records"
SHORT = RECORDS / "traitres" / "v1" / "3-players-pile-empty-at-once.json"
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
LATE = "import sys; [sys.stdin.readline(), open(sys.argv[1]).read(), sys.stdin.read()]"  # waits for a fifo's writer


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "WAIT_BEFORE_RESTART", 0.0)


class Later(Sources):
    """A clock that is put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def monotonic(self) -> int:
        return super().monotonic() + self.ahead


async def sent(player: Player, path: Path) -> str:
    """The replay of a record that somebody sends in."""
    status, text = await player.request("POST", "/api/replays", msgspec.Raw(path.read_bytes()))
    assert status == 201, text
    return msgspec.json.decode(text, type=ReplayMade).replay


async def begin(player: Player, replay: str) -> Review:
    """The review of a replay, asked for."""
    status, text = await player.request("POST", f"/api/replays/{replay}/review")
    assert status == 202, text
    return msgspec.json.decode(text, type=Review)


async def look(player: Player, replay: str, since: int = 0, wait: int = 0) -> Review:
    """How far it is."""
    return await player.ask("GET", f"/api/replays/{replay}/review?since={since}&wait={wait}", Review)


async def to_its_end(player: Player, replay: str) -> list[Reviewed]:
    """All that it finds, one long poll after the other."""
    found: list[Reviewed] = []
    while True:
        review = await look(player, replay, len(found), 25)
        found += review.judgements
        assert review.state in ("queued", "running", "done")
        assert review.done <= review.of
        if review.state == "done" and not review.judgements:
            return found


def pid(world: World) -> int:
    """The process that reviews, if there is one."""
    process = world.house.reviews.process
    return 0 if process is None else process.pid


def records(number: int) -> list[Path]:
    """Different records of finished games."""
    return sorted((RECORDS / "freibeuter" / "v1").glob("*.json"))[:number]


@scenario
async def test_a_finished_game_is_reviewed_to_its_end_by_the_code_of_analyse(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        replay = await sent(anna, SHORT)
        assert (await begin(anna, replay)).state == "queued"
        found = await to_its_end(anna, replay)
        again = await begin(await world.player("Ben"), replay)
        assert again.state == "done", "what is done is done for everybody who has the replay"
        assert list(again.judgements) == found[: len(again.judgements)]
    order = [type(part) for part in found]
    assert order == sorted(order, key=[Judged, Costly, Chances, Ended].index)
    reviewer = Reviewer(Replay(GAMES, read(SHORT.read_bytes())), 1)
    judgements = [done(reviewer.judged(number)) for number in reviewer.of_people()]
    assert [(one.step, one.loss) for one in judgements] == [
        (one.step, one.loss) for one in found if isinstance(one, Judged)
    ]
    cards = [one.step for one in found if isinstance(one, Costly)]
    assert [one.step for one in costliest(judgements, COSTLIEST)] == cards[:COSTLIEST]


@scenario
async def test_who_played_a_game_here_and_who_has_its_link_may_have_it_reviewed_and_no_running_one(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as world:
        world.house.reviews = Reviews(world.house, SILENT)
        anna, ben, replay = await over(world)
        stranger = await world.player("Carl")
        assert (await begin(stranger, replay)).state == "queued"
        assert (await begin(anna, replay)).state in ("queued", "running"), "it is the same one"
        playing, other = await world.at_table("person", "person")
        assert playing.shown is not None
        for name in (playing.shown.replay or "none", playing.shown.table, "nothing"):
            assert await refused(stranger, "POST", f"/api/replays/{name}/review") == (404, "replay-unknown")
            assert await refused(stranger, "GET", f"/api/replays/{name}/review") == (404, "replay-unknown")
        status, _ = await anna.request("DELETE", f"/api/replays/{replay}")
        assert status == 204
        assert await refused(stranger, "GET", f"/api/replays/{replay}/review") == (404, "replay-unknown")
        for player in (anna, ben, playing, other):
            await player.leave()


@scenario
async def test_a_badge_has_one_at_a_time_an_address_two_and_four_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as world:
        world.house.reviews = Reviews(world.house, SILENT)
        anna, ben, carl = [await world.player(name) for name in ("Anna", "Ben", "Carl")]
        one, two, three, *more = records(7)
        first = await sent(anna, one)
        assert (await begin(anna, first)).place == 0
        second = await sent(anna, two)
        assert await refused(anna, "POST", f"/api/replays/{second}/review") == (429, "review-running")
        assert await refused(anna, "GET", f"/api/replays/{second}/review") == (404, "review-unknown")
        assert (await begin(ben, second)).place == 1
        third = await sent(carl, three)
        assert await refused(carl, "POST", f"/api/replays/{third}/review") == (503, "reviews-full")
        await elsewhere(monkeypatch)
        places = [(await begin(carl, third)).place]
        for path in more[:2]:
            player = await world.player("Dora")
            places.append((await begin(player, await sent(player, path))).place)
        assert places == [2, 3, 4]
        last = await world.player("Emil")
        replay = await sent(last, more[2])
        assert await refused(last, "POST", f"/api/replays/{replay}/review") in [(503, "reviews-full")]
        assert (await look(carl, third)).place == 2


async def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the bound of an address is out of the way: in a test everybody comes from the same one."""
    from quarterdeck.server import bounds

    monkeypatch.setattr(bounds, "REVIEWS_OF_ADDRESS", bounds.REVIEWS_OF_ADDRESS._replace(most=100))


@scenario
async def test_a_review_does_nothing_while_a_bot_is_asked_anywhere(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    crew = Crew((sys.executable, "-c", LATE, str(fifo)), workers=1)
    async with served(tmp_path, crew=crew) as world:
        anna = await world.player()
        replay = await sent(anna, SHORT)
        asked = asyncio.create_task(crew.ask(question()))
        await asyncio.sleep(0)
        await begin(anna, replay)
        for _ in range(20):
            review = await look(anna, replay)
            assert (review.state, review.done, review.of) == ("running", 0, 0)
        assert pid(world) == 0
        asked.cancel()
        review = await look(anna, replay, 0, 25)
        assert review.of > 0
        assert pid(world)
        if hasattr(os, "getpriority"):
            assert os.getpriority(os.PRIO_PROCESS, pid(world)) == NICENESS
        fifo_end = os.open(fifo, os.O_WRONLY)
        os.close(fifo_end)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads what a process does from /proc")
@scenario
async def test_a_review_stands_still_in_the_middle_of_a_slice_while_a_bot_is_asked(tmp_path: Path) -> None:
    crew = Crew(SILENT, workers=1)
    async with served(tmp_path, crew=crew) as world:
        anna = await world.player()
        replay = await sent(anna, SHORT)
        await begin(anna, replay)
        while not (await look(anna, replay, 0, 25)).of:
            pass
        asked = asyncio.create_task(crew.ask(question()))
        while doing(pid(world)) != "T":
            await asyncio.sleep(0)
        asked.cancel()
        while doing(pid(world)) == "T":
            await asyncio.sleep(0)
        assert await to_its_end(anna, replay)


def doing(process: int) -> str:
    """Whether a process runs, sleeps, or is stopped."""
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]


@scenario
async def test_what_nobody_asks_for_any_more_is_given_up_and_the_next_one_goes_on(tmp_path: Path) -> None:
    clock = Later()
    async with served(tmp_path, sources=clock) as world:
        world.house.reviews = Reviews(world.house, SILENT)
        world.house.reviews.patience = 0.2
        anna, ben = await world.player(), await world.player("Ben")
        one, two = records(2)
        first, second = await sent(anna, one), await sent(ben, two)
        await begin(anna, first)
        await begin(ben, second)
        clock.ahead = ABANDONED + 1
        assert (await look(ben, second)).place <= 1
        failed = await look(ben, second, 0, 25)
        while failed.state in ("queued", "running"):
            failed = await look(ben, second, 0, 25)
        assert failed.state == "failed", "its process never answers"
        status, text = await anna.request("GET", f"/api/replays/{first}/review")
        assert status == 404 or msgspec.json.decode(text, type=Review).state == "failed"
        assert (await begin(anna, first)).state == "queued", "who comes back may begin anew"


@scenario
async def test_a_process_that_dies_loses_its_review_alone_and_another_begins_anew(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        replay = await sent(anna, SHORT)
        await begin(anna, replay)
        review = await look(anna, replay, 0, 25)
        os.kill(pid(world), signal.SIGKILL)
        while review.state in ("queued", "running"):
            review = await look(anna, replay, 10_000, 25)
        assert review.state == "failed"
        assert (await begin(anna, replay)).state == "queued"
        assert await to_its_end(anna, replay)


@scenario
async def test_a_review_is_asked_for_with_numbers_and_a_wait_that_can_be(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        replay = await sent(anna, SHORT)
        assert await refused(anna, "GET", f"/api/replays/{replay}/review") == (404, "review-unknown")
        for query, key in (("since=-1", "message-bad"), ("since=a", "message-bad"), ("wait=26", "wait-bad")):
            assert await refused(anna, "GET", f"/api/replays/{replay}/review?{query}") == (400, key)
        status, text = await Player(world.address, "Nobody").request("POST", f"/api/replays/{replay}/review")
        assert (status, msgspec.json.decode(text, type=Refused).key) == (401, "no-badge")
