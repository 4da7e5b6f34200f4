"""Requests that wait: until what they wait for happens, time is over, whoever asks is gone, or the server stops."""

import asyncio

from starlette.requests import ClientDisconnect, Request


class Waiting:
    """The requests of one server that wait, and how many there are."""

    def __init__(self) -> None:
        self.count = 0
        self._stopping = asyncio.Event()

    def stop(self) -> None:
        """Let nobody wait any longer."""
        self._stopping.set()

    async def wait(self, event: asyncio.Event, seconds: float, request: Request) -> None:
        """Return when the event is set, after so many seconds, or when the server stops."""
        if event.is_set() or not seconds:
            return
        gone = asyncio.create_task(_hung_up(request))
        happens = [asyncio.create_task(one.wait()) for one in (event, self._stopping)]
        self.count += 1
        try:
            await asyncio.wait((gone, *happens), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if gone.done():
                raise ClientDisconnect
        finally:
            self.count -= 1
            for task in (gone, *happens):
                task.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
