"""The byte test over curtains: what one of two at a screen holds changes no byte before the other, or between them."""

from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from quarterdeck.server.audience import Given, Watcher
from quarterdeck.server.live import LiveTable
from quarterdeck.table import hands as table_hands
from quarterdeck.table.table import Table
from quarterdeck.wire.hands import LiftCurtain, OpenHand, TakeHand
from quarterdeck.wire.messages import Chat, Opened, Sit, Watch
from quarterdeck.wire.messages import Open as Wanted
from tests.server.test_bytes import HIDDEN, LEAKED
from tests.server.twin_tables import OTHER, PLAYER, Scripted, ScriptedCrew, Twins
from tests.server.twin_tables import World as History
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served

pytestmark = pytest.mark.usefixtures("as_often_as_one_likes")

SCREEN = (PLAYER, OTHER)  # who shares it
ONE_OF_EACH = list({name.partition(",")[0]: name for name in LEAKED}.values())  # games


@dataclass
class Seen:
    """What came to one screen: before its curtains, and with each hand open; and to a spectator."""

    curtain: bytes = b""
    spectator: bytes = b""
    hands: dict[int, bytes] = field(default_factory=lambda: dict.fromkeys(SCREEN, b""))


async def live_through(folder: Path, history: History, twins: Twins) -> Seen:
    """Play a history with two at one screen, who lift the curtain for each of their decisions."""
    sources, seen = Scripted(history.wishes), Seen()
    async with served(folder, sources=sources, crew=ScriptedCrew([])) as world:
        tablet, spectator = Wiretap(world.address), Wiretap(world.address)
        people = {seat: Wiretap(world.address) for seat in range(twins.players) if seat not in SCREEN}
        for one in (tablet, spectator, *people.values()):
            await one.request("GET", "/api/me")
        wish = Wanted(twins.game.name, ("person",) * twins.players, twins.options)
        opened = msgspec.json.decode(await tablet.request("POST", "/api/tables", wish), type=Opened)
        path = f"/api/tables/{opened.table}"
        for seat, invitation in enumerate(opened.invitations):
            if seat in SCREEN:
                await tablet.request("POST", f"{path}/hands", TakeHand(invitation or "", f"Name {seat}", "00"))
            else:
                await people[seat].request("POST", f"{path}/seats", Sit(invitation or "", f"Name {seat}", "00"))
        watching = [tablet, spectator, *people.values()]
        for one in watching:
            await one.watch(Watch(opened.table))
        table = (await world.house.find(opened.table)).table
        for number, (seat, action) in enumerate(history.actions):
            sources.time += 700
            page = people.get(seat) or Wiretap(world.address)
            if seat in SCREEN:
                page.cookie = tablet.cookie
                lifted = await page.request("POST", f"{path}/curtain", LiftCurtain(seat))
                hand = msgspec.json.decode(lifted, type=OpenHand)
                await page.watch(Watch(opened.table, hand=hand))
                if number % 8 < 2:
                    await ask_over_http(page, path, hand, twins.mistakes)
                    await ask_over_http(tablet, path, None, twins.mistakes)
                if seat == PLAYER:
                    for mistake in twins.mistakes:
                        await page.act(mistake, decision=-1)
                if number < 5:  # more would come too often
                    await page.do(Chat(3, f"This is {seat}."))
            await page.act(action)
            if seat in SCREEN:
                seen.hands[seat] += page.heard
                await page.leave()
            for one in watching:
                await one.until(table.last)
        assert number > 3
        for asked in ("/api/me", "/api/me/data", "/api/me/tables?filter=turn", f"{path}/record"):
            await tablet.request("GET", asked)
        seen.curtain, seen.spectator = tablet.heard, spectator.heard
        for one in watching:
            await one.leave()
    return seen


async def ask_over_http(one: Wiretap, path: str, hand: OpenHand | None, mistakes: tuple[str, ...]) -> None:
    """What a script asks for a hand, or for a screen with none open, and tries where it cannot be."""
    for since in (-1, max(-1, one.entry - 5)):
        await one.request("GET", f"{path}/news?since={since}", None, hand)
    for action in mistakes:
        await one.request("POST", f"{path}/act", {"decision": -1, "action": action}, hand)
    await one.request("POST", f"{path}/act", {"decision": -1, "action": "x"}, OpenHand(OTHER, "0" * 32))
    await one.request("POST", f"{path}/curtain", LiftCurtain(7))


async def both(folder: Path, twins: Twins) -> tuple[Seen, Seen]:
    """What comes in either world."""
    first = await live_through(folder / "first", twins.first, twins)
    return first, await live_through(folder / "second", twins.second, twins)


@pytest.mark.parametrize("hidden", ONE_OF_EACH)
@scenario
async def test_what_one_at_a_screen_holds_changes_no_byte_for_the_other(tmp_path: Path, hidden: str) -> None:
    first, second = await both(tmp_path, HIDDEN[hidden]())
    assert first.curtain == second.curtain
    assert b'"origins":' in first.curtain, "what is kept of the screen"
    assert b'"too-often"' not in first.curtain + first.hands[PLAYER]
    assert first.spectator == second.spectator
    assert first.hands[PLAYER] == second.hands[PLAYER]
    assert first.hands[OTHER] != second.hands[OTHER], "the worlds are the same: nothing was tested"


def leak_by_opening_any_hand(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Whichever hand is asked for, the other one is opened."""
    honest = table_hands.open_hand

    def open_hand(table: Table, holder: str, seat: int, secret: str, generation: int) -> str:
        honest(table, holder, seat, secret, generation)
        return table.people[OTHER if seat == PLAYER else seat].person

    monkeypatch.setattr(f"quarterdeck.server.{way}.open_hand", open_hand)


def leak_behind_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen without a hand open sees that of the last who sits at it."""
    honest = LiveTable.watch

    async def watch(live: LiveTable, watcher: Watcher, since: int, given: Given | None = None) -> None:
        held = live.table.seats_of(watcher.person)
        if len(held) > 1 and watcher.viewer == watcher.person:
            watcher.viewer = live.table.people[held[-1]].person
        await honest(live, watcher, since, given)

    monkeypatch.setattr(LiveTable, "watch", watch)


@pytest.mark.parametrize("way", ["connection", "playing"], ids=["over a socket", "over HTTP"])
def test_the_byte_test_sees_a_wrong_hand_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    leak_by_opening_any_hand(monkeypatch, way)

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, HIDDEN[LEAKED[0]]())
        assert first.hands[PLAYER] != second.hands[PLAYER]

    compare()


def test_the_byte_test_sees_through_the_curtain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_behind_the_curtain(monkeypatch)

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, HIDDEN[LEAKED[0]]())
        assert first.curtain != second.curtain

    compare()
