"""Replays: a game that is over has an id that opens its record, and nothing else."""

import json
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player
from quarterdeck.core.record import read
from quarterdeck.server import bookshelf, bounds
from quarterdeck.store import replays
from quarterdeck.wire.messages import News, Refused, Seat
from quarterdeck.wire.replaying import ReplayEnd, ReplayMade, ReplayShown
from tests.server.people import person_of
from tests.server.test_playing import finished
from tests.server.wiretap import Wiretap
from tests.server.world import World, scenario, served

RECORDS = Path(__file__).parents[1] / "records"
SEALED = RECORDS / "freibeuter" / "v1" / "sealed-luck.json"


async def over(world: World, game: str = "freibeuter") -> tuple[Player, Player, str]:
    """A game of two people that is over, and its replay."""
    anna, ben = await world.at_table("person", "person", game=game)
    assert anna.shown is not None
    assert anna.shown.replay == ""
    await finished([anna, ben])
    assert anna.shown.replay
    return anna, ben, anna.shown.replay


async def refused(player: Player, method: str, path: str, body: bytes | None = None) -> tuple[int, str]:
    status, text = await player.request(method, path, None if body is None else msgspec.Raw(body))
    return status, msgspec.json.decode(text, type=Refused).key


@scenario
async def test_a_game_that_is_over_is_opened_by_its_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        assert ben.shown is not None
        assert ben.shown.replay == replay
        stranger = await world.player("Carl")
        shown = await stranger.ask("GET", f"/api/replays/{replay}", ReplayShown)
        assert shown.game == "freibeuter"
        assert shown.seats == (Seat("Anna", taken=True), Seat("Ben 1", taken=True))
        assert shown.commitment == ben.shown.commitment
        assert (shown.seat, shown.withdrawable, shown.file) == (None, False, False)
        own = await ben.ask("GET", f"/api/replays/{replay}", ReplayShown)
        assert own == msgspec.structs.replace(shown, seat=1, withdrawable=True)
        status, text = await stranger.request("GET", f"/api/replays/{replay}/record")
        assert status == 200
        assert [seat.name for seat in read(text).seats] == ["Anna", "Ben 1"]
        assert text == (await anna.request("GET", f"/api/tables/{ben.shown.table}/record"))[1]
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_nothing_that_a_replay_opens_names_its_table(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        assert anna.shown is not None
        stranger = Wiretap(world.address)
        for path in (
            "/api/me",
            *(f"/api/replays/{replay}{part}" for part in ("", "/news", "/end", "/record", "/story")),
        ):
            await stranger.request("GET", path)
        assert stranger.heard.count(b"200 OK") == 6
        assert anna.shown.table[:8].encode() not in stranger.heard
        for player in (anna, ben):
            await player.leave()


@pytest.mark.parametrize("game", ["freibeuter", "meuterer"])
def test_the_last_moment_is_what_was_seen_last(tmp_path: Path, game: str) -> None:
    @scenario
    async def look() -> None:
        async with served(tmp_path) as world:
            players = await world.at_table(*["person"] * (2 if game == "freibeuter" else 3), game=game)
            await finished(players)
            last = world.house.tables[0].table.last
            replay = players[0].shown.replay if players[0].shown else ""
            end = await players[0].ask("GET", f"/api/replays/{replay}/end", ReplayEnd)
            for seat, player in enumerate(players):
                path = f"/api/replays/{replay}/news?eyes={seat}&step={end.steps}&since=-1"
                news = await player.ask("GET", path, News)
                while player.entry < last:
                    await player.receive()
                assert player.news is not None
                assert bytes(news.view) == bytes(player.news.view)
                await player.leave()
            assert end.outcome is not None

    look()


@scenario
async def test_beyond_the_end_every_step_is_refused_alike(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        end = await anna.ask("GET", f"/api/replays/{replay}/end", ReplayEnd)
        answers = set()
        for step in (end.steps + 1, end.steps + 2, 9_999, 10_000):
            answers.add(await anna.request("GET", f"/api/replays/{replay}/news?eyes=0&step={step}"))
        assert len(answers) == 1
        ((status, text),) = answers
        assert (status, json.loads(text)["key"], json.loads(text)["slots"]) == (404, "step-unknown", {})
        assert (await anna.request("GET", f"/api/replays/{replay}/news?eyes=0&step={end.steps}"))[0] == 200
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_who_sat_there_withdraws_a_replay_for_good_and_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        stranger = await world.player("Carl")
        assert await refused(stranger, "DELETE", f"/api/replays/{replay}") == (403, "replay-not-yours")
        assert (await stranger.request("GET", f"/api/replays/{replay}"))[0] == 200
        assert (await ben.request("DELETE", f"/api/replays/{replay}"))[0] == 204
        for path in ("", "/news", "/end", "/record"):
            assert await refused(anna, "GET", f"/api/replays/{replay}{path}") == (404, "replay-unknown")
        while anna.shown is None or anna.shown.replay:
            await anna.receive()
        table = anna.shown.table
        assert (await anna.request("GET", f"/api/tables/{table}/record"))[0] == 200, "the table is theirs still"
        assert await refused(stranger, "GET", f"/api/tables/{table}/record") == (404, "replay-unknown")
        live = await world.house.find(table)
        live.table.former[person_of(stranger)] = 0
        assert (await stranger.request("GET", f"/api/tables/{table}/record"))[0] == 200, "and of those who sat there"
        for player in (anna, ben):
            await player.leave()
        world.house._tables.clear()
        live = await world.house.find(table)
        assert live.replay == ""


@scenario
async def test_a_running_game_has_no_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        table = anna.shown.table
        assert await world.house.log.do(replays.of_table, table) == ""
        for guess in (table, anna.shown.commitment, "x" * 22, "x" * 1000):
            assert await refused(anna, "GET", f"/api/replays/{guess}/news") == (404, "replay-unknown")
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_restored_table_has_the_replay_it_had(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        table = anna.shown.table if anna.shown else ""
        for player in (anna, ben):
            await player.leave()
    async with served(tmp_path) as world:
        assert (await world.house.find(table)).replay == replay


@scenario
async def test_a_file_is_looked_at_for_an_hour(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player(), await world.player("Ben")
        status, text = await anna.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes()))
        assert status == 201
        replay = msgspec.json.decode(text, type=ReplayMade).replay
        shown = await ben.ask("GET", f"/api/replays/{replay}", ReplayShown)
        assert (shown.file, shown.withdrawable, shown.seat) == (True, False, None)
        news = await ben.ask("GET", f"/api/replays/{replay}/news?eyes=open&step=3", News)
        assert b'"opened_hands":[{' in bytes(news.view)
        assert (await ben.request("GET", f"/api/replays/{replay}/record"))[1] == SEALED.read_bytes()
        assert (await anna.request("POST", "/api/replays", msgspec.Raw(headed(replay="A-_9"))))[0] == 201


# Bad input


def changed(**fields: object) -> bytes:
    return json.dumps({**json.loads(SEALED.read_bytes()), **fields}).encode()


def headed(replay: str = "replay-of-before", name: str = "…") -> bytes:
    """A game that was played on, from such a replay, by somebody called so."""
    record = json.loads((SEALED.parent / "played-on-after-rewinds.json").read_bytes())
    stretch = record["head"][0]
    stretch["from"] = replay
    next(person for person in stretch["seats"] if not person.get("bot"))["name"] = name
    return json.dumps(record).encode()


LOG = json.loads(SEALED.read_bytes())["log"]
LAST = max(number for number, line in enumerate(LOG) if ": " in line)


BAD_FILES: list[tuple[bytes, str, dict[str, object]]] = [
    (b"", "record-bad", {}),
    (b"ahoy", "record-bad", {}),
    (b"[1]", "record-bad", {}),
    (b"{" * 100_000, "record-bad", {}),
    (b'{"quarterdeck": 99}', "record-bad", {}),
    ("{“}".encode("latin-1", "replace") + b"\xff", "record-bad", {}),
    (changed(game="chess"), "record-bad", {}),
    (changed(rules=99), "record-bad", {}),
    (changed(seats=[{"name": "Anna"}]), "record-bad", {}),
    *(
        (changed(seats=[{"name": name}, {"name": "Ben"}]), "record-bad", {})
        for name in ("A" * 41, "\u202eannA", "A\nB")
    ),
    *((headed(replay=replay), "record-bad", {}) for replay in ("javascript:alert(1)", "A" * 65, "\u202eanna", "a\n")),
    *((headed(name=name), "record-bad", {}) for name in ("A" * 41, "\u202eannA")),
    (changed(data={"tokens": 10**40}), "record-bad", {}),
    (changed(data={}), "record-bad", {}),
    (changed(person="badge"), "record-bad", {}),
    (changed(log=[*LOG[:3], "0: fly away", *LOG[4:]]), "record-breaks", {"line": 4}),
    (changed(log=LOG[1:]), "record-breaks", {"line": 1}),
    (changed(log=LOG[:-1]), "record-breaks", {"line": len(LOG)}),
    (changed(log=[*LOG, "0 takes back"]), "record-breaks", {"line": len(LOG) + 1}),
    (changed(log=["first 0 (0 of 2)"] * 10_001), "record-long", {"number": 10_001, "most": 10_000}),
    (changed(log=LOG[:LAST], outcome=None), "record-unfinished", {}),
    (b" " * (2**20 + 1), "too-large", {}),
]


@scenario
async def send_bad_files(folder: Path) -> None:
    async with served(folder, only=("freibeuter",)) as world:
        anna = Wiretap(world.address)
        await anna.request("GET", "/api/me")
        for text, key, slots in BAD_FILES:
            answer = json.loads(await anna.request("POST", "/api/replays", msgspec.Raw(text)))
            assert answer["key"] == key, text[:80]
            assert {name: answer["slots"][name] for name in slots} == slots
            assert not world.house.bookshelf._files


def test_a_file_that_is_no_finished_game_is_refused_by_line_and_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FILES_SENT_OF_BADGE", "FILES_SENT_OF_ADDRESS"):
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=len(BAD_FILES)))
    send_bad_files(tmp_path)


