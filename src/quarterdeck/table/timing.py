"""How a table treats time: whom it waits for, and how long. Everything follows from the log and the times in it."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from quarterdeck.table.refusals import Refusal

SECOND: Final = 1_000  # milliseconds
DAY: Final = 24 * 3600  # seconds
UNTOUCHED: Final = 30 * DAY * SECOND  # after so long nobody will come back
GONE: Final = 600 * SECOND  # who was away for so long at a live table is not waited for
CURTAIN: Final = 30 * SECOND  # after which the clock of somebody behind a curtain begins, lifted or not
PATIENCE: Final = 3600 * SECOND  # who lets others wait so long without a clock is away, whatever their page says

Pace = Literal["live", "correspondence"]


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table chose, in seconds. A clock is a time for each `decision`, or a `bank` with an `increment`, or none.

    At a live table a stand-in moves for whoever is away longer than the `grace`; one who is asked and gives no sign
    of life for `silence` is away. By correspondence people need not be there, and only the clock counts.
    """

    pace: Pace = "live"
    grace: int = 90
    silence: int = 300
    decision: int = 0
    bank: int = 0
    increment: int = 0

    @property
    def live(self) -> bool:
        """Whether people play at the same time."""
        return self.pace == "live"

    @property
    def clock(self) -> bool:
        """Whether time for decisions is limited."""
        return bool(self.decision or self.bank)


# At least and at most, for each pace; no time at all is allowed where the least is more
BOUNDS: Final[dict[Pace, dict[str, tuple[int, int]]]] = {
    "live": {
        "grace": (15, 3600),
        "silence": (60, 3600),
        "decision": (10, 3600),
        "bank": (60, 4 * 3600),
        "increment": (5, 300),  # so that one whose bank is empty has time for the next decision
    },
    "correspondence": {"decision": (DAY, 14 * DAY)},
}
OPTIONAL: Final = ("decision", "bank")


def check_timing(timing: Timing) -> None:
    """Refuse times out of range, and clocks of two kinds at once."""
    bounds = BOUNDS[timing.pace]
    usual = Timing()
    for name in ("grace", "silence", "decision", "bank", "increment"):
        value = getattr(timing, name)
        least, most = bounds.get(name, (getattr(usual, name),) * 2)
        none = value == 0 and ((name in OPTIONAL and timing.live) or (name == "increment" and not timing.bank))
        if not least <= value <= most and not none:
            raise Refusal("time-bad", {"text": name, "least": least, "most": most})
    if timing.decision and (timing.bank or timing.increment):
        raise Refusal("clocks-two")
    if timing.increment and not timing.bank:
        raise Refusal("clocks-two")


