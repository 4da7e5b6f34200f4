"""Fair queue: round-robin over addresses, and over the badges of each, so that who asks much waits longest."""

from collections import deque
from typing import Generic, TypeVar

from quarterdeck.server.askers import Asker

Item = TypeVar("Item")


class Turns(Generic[Item]):
    """What waits, by who asked for it; who was served last comes last, both of addresses and of their badges."""

    def __init__(self) -> None:
        self._addresses: dict[str, dict[str, deque[Item]]] = {}  # in the order of their turns; nothing in it is empty
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def of_address(self, address: str) -> int:
        """How much of an address waits."""
        return sum(map(len, self._addresses.get(address, {}).values()))

    def of_badge(self, asker: Asker) -> int:
        """How much of a badge at an address waits."""
        return len(self._addresses.get(asker.address, {}).get(asker.badge, ()))

    def put(self, asker: Asker, item: Item) -> None:
        """Have something wait for its turn."""
        self._addresses.setdefault(asker.address, {}).setdefault(asker.badge, deque()).append(item)
        self._waiting += 1

    def put_first(self, asker: Asker, item: Item) -> None:
        """Have something wait before all else of its address."""
        badges = self._addresses.setdefault(asker.address, {})
        items = badges.pop(asker.badge, deque())
        items.appendleft(item)
        self._addresses[asker.address] = {asker.badge: items, **badges}
        self._waiting += 1

    def take(self) -> Item:
        """What comes next; `IndexError` where nothing waits."""
        if not self._waiting:
            raise IndexError("nothing waits")
        address = next(iter(self._addresses))
        badges = self._addresses.pop(address)
        badge = next(iter(badges))
        items = badges.pop(badge)
        item = items.popleft()
        self._waiting -= 1
        if items:
            badges[badge] = items
        if badges:
            self._addresses[address] = badges
        return item

    def discard(self, asker: Asker, item: Item) -> None:
        """Let something wait no longer, if it does."""
        badges = self._addresses.get(asker.address, {})
        items = badges.get(asker.badge)
        if items is None or item not in items:
            return
        items.remove(item)
        self._waiting -= 1
        if not items:
            del badges[asker.badge]
        if not badges:
            del self._addresses[asker.address]
