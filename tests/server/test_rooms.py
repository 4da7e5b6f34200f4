"""Rooms: a leader moves, others follow and write, leave and come back at will."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player
from quarterdeck.core.record import read
from quarterdeck.server import bounds, rooms
from quarterdeck.store import people
from quarterdeck.wire.messages import Refused
from quarterdeck.wire.replaying import ReplayMade, Room, RoomMade
from tests.server.test_replays import SEALED, refused
from tests.server.world import World, scenario, served


async def opened(world: World, name: str = "Anna") -> tuple[Player, str]:
    """Somebody who leads in a room."""
    anna = await world.player(name)
    _, text = await anna.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes()))
    replay = msgspec.json.decode(text, type=ReplayMade).replay
    return anna, (await anna.ask("POST", f"/api/replays/{replay}/rooms", RoomMade, {"name": name})).room


async def entered(world: World, room: str, name: str) -> Player:
    player = await world.player(name)
    await player.ask("POST", f"/api/rooms/{room}/guests", Room, {"name": name})
    return player


async def look(player: Player, room: str, since: int = -1, wait: int = 0) -> Room:
    return await player.ask("GET", f"/api/rooms/{room}?since={since}&wait={wait}", Room)


async def told(player: Player, path: str, wish: object) -> tuple[int, str]:
    status, text = await player.request("POST", path, wish)
    return status, msgspec.json.decode(text, type=Refused).key if status >= 400 else ""


@scenario
async def test_who_waits_follows_the_leader_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben = await entered(world, room, "Ben")
        seen = await look(ben, room)
        waiting = asyncio.create_task(look(ben, room, seen.version, 25))
        while not world.house.waiting.count:
            await asyncio.sleep(0.001)
        assert await told(anna, f"/api/rooms/{room}/move", {"eyes": "1", "step": 7}) == (204, "")
        found = await asyncio.wait_for(waiting, 5)
        assert (found.eyes, found.step, found.leader, found.you) == ("1", 7, 0, 1)
        assert found.version > seen.version


@scenario
async def test_who_waits_sees_somebody_come_and_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben = await world.player("Ben")
        for number in range(2):
            seen = await look(anna, room)
            waiting = asyncio.create_task(look(anna, room, seen.version, 25))
            while not world.house.waiting.count:
                await asyncio.sleep(0.001)
            await ben.ask("POST", f"/api/rooms/{room}/guests", Room, {"name": "Ben"})
            found = await asyncio.wait_for(waiting, 5)
            assert [guest.here for guest in found.guests] == [True, True], number
            open_room = world.house.rooms.find(room)
            world.house.rooms._stay(open_room.guests[1])
            world.house.rooms._gone(open_room, open_room.guests[1])


@scenario
async def test_only_the_leader_moves_until_the_lead_is_given(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben, carl = await entered(world, room, "Ben"), await entered(world, room, "Carl")
        move = {"eyes": "open", "step": 2}
        assert await told(ben, f"/api/rooms/{room}/move", move) == (403, "room-not-leader")
        assert await told(ben, f"/api/rooms/{room}/lead", {"guest": 1}) == (409, "room-led")
        assert await told(anna, f"/api/rooms/{room}/lead", {"guest": 9}) == (404, "guest-unknown")
        assert await told(anna, f"/api/rooms/{room}/lead", {"guest": 1}) == (204, "")
        assert await told(ben, f"/api/rooms/{room}/move", move) == (204, "")
        assert await told(anna, f"/api/rooms/{room}/move", move) == (403, "room-not-leader")
        found = await look(carl, room)
        assert (found.leader, found.step) == (1, 2)


@scenario
async def test_where_the_leader_is_gone_whoever_is_there_takes_the_lead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as world:
        _, room = await opened(world)
        ben = await entered(world, room, "Ben")
        world.house.rooms._gone(world.house.rooms.find(room), world.house.rooms.find(room).guests[0])
        assert not (await look(ben, room)).guests[0].here
        assert await told(ben, f"/api/rooms/{room}/lead", {"guest": 0}) == (403, "room-not-leader")
        assert await told(ben, f"/api/rooms/{room}/lead", {"guest": 1}) == (204, "")


@scenario
async def test_who_comes_back_is_who_they_were(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben = await entered(world, room, "Ben")
        open_room = world.house.rooms.find(room)
        world.house.rooms._gone(open_room, open_room.guests[1])
        assert [guest.here for guest in (await look(anna, room)).guests] == [True, False]
        found = await ben.ask("POST", f"/api/rooms/{room}/guests", Room, {"name": "Benno"})
        assert [(guest.number, guest.name, guest.here) for guest in found.guests] == [
            (0, "Anna", True),
            (1, "Benno", True),
        ]


@scenario
async def test_who_leaves_is_gone_at_once_and_comes_back_as_who_they_were(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben = await entered(world, room, "Ben")
        seen = await look(ben, room)
        waiting = asyncio.create_task(look(ben, room, seen.version, 25))
        while not world.house.waiting.count:
            await asyncio.sleep(0.001)
        assert (await ben.request("DELETE", f"/api/rooms/{room}/guests"))[0] == 204
        await asyncio.wait_for(waiting, 5)
        found = await look(anna, room)
        assert [guest.here for guest in found.guests] == [True, False]
        assert (await ben.request("DELETE", f"/api/rooms/{room}/guests"))[0] == 204
        assert (await look(anna, room)).version == found.version
        again = await look(ben, room)
        assert ([guest.here for guest in again.guests], again.you) == ([True, True], 1)
        assert await refused(await world.player("Carl"), "DELETE", f"/api/rooms/{room}/guests") == (403, "room-outside")


@scenario
async def test_what_is_written_is_read_by_all_but_those_who_block(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben = await entered(world, room, "Ben")
        carl = await world.player("Carl")
        badges = [guest.badge for guest in world.house.rooms.find(room).guests.values()]
        found = people.Block("handle", badges[1], "Ben", 0)
        await carl.ask("POST", f"/api/rooms/{room}/guests", Room, {"name": "Carl"})
        badge = world.house.rooms.find(room).guests[2].badge
        await world.house.log.do(people.block, badge, found, 10)
        await carl.ask("POST", f"/api/rooms/{room}/guests", Room, {"name": "Carl"})
        assert await told(ben, f"/api/rooms/{room}/chat", {"text": "  Ahoy\u202e  "}) == (204, "")
        assert [chat.text for chat in (await look(anna, room)).chat] == ["Ahoy"]
        assert [chat.text for chat in (await look(carl, room)).chat] == []


@scenario
async def test_whom_the_opener_blocks_finds_no_room(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        _, room = await opened(world)
        ben = await entered(world, room, "Ben")
        opener, blocked = (guest.badge for guest in world.house.rooms.find(room).guests.values())
        await world.house.log.do(people.block, opener, people.Block("handle", blocked, "Ben", 0), 10)
        assert await told(ben, f"/api/rooms/{room}/guests", {"name": "Ben"}) == (404, "room-unknown")


@scenario
async def test_a_room_where_nobody_is_dies_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        monkeypatch.setattr(rooms, "EMPTY", -1)
        assert (await look(anna, room)).step == 0, "somebody is there"
        open_room = world.house.rooms.find(room)
        world.house.rooms._stay(open_room.guests[0])
        world.house.rooms._gone(open_room, open_room.guests[0])
        assert await refused(anna, "GET", f"/api/rooms/{room}") == (404, "room-unknown")
        assert len(world.house.rooms) == 0


@scenario
async def test_who_is_forgotten_is_in_no_room(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        ben = await entered(world, room, "Ben")
        await told(ben, f"/api/rooms/{room}/chat", {"text": "Ahoy"})
        assert (await ben.request("DELETE", "/api/me"))[0] == 200
        found = await look(anna, room)
        assert ([guest.name for guest in found.guests], found.chat) == (["Anna"], ())


LAST = sum(" of " not in line for line in read(SEALED.read_bytes()).log)  # the last step: what was no chance
BEYOND = LAST + 1
BAD: list[tuple[str, object, str]] = [
    ("move", {"eyes": "9", "step": 1}, "message-bad"),
    ("move", {"eyes": "0", "step": 10_001}, "message-bad"),
    ("move", {"eyes": "0", "step": -1}, "message-bad"),
    ("move", {}, "message-bad"),
    ("move", {"eyes": "2", "step": 1}, "no-such-seat"),
    ("move", {"eyes": "7", "step": 9999}, "no-such-seat"),
    ("move", {"eyes": "1", "step": BEYOND}, "step-unknown"),
    ("chat", {"text": " \u200b "}, "chat-empty"),
    ("chat", {"text": "a" * 281}, "chat-long"),
    ("chat", {"text": "a", "more": 1}, "message-bad"),
    ("lead", {"guest": "0"}, "message-bad"),
    ("guests", {"name": ""}, "name-bad"),
    ("guests", {"name": "Anna (bot)"}, "name-brackets"),
    ("guests", {"name": "Ben"}, "name-taken"),
]


@scenario
async def test_bad_input_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, only=("freibeuter",)) as world:
        anna, room = await opened(world)
        await entered(world, room, "Ben")
        before = await look(anna, room)
        for path, wish, key in BAD:
            status, found = await told(anna, f"/api/rooms/{room}/{path}", wish)
            assert (400 <= status < 500, found) == (True, key), wish
            assert await look(anna, room) == before
        assert await told(anna, f"/api/rooms/{room}/move", {"eyes": "1", "step": LAST}) == (204, "")


@scenario
async def test_rooms_and_those_in_them_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as world:
        anna, room = await opened(world)
        replay = (await look(anna, room)).replay
        monkeypatch.setattr(bounds, "ROOMS_OF_BADGE", bounds.ROOMS_OF_BADGE._replace(most=2))
        assert (await told(anna, f"/api/replays/{replay}/rooms", {"name": "Anna"}))[0] == 201
        assert await told(anna, f"/api/replays/{replay}/rooms", {"name": "Anna"}) == (429, "rooms-full")
        monkeypatch.setattr(bounds, "GUESTS", bounds.GUESTS._replace(most=2))
        ben = await entered(world, room, "Ben")
        carl = await world.player("Carl")
        assert await told(carl, f"/api/rooms/{room}/guests", {"name": "Carl"}) == (429, "room-full")
        open_room = world.house.rooms.find(room)
        world.house.rooms._stay(open_room.guests[1])
        world.house.rooms._gone(open_room, open_room.guests[1])
        assert (await told(carl, f"/api/rooms/{room}/guests", {"name": "Carl"}))[0] == 200, (
            "in the place of who is gone"
        )
        assert await refused(ben, "GET", f"/api/rooms/{room}") == (403, "room-outside")
        for _ in range(bounds.ROOM_CHATS.most):
            assert (await told(anna, f"/api/rooms/{room}/chat", {"text": "Ahoy"}))[0] == 204
        assert await told(anna, f"/api/rooms/{room}/chat", {"text": "Ahoy"}) == (429, "too-often")
