"""Admission control: what is open at once, counted by badge, by address and in all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.bounds import Bound
from quarterdeck.server.descriptors import descriptor_limit
from quarterdeck.server.door import Network, plain_address
from quarterdeck.table.refusals import Refusal


class Tally:
    """How much is open, by whatever it is counted by; nobody who has nothing is remembered."""

    def __init__(self) -> None:
        self.total = 0
        self._open: Counter[str] = Counter()

    def __getitem__(self, who: str) -> int:
        return self._open[who]

    def add(self, who: str) -> None:
        """One more."""
        self._open[who] += 1
        self.total += 1

    def remove(self, who: str) -> None:
        """One less."""
        self._open[who] -= 1
        self.total -= 1
        if not self._open[who]:
            del self._open[who]


class Gate:
    """The open sockets of a server."""

    def __init__(self) -> None:
        self._badges = Tally()
        self._addresses = Tally()

    @contextmanager
    def through(self, asker: Asker) -> Iterator[None]:
        """Count a socket while it is open, or refuse it."""
        for number, most, bound in (
            (self._badges[asker.badge], bounds.SOCKETS_OF_BADGE.most, bounds.SOCKETS_OF_BADGE),
            (self._addresses[asker.address], bounds.SOCKETS_OF_ADDRESS.most, bounds.SOCKETS_OF_ADDRESS),
            (self._addresses.total, allowed(bounds.SOCKETS, bounds.RESERVED), bounds.SOCKETS),
        ):
            if number >= most:
                raise Refusal(bound.refusal)
        self._badges.add(asker.badge)
        self._addresses.add(asker.address)
        try:
            yield
        finally:
            self._badges.remove(asker.badge)
            self._addresses.remove(asker.address)


class Lines:
    """The open TCP connections of a server; each takes a descriptor, whatever is asked over it."""

    def __init__(self) -> None:
        self.proxies: tuple[Network, ...] = ()  # all visitors of one come from its address
        self._addresses = Tally()

    def enter(self, address: str, host: str) -> None:
        """Count a connection of a host under its address, or refuse it."""
        crowd = 0 if self._is_proxy(host) else self._addresses[address]
        if crowd >= bounds.CONNECTIONS_OF_ADDRESS.most:
            raise Refusal(bounds.CONNECTIONS_OF_ADDRESS.refusal)
        if self._addresses.total >= allowed(bounds.CONNECTIONS, bounds.RESERVED_FOR_HOUSE):
            raise Refusal(bounds.CONNECTIONS.refusal)
        self._addresses.add(address)

    def leave(self, address: str) -> None:
        """Count one less."""
        self._addresses.remove(address)

    def _is_proxy(self, host: str) -> bool:
        address = plain_address(host)
        return address is not None and any(address in network for network in self.proxies)


def allowed(bound: Bound, reserved: int) -> int:
    """A bound in all, less where descriptors do not allow it."""
    return min(bound.most, max(bounds.FEWEST, descriptor_limit() - reserved))
