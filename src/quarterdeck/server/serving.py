"""uvicorn's configuration: runs a house on an address until it is told to stop."""

import asyncio
import logging
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.app import make_app
from quarterdeck.server.descriptors import raise_descriptor_limit
from quarterdeck.server.exception_logging import Sparing
from quarterdeck.server.gate import Lines
from quarterdeck.server.house import House
from quarterdeck.server.protocols import BoundedHttp, BoundedSocket
from quarterdeck.server.reach import Reach

LONGEST_FRAME = 4 * 1024  # bytes that a client may send at once
CAUSED_BY_ANYBODY = ("uvicorn.error", "quarterdeck.app")  # loggers whose lines a stranger's bytes can cause
GRACE = 2  # seconds for what is being answered when the server stops


class NoAddress(QuarterdeckError):
    """The address to serve on cannot be had; the text is a sentence for whoever asked for it."""


class Server(uvicorn.Server):
    """Says when it is ready, and stops in order however often it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stopping()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def new_loop() -> asyncio.AbstractEventLoop:
    """The event loop a server runs on: uvloop where it is installed, asyncio's own elsewhere."""
    return auto_loop_factory()()


def take_address(host: str, port: int, *, tries: int = 1) -> socket.socket:
    """A listening socket at a port, or at one of the next ones where several tries are made; port 0 is any free one."""
    if "%" in host or "/" in host:
        what = "a zone of IPv6" if "%" in host else "a path"
        raise NoAddress(f"“{host}” names {what}; serve on an address or a name, such as 127.0.0.1.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        listening = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # asyncio wants it named to send at once
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen()  # at once: two that merely have it bound would both believe it is theirs
            return listening
        except (OSError, OverflowError, UnicodeError) as error:
            listening.close()
            reason = getattr(error, "strerror", None) or str(error)
    raise NoAddress(f"Nothing can be served at {host}:{port}: {reason}.")


def make_server(house: House, reach: Reach, ready: Callable[[], None]) -> Server:
    """A server of this house, which is reached in this way alone; proxies that are not named there are not believed."""
    http, ws = counting_protocols(Lines(reach.proxies))
    config = uvicorn.Config(
        house.meter.around(make_app(house, reach)),
        proxy_headers=bool(reach.proxies),
        forwarded_allow_ips=list(reach.proxies),
        access_log=False,
        date_header=False,
        server_header=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        http=http,
        ws=ws,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
    )
    for name in CAUSED_BY_ANYBODY:
        logger = logging.getLogger(name)
        for old in [one for one in logger.filters if isinstance(one, Sparing)]:
            logger.removeFilter(old)
        logger.addFilter(Sparing())
    return Server(config, ready, house.waiting.stop)


async def serve(server: Server, house: House, listening: socket.socket) -> None:
    """Serve until told to stop, with all descriptors there are, and bots that are there before anybody comes."""
    raise_descriptor_limit()
    await house.crew.start()
    await server.serve(sockets=[listening])


def counting_protocols(counted: Lines) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """Protocols that count the connections of one server."""

    class Http(BoundedHttp):
        lines = counted

    class Socket(BoundedSocket):
        lines = counted

    return Http, Socket
