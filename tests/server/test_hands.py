"""Several people at one screen of a real server: what it is sent with and without a hand open, and what is refused."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds
from quarterdeck.table.entries import Answered, Lifted, TableEntry, read_entry
from quarterdeck.table.timing import CURTAIN, Timing
from quarterdeck.wire.hands import Hand, OpenHand
from quarterdeck.wire.messages import Act, News, Refused, Shown, Watch
from tests.server.around import until
from tests.server.people import Clock, leave, person_of, waiting
from tests.server.screens import another_tab, asked_of, at_one_screen, lifted
from tests.server.wiretap import Wiretap
from tests.server.world import World, scenario, served
from tests.store.reading import texts


def news_of(player: Player) -> bytes:
    """What somebody was told last of the game."""
    return msgspec.json.encode(player.news)


async def follow(player: Player, entry: int) -> None:
    """Read until the news of an entry came."""
    while player.entry < entry:
        await player.receive()


# What a screen is sent


@scenario
async def test_a_screen_without_a_hand_open_is_sent_what_a_spectator_is(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world)
        spectator = await world.player("Ida")
        for one in (tablet, spectator):
            await one.watch(opened.table)
        assert tablet.shown is not None
        assert (tablet.shown.seat, tablet.shown.hands) == (None, (Hand(0), Hand(1)))
        assert spectator.shown is not None
        assert spectator.shown.hands == ()
        await until(spectator, lambda: spectator.shown is not None and spectator.shown.spectators == 1)
        for _ in range(6):
            (asked,) = asked_of(tablet)
            page = await lifted(tablet, opened.table, asked)
            assert page.news is not None
            assert page.shown is not None
            assert (page.shown.seat, page.news.decision is None) == (asked, False)
            assert news_of(page) != news_of(tablet)
            await page.act(page.news.choices[0].action)
            await page.leave()
            for one in (tablet, spectator):
                await follow(one, page.entry)
            assert news_of(tablet) == news_of(spectator)
            assert (tablet.news is None, tablet.offer, tablet.hint) == (False, None, None)
        await leave(tablet, spectator)


@scenario
async def test_an_open_hand_acts_and_speaks_for_its_own_seat_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, game="smugglers")
        await tablet.watch(opened.table)
        with pytest.raises(TurnedAway, match="only-watching"):
            await tablet.chat("Who is it?")
        asked = asked_of(tablet)[0]
        page = await lifted(tablet, opened.table, asked)
        await page.chat("It is me.")
        await page.say(f"trust {1 - asked}")
        assert {heard.seat for heard in page.heard} == {asked}
        with pytest.raises(TurnedAway, match="decision-closed"):
            await page.act("draw", decision=99)
        await leave(page, tablet)


@scenario
async def test_no_browser_keeps_the_page_of_a_curtain(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        for path, forbidden in (("/table/any/curtain", True), ("/table/any", False)):
            reader = Wiretap(world.address)
            await reader.request("GET", path)
            head = reader.heard.partition(b"\r\n\r\n")[0].lower()
            assert head.startswith(b"http/1.1 200"), path
            assert (b"cache-control: no-store" in head) == forbidden, path


@scenario
async def test_at_the_end_nothing_is_hidden_and_the_screen_needs_no_curtain(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world)
        pages = [await lifted(tablet, opened.table, seat) for seat in (0, 1)]
        await pages[0].propose("end")
        await follow(pages[1], pages[0].entry)
        await pages[1].agree(pages[0].entry)
        await tablet.watch(opened.table)
        assert tablet.shown is not None
        assert (tablet.shown.stage, tablet.shown.seat) == ("over", 0)
        await tablet.chat("That was it.")
        await tablet.rematch()
        await until(tablet, lambda: tablet.shown is not None and tablet.shown.rematch is not None)
        assert tablet.shown.rematch is not None
        again = tablet.shown.rematch
        assert again.screen[0] == again.invitation
        for name, invitation in zip(("Anne", "Bob"), again.screen, strict=True):
            await tablet.take_hand(again.table, invitation, name)
        await tablet.leave()
        await tablet.watch(again.table)
        assert [hand.seat for hand in tablet.shown.hands] == [0, 1]
        await leave(tablet, *pages)


@scenario
async def test_a_hand_is_opened_over_http_too(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world)
        await tablet.watch(opened.table)
        (asked,) = asked_of(tablet)
        hand = await tablet.lift_curtain(opened.table, asked)
        shown, news, *_ = await tablet.poll(opened.table, hand=hand)
        without, public, *_ = await tablet.poll(opened.table)
        assert isinstance(shown, Shown)
        assert isinstance(without, Shown)
        assert (shown.seat, without.seat) == (asked, None)
        assert isinstance(news, News)
        assert isinstance(public, News)
        assert (bool(news.choices), bool(public.choices)) == (True, False)
        assert news.decision is not None
        act = Act(0, news.decision, news.choices[0].action)
        other = (await tablet.lift_curtain(opened.table, 1 - asked)).secret
        for wrong, key in (
            (None, "only-watching"),
            (OpenHand(asked, other), "hand-secret-wrong"),
            (OpenHand(2, other), "hand-not-here"),
            (OpenHand(-1, other), "message-bad"),
        ):
            with pytest.raises(TurnedAway, match=key):
                await tablet.do(opened.table, act, wrong)
        await tablet.do(opened.table, act, hand)
        await leave(tablet)


# Refusals


@scenario
async def test_what_opens_no_hand_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, "person", code="4711")
        ben = await world.player("Ben")
        table = opened.table
        await ben.sit(table, opened.invitation)
        before = await texts(world.house.log, table)
        key = await tablet.lift_curtain(table, 0, "4711")
        for who, seat, code, why in [
            (tablet, 0, "", "hand-code-wrong"),
            (tablet, 0, "4712", "hand-code-wrong"),
            (tablet, 2, "", "hand-not-here"),
            (tablet, 77, "", "hand-not-here"),
            (ben, 0, "4711", "hand-not-here"),
            (ben, 2, "", "hand-not-here"),
        ]:
            with pytest.raises(TurnedAway, match=why):
                await who.lift_curtain(table, seat, code)
        with pytest.raises(TurnedAway, match="table-unknown"):
            await tablet.lift_curtain("nowhere", 0)
        for who, hand, why in [
            (tablet, OpenHand(1, key.secret), "hand-secret-wrong"),
            (tablet, OpenHand(0, "0" * 32), "hand-secret-wrong"),
            (tablet, OpenHand(-1, key.secret), "hand-not-here"),
            (ben, key, "hand-not-here"),
        ]:
            with pytest.raises(TurnedAway, match=why):
                await another_tab(who).watch(table, hand=hand)
        with pytest.raises(TurnedAway, match="game-began"):
            await tablet.take_hand(table, opened.invitation, "Cleo")
        assert await texts(world.house.log, table) == before
        page = await lifted(tablet, table, 0, "4711")
        await page.send(Watch(table, hand=key))
        answer = await page.receive()
        while not isinstance(answer, Refused):
            answer = await page.receive()
        assert answer.key == "watching-already"
        await leave(page)


@scenario
async def test_codes_are_tried_only_so_often_and_other_hands_are_not_locked(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, code="4711")
        for number in range(bounds.WRONG_HAND_CODES.most):
            with pytest.raises(TurnedAway, match="hand-code-wrong"):
                await tablet.lift_curtain(opened.table, 0, f"000{number}")
        for code in ("4711", "0000"):
            with pytest.raises(TurnedAway, match=bounds.WRONG_HAND_CODES.refusal):
                await tablet.lift_curtain(opened.table, 0, code)
        assert (await tablet.lift_curtain(opened.table, 1)).seat == 1


@pytest.mark.usefixtures("as_often_as_one_likes")
@scenario
async def test_wrong_codes_of_a_hand_close_it_for_longer_each_time(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        tablet, opened = await at_one_screen(world, code="4711")

        async def closed_after_five() -> int:
            """For how many minutes."""
            for number in range(bounds.WRONG_HAND_CODES.most):
                with pytest.raises(TurnedAway, match="hand-code-wrong"):
                    await tablet.lift_curtain(opened.table, 0, f"000{number}")
            for minutes in range(100):
                try:
                    await tablet.lift_curtain(opened.table, 0, "4711")
                    return minutes
                except TurnedAway as refused:
                    if str(refused) != bounds.WRONG_HAND_CODES.refusal:
                        raise
                    clock.time += 60_000
            return 100

        assert [await closed_after_five() for _ in range(8)] == [1, 2, 4, 8, 16, 32, 60, 60]
        clock.time += 3_600_000
        assert await closed_after_five() == 1


@scenario
async def test_curtains_are_lifted_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "CURTAINS_OF_BADGE", bounds.CURTAINS_OF_BADGE._replace(most=3, per_second=0.0))
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world)
        for _ in range(3):
            await tablet.lift_curtain(opened.table, 0)
        with pytest.raises(TurnedAway, match="too-often"):
            await tablet.lift_curtain(opened.table, 0)


# Presence and time


@scenario
async def test_all_at_a_screen_are_here_while_it_is_and_count_as_no_spectators(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, "person")
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitation)
        await ben.watch(opened.table)
        assert ben.shown is not None
        assert [seat.screen for seat in ben.shown.seats] == [1, 1, 0]
        await tablet.watch(opened.table)
        await until(ben, lambda: ben.shown is not None and [one.here for one in ben.shown.seats] == [True] * 3)
        assert ben.shown.spectators == 0
        page = await lifted(tablet, opened.table, 1)
        await tablet.leave()
        assert world.house.tables[0].here() == {0, 1, 2}
        await page.leave()
        await until(
            ben, lambda: ben.shown is not None and [one.here for one in ben.shown.seats] == [False, False, True]
        )
        await leave(ben)


@scenario
async def test_the_clock_begins_when_the_curtain_is_lifted(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        tablet, opened = await at_one_screen(world, timing=Timing(decision=60))
        await tablet.watch(opened.table)
        (asked,) = asked_of(tablet)
        await until(tablet, lambda: tablet.around is not None)
        assert tablet.around is not None
        assert (tablet.around.seats[asked].clock, tablet.around.seats[asked].runs) == (60_000, False)
        clock.time += CURTAIN - 1_000
        page = await lifted(tablet, opened.table, asked)
        await until(page, lambda: page.around is not None and page.around.seats[asked].runs)
        assert page.around is not None
        assert page.around.seats[asked].clock == 60_000, "what passed behind the curtain costs nothing"
        assert (await log_of(world, opened.table))[-1] == Lifted(asked)
        for passed, stand_ins in ((59_999, []), (1, [asked])):
            clock.time += passed
            assert await stood_in(world, opened.table) == stand_ins
        await leave(page, tablet)


@scenario
async def test_a_curtain_that_stays_down_costs_nothing_for_half_a_minute(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        tablet, opened = await at_one_screen(world, timing=Timing(decision=60))
        await tablet.watch(opened.table)
        (asked,) = asked_of(tablet)
        for passed, stand_ins in ((CURTAIN + 59_999, []), (1, [asked])):
            clock.time += passed
            assert await stood_in(world, opened.table) == stand_ins
        await leave(tablet)


async def log_of(world: World, table: str) -> list[TableEntry]:
    """What was written down at a table."""
    return [read_entry(text) for text in await texts(world.house.log, table)]


async def stood_in(world: World, table: str) -> list[int]:
    """For whom a stand-in decided, once the table looked at its clock and its bots were done."""
    live = world.house.in_memory(table)
    assert live is not None
    await live.time.wake()
    while live.bots.busy:
        await asyncio.sleep(0)
    return [one.seat for one in await log_of(world, table) if isinstance(one, Answered) and one.stand_in]


# What stays


@scenario
async def test_a_lift_gives_a_new_secret(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, code="4711")
        first, second = [await tablet.lift_curtain(opened.table, 0, "4711") for _ in range(2)]
        assert first.secret != second.secret
        for tab in (first, second):  # two tabs of one screen
            assert isinstance((await tablet.poll(opened.table, hand=tab))[0], Shown)
        await tablet.sign_out()
        for void in (first, second):
            with pytest.raises(TurnedAway, match="hand-secret-wrong"):
                await tablet.poll(opened.table, hand=void)
        page = await lifted(tablet, opened.table, 0, "4711")
        await leave(page)


@scenario
async def test_hands_outlive_the_server_and_a_seat_is_on_the_list_of_its_screen(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, code="4711")
        key = await tablet.lift_curtain(opened.table, 0, "4711")
    async with served(tmp_path) as world:
        tablet.address = world.address
        (mine,) = (await tablet.arrive()).tables
        assert (mine.table, mine.seat, mine.asked) == (opened.table, 0, True)
        assert await tablet.poll(opened.table, hand=key)
        assert (await tablet.lift_curtain(opened.table, 0, "4711")).seat == key.seat
        with pytest.raises(TurnedAway, match="hand-code-wrong"):
            await tablet.lift_curtain(opened.table, 0)


@scenario
async def test_ones_own_data_has_every_seat_of_the_screen(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world)
        pages = [await lifted(tablet, opened.table, seat) for seat in (0, 1)]
        for seat, page in enumerate(pages):
            await page.chat(f"I am {seat}.")
        own = await tablet.data()
        assert [(one.seat, one.name, [entry.text for entry in one.entries]) for one in own.tables] == [
            (0, "Anne", ["I am 0."]),
            (1, "Bob", ["I am 1."]),
        ]
        await leave(*pages)


@scenario
async def test_whoever_is_forgotten_takes_all_seats_of_the_screen_along(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, "person")
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitation)
        badge = person_of(tablet)
        await tablet.erase()
        stored = b"".join(await texts(world.house.log, opened.table))
        assert not any(word in stored for word in (b"Anne", b"Bob", badge.encode()))
        assert b"Ben" in stored
        await ben.watch(opened.table)
        await leave(ben)


@scenario
async def test_nobody_hears_a_screen_they_block(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, "person")
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitation)
        await ben.watch(opened.table)
        await ben.block(opened.table, 0)
        page = await lifted(tablet, opened.table, 1)
        await page.chat("Do you hear me?")
        await follow(ben, page.entry)
        assert ben.heard == []
        await leave(ben, page)


@scenario
async def test_a_hand_that_opened_the_table_arranges_seats_and_is_no_other_opener(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, "person")
        await tablet.watch(opened.table)
        assert tablet.shown is not None
        assert (tablet.shown.opener, tablet.shown.invitation) == (True, opened.invitation)
        await tablet.arrange(2, "deckhand")
        assert tablet.shown.stage == "playing"
        page = await lifted(tablet, opened.table, 0)
        await page.set_doors(listed=True)
        assert page.shown is not None
        assert page.shown.opener
        await leave(page, tablet)


@scenario
async def test_what_a_hand_did_stands_in_the_data_of_its_screen_when_the_game_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world)
        await tablet.watch(opened.table)
        (asked,) = asked_of(tablet)
        page = await lifted(tablet, opened.table, asked)
        assert page.news is not None
        await page.act(page.news.choices[0].action)

        async def acted() -> int:
            data = await tablet.data()
            return sum(entry.what == "acted" for table in data.tables for entry in table.entries)

        assert await acted() == 0
        await page.propose("end")
        other = await lifted(tablet, opened.table, 1 - asked)
        await other.agree(page.entry)
        assert await acted() == 1
        await leave(page, other, tablet)


@scenario
async def test_one_more_of_a_screen_sits_down_where_another_of_it_was_removed(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world, "person", "person", "person", "person")
        tablet = await world.player("Bob")
        for name in ("Bob", "Cleo"):
            await tablet.take_hand(opened.table, opened.invitation, name)
        await anna.arrange(1, "")
        assert anna.shown is not None
        again = anna.shown.invitation
        await until(anna, lambda: anna.shown is not None and anna.shown.invitation)
        assert anna.shown.invitation
        assert await tablet.take_hand(opened.table, anna.shown.invitation, "Dora") == 1, again
        await leave(anna)
