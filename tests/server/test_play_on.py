"""Playing on from a finished game, over HTTP: a new table with a new key, and nothing of a running game."""

import json
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read
from quarterdeck.core.replay import replay as play_again
from quarterdeck.core.verification import verify
from quarterdeck.games import GAMES
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.errands import Errand
from quarterdeck.server.quotas import Quotas
from quarterdeck.server.reader import Reader
from quarterdeck.store.summaries import Held
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import News
from quarterdeck.wire.replaying import ReplayEnd, ReplayMade, ReplayShown
from tests.server.people import table_of
from tests.server.test_playing import finished, play
from tests.server.world import World, scenario, served

RECORDS = Path(__file__).parents[1] / "records" / "freibeuter" / "v1"
SEALED, PLAYED_ON = [(RECORDS / f"{name}.json").read_bytes() for name in ("sealed-luck", "played-on-after-rewinds")]


async def over(world: World, game: str, players: int) -> tuple[list[Player], str]:
    """A game that is over, and its replay."""
    people = await world.at_table(*["person"] * players, game=game)
    await finished(people)
    assert people[0].shown is not None
    return people, people[0].shown.replay


async def sent_in(player: Player, text: bytes) -> str:
    """The replay of a file."""
    status, answer = await player.request("POST", "/api/replays", msgspec.Raw(text))
    assert status == 201, answer
    return msgspec.json.decode(answer, type=ReplayMade).replay


async def refused(player: Player, replay: str, step: int, seat: int, *bots: str) -> str:
    with pytest.raises(TurnedAway) as turned_away:
        await player.play_on(replay, step, seat, *bots)
    return turned_away.value.refused.key


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_a_stranger_plays_on_and_knows_what_that_seat_knew(tmp_path: Path, game: str) -> None:
    players = GAMES[game].players[0]
    async with served(tmp_path) as world:
        people, replay = await over(world, game, players)
        ida = await world.player("Ida")
        end = await ida.ask("GET", f"/api/replays/{replay}/end", ReplayEnd)
        step, seat = end.steps // 2, players - 1
        before = await ida.ask("GET", f"/api/replays/{replay}/news?eyes={seat}&step={step}&since=-1", News)
        opened = await ida.play_on(replay, step, seat, *["bosun"] * (players - 1))
        assert [bool(one) for one in opened.invitations] == [one == seat for one in range(players)]
        await ida.watch(opened.table)
        assert await ida.sit(opened.table, opened.invitations[seat] or "") == seat
        table = (await world.house.find(opened.table)).table
        while ida.news is None or ida.news.since != -1 or ida.news.entry < table.began:
            await ida.receive()
        first = [line for line in ida.news.told if line.entry < -1]
        assert [(line.clause, line.key, line.slots) for line in first] == [
            (line.clause, line.key, line.slots) for line in before.told
        ]
        if ida.news.entry == table.began:  # else a bot has answered already
            assert bytes(ida.news.view) == bytes(before.view)
        await play(ida, FastLuck(3))
        assert (await ida.verify(opened.table)).holds
        status, text = await ida.request("GET", f"/api/tables/{opened.table}/record")
        record = read(text)
        assert status == 200
        assert [(one.replay, one.steps) for one in record.head] == [(replay, step)]
        assert verify(record, ida.kept[opened.table]).complete
        assert play_again(GAMES, record).outcome == record.outcome
        assert ida.shown is not None
        shown = await ida.ask("GET", f"/api/replays/{ida.shown.replay}", ReplayShown)
        assert shown.origin is not None
        assert (shown.origin.replay, shown.origin.step) == (replay, step)
        for player in (ida, *people):
            await player.leave()


@scenario
async def test_what_cannot_be_played_on_from_is_refused_and_opens_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        people, replay = await over(world, "freibeuter", 2)
        ida = await world.player("Ida")
        end = await ida.ask("GET", f"/api/replays/{replay}/end", ReplayEnd)
        tables = len(world.house.tables)
        assert await refused(ida, replay, end.steps, 0, "bosun") == "step-over"
        assert await refused(ida, replay, end.steps + 1, 0, "bosun") == "step-unknown"
        assert await refused(ida, replay, 10_001, 0, "bosun") == "message-bad"
        for seat in (-1, 2):
            assert await refused(ida, replay, 1, seat, "bosun") == "no-such-seat"
        for bots in ((), ("bosun", "bosun")):
            assert await refused(ida, replay, 1, 0, *bots) == "bots-count"
        for bot in ("person", "admiral", ""):
            assert await refused(ida, replay, 1, 0, bot) == "seat-kind-unknown"
        assert await refused(ida, "x" * 22, 1, 0, "bosun") == "replay-unknown"
        assert len(world.house.tables) == tables
        for player in people:
            await player.leave()


