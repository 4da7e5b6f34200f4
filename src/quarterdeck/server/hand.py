"""The host's hand: what whoever runs a server may do with its tables and its guests.

It works on a house, with a server around it or without one. What it says of a table comes from the table's summary and
from who sits there; nothing of the game reaches it.
"""

import ipaddress
import sqlite3
from collections.abc import Callable

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server import moving
from quarterdeck.server.house import House
from quarterdeck.store import bans, summaries
from quarterdeck.store.people import list_reports
from quarterdeck.table.entries import Renamed, SatDown, TableOpened, read_entry
from quarterdeck.wire import control
from quarterdeck.wire.control import Present, Sitting, TableLine, Wishes

SHORT = 8  # letters of a name that are shown, and tell it from all others
FEWEST = 4  # letters of a name that must be given
WIDEST = {4: 8, 6: 16}  # bits of the widest network that can be banned
HOUSEHOLD = 64  # bits of an IPv6 address; whoever has one address has all that begin with them

Tell = Callable[[int, int], None]  # how far something is; may be called in any thread


class NotDone(QuarterdeckError):
    """What the host asked for cannot be done; a sentence says why."""


CHANGES = control.PutBan | control.CloseTable | control.Import


class Hand:
    """Does what a host wishes."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def do(self, wish: Wishes, tell: Tell) -> control.Final:
        """Carry out one wish; `NotDone` or `StoreFailed` where that is not possible."""
        if isinstance(wish, CHANGES) and self.house.exchanging.locked():
            raise NotDone("A backup is being restored, and this would be lost; try again afterwards.")
        match wish:
            case control.ListTables():
                return await self.list_tables(wish)
            case control.ListReports():
                return await self.list_reports(wish)
            case control.CloseTable():
                return await self.close_table(wish)
            case control.PutBan():
                return await self.ban(wish)
            case control.ListBans():
                listed = await self.house.log.do(bans.list_bans)
                return control.Bans(tuple(_ban_line(ban, self.house.clock.wall(ban.at)) for ban in listed))
            case control.Backup():
                return await moving.backup(self.house, wish, tell)
            case control.Restore():
                return await moving.restore(self.house, wish)
            case control.Export():
                names = [await self._table(name) for name in wish.tables]
                return await moving.export(self.house, wish, names, tell)
            case control.Import():
                return await moving.take_over(self.house, wish, tell)

    # Tables

    async def list_tables(self, wish: control.ListTables) -> control.Tables:
        """What runs, and who is there."""
        await self.house.door.read()
        listed = await self.house.log.do(summaries.list_tables, wish.most, wish.stage or "")
        return control.Tables(tuple([await self._line(one) for one in listed]), len(self.house.door.here))

    async def _line(self, one: summaries.Summary) -> TableLine:
        people, seats = _seating(await self.house.log.do(bans.seating, one.table))
        return TableLine(
            table=one.table[:SHORT],
            game=one.game,
            stage=one.stage,  # type: ignore[arg-type]  # the store has no other
            closed=self.house.door.is_closed(one.table),
            opened=self.house.clock.wall(one.opened),
            touched=self.house.clock.wall(one.touched),
            entries=await self.house.log.do(bans.count_entries, one.table),
            bytes=one.bytes if one.stage == "over" else None,
            seats=seats,
            present=self._present(one.table, people),
        )

    def _present(self, table: str, people: dict[str, int]) -> tuple[Present, ...]:
        """The connections to a table, those on seats first."""
        watchers = {one for live in self.house.tables if live.name == table for one in live.watchers}
        there = [
            Present(one.visitor.person[:SHORT], one.address, people.get(one.visitor.person))
            for one in self.house.door.here
            if one.visitor in watchers
        ]
        return tuple(sorted(there, key=lambda one: (one.seat is None, one.seat or 0, one.badge, one.address)))

    async def list_reports(self, wish: control.ListReports) -> control.Reports:
        """What people said of each other to the host."""
        listed = await self.house.log.do(list_reports, wish.most)
        wall = self.house.clock.wall
        return control.Reports(
            tuple(
                control.ReportLine(
                    *(wall(one.at), one.table[:SHORT], one.seat, one.reported[:SHORT], one.reporter[:SHORT], one.text)
                )
                for one in listed
            )
        )

    async def close_table(self, wish: control.CloseTable) -> control.Closed:
        """End a table: the store knows first, so that nobody opens it again, then everybody there is told."""
        name, door = await self._table(wish.table), self.house.door
        if wish.reopen:
            if not await door.lift("table", name):
                raise NotDone(f"The table {name[:SHORT]} is not closed.")
            return control.Closed(name[:SHORT], 0)
        await door.put(bans.Ban("table", name, self.house.clock.now(), ""))
        told = await self.house.close_table(name, "table-closed")
        if wish.delete:
            await self.house.log.do(_delete, name)
            await door.read(again=True)
        return control.Closed(name[:SHORT], told)

    async def _table(self, given: str) -> str:
        """A table by its address, its name or the beginning of it."""
        beginning = given.rsplit("table/", 1)[-1].partition("#")[0].strip("/")
        found = await self.house.log.do(bans.tables_like, beginning, 3) if len(beginning) >= FEWEST else []
        return _only(found, beginning, "table")

    # Guests

    async def ban(self, wish: control.PutBan) -> control.Banned:
        """Keep a badge, an address or a network out; the store knows first, then whoever is here is put out."""
        network = _network(wish.whom)
        kind: bans.Kind = "badge" if network is None else "address"
        value = await self._person(wish.whom) if network is None else str(network).removesuffix("/32")
        shown = value[:SHORT] if kind == "badge" else value
        assert kind != "table"
        if wish.lift:
            if not await self.house.door.lift(kind, value):
                raise NotDone(f"{'The badge' if kind == 'badge' else 'The address'} {shown} is not banned.")
            return control.Banned(kind, shown, 0)
        await self.house.door.put(bans.Ban(kind, value, self.house.clock.now(), wish.reason))
        return control.Banned(kind, shown, self.house.door.put_out_banned(), _warning(wish.whom, network))

    async def _person(self, given: str) -> str:
        """A person by a badge, or the beginning of it: one who is here, sat at a table, opened one, or is banned."""
        beginning = given.removeprefix("badge/")
        found: list[str] = []
        if len(beginning) >= FEWEST:
            here = {one.visitor.person for one in self.house.door.here}
            stored = await self.house.log.do(bans.people_like, beginning, 3)
            found = sorted({*stored, *(person for person in here if person.startswith(beginning))})
        return _only(found, beginning, "badge")


def _only(found: list[str], given: str, what: str) -> str:
    """The one that is meant."""
    if given in found:
        return given
    if len(found) > 1:
        raise NotDone(f"More than one {what} begins with {given}; give more letters of it.")
    if not found and len(given) < FEWEST:
        raise NotDone(f"At least {FEWEST} letters must be given of a {what}; `quarterdeck tables` lists them.")
    if not found:
        raise NotDone(f"There is no {what} {given}; `quarterdeck tables` lists them by their first letters.")
    return found[0]


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network somebody means; of a single IPv6 address, that of its household; None where it is a badge."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        if "/" in text.removeprefix("badge/") or "." in text or ":" in text:
            raise NotDone(f"{text} is neither an address nor a badge.") from None
        return None
    if network.version == 6 and network.prefixlen > 96 and network.network_address in _MAPPED:
        host = int(network.network_address) & 0xFFFFFFFF
        network = ipaddress.ip_network((host, network.prefixlen - 96), strict=False)
    if network.prefixlen < WIDEST[network.version]:
        raise NotDone(f"{network} would keep out nearly everybody; to do that, stop the server.")
    if network.version == 6 and network.prefixlen == 128 and not network.is_loopback:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return network


_MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")


def _warning(given: str, network: ipaddress.IPv4Network | ipaddress.IPv6Network | None) -> str:
    if network is None:
        return "Whoever it is gets a new badge by deleting a cookie; an address is harder to change."
    if network.is_loopback:
        return "That is this machine itself: everybody who comes through a proxy on it without --proxy is kept out."
    if network.version == 6 and "/" not in given:
        return "A household has all IPv6 addresses that begin alike, so all of them are kept out."
    return ""


def _seating(entries: list[bytes]) -> tuple[dict[str, int], tuple[Sitting, ...]]:
    """Who sits where, by person and by seat, of all that the first entries say; keys and invitations stay here."""
    kinds: tuple[str, ...] = ()
    people: dict[str, int] = {}
    sitting: dict[int, Sitting] = {}
    for text in entries:
        try:
            entry = read_entry(text)
        except ValueError:  # a damaged log is listed without its seats
            continue
        if isinstance(entry, TableOpened):
            kinds = tuple(seat.bot for seat in entry.seats)
        elif isinstance(entry, SatDown):
            people[entry.badge] = entry.seat
            sitting[entry.seat] = Sitting(entry.name, entry.badge[:SHORT])
        elif isinstance(entry, Renamed) and entry.seat in sitting:
            sitting[entry.seat] = msgspec.structs.replace(sitting[entry.seat], name=entry.name)
    return people, tuple(sitting.get(seat, Sitting(bot=bot)) for seat, bot in enumerate(kinds))


def _delete(connection: sqlite3.Connection, name: str) -> None:
    summaries.delete_table(connection, name)
    bans.lift_ban(connection, "table", name)


def _ban_line(ban: bans.Ban, at: int) -> control.BanLine:
    value = ban.value if ban.kind == "address" else ban.value[:SHORT]
    return control.BanLine(ban.kind, value, at, ban.reason)
