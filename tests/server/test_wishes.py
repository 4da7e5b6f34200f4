"""What a socket can ask, asked over HTTP: carried out, refused and counted alike."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.wire.messages import Act, AskHint, Done, Hint
from tests.server.around import live_table
from tests.server.conftest import Bounding
from tests.server.people import leave, table_of
from tests.server.test_playing import finished
from tests.server.test_polling import poll, refused
from tests.server.world import scenario, served


async def do(player: Player, table: str, what: str, **wish: object) -> Done:
    """A wish over HTTP."""
    done: Done = await player.ask("POST", f"/api/tables/{table}/{what}", Done, wish)
    return done


@scenario
async def test_wishes_over_http_are_carried_out_or_refused_as_over_a_socket(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table, dora = table_of(anna), await world.player("Dora")
        turn, other = (anna, ben) if anna.news is not None and anna.news.decision is not None else (ben, anna)
        assert turn.news is not None
        answer = {"decision": turn.news.decision, "action": turn.news.choices[0].action}
        for player, what, wish, expected in (
            (dora, "act", answer, (400, "only-watching")),
            (other, "act", answer, (400, "decision-closed")),
            (turn, "act", {**answer, "action": "dance"}, (400, "action-unknown")),
            (turn, "act", {**answer, "ask": 1}, (400, "message-bad")),
            (turn, "act", {"action": "dance"}, (400, "message-bad")),
            (other, "ask-hint", {"decision": 1}, (400, "hint-alone")),
            (dora, "set-doors", {"listed": True, "anyone": True}, (403, "opener-only")),
            (dora, "let-in", {"knock": "x"}, (403, "opener-only")),
            (anna, "rematch", None, (400, "game-not-over")),
            (dora, "resign", None, (400, "only-watching")),
        ):
            assert await refused(player, "POST", f"/api/tables/{table}/{what}", wish) == expected
        done = await do(turn, table, "act", **answer)
        assert await do(turn, table, "act", **answer) == done, "the same again is no mistake"
        await do(anna, table, "chat", text="Ahoy!", once="a")
        said = await do(anna, table, "chat", text="Ahoy!", once="a")
        assert (await world.house.find(table)).table.last == said.entry
        assert (await dora.request("POST", f"/api/tables/{table}/alive"))[0] == 204
        await anna.leave()
        await ben.leave()


@scenario
async def test_a_hint_over_http_is_given_at_once_and_shown_while_its_decision_is_open(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        table = table_of(anna)
        await anna.be_asked()
        assert anna.news is not None
        assert anna.news.decision is not None
        hint = await anna.do(table, AskHint(0, anna.news.decision))
        assert isinstance(hint, Hint)
        assert hint.choice in anna.news.choices
        assert hint in await poll(anna, table)
        assert isinstance(await anna.do(table, Act(0, hint.decision, hint.choice.action)), Done)
        assert hint not in await poll(anna, table)
        await anna.leave()


@scenario
async def test_a_rematch_is_proposed_though_another_player_is_forgotten_meanwhile(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table, live = table_of(anna), live_table(world, anna)
        await finished([anna, ben])
        await leave(anna, ben)
        async with world.house.storage.opening:
            proposing = asyncio.create_task(do(ben, table, "rematch"))
            while not live.rematching.locked():
                await asyncio.sleep(0.001)
            await anna.erase()
            assert live.failed
        await proposing
        assert (await world.house.find(table)).table.rematch is not None


@scenario
async def test_messages_over_http_and_over_sockets_share_what_an_address_may_send(
    tmp_path: Path, at_most: Bounding
) -> None:
    at_most("MESSAGES_OF_ADDRESS", 4)
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "bosun")
        table = table_of(anna)
        await anna.chat("one")
        await do(anna, table, "chat", text="two")
        await poll(anna, table)
        assert await refused(anna, "POST", f"/api/tables/{table}/chat", {"text": "three"}) == (429, "too-often")
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.chat("four")
        await anna.leave()


@scenario
async def test_a_badge_has_as_many_messages_over_http_as_a_socket(tmp_path: Path, at_most: Bounding) -> None:
    at_most("MESSAGES_OF_BADGE", 1)
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "bosun")
        await do(anna, table_of(anna), "chat", text="one")
        assert await refused(anna, "GET", f"/api/tables/{table_of(anna)}/news") == (429, "too-often")
        await anna.leave()
