"""The HTTP endpoints that are about people: report, block, what is kept of one, and being forgotten."""

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.answering import json_response
from quarterdeck.server.dossier import gather
from quarterdeck.server.endpoints import JSON, Call, Endpoint
from quarterdeck.server.forgetting import erase, leave
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.server.live import LiveTable
from quarterdeck.server.sweeping import DAY
from quarterdeck.store import people
from quarterdeck.table.forgetting import is_gone
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.talk import cleaned
from quarterdeck.wire.own import Own
from quarterdeck.wire.people import LONGEST_REPORT, REPORT_DAYS, Block, Blocked, Blocks, Erased, Report, Reported

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

OTHERS = ("no-such-seat", "not-at-table", "person-gone", "person-is-bot", "person-missing", "person-self")


class Privacy:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self._reports = Buckets(bounds.REPORTS_OF_ADDRESS)
        self._files = Limits(bounds.FILES_OF_ADDRESS, bounds.FILES_OF_BADGE)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        posts = self.house.posts.check
        return [
            Endpoint(
                *("POST", "/api/tables/{table}/reports", "Report who sits on a seat to the host.", self.report),
                takes=Report,
                answers=Reported,
                refuses=(*OTHERS, "report-long", "reports-full", "reports-often"),
                limit=posts,
            ),
            Endpoint(
                *("GET", "/api/tables/{table}/blocks", "Whom one blocks, and where they sit here.", self.blocks_at),
                answers=Blocks,
                limit=posts,
            ),
            Endpoint(
                *("POST", "/api/tables/{table}/blocks", "Block who sits on a seat.", self.block),
                takes=Block,
                answers=Blocks,
                refuses=(*OTHERS, "blocks-full"),
                limit=posts,
            ),
            Endpoint(
                *("DELETE", "/api/tables/{table}/me", "Be forgotten at one table.", self.leave),
                answers=Erased,
                refuses=("game-in-play", "not-at-table"),
                limit=posts,
            ),
            Endpoint(
                *("GET", "/api/me/blocks", "Whom one blocks.", self.blocks),
                answers=Blocks,
                limit=posts,
            ),
            Endpoint(
                *("DELETE", "/api/me/blocks/{id}", "Block somebody no longer.", self.unblock),
                answers=Blocks,
                limit=posts,
            ),
            Endpoint(
                *("GET", "/api/me/data", "All that is stored under one's badge, as a file.", self.data),
                answers=Own,
                limit=posts,
            ),
            Endpoint(
                *("DELETE", "/api/me", "Be forgotten everywhere.", self.erase),
                answers=Erased,
                refuses=("game-in-play",),
                limit=posts,
            ),
        ]

    # Report

    async def report(self, call: Call[Report]) -> Reported:
        person, body = call.asker.badge, call.body
        live = await self.house.find(call.named("table"))
        reported = await live.look(lambda table: _other(table, live, person, body.seat))
        text = cleaned(body.text)
        if len(text) > LONGEST_REPORT or len(text.encode()) > bounds.REPORT_BYTES.most:
            raise Refusal("report-long", {"most": LONGEST_REPORT})
        now = self.house.clock.now()
        if await self.house.log.do(people.count_reports, person, now - DAY) >= bounds.REPORTS_OF_BADGE.most:
            raise Refusal(bounds.REPORTS_OF_BADGE.refusal)
        if not live.table.seats_of(person):
            made_here = await self.house.log.do(people.reporters_of, live.name)
            strangers = [reporter for reporter in made_here if not live.table.seats_of(reporter)]
            if len(strangers) >= bounds.REPORTS_OF_SPECTATORS.most:
                raise Refusal(bounds.REPORTS_OF_SPECTATORS.refusal)
        self._reports.check(call.asker.address)
        self.house.check_stays(person)
        made = people.Report(0, now, live.name, body.seat, reported, person, text)
        await self.house.log.do(people.report, made)
        return Reported(self.house.clock.wall(now) + REPORT_DAYS * DAY)

    # Block

    async def blocks_at(self, call: Call[None]) -> Blocks:
        return await self._blocks(call.asker.badge, await self.house.find(call.named("table")))

    async def block(self, call: Call[Block]) -> Blocks:
        person, body = call.asker.badge, call.body
        live = await self.house.find(call.named("table"))
        blocked = await live.look(lambda table: _other(table, live, person, body.seat))
        name = live.table.people[body.seat].name
        found = people.Block(self.house.sources.name(), blocked, name, self.house.clock.now())
        self.house.check_stays(person)
        if not await self.house.log.do(people.block, person, found, bounds.BLOCKS.most):
            raise Refusal(bounds.BLOCKS.refusal, {"most": bounds.BLOCKS.most})
        return await self._blocks(person, live, body.seat)

    async def blocks(self, call: Call[None]) -> Blocks:
        return await self._blocks(call.asker.badge)

    async def unblock(self, call: Call[None]) -> Blocks:
        person = call.asker.badge
        await self.house.log.do(people.unblock, person, call.named("id"))
        return await self._blocks(person)

    async def _blocks(self, person: str, live: LiveTable | None = None, meant: int | None = None) -> Blocks:
        """Whom somebody blocks; where several sit at one screen, the seat is the one that was meant, or the first."""
        seated: dict[str, int] = {}
        if live is not None:
            for seat, sat in sorted(live.table.people.items(), key=lambda one: (one[0] != meant, one[0])):
                seated.setdefault(sat.badge, seat)
        found = await self.house.blocking.refresh(person)
        wall = self.house.clock.wall
        return Blocks(tuple(Blocked(one.handle, one.name, wall(one.at), seated.get(one.blocked)) for one in found))

    # What is kept

    async def data(self, call: Call[None]) -> Response:
        self._files.check(call.asker)
        text = msgspec.json.format(msgspec.json.encode(await gather(self.house, call.asker.badge)), indent=1)
        headers = {"content-disposition": 'attachment; filename="quarterdeck-data.json"', "cache-control": "no-store"}
        return Response(text, media_type=JSON, headers=headers)

    async def leave(self, call: Call[None]) -> Erased:
        deleted = await leave(self.house, call.named("table"), call.asker.badge, whatever=False)
        return Erased(int(deleted), int(not deleted))

    async def erase(self, call: Call[None]) -> Response:
        response = json_response(await erase(self.house, call.asker.badge))
        await self.site.take_badge(call.request, response)
        return response


def _other(table: Table, live: LiveTable, person: str, seat: int) -> str:
    """Who sits on a seat, for somebody else who sits or watches there now."""
    if not table.seats_of(person) and all(watcher.person != person for watcher in live.watchers):
        raise Refusal("not-at-table")
    if not 0 <= seat < len(table.opened.seats):
        raise Refusal("no-such-seat", {"number": seat})
    if table.bots[seat]:
        raise Refusal("person-is-bot")
    if seat not in table.people:
        raise Refusal("person-missing")
    other = table.people[seat].badge
    if other == person:
        raise Refusal("person-self")
    if is_gone(other):
        raise Refusal("person-gone")
    return other
