"""A person's Atom feed: the tables by correspondence that wait for them. Its address is a secret of theirs."""

import hashlib
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.askers import ASKING, Asker, address_of
from quarterdeck.server.limits import Limits
from quarterdeck.store import lists, ways
from quarterdeck.store.people import time_of
from quarterdeck.store.ways import Way
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.texts.words import LANGUAGES, Words, words_of

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

ATOM = "http://www.w3.org/2005/Atom"
KIND = "application/atom+xml"
MOST = 50  # tables in play that are looked at, the latest first


class Waiting(NamedTuple):
    """A table that waits for somebody: for which decision, since when by the wall clock, and with whom they play."""

    table: str
    decision: int
    since: int
    title: str
    others: list[str]


class Feed:
    """The feeds of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self._limits = Limits(bounds.FEEDS_OF_ADDRESS, bounds.FEEDS_OF_BADGE)

    async def answer(self, request: Request) -> Response:
        """The feed of an address, in a language; 304 where nothing changed."""
        way = await self._way(request)
        asked = request.query_params.get("language", "")
        language = asked if asked in LANGUAGES else LANGUAGES[0]
        waiting = await self._waiting(way.person, words_of(language))
        host, scheme = request.headers["host"], request.url.scheme
        home = self.site.reach.url_for_friends(host, scheme) or f"{scheme}://{host}"
        body = atom(way, self.house.clock.wall(way.made), waiting, words_of(language), language, home)
        said = body.replace(home.encode(), b"")  # by whichever of the server's names it was asked for
        tag = f'"{hashlib.sha256(said).hexdigest()[:16]}"'
        headers = {"etag": tag, "cache-control": "private, no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, headers=headers, media_type=KIND)

    async def _way(self, request: Request) -> Way:
        """Whose feed an address is; whoever guesses is bounded like one who asks."""
        address = address_of(request)
        self._limits.check_address(address)
        way = await self.house.log.do(ways.find, request.path_params["secret"])
        if way is None or way.kind != "feed":
            raise Refusal("way-unknown")
        await self.house.door.read()
        if self.house.door.bans(way.person, request.client.host if request.client else ""):
            raise Refusal("banned")
        self._limits.check_badge(asker := Asker(address, way.person))
        ASKING.set(asker)
        return way

    async def _waiting(self, person: str, words: Words) -> list[Waiting]:
        """The tables that wait for somebody, those that wait longest first."""
        found = []
        for _, name in await self.house.log.do(lists.tables_of, person, MOST, False):
            try:
                live = await self.house.find(name)
                waits = await live.look(partial(_waits, name=name, person=person, words=words))
            except Refusal as refusal:
                if refusal.key == "too-often":  # else it is broken, or closed
                    raise
                continue
            if waits is not None:
                at = await self.house.log.do(time_of, name, waits.decision)
                found.append(waits._replace(since=self.house.clock.wall(at)))
        return sorted(found, key=lambda one: (one.since, one.table))


def _waits(table: Table, name: str, person: str, words: Words) -> Waiting | None:
    own = table.seats_of(person)
    decision = next((asked for seat in own if (asked := table.decision(seat)) is not None), None)
    if decision is None or table.opened.timing.pace != "correspondence" or table.times.stands_still("paused"):
        return None
    others = [_called(table, one, words) for one in range(len(table.bots)) if one not in own]
    return Waiting(name, decision, 0, table.game.title, others)


def _called(table: Table, seat: int, words: Words) -> str:
    if table.crew[seat]:
        return words.say("bot-marked", {"text": words.say(f"crew-{table.crew[seat]}")})
    return words.say("bot-marked", {"text": table.names[seat]}) if table.bots[seat] else table.names[seat]


def atom(way: Way, made: int, waiting: list[Waiting], words: Words, language: str, home: str) -> bytes:
    """The document: nothing of it is hidden from anybody who watches these tables."""
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    _say(feed, "id", uuid5(NAMESPACE_URL, f"quarterdeck feed {way.secret}").urn)
    _say(feed, "title", words.say("feed-title"))
    _say(feed, "updated", _time(max((one.since for one in waiting), default=made)))
    SubElement(feed, "link", {"rel": "alternate", "href": f"{home}/"})
    SubElement(SubElement(feed, "author"), "name").text = "Quarterdeck"
    for one in waiting:
        entry = SubElement(feed, "entry")
        _say(entry, "id", uuid5(NAMESPACE_URL, f"quarterdeck decision {one.table} {one.decision}").urn)
        _say(entry, "title", words.say("feed-table", {"title": one.title, "players": one.others}))
        _say(entry, "updated", _time(one.since))
        SubElement(entry, "link", {"rel": "alternate", "href": f"{home}/table/{one.table}"})
        date = f"{datetime.fromtimestamp(one.since / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        _say(entry, "summary", words.say("feed-since", {"date": date}))
    return bytes(tostring(feed, encoding="utf-8", xml_declaration=True))


def _say(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
