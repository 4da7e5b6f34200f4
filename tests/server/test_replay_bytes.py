"""The byte test over replays: two games that were alike for somebody up to a step send them the same bytes up to it."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Record
from quarterdeck.games import GAMES
from quarterdeck.server import replays
from quarterdeck.server.bookshelf import Bookshelf
from quarterdeck.server.endpoints import Call
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.replaying import Moment
from quarterdeck.wire.walked import shown
from tests.laws.cases import Case
from tests.laws.replaying import Pair
from tests.laws.spoiling import pairs
from tests.server.twin_tables import Scripted
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served

ASKED = 6  # moments in any order, beside all of them in order


def found(game: str) -> list[Pair]:
    """A few pairs that differ after some steps, also in how long they are."""
    case = Case(game, GAMES[game].players[-1], 1)
    long = (pair for pair in pairs(case, 4) if pair.step > 2 and len(pair.first.log) != len(pair.second.log))
    return list(islice(long, 2))


async def looked_at(folder: Path, record: Record, pair: Pair) -> bytes:
    """All that is sent to somebody who looks at a record up to a step, by eyes that cannot tell the two apart."""
    async with served(folder, sources=Scripted(()), only=tuple(GAMES)) as world:
        sender, reader = Wiretap(world.address), Wiretap(world.address)
        for one in (sender, reader):
            await one.request("GET", "/api/me")
        assert b"replay" in (made := await sender.request("POST", "/api/replays", record)), made
        (replay,) = world.house.bookshelf._files
        path, luck = f"/api/replays/{replay}", FastLuck(1)
        await sender.request("GET", f"{path}/end")
        await reader.request("GET", path)
        await reader.request("GET", f"{path}/news?eyes=9&step=0")
        await reader.request("GET", f"{path}/news?eyes={pair.eyes}&step=10000")
        moments = [(step, step - 1) for step in range(min(pair.step, 12) + 1)]
        for _ in range(ASKED):
            step = int(luck.below(pair.step + 1))
            moments.append((step, int(luck.below(step + 2)) - 1))
        for step, since in moments:
            answer = await reader.request("GET", f"{path}/news?eyes={pair.eyes}&step={step}&since={since}")
            assert b'"type":"news"' in answer
        return reader.heard


async def both(folder: Path, pair: Pair) -> tuple[bytes, bytes]:
    """What is sent of either record."""
    return await looked_at(folder / "1", pair.first, pair), await looked_at(folder / "2", pair.second, pair)


@pytest.mark.parametrize("game", GAMES)
def test_what_came_later_changes_no_byte_of_a_replay(tmp_path: Path, game: str) -> None:
    looked = found(game)
    assert looked

    @scenario
    async def compare() -> None:
        for number, pair in enumerate(looked):
            first, second = await both(tmp_path / str(number), pair)
            assert first == second
            assert len(first) > 10_000

    compare()


# Deliberate leaks, each of which the test must see


def leak_in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replays.Replays.news

    async def news(endpoints: replays.Replays, call: Call[Moment]) -> Any:
        response = await honest(endpoints, call)
        book = await endpoints.shelf.find(call.named("replay"))
        response.headers["x-lines"] = str(len(book.stored.text))
        return response

    monkeypatch.setattr(replays.Replays, "news", news)


def leak_in_what_it_is_of(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = shown
    monkeypatch.setattr(
        replays, "shown", lambda games, replay, record: honest(games, f"{replay}-{len(record.log)}", record)
    )


def leak_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bookshelf.news

    async def news(shelf: Bookshelf, book: Any, moment: Moment, asker: Any) -> Any:
        try:
            return await honest(shelf, book, moment, asker)
        except Refusal as refusal:
            raise Refusal(refusal.key, {"most": len(book.stored.text)}) from None

    monkeypatch.setattr(Bookshelf, "news", news)


@pytest.mark.parametrize("leak", [leak_in_a_moment, leak_in_what_it_is_of, leak_in_a_refusal])
def test_the_byte_test_over_replays_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    (pair, *_) = found("freibeuter")
    leak(monkeypatch)

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, pair)
        assert first != second

    compare()
