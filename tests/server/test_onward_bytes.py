"""The byte test of playing on: what is hidden in a head changes no byte that is sent at the table with it."""

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.telling import Told
from quarterdeck.core.view import View
from quarterdeck.server.askers import Asker
from quarterdeck.server.opening import open_onward
from quarterdeck.table.earlier import Earlier, cut
from quarterdeck.table.steps import Brought
from quarterdeck.wire.messages import AskHint, Chat, Rewind, Sit, TakeBack, Watch
from tests.laws.cases import Case
from tests.laws.onward import twin_records
from tests.laws.secrets import wire
from tests.server.twin_polls import poll, try_over_http
from tests.server.twin_tables import Scripted, ScriptedCrew
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served
from tests.table.headed import REPLAY
from tests.under_test import GAMES_UNDER_TEST

PLAYER, OTHER = 0, 1


async def live_on(folder: Path, record: Record, step: int) -> bytes:
    """All that the player is sent who plays on from a step, tries what can be tried, and asks for what is kept."""
    head = cut(GAMES_UNDER_TEST, record, step, REPLAY)
    async with served(folder, sources=Scripted(()), crew=ScriptedCrew([])) as world:
        player = Wiretap(world.address)
        await player.request("GET", "/api/me")
        badges = await world.house.badges()
        person = badges.person(player.cookie.partition("=")[2])
        assert person is not None
        bots = ["bosun"] * (len(record.seats) - 1)
        opened = await open_onward(world.house, head, PLAYER, bots, Asker("127.0.0.1", person))
        await player.watch(Watch(opened.table))
        sit = Sit(opened.invitations[PLAYER] or "", "Ida", "00")
        await player.request("POST", f"/api/tables/{opened.table}/seats", sit)
        table = (await world.house.find(opened.table)).table
        await player.until(table.last)
        assert player.news is not None
        assert player.news.since == -1
        await player.leave()
        await player.watch(Watch(opened.table, 0))
        advice = AskHint(7, table.decision(PLAYER) or 0)
        for message in (Chat(3, "Ahoy!"), TakeBack(4, 1), Rewind(5, 1), Rewind(6, -3), advice):
            await player.do(message)
        words = [table.game.alphabet.words(code) for code in range(0, len(table.game.alphabet), 9)]
        await try_over_http(player, opened.table, tuple(words[:12]))
        for path in ("/api/me", "/api/me/data", f"/api/tables/{opened.table}/record", "/api/me/tables?filter=playing"):
            await player.request("GET", path)
        await poll([player], opened.table)
        await player.leave()
    return player.heard


def twins_of(name: str) -> tuple[int, list[Record]]:
    """The first two records whose heads differ in what is hidden from the player and known to the next seat."""
    players = GAMES_UNDER_TEST[name].players[0]
    found = (pair for number in range(1, 50) for pair in twin_records(Case(name, players, number), PLAYER))
    return next((step, records) for step, records in found if len({known_to_other(one, step) for one in records}) > 1)


def known_to_other(record: Record, step: int) -> bytes:
    """What the next seat was told up to a step."""
    replay = Replay(GAMES_UNDER_TEST, record)
    for _ in range(step):
        replay.step()
    return wire([replay.referee.view(OTHER), replay.referee.tellings(OTHER)])


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_what_is_hidden_in_a_head_changes_no_byte(tmp_path: Path, name: str) -> None:
    step, records = twins_of(name)

    @scenario
    async def compare() -> None:
        first, second = [await live_on(tmp_path / f"{number}", one, step) for number, one in enumerate(records)]
        assert first == second
        assert len(first) > 5_000

    compare()


def a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Referee.view

    def view(referee: Referee, seat: int) -> View:
        return honest(referee, OTHER if seat == PLAYER else seat)

    monkeypatch.setattr(Referee, "view", view)


def tellings(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Earlier.told

    def told(earlier: Earlier) -> list[tuple[int, Brought]]:
        return [
            (entry, one._replace(told=[Told(both.own or both.others) for both in one.told]))
            for entry, one in honest(earlier)
        ]

    monkeypatch.setattr(Earlier, "told", told)


def numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Earlier._entry

    def entry(earlier: Earlier, step: int) -> int:
        return honest(earlier, step) - crc32("".join(earlier._steps.replay.record.log).encode())

    monkeypatch.setattr(Earlier, "_entry", entry)


@pytest.mark.parametrize("leak", [a_view, tellings, numbers])
def test_the_byte_test_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    step, records = twins_of("smugglers")
    leak(monkeypatch)

    @scenario
    async def compare() -> None:
        first, second = [await live_on(tmp_path / f"{number}", one, step) for number, one in enumerate(records)]
        assert first != second

    compare()
