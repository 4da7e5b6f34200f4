"""Who would rather not wait for the bots, and who reads while these wait: wishes of those who are there, in no log.

Both count browsers, so that people at one screen are one. They hold where everybody agrees: who is there, or by
correspondence who plays. A person alone is everybody.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from quarterdeck.table.timing import SECOND

READING: Final = 60 * SECOND  # for how long bots wait for somebody who reads, unless they say so again


class Standing(NamedTuple):
    """How things stand: the seats whose people wish it, and whether it is so."""

    skipping: tuple[int, ...] = ()
    reading: tuple[int, ...] = ()
    hurried: bool = False
    waiting: bool = False


class Hurry:
    """What everybody at one table wishes, each by their badge."""

    def __init__(self) -> None:
        self._skipping: set[str] = set()
        self._reading: dict[str, int] = {}  # until when

    def skip(self, badge: str) -> None:
        """Somebody wants no wait until they are asked."""
        self._skipping.add(badge)

    def ask(self, badges: Collection[str]) -> None:
        """These are asked now."""
        self._skipping.difference_update(badges)

    def read(self, badge: str, at: int, *, on: bool) -> None:
        """Somebody reads, or has read."""
        self._reading.pop(badge, None)
        if on:
            self._reading[badge] = at + READING

    def next_change(self, at: int) -> int | None:
        """When the first of those who read must have said so again."""
        return min((until for until in self._reading.values() if until > at), default=None)

    def stands(self, present: dict[int, str], everybody: int, at: int) -> Standing:
        """How things stand with these seats' badges there, of so many seats whose people have a say."""
        skipping = tuple(seat for seat, badge in present.items() if badge in self._skipping)
        reading = tuple(seat for seat, badge in present.items() if self._reading.get(badge, 0) > at)
        return Standing(
            *(skipping, reading),
            hurried=0 < len(skipping) == everybody,
            waiting=0 < len(reading) == everybody,
        )