@scenario
async def test_nothing_opens_another_seat_of_a_running_game(tmp_path: Path) -> None:
    """Neither what its people know of it, nor a record that stops before its end."""
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        for guess in (table_of(anna), anna.shown.commitment):
            assert await refused(anna, guess, 0, 1, "bosun") == "replay-unknown"
        log = json.loads(SEALED)["log"]
        actions = [place for place, line in enumerate(log) if line[:3] in ("0: ", "1: ")]
        running = {**json.loads(SEALED), "log": log[: actions[12]]}
        running = {name: value for name, value in running.items() if name not in ("luck", "outcome")}
        status, answer = await anna.request("POST", "/api/replays", running)
        assert (status, json.loads(answer)["key"]) == (400, "record-unfinished")
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_table_that_plays_on_counts_like_any_other(tmp_path: Path) -> None:
    quotas = Quotas(badge=Held(waiting=2, playing=30, bytes=10**8))
    async with served(tmp_path, quotas=quotas) as world:
        ida = await world.player("Ida")
        replay = await sent_in(ida, SEALED)
        bots = ["bosun"] * (len(read(SEALED).seats) - 1)
        for _ in range(2):
            await ida.play_on(replay, 3, 0, *bots)
        assert await refused(ida, replay, 3, 0, *bots) == "tables-waiting"


@scenario
async def test_it_is_asked_for_as_seldom_as_tables_are_opened(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        ida = await world.player("Ida")
        keys = [await refused(ida, "nothing", 1, 0, "bosun") for _ in range(bounds.POSTS_OF_BADGE.most + 5)]
        assert keys[0] == "replay-unknown"
        assert "too-often" in keys


@scenario
async def test_a_file_is_played_on_from_and_named_nowhere(tmp_path: Path) -> None:
    """Its id opens nothing after an hour, so that the new record does not name it."""
    async with served(tmp_path) as world:
        ida = await world.player("Ida")
        earlier = read(PLAYED_ON)
        bots = ["deckhand"] * (len(earlier.seats) - 1)
        opened = await ida.play_on(await sent_in(ida, PLAYED_ON), 60, 1, *bots)
        await ida.watch(opened.table)
        await ida.sit(opened.table, opened.invitations[1] or "")
        await play(ida, FastLuck(1))
        assert (await ida.verify(opened.table)).holds
        record = read((await ida.request("GET", f"/api/tables/{opened.table}/record"))[1])
        assert [one.replay for one in record.head] == [earlier.head[0].replay, ""]
        await ida.leave()


@scenario
async def test_a_file_that_takes_long_to_play_again_is_no_head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server would have to play it again itself, whenever it brings the table back."""
    asked: list[Errand] = []

    async def ask(reader: Reader, errand: Errand, text: str, asker: Asker) -> msgspec.Raw:
        asked.append(errand)
        raise Refusal("record-slow")

    async with served(tmp_path) as world:
        ida = await world.player("Ida")
        replay = await sent_in(ida, SEALED)
        monkeypatch.setattr(Reader, "ask", ask)
        assert await refused(ida, replay, 20, 0, *["bosun"] * (len(read(SEALED).seats) - 1)) == "head-slow"
        assert [errand.seconds for errand in asked] == [bounds.HEAD_TIME.most / 1000] == [0.2]


@scenario
async def test_a_server_that_starts_again_has_the_table_with_all_of_its_head(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        ida = await world.player("Ida")
        bots = ["bosun"] * (len(read(SEALED).seats) - 1)
        opened = await ida.play_on(await sent_in(ida, SEALED), 10, 0, *bots)
        await ida.watch(opened.table)
        await ida.sit(opened.table, opened.invitations[0] or "")
        await play(ida, FastLuck(1), 2)
        await ida.leave()
        before = (await world.house.find(opened.table)).table
    async with served(tmp_path) as world:
        table = (await world.house.find(opened.table)).table
        assert table.entries >= before.entries
        assert [entry for entry, _ in table.foretold] == [entry for entry, _ in before.foretold] == list(range(-12, -1))
        assert [one.told for _, one in table.foretold] == [one.told for _, one in before.foretold]
