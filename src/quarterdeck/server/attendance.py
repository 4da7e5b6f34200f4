"""Attendance at one table: whose people are there, and for how long the others have not been. It is in memory alone."""

from collections import Counter
from collections.abc import Collection
from typing import Final

from quarterdeck.table.agreeing import MOMENT
from quarterdeck.table.table import Table
from quarterdeck.table.timing import GONE, SECOND


class Attendance:
    """Whoever is connected is there, unless they are asked and their page has given no sign of life for long."""

    def __init__(self, table: Table, connections: Counter[str], now: int) -> None:
        self._table = table
        self._connections = connections
        self._began = now
        self._signs: dict[str, int] = {}  # when each person's page last gave a sign of life
        self._went: dict[str, int] = {}  # when each person's last connection went
        self._asked: dict[int, tuple[int, int]] = {}  # for each seat its decision, and since when
        self._emptied = now  # when the last of them went
        self._met = now  # when somebody came who sits here, and nobody else was there

    # What happens

    def sign(self, person: str, now: int) -> None:
        """Somebody did something, or looked at their page."""
        self._signs[person] = now

    def meet(self, now: int) -> None:
        """One of them comes, and nobody else is there; who was gone for a moment only has been waiting all the time."""
        if now - self._emptied >= MOMENT:
            self._met = now

    def leave(self, person: str, now: int) -> None:
        """Somebody's last connection is gone."""
        self._went[person] = now
        if not self._connected():
            self._emptied = now

    # What follows

    def here(self, now: int) -> frozenset[int]:
        """The seats whose people are there."""
        return frozenset(seat for seat in self._connected() if self._silent_from(seat, now) > now)

    def gone(self, now: int) -> dict[int, int]:
        """Since when the people of other seats are gone; where anybody is here, since somebody has waited for them."""
        here = self.here(now)
        waited = self._met if here else 0
        gone = [(seat, sat.badge) for seat, sat in self._table.people.items() if seat not in here]
        return {seat: max(waited, self._last_seen(person)) for seat, person in gone}

    def absent(self, now: int) -> dict[int, int]:
        """For how many milliseconds."""
        return {seat: now - since for seat, since in self.gone(now).items()}

    def gone_in(self, now: int) -> dict[int, int]:
        """In how many milliseconds the others may give each seat away whose person is not there."""
        if not self._table.opened.timing.live:
            return {seat: 0 for seat in self._table.missed if seat not in self._connected()}
        known = self._table.times
        return {
            seat: max(0, GONE - max(absent, known.away_for(seat, now) or 0))
            for seat, absent in self.absent(now).items()
        }

    def next_silence(self, now: int) -> int | None:
        """When the next one who is connected will have been silent for too long."""
        found = [at for seat in self._connected() if now < (at := self._silent_from(seat, now)) < _NEVER]
        return min(found, default=None)

    def _last_seen(self, person: str) -> int:
        seen = self._signs if person in self._connections else self._went
        return seen.get(person, self._began)

    def _connected(self) -> Collection[int]:
        return [seat for seat, sat in self._table.people.items() if sat.badge in self._connections]

    def _silent_from(self, seat: int, now: int) -> int:
        """From when on a seat counts as silent, if nothing happens."""
        timing, decision = self._table.opened.timing, self._table.decision(seat)
        if decision is None or not timing.live:
            self._asked.pop(seat, None)
            return _NEVER
        if self._asked.get(seat, (None, 0))[0] != decision:
            self._asked[seat] = decision, now
        sign = self._signs.get(self._table.people[seat].badge, self._began)
        return max(sign, self._asked[seat][1]) + timing.silence * SECOND


_NEVER: Final = 2**63
