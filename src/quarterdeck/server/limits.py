"""Rate limits: how often somebody may ask for something."""

from collections import deque
from collections.abc import Callable
from time import monotonic

from quarterdeck.server.askers import Asker
from quarterdeck.server.bounds import Bound
from quarterdeck.table.refusals import Refusal

MINUTE = 60.0
HOUR = 3600.0
FEW = 64  # askers that need not be looked through


class Bucket:
    """A token bucket: holds so many tokens and refills at a rate; each request takes one, or as many as it weighs."""

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._per_second = per_second
        self._clock = clock
        self._left = most
        self._at = clock()

    def take(self, weight: int = 1) -> bool:
        """Whether there was a token to take; what weighs more than there are is paid for afterwards."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= weight
        return True

    @property
    def empty(self) -> bool:
        """Whether there is no token to take."""
        return self._left + (self._clock() - self._at) * self._per_second < 1

    @property
    def full(self) -> bool:
        """Whether nobody took anything for a while."""
        return self._left + (self._clock() - self._at) * self._per_second >= self._most


class Buckets:
    """A bucket for each of many askers; those that are full again are forgotten, whenever there are twice as many."""

    def __init__(self, bound: Bound, clock: Callable[[], float] = monotonic) -> None:
        self.bound = bound
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._look_at = FEW

    def take(self, who: str, weight: int = 1) -> bool:
        """Whether this one may ask once more, for something of such a weight."""
        if who not in self._buckets:
            if len(self._buckets) >= self._look_at:
                self._forget_full()
            self._buckets[who] = Bucket(self.bound.most, self.bound.per_second, self._clock)
        return self._buckets[who].take(weight)

    def has(self, who: str) -> bool:
        """Whether this one may ask once more, without asking."""
        return who not in self._buckets or not self._buckets[who].empty

    def check(self, who: str) -> None:
        """Refuse one who asks too often."""
        if not self.take(who):
            raise Refusal(self.bound.refusal)

    def _forget_full(self) -> None:
        """Amortised: each look goes through twice as many as the last one left, so that new ones pay for it."""
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        self._look_at = max(FEW, 2 * len(self._buckets))


class Window:
    """A sliding window: at most so many in any minute."""

    def __init__(self, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._clock = clock
        self._taken: deque[float] = deque()

    @property
    def full(self) -> bool:
        """Whether there were so many in the last minute."""
        self._forget_old()
        return len(self._taken) >= self._most

    @property
    def empty(self) -> bool:
        """Whether there was none."""
        self._forget_old()
        return not self._taken

    def take(self) -> bool:
        """Whether there was room for one more, which is counted then."""
        if self.full:
            return False
        self._taken.append(self._clock())
        return True

    def _forget_old(self) -> None:
        while self._taken and self._taken[0] <= self._clock() - MINUTE:
            self._taken.popleft()


class Lockout:
    """Exponential backoff: so many failures close it for a minute, as many more for twice as long, up to an hour.

    All is forgotten after an hour without a failure in which it was open.
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._failures = 0
        self._until = clock()  # it is closed until then

    @property
    def closed(self) -> bool:
        """Whether nobody may try."""
        return self._clock() < self._until

    @property
    def forgotten(self) -> bool:
        """Whether nobody failed for long."""
        return self._clock() >= self._until + HOUR

    def fail(self) -> None:
        """Somebody failed."""
        self._failures += 1
        times, left = divmod(self._failures, self._most)
        self._until = self._clock() + (0 if left else min(HOUR, MINUTE * 2 ** (times - 1)))


class Limits:
    """Rate limits of one thing: by address, by badge, and perhaps in all; what one refuses, the next does not count."""

    def __init__(self, of_address: Bound, of_badge: Bound, of_all: Bound | None = None) -> None:
        self._addresses = Buckets(of_address)
        self._badges = Buckets(of_badge)
        self._all = Buckets(of_all) if of_all is not None else None

    def check(self, asker: Asker) -> None:
        """Refuse one who asks too often, or while all together do."""
        self.check_address(asker.address)
        self.check_badge(asker)

    def check_address(self, address: str) -> None:
        """The first half, where it is not known yet who asks."""
        self._addresses.check(address)

    def check_badge(self, asker: Asker) -> None:
        """The rest of it."""
        self._badges.check(asker.badge)
        if self._all is not None:
            self._all.check("")