@scenario
async def test_a_line_that_a_rule_forbids_names_the_clause_and_the_games_own_words(tmp_path: Path) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna = await world.player()
        first = next(number for number, line in enumerate(LOG) if ": " in line)
        other = "1" + LOG[first][1:] if LOG[first][0] == "0" else "0" + LOG[first][1:]
        text = changed(log=[*LOG[:first], other, *LOG[first + 1 :]])
        _, answer = await anna.request("POST", "/api/replays", msgspec.Raw(text))
        slots = json.loads(answer)["slots"]
        assert (slots["line"], slots["clause"], slots["rule"]["key"]) == (first + 1, "F2.1", "not-your-turn")


@scenario
async def test_a_tampered_outcome_is_refused_at_its_line(tmp_path: Path) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna = await world.player()
        log = [*LOG[:1], LOG[2], LOG[1], *LOG[3:]]
        assert await refused(anna, "POST", "/api/replays", changed(log=log)) == (400, "record-breaks")


@scenario
async def test_a_moment_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna = await world.player()
        _, text = await anna.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes()))
        path = f"/api/replays/{msgspec.json.decode(text, type=ReplayMade).replay}/news"
        wrong = ["eyes=9", "eyes=", "step=-1", "step=10001", "step=x", "since=-2", "step=1&since=10001", "more=1"]
        for query in wrong:
            assert await refused(anna, "GET", f"{path}?{query}") == (400, "message-bad"), query
        assert await refused(anna, "GET", f"{path}?eyes=5") == (400, "no-such-seat")


