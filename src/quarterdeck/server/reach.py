"""Reachability: under which hosts a server answers, and which address friends are told."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from urllib.parse import urlsplit

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.addresses import is_every_address, is_loopback, network_addresses, own_names, plain_host

LOOPBACK = ("127.0.0.1", "localhost", "::1")
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^][:@/?#\s%]+)(?::[0-9]{1,5})?")


class BadReach(QuarterdeckError):
    """A way to reach the server that cannot be; the text is a sentence for whoever asked for it."""


@dataclass(frozen=True)
class Reach:
    """How a server is reached: the address and port it listens on, other names of it, and a URL others use.

    `proxies` are the addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    """

    address: str = "127.0.0.1"
    port: int = 0
    names: tuple[str, ...] = ()
    public_url: str = ""  # without a slash at its end
    proxies: tuple[str, ...] = ()
    find: Callable[[], list[str]] = field(default=network_addresses, repr=False)

    @cached_property
    def hosts(self) -> frozenset[str]:
        """The hosts it answers to at any address: loopback's, its own, and those that were named."""
        own = () if is_loopback(self.address) else own_names()
        public = (host_of(urlsplit(self.public_url).netloc),) if self.public_url else ()
        return frozenset((*LOOPBACK, *own, *map(plain_host, self.names), *public))

    def accepts(self, host: str, arrived_at: str) -> bool:
        """Whether a request may name this host, when its connection arrived at this address of the machine.

        So a machine that changes its network answers to its new address at once, and never to anybody else's.
        """
        return host in self.hosts or (host != "" and host == plain_host(arrived_at))

    def addresses(self) -> list[str]:
        """The addresses of this machine under which others reach the server now, the likeliest first."""
        if is_loopback(self.address):
            return []
        return self.find() if is_every_address(self.address) else [plain_host(self.address)]

    def urls(self) -> list[str]:
        """What friends can open, the likeliest first; none where only this machine can."""
        if self.public_url:
            return [self.public_url]
        return [origin(address, self.port) for address in self.addresses()]

    @property
    def own_url(self) -> str:
        """What a browser on this machine opens."""
        return origin("127.0.0.1" if is_every_address(self.address) else self.address, self.port)

    def url_for_friends(self, asked: str, scheme: str) -> str:
        """Where friends of somebody who came by this `Host` find the server; empty where only this machine does.

        Whoever came by an address that is not loopback's knows one that works; else the likeliest is looked up now.
        """
        if not self.public_url and not is_loopback(host_of(asked)):
            return f"{scheme}://{asked}"
        return next(iter(self.urls()), "")

    def is_secure(self, asked: str, scheme: str) -> bool:
        """Whether a browser that asked for this `Host` came by HTTPS, here or at a proxy."""
        if scheme == "https":
            return True
        public = urlsplit(self.public_url)
        return public.scheme == "https" and host_of(asked) == host_of(public.netloc)

    @property
    def plain(self) -> bool:
        """Whether others reach it without encryption."""
        return not is_loopback(self.address) and not self.public_url.startswith("https:")


def host_of(asked: str) -> str:
    """The host of a `Host` header without its port; empty where it is none."""
    match = HOST.fullmatch(asked)
    return plain_host(match[1]) if match else ""


def origin(address: str, port: int) -> str:
    """The URL of a server at an address."""
    return f"http://{f'[{address}]' if ':' in address else address}:{port}"


def read_public_url(text: str) -> str:
    """A URL others use, checked: scheme, host and port, and nothing else."""
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and host_of(parts.netloc) and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable:
        raise BadReach(f"“{text}” is not an address that a browser can open, such as https://ship.example.")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadReach(f"Quarterdeck must have “{parts.netloc}” to itself: leave “{parts.path or '?'}” out.")
    if is_every_address(host_of(parts.netloc)):
        raise BadReach(f"Nobody can open “{text}”: it stands for every address of a machine.")
    return f"{parts.scheme}://{parts.netloc.lower()}"
