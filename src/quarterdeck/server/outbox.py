"""Bounded send queue of one connection, so that no table waits for a client."""

import asyncio
from collections import deque

MOST = 32  # frames


class Flooded(Exception):
    """The queue is full of answers that the client does not read."""


class Outbox:
    """Frames in order. Where news pile up they are thrown away, and whoever missed them is brought up to date later."""

    def __init__(self, most: int = MOST) -> None:
        self.behind = False
        self._most = most
        self._frames: deque[tuple[str, int | None]] = deque()
        self._filled = asyncio.Event()
        self._drained = asyncio.Event()

    def put_news(self, text: str, entry: int) -> None:
        """News up to an entry; one who is behind gets them all at once when there is room."""
        if self.behind:
            return
        if len(self._frames) >= self._most:
            self._frames = deque(frame for frame in self._frames if frame[1] is None)
            self.behind = True
        else:
            self._frames.append((text, entry))
        self._filled.set()

    def take_news(self) -> None:
        """From now on there is room for news again; the next must begin with the first one thrown away."""
        self.behind = False

    def put(self, text: str) -> None:
        """An answer, which is never thrown away; `Flooded` if there are too many."""
        if self._answers() >= self._most:
            raise Flooded
        self._frames.append((text, None))
        self._filled.set()

    async def drain(self) -> None:
        """Backpressure: wait until no more than half as many answers wait as may."""
        while self._answers() > self._most // 2:
            self._drained.clear()
            await self._drained.wait()

    def _answers(self) -> int:
        return sum(entry is None for _, entry in self._frames)

    async def get(self) -> tuple[str, int | None] | None:
        """The next frame and the entry it brings news up to; None when all is sent but news were thrown away."""
        while not self._frames:
            if self.behind:
                return None
            self._filled.clear()
            await self._filled.wait()
        self._drained.set()
        return self._frames.popleft()