# Bounds


@scenario
async def test_files_are_bounded_and_gone_after_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        monkeypatch.setattr(bounds, "FILES_KEPT_OF_BADGE", bounds.FILES_KEPT_OF_BADGE._replace(most=1))
        anna, text = await world.player(), SEALED.read_bytes()
        now = world.house.sources.monotonic()
        monkeypatch.setattr(world.house.sources, "monotonic", lambda: now)
        status, made = await anna.request("POST", "/api/replays", msgspec.Raw(text))
        assert status == 201
        replay = msgspec.json.decode(made, type=ReplayMade).replay
        assert await refused(anna, "POST", "/api/replays", text) == (429, "files-full")
        monkeypatch.setattr(world.house.sources, "monotonic", lambda: now + 3600 * 1000 - 1)
        assert (await anna.request("GET", f"/api/replays/{replay}"))[0] == 200
        monkeypatch.setattr(world.house.sources, "monotonic", lambda: now + 3600 * 1000)
        assert await refused(anna, "GET", f"/api/replays/{replay}") == (404, "replay-unknown")
        assert (await anna.request("POST", "/api/replays", msgspec.Raw(text)))[0] == 201


@scenario
async def test_who_sends_too_many_files_is_refused_before_they_are_read(tmp_path: Path) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna = await world.player()
        answers = [
            await refused(anna, "POST", "/api/replays", b"{}") for _ in range(bounds.FILES_SENT_OF_BADGE.most + 1)
        ]
        assert answers[0] == (400, "record-bad")
        assert answers[-1] == (429, "too-often")


@scenario
async def test_a_file_that_takes_too_long_is_given_up_and_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna = await world.player()
        with monkeypatch.context() as patch:
            patch.setattr(bookshelf, "CPU_SECONDS", 0.0001)
            assert await refused(anna, "POST", "/api/replays", SEALED.read_bytes()) == (400, "record-slow")
        assert (await anna.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes())))[0] == 201


@scenario
async def test_a_process_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.server.processes.WAIT_BEFORE_RESTART", 0.0)
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna = await world.player()
        _, text = await anna.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes()))
        path = f"/api/replays/{msgspec.json.decode(text, type=ReplayMade).replay}/news?step=1"
        process = world.house.bookshelf.files._worker.process
        assert process is not None
        process.kill()
        await process.wait()
        assert (await anna.request("GET", path))[0] == 200


@scenario
async def test_who_is_forgotten_leaves_no_file_and_no_name_in_a_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        _, text = await ben.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes()))
        sent = msgspec.json.decode(text, type=ReplayMade).replay
        data = json.loads((await ben.request("GET", "/api/me/data"))[1])
        assert [table["replay"] for table in data["tables"]] == [replay]
        await anna.ask("GET", f"/api/replays/{replay}/news?step=1", News)
        for player in (anna, ben):
            await player.leave()
        assert (await ben.request("DELETE", "/api/me"))[0] == 200
        assert await refused(anna, "GET", f"/api/replays/{sent}") == (404, "replay-unknown")
        for path in ("", "/record", "/news?step=3&since=-1", "/end"):
            status, text = await anna.request("GET", f"/api/replays/{replay}{path}")
            assert status == 200
            assert b"Ben" not in text
