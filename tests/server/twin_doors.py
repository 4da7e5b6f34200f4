"""How a stranger comes to a table in either of two worlds: by a code, by the public list, as one who watches."""

import asyncio
from typing import TypeVar

import msgspec

from quarterdeck.wire.doors import Browse, Code, KnockAt, Knocking, LetIn, Listings, Look, SetDoors
from quarterdeck.wire.messages import Watch
from tests.server.wiretap import Wiretap

Message = TypeVar("Message", bound=msgspec.Struct)


async def let_in(player: Wiretap, stranger: Wiretap, table: str) -> None:
    """The player asks for a code and lets somebody in who knocks with it, and who sits nowhere all the same."""
    code = read(await player.request("POST", f"/api/tables/{table}/code"), Code)
    await stranger.request("POST", "/api/knocks", KnockAt("AEIO", "Eve"))
    knocking = read(await stranger.request("POST", "/api/knocks", KnockAt(code.code, "Eve")), Knocking)
    await player.until_knocks()
    waits = asyncio.create_task(stranger.request("GET", f"/api/knocks/{knocking.knock}?wait=25"))
    await player.do(LetIn(16, knocking.knock))
    answered = read(await waits, Knocking)
    for invitation in ("wrong", answered.invitation):
        await stranger.request("POST", f"/api/tables/{table}/invitation", Look(invitation))


async def watch_as_stranger(player: Wiretap, stranger: Wiretap) -> None:
    """The player puts the table into the public list, where the stranger finds it."""
    await player.do(SetDoors(17, listed=True, anyone=True))
    rows = read(await stranger.request("GET", "/api/listings"), Listings)
    await stranger.watch(Watch(listing=rows.tables[0].listing))


async def close_ranks(player: Wiretap) -> None:
    """From now on what people write is for those who sit there."""
    await player.do(SetDoors(18, listed=True, anyone=True, overheard=False))


async def read_the_list(*readers: Wiretap) -> None:
    """The public list as it stands, over HTTP and over a socket."""
    for one in readers:
        await one.request("GET", "/api/listings")
    browser = Wiretap(f"http://{readers[0].netloc}")
    await browser.request("GET", "/api/me")
    await browser.speak(msgspec.json.encode(Browse()))
    told = await browser.receive()
    while told != read(await browser.request("GET", "/api/listings"), Listings):
        told = await browser.receive()
    for one in readers:
        one.heard += msgspec.json.encode(told)
    await browser.leave()


def read(body: bytes, kind: type[Message]) -> Message:
    """What an answer says."""
    return msgspec.json.decode(body, type=kind)
