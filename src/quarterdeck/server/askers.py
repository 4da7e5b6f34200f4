"""Who asks: the units that rate limits, bounds and fair queues count by."""

import ipaddress
from contextvars import ContextVar
from typing import NamedTuple

from starlette.requests import HTTPConnection

ONE_HOUSEHOLD = 64  # bits of an IPv6 address; whoever has one has all that begin with them


class Asker(NamedTuple):
    """A badge, and the address it was last seen at."""

    address: str
    badge: str


NOBODY = Asker("", "")
ASKING: ContextVar[Asker] = ContextVar("asking", default=NOBODY)  # whose request or socket this is done for


def address_of(connection: HTTPConnection) -> str:
    """The address a request or socket counts under; behind a proxy, the one that uvicorn took from its headers."""
    return counted(connection.client.host if connection.client else "")


def counted(host: str) -> str:
    """An address as it is counted: IPv4 as a whole, also where IPv6 carries it, and IPv6 by its /64."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), ONE_HOUSEHOLD), strict=False))
