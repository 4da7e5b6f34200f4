"""Blocks of everybody who is connected, in memory: whose messages are not sent to whom."""

from collections import Counter

from quarterdeck.store import Log, people
from quarterdeck.table.table import Table

NOBODY: frozenset[int] = frozenset()


class Blocking:
    """Knows, for people with a connection, whom they block; of all others the store does."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._connections: Counter[str] = Counter()
        self._blocked: dict[str, frozenset[str]] = {}  # of people with a connection, once the store has said it

    def enter(self, person: str) -> None:
        """A connection of theirs wants to be told things from now on; each that enters leaves."""
        self._connections[person] += 1

    async def know(self, person: str) -> None:
        """Nobody is told anything before it is known whom they block, whichever of their connections asked first."""
        if person not in self._blocked:
            await self.refresh(person)

    def leave(self, person: str) -> None:
        """A connection of theirs is gone."""
        self._connections[person] -= 1
        if self._connections[person] <= 0:
            del self._connections[person]
            self._blocked.pop(person, None)

    async def refresh(self, person: str) -> list[people.Block]:
        """Whom they block, as the store says; it is remembered while they are connected."""
        found = await self._log.do(people.blocks_of, person)
        self._blocked.pop(person, None)
        if self._connections[person]:
            self._blocked[person] = frozenset(one.blocked for one in found)
        return found

    def unheard(self, person: str, table: Table) -> frozenset[int]:
        """The seats whose messages this person is not sent."""
        blocked = self._blocked.get(person)
        if not blocked:
            return NOBODY
        return frozenset(seat for seat, sat in table.people.items() if sat.badge in blocked)
