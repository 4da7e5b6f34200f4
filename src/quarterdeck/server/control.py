"""The control socket: a Unix socket in the store's folder, through which its owner's commands reach the server."""

import asyncio
import contextlib
import logging
import os
import socket
import struct
from collections.abc import AsyncIterator
from functools import partial

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.exception_logging import describe
from quarterdeck.server.hand import Hand
from quarterdeck.server.house import House
from quarterdeck.wire.control import (
    LONGEST_WISH,
    READ_WISH,
    SOCKET,
    Answers,
    Backup,
    Export,
    Failed,
    Import,
    Progress,
    Restore,
    Wishes,
    short_address,
)

MOST_AT_ONCE = 8  # connections
TIME_TO_ASK = 10.0  # seconds for a wish to arrive
TIME_TO_READ = 30.0  # seconds for an answer to be taken
LONG = (Backup, Restore, Export, Import)  # what can be broken off
CREDENTIALS = struct.Struct("3i")  # process, user, group

_log = logging.getLogger("quarterdeck.control")


@contextlib.asynccontextmanager
async def listening(house: House) -> AsyncIterator[None]:
    """Take the host's wishes for a house, where the system can; without it the server serves all the same."""
    try:
        taken = take_socket(house)
    except (OSError, AttributeError) as error:  # Windows has no such sockets
        why = getattr(error, "strerror", None) or "this system has no Unix sockets"
        _log.warning("there is no control socket, so the host's commands need the server stopped: %s", why)
        yield
        return
    control = Control(house)
    server = await asyncio.start_unix_server(control.serve, sock=taken, limit=LONGEST_WISH)
    path = house.log.path.parent / SOCKET
    ours = path.stat().st_ino
    try:
        yield
    finally:
        server.close()
        await control.close()
        with contextlib.suppress(OSError):
            if path.stat().st_ino == ours:
                path.unlink()


def take_socket(house: House) -> socket.socket:
    """A socket that its owner alone may use. Who has the store open owns the folder: one that is there is left over."""
    folder = house.log.path.parent
    taken = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        (folder / SOCKET).unlink(missing_ok=True)
        before = os.umask(0o177)
        try:
            with short_address(folder) as address:
                taken.bind(address)
        finally:
            os.umask(before)
    except OSError:
        taken.close()
        raise
    return taken


class Control:
    """Serves the connections of a control socket, one wish each."""

    def __init__(self, house: House) -> None:
        self.hand = Hand(house)
        self._serving: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until its wish is done or whoever had it is gone."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            if not is_owner(writer):
                _log.warning("somebody else than the owner was turned away from the control socket")
            elif len(self._serving) > MOST_AT_ONCE:
                await send(writer, Failed("Too many commands are under way; try again when one is done."))
            else:
                await self._serve(reader, writer)
        except (OSError, TimeoutError):
            pass  # nobody reads any more
        except asyncio.CancelledError:  # by `close`
            await asyncio.shield(self._excuse(writer))
        finally:
            self._serving.discard(task)
            writer.close()

    async def _excuse(self, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(send(writer, Failed("The server was stopped before that was done.")), 1.0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), TIME_TO_ASK)
            wish = READ_WISH.decode(line)
        except (msgspec.DecodeError, ValueError, RecursionError):
            await send(writer, Failed("The server does not understand this command; do both have the same version?"))
            return
        gone = asyncio.create_task(reader.read(1))
        work = asyncio.create_task(self._do(wish, writer))
        try:
            await asyncio.wait((gone, work), return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                await send(writer, work.result())
        finally:
            gone.cancel()
            if isinstance(wish, LONG):
                work.cancel()
            await asyncio.gather(gone, work, return_exceptions=True)

    async def _do(self, wish: Wishes, writer: asyncio.StreamWriter) -> Answers:
        loop = asyncio.get_running_loop()

        def tell(done: int, total: int) -> None:
            with contextlib.suppress(RuntimeError):  # where the loop is closed
                loop.call_soon_threadsafe(partial(_mention, writer, Progress(done, total)))

        try:
            return await self.hand.do(wish, tell)
        except QuarterdeckError as error:
            return Failed(str(error))
        except Exception as error:  # whatever it is, the server must go on
            _log.error("a command of the host ended with %s", describe(error))
            return Failed("That failed in a way nobody thought of; the server's log says where.")

    async def close(self) -> None:
        """Break off whatever is under way."""
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)


async def send(writer: asyncio.StreamWriter, answer: Answers) -> None:
    """Send a line, if it is read before long."""
    writer.write(msgspec.json.encode(answer) + b"\n")
    await asyncio.wait_for(writer.drain(), TIME_TO_READ)


def _mention(writer: asyncio.StreamWriter, progress: Progress) -> None:
    """Send how far it is, unless what was sent before is not read yet."""
    if not writer.is_closing() and writer.transport.get_write_buffer_size() == 0:
        writer.write(msgspec.json.encode(progress) + b"\n")


def is_owner(writer: asyncio.StreamWriter) -> bool:
    """Whether the other side is the user this server runs as, or root; where no system says so, the mode must do."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    line = writer.get_extra_info("socket")
    _, user, _ = CREDENTIALS.unpack(line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size))
    return user in (0, os.geteuid())
