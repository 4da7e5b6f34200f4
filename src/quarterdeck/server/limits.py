"""Rate limits: how often somebody may ask for something."""

from collections.abc import Callable
from time import monotonic


class Bucket:
    """A token bucket: holds so many tokens and refills at a rate; each request takes one."""

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._per_second = per_second
        self._clock = clock
        self._left = most
        self._at = clock()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nobody took anything for a while."""
        return self._left + (self._clock() - self._at) * self._per_second >= self._most


class Buckets:
    """A bucket for each of many askers; those that are full again are forgotten."""

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._per_second = per_second
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether this one may ask once more."""
        if who not in self._buckets:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            self._buckets[who] = Bucket(self._most, self._per_second, self._clock)
        return self._buckets[who].take()
