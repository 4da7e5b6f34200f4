"""The HTTP endpoints that are about people: report, block, what is kept of one, and being forgotten."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.dossier import gather
from quarterdeck.server.forgetting import erase, leave
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.server.live import LiveTable
from quarterdeck.server.sweeping import DAY
from quarterdeck.store import people
from quarterdeck.table.forgetting import is_gone
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.talk import cleaned
from quarterdeck.wire.messages import LONGEST_REPORT, REPORT_DAYS, Block, Blocked, Blocks, Erased, Report, Reported

if TYPE_CHECKING:
    from quarterdeck.server.app import Site

Endpoint = Callable[[Request], Awaitable[Response]]
Answer = Callable[[object], Response]


class Privacy:
    """The endpoints of one site; `answer` makes a response of a message."""

    def __init__(self, site: "Site", answer: Answer) -> None:
        self.site = site
        self.house = site.house
        self.answer = answer
        self._reports = Buckets(bounds.REPORTS_OF_ADDRESS)
        self._files = Limits(bounds.FILES_OF_ADDRESS, bounds.FILES_OF_BADGE)

    def endpoints(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and endpoint of each."""
        return [
            ("POST", "/api/tables/{table}/reports", self.report),
            ("GET", "/api/tables/{table}/blocks", self.blocks_at),
            ("POST", "/api/tables/{table}/blocks", self.block),
            ("DELETE", "/api/tables/{table}/me", self.leave),
            ("GET", "/api/me/blocks", self.blocks),
            ("DELETE", "/api/me/blocks/{id}", self.unblock),
            ("GET", "/api/me/data", self.data),
            ("DELETE", "/api/me", self.erase),
        ]

    # Report

    async def report(self, request: Request) -> Response:
        """Somebody reports whoever sits on a seat, to the host."""
        asker = await self.site.asker_who_changes(request)
        person = asker.badge
        body = await self.site.read_body(request, Report)
        live = await self.house.find(request.path_params["table"])
        reported = await live.look(lambda table: _other(table, live, person, body.seat))
        text = cleaned(body.text)
        if len(text) > LONGEST_REPORT or len(text.encode()) > bounds.REPORT_BYTES.most:
            raise Refusal("report-long", {"most": LONGEST_REPORT})
        now = self.house.clock.now()
        of_table, by_person = await self.house.log.do(people.count_reports, live.name, person, now - DAY)
        for number, bound in ((of_table, bounds.REPORTS_OF_TABLE), (by_person, bounds.REPORTS_OF_BADGE)):
            if number >= bound.most:
                raise Refusal(bound.refusal)
        self._reports.check(asker.address)
        self.house.check_stays(person)
        made = people.Report(0, now, live.name, body.seat, reported, person, text)
        await self.house.log.do(people.report, made)
        return self.answer(Reported(self.house.clock.wall(now) + REPORT_DAYS * DAY))

    # Block

    async def blocks_at(self, request: Request) -> Response:
        """Whom one blocks, and where at a table they sit."""
        person = (await self.site.asker_who_changes(request)).badge
        return await self._blocks(person, await self.house.find(request.path_params["table"]))

    async def block(self, request: Request) -> Response:
        """Somebody blocks whoever sits on a seat."""
        person = (await self.site.asker_who_changes(request)).badge
        body = await self.site.read_body(request, Block)
        live = await self.house.find(request.path_params["table"])
        blocked = await live.look(lambda table: _other(table, live, person, body.seat))
        name = live.table.people[body.seat].name
        found = people.Block(self.house.sources.name(), blocked, name, self.house.clock.now())
        self.house.check_stays(person)
        if not await self.house.log.do(people.block, person, found, bounds.BLOCKS.most):
            raise Refusal(bounds.BLOCKS.refusal, {"most": bounds.BLOCKS.most})
        return await self._blocks(person, live)

    async def blocks(self, request: Request) -> Response:
        """Whom one blocks."""
        return await self._blocks((await self.site.asker_who_changes(request)).badge)

    async def unblock(self, request: Request) -> Response:
        """Somebody is blocked no longer."""
        person = (await self.site.asker_who_changes(request)).badge
        await self.house.log.do(people.unblock, person, request.path_params["id"])
        return await self._blocks(person)

    async def _blocks(self, person: str, live: LiveTable | None = None) -> Response:
        seated = {} if live is None else {sat.badge: seat for seat, sat in live.table.people.items()}
        found = await self.house.blocking.refresh(person)
        wall = self.house.clock.wall
        return self.answer(
            Blocks(tuple(Blocked(one.handle, one.name, wall(one.at), seated.get(one.blocked)) for one in found))
        )

    # What is kept

    async def data(self, request: Request) -> Response:
        """All that is stored under one's badge, as a file."""
        asker = await self.site.asker_who_changes(request)
        self._files.check(asker)
        text = msgspec.json.format(msgspec.json.encode(await gather(self.house, asker.badge)), indent=1)
        headers = {"content-disposition": 'attachment; filename="quarterdeck-data.json"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    async def leave(self, request: Request) -> Response:
        """Somebody is forgotten at one table."""
        person = (await self.site.asker_who_changes(request)).badge
        deleted = await leave(self.house, request.path_params["table"], person, whatever=False)
        return self.answer(Erased(int(deleted), int(not deleted)))

    async def erase(self, request: Request) -> Response:
        """Somebody is forgotten everywhere."""
        person = (await self.site.asker_who_changes(request)).badge
        response = self.answer(await erase(self.house, person))
        await self.site.take_badge(request, response)
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