class Times:
    """The clocks of a table, and who is away. It is told of everything with its time, and knows no other clock.

    Inside, times are those of the table: they stand still while all are away or the game is paused.
    """

    def __init__(self, timing: Timing, seats: int) -> None:
        self.timing = timing
        self.banks = [timing.bank * SECOND] * seats
        self._asked: dict[int, int] = {}  # from when on the clock runs of each seat that must decide now
        self._before: dict[int, tuple[int, int]] = {}  # when each seat was asked that decided last, and its bank then
        self._away: dict[int, int] = {}  # since when who is away
        self._stopped = 0  # for how long time stood still before
        self._stopped_at: int | None = None
        self._latest = 0  # no time is before it
        self._went_on = -UNTOUCHED  # when time went on after it last stood still
        self._reasons: set[str] = set()

    # What happens

    def ask(self, seats: Iterable[int], at: int, screens: Mapping[int, str] | None = None) -> None:
        """These seats must decide now, and no others; who was asked before goes on deciding.

        Those that share one of the `screens` do so one after the other, in the order of seats: whoever is next has some
        time for the curtain, the others wait.
        """
        now, before = self._table_time(self._go_to(at)), self._asked
        screens, wanted = screens or {}, sorted(seats)
        taken = {screens[seat] for seat in wanted if seat in screens and before.get(seat, now + 1) <= now}
        self._asked = {}
        for seat in wanted:
            screen, since = screens.get(seat), before.get(seat)
            if screen is None or (since is not None and since <= now):
                self._asked[seat] = now if since is None else since
            elif screen not in taken:
                self._asked[seat] = now + CURTAIN if since is None else since
                taken.add(screen)

    def lift(self, seat: int, at: int) -> None:
        """The curtain before a seat that must decide is lifted: its clock runs."""
        now = self._table_time(self._go_to(at))
        self._asked[seat] = min(self._asked.get(seat, now), now)

    def answer(self, seat: int, at: int) -> None:
        """A seat has decided; what it took is off its bank, and its increment is on it."""
        at = self._go_to(at)
        self._before[seat] = self._asked.get(seat, self._table_time(at)), self.banks[seat]
        if self.timing.bank:
            self.banks[seat] = (self.left(seat, at) or 0) + self.timing.increment * SECOND
        self._asked.pop(seat, None)  # of several at one screen, one that waits for another has none

    def take_back(self, seat: int) -> None:
        """What a seat has decided it decides again, with the clock running since it was first asked."""
        self._asked[seat], self.banks[seat] = self._before[seat]

    def stop(self, reason: str, at: int) -> None:
        """Time stands still, for one more reason; what was counted already stays so."""
        at = self._go_to(at)
        if not self._reasons:
            self._stopped_at = at
        self._reasons.add(reason)

    def go_on(self, reason: str, at: int) -> None:
        """One reason less to stand still."""
        at = self._go_to(at)
        self._reasons.discard(reason)
        if not self._reasons and self._stopped_at is not None:
            self._stopped += at - self._stopped_at
            self._stopped_at = None
            self._went_on = at

    def leave(self, seat: int, at: int) -> None:
        """A seat's person is away, at the earliest from the time on when they were asked."""
        since = self._table_time(self._go_to(at))
        self._away.setdefault(seat, max(since, self._asked.get(seat, since)))

    def come(self, seat: int) -> None:
        """A seat's person is here."""
        self._away.pop(seat, None)

    # What follows

    @property
    def away(self) -> frozenset[int]:
        """Whose people are known to be away."""
        return frozenset(self._away)

    @property
    def still(self) -> bool:
        """Whether time stands still."""
        return bool(self._reasons)

    def stands_still(self, reason: str) -> bool:
        """Whether this is why."""
        return reason in self._reasons

    def left(self, seat: int, at: int) -> int | None:
        """What a seat has left on its clock; None where there is none, or it counts for what is asked alone."""
        used = max(0, self._table_time(at) - self._asked[seat]) if seat in self._asked else 0
        if self.timing.bank:
            return max(0, self.banks[seat] - used)
        if self.timing.decision and seat in self._asked:
            return max(0, self.timing.decision * SECOND - used)
        return None

    def curtained(self, seat: int, at: int) -> int | None:
        """How long it is until the clock of a seat that must decide runs; None while it waits for another's."""
        return max(0, self._asked[seat] - self._table_time(at)) if seat in self._asked else None

    def grace_left(self, seat: int, at: int) -> int | None:
        """How long it is until a stand-in moves for a seat whose person is away; None where nobody is or must."""
        if not self.timing.live or seat not in self._away or seat not in self._asked:
            return None
        return max(0, self._away[seat] + self.timing.grace * SECOND - self._table_time(at))

    def away_for(self, seat: int, at: int) -> int | None:
        """How long a seat's person has been away."""
        return self._table_time(at) - self._away[seat] if seat in self._away else None

    def ran_for(self, at: int) -> int:
        """How long time has not stood still."""
        return 0 if self.still else at - self._went_on

    def patience_until(self, seat: int, *, missed: bool = False) -> int | None:
        """Until when a seat that must decide is waited for where there is no clock; None while time stands still.

        Who `missed` a decision has no more than the silence of somebody whose page gives no sign, until they decide.
        """
        if self.still or self.timing.clock or seat not in self._asked:
            return None
        return self._asked[seat] + self._stopped + (self.timing.silence * SECOND if missed else PATIENCE)

    def overdue(self, seat: int, at: int) -> bool:
        """Whether a stand-in may decide for a seat now."""
        return not self.still and seat in self._asked and self.until(seat, at) == 0

    def until(self, seat: int, at: int) -> int | None:
        """How long it is until a stand-in decides for a seat, if nothing happens."""
        curtained, left = self.curtained(seat, at), self.left(seat, at)
        if curtained is None:
            return None
        found = [self.grace_left(seat, at), None if left is None else curtained + left]
        return min((one for one in found if one is not None), default=None)

    def due(self, seats: Iterable[int], at: int) -> int | None:
        """When the first of these seats gets a stand-in; None while time stands still or nobody is waited for."""
        found = [left for seat in seats if (left := self.until(seat, at)) is not None]
        return None if self.still or not found else max(at, self._latest) + min(found)

    def _table_time(self, at: int) -> int:
        return (max(at, self._latest) if self._stopped_at is None else self._stopped_at) - self._stopped

    def _go_to(self, at: int) -> int:
        """Something happens: no time before it counts any more."""
        self._latest = max(self._latest, at)
        return self._latest
