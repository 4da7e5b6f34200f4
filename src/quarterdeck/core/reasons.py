"""Why a game ended as it did: where everybody's points come from, clause by clause, and why a side won."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from quarterdeck.core.telling import Telling


class Reason(msgspec.Struct, frozen=True):
    """One line of the account: the clause, a key and slots, and whose points it explains.

    Where it is nobody's, it says how the game ended or who won, in the words of what was told. The points of a seat's
    reasons sum to its score.
    """

    clause: str
    key: str
    slots: dict[str, object] = {}
    seat: int | None = None
    points: int = 0


@dataclass(frozen=True)
class Ended:
    """A game that is over, as its account is drawn up: what a spectator sees, and was told of all that is in force."""

    data: Any
    view: Any
    told: Sequence[Telling]

    def of(self, keys: Iterable[str]) -> list[Reason]:
        """What was told under these keys, as reasons for all."""
        wanted = frozenset(keys)
        return [Reason(one.clause, one.key, one.slots) for one in self.told if one.key in wanted]


Account = Callable[[Ended], Sequence[Reason]]


class Ledger:
    """Adds up what came to whom by which clause; the slot `number` of a line counts how often."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, str, str, tuple[tuple[str, object], ...]], tuple[int, int]] = {}

    def add(
        self,
        seat: int,
        clause: str,
        key: str,
        points: int,
        number: int = 1,
        slots: Mapping[str, object] | None = None,
    ) -> None:
        """So many points for a seat, for so many times or things."""
        line = (seat, clause, key, tuple((slots or {}).items()))
        before, counted = self._lines.get(line, (0, 0))
        self._lines[line] = (before + points, counted + number)

    def reasons(self) -> list[Reason]:
        """All lines that come to something, seat by seat, each in the order of the book, what came before what went."""
        written = [
            Reason(clause, key, {"number": number, **dict(slots)}, seat, points)
            for (seat, clause, key, slots), (points, number) in self._lines.items()
            if points
        ]
        return sorted(written, key=lambda reason: (reason.seat, _place(reason.clause), -reason.points))


def _place(clause: str) -> list[int]:
    return [int(number) for number in clause[1:].split(".")]
