"""Who is here, and who and what is kept out: bans of badges, addresses and tables, which the store keeps."""

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from quarterdeck.store import Log, bans
from quarterdeck.table.refusals import Refusal

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Visitor(Protocol):
    """A connection of somebody."""

    person: str

    def put_out(self, key: str) -> None:
        """Say why, and hang up."""

    def drop(self) -> None:
        """Hang up; come again."""


class Here(NamedTuple):
    """A visitor, and the address it comes from."""

    visitor: Visitor
    address: str


class Door:
    """Knows all bans of a store, which are read when it is first asked, and all connections."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._read = False
        self._badges: set[str] = set()
        self._tables: set[str] = set()
        self._networks: dict[tuple[int, int], set[int]] = {}  # by version and length: the first address of each
        self.here: set[Here] = set()
        self.knocking: set[Here] = set()  # who waits to be let in at a table

    # Bans

    async def read(self, *, again: bool = False) -> None:
        """Know what the store has; `StoreFailed` where it cannot be read."""
        if self._read and not again:
            return
        listed = await self._log.do(bans.list_bans)
        self._badges = {ban.value for ban in listed if ban.kind == "badge"}
        self._tables = {ban.value for ban in listed if ban.kind == "table"}
        self._networks = {}
        for ban in listed:
            if ban.kind == "address":
                network = ipaddress.ip_network(ban.value)
                known = self._networks.setdefault((network.version, network.prefixlen), set())
                known.add(int(network.network_address))
        self._read = True

    async def put(self, ban: bans.Ban) -> None:
        """Keep something out from now on, also after a restart."""
        await self._log.do(bans.put_ban, ban)
        await self.read(again=True)

    async def lift(self, kind: bans.Kind, value: str) -> bool:
        """Let something in again; whether it was kept out."""
        lifted = await self._log.do(bans.lift_ban, kind, value)
        await self.read(again=True)
        return lifted

    def bans(self, person: str | None, address: str) -> bool:
        """Whether somebody with this badge, or from this address, is kept out."""
        return person in self._badges or (bool(self._networks) and self._bans_address(address))

    def check(self, person: str, address: str) -> None:
        """Refuse somebody who is kept out."""
        if self.bans(person, address):
            raise Refusal("banned")

    def _bans_address(self, host: str) -> bool:
        address = plain_address(host)
        if address is None:
            return False
        size, number = address.max_prefixlen, int(address)
        return any(
            version == address.version and (number >> (size - length)) << (size - length) in known
            for (version, length), known in self._networks.items()
        )

    def is_closed(self, table: str) -> bool:
        """Whether the host closed this table."""
        return table in self._tables

    async def check_table(self, table: str) -> None:
        """Refuse a table that the host closed."""
        await self.read()
        if self.is_closed(table):
            raise Refusal("table-closed")

    # Connections

    @contextmanager
    def entered(self, visitor: Visitor, address: str) -> Iterator[None]:
        """While a connection lasts."""
        here = Here(visitor, address)
        self.here.add(here)
        try:
            yield
        finally:
            self.here.discard(here)

    def put_out_banned(self) -> int:
        """Hang up on whoever is kept out by now; how many."""
        banned = [one for one in self.here | self.knocking if self.bans(one.visitor.person, one.address)]
        for one in banned:
            one.visitor.put_out("banned")
        return len(banned)

    def put_out_person(self, person: str, key: str) -> None:
        """Hang up on all connections of somebody, and say why."""
        for one in self.here | self.knocking:
            if one.visitor.person == person:
                one.visitor.put_out(key)

    def drop_all(self) -> None:
        """Hang up on everybody; they come again."""
        for one in self.here | self.knocking:
            one.visitor.drop()


def plain_address(host: str) -> Address | None:
    """An address as it is compared: of IPv4 that came as IPv6, the IPv4; None for what is none."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
