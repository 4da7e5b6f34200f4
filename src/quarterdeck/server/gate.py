"""Admission control: what is open at once, counted by badge, by address and in all."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from uvicorn.middleware.proxy_headers import _TrustedHosts

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker, counted
from quarterdeck.server.bounds import Bound
from quarterdeck.server.descriptors import descriptor_limit
from quarterdeck.server.door import plain_address
from quarterdeck.server.limits import Buckets
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
    """The open TCP connections of a server, and the rates of what comes over them, whatever it is.

    Each takes a descriptor. All visitors of a proxy come from its address.
    """

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        self.requests = Buckets(bounds.REQUESTS)
        self.frames = Buckets(bounds.FRAMES_OF_ADDRESS)
        self._proxies = _TrustedHosts(list(proxies))
        self._addresses = Tally()

    def enter(self, address: str, host: str) -> None:
        """Count a connection of a host under its address, or refuse it."""
        crowd = 0 if self.is_proxy(host) else self._addresses[address]
        if crowd >= bounds.CONNECTIONS_OF_ADDRESS.most:
            raise Refusal(bounds.CONNECTIONS_OF_ADDRESS.refusal)
        if self._addresses.total >= allowed(bounds.CONNECTIONS, bounds.RESERVED_FOR_HOUSE):
            raise Refusal(bounds.CONNECTIONS.refusal)
        self._addresses.add(address)

    def leave(self, address: str) -> None:
        """Count one less."""
        self._addresses.remove(address)

    def is_proxy(self, host: str) -> bool:
        """Whether this host speaks for others."""
        address = plain_address(host)
        return address is not None and str(address) in self._proxies

    def visitor(self, host: str, forwarded: str) -> str:
        """The address that what comes from a host counts under; of a proxy, its visitor's, as uvicorn finds it."""
        if forwarded and self.is_proxy(host):
            host = self._proxies.get_trusted_client_address(forwarded)[0] or host
        return counted(host)


def allowed(bound: Bound, reserved: int) -> int:
    """A bound in all, less where descriptors do not allow it."""
    return min(bound.most, max(bounds.FEWEST, descriptor_limit() - reserved))
