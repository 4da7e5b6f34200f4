"""Errors nobody thought of: a typed refusal, a line in the log that names no card, and nothing acknowledged is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.server import lobby
from quarterdeck.server.exception_logging import shielded
from tests.server.test_playing import act_in_turn, asked, fresh, play
from tests.server.world import scenario, served

SECRET = "Ben holds C4"


async def fail(*args: Any, **kwargs: Any) -> Any:
    raise KeyError(SECRET)


@scenario
async def test_a_request_that_fails_is_refused_and_the_log_names_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        monkeypatch.setattr(lobby, "welcome", fail)
        status, text = await anna.request("GET", "/api/me")
        assert (status, b'"server-failed"' in text, SECRET.encode() in text) == (500, True, False)
    assert "a request ended with KeyError in test_unexpected.py, line" in caplog.text
    assert "C4" not in caplog.text


@scenario
async def test_a_socket_that_fails_before_it_opens_is_refused_and_the_log_names_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        with monkeypatch.context() as broken:
            broken.setattr(world.house, "badges", fail)
            with pytest.raises(Exception, match="500"):
                await anna.connect()
        await anna.connect()
        await anna.leave()
    assert "a request ended with KeyError" in caplog.text
    assert "C4" not in caplog.text


@scenario
async def test_a_store_that_fails_otherwise_than_it_should_costs_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=3)
        before = await fresh(anna)
        actor = asked(anna, ben)
        assert actor is not None
        assert actor.shown is not None
        with monkeypatch.context() as broken:
            broken.setattr(world.house.log, "append", fail)
            with pytest.raises(Exception, match=r"store-failed|come again|no close frame"):
                await play(actor, FastLuck(1), 1)
        assert "given up until it is asked for again: KeyError in test_unexpected.py, line" in caplog.text
        assert "C4" not in caplog.text
        assert await fresh(anna) == before
        for player in (anna, ben):
            await player.watch(actor.shown.table)
        await act_in_turn(anna, ben, times=3)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_what_outlives_whoever_waited_for_it_is_done_and_its_exception_is_not_printed() -> None:
    printed: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: printed.append(context))
    go, done = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await go.wait()
        done.set()
        raise KeyError(SECRET)

    task = asyncio.create_task(work())
    waiting = asyncio.create_task(shielded(task))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    go.set()
    await done.wait()
    await asyncio.sleep(0)
    assert task.done()
    del task
    assert printed == []


@scenario
async def test_two_who_wait_for_the_same_are_both_told() -> None:
    task = asyncio.create_task(fail())
    for waiting in [asyncio.create_task(shielded(task)) for _ in range(2)]:
        with pytest.raises(KeyError):
            await waiting


@scenario
async def test_a_page_without_a_badge_gets_no_socket(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        with pytest.raises(Exception, match="403"):
            await Player(world.address).connect()
        with pytest.raises(TurnedAway, match="no-badge"):
            await Player(world.address).open("freibeuter", "person", "person")
