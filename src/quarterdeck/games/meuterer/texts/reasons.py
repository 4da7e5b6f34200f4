"""Where the points of Meuterer come from (M0.2)."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.core.reasons import Ended, Ledger, Reason

ENDS = ("ended", "won")


def account(ended: Ended) -> Sequence[Reason]:
    """Every point by the clause that brought it."""
    ledger = Ledger()
    for told in ended.told:
        slots: dict[str, Any] = told.slots
        seat, points = slots.get("seat", -1), slots.get("points", 0)
        if told.key == "docked":
            key = "score-docked-captain" if told.clause == "M6.1" else "score-docked-mutineer"
            ledger.add(seat, told.clause, key, points)
        elif told.key == "supported":
            ledger.add(seat, told.clause, "score-mate", points)
            ledger.add(slots["to"], told.clause, "score-offers", -slots["offer"], 1 if slots["offer"] else 0)
        elif told.key == "cabin-boy-scored":
            ledger.add(seat, told.clause, "score-cabin-boy", points)
        elif told.key == "sold":
            ledger.add(seat, told.clause, "score-sold" if slots["tied"] == 1 else "score-sold-tied", points)
        elif told.key == "merchant-sold":
            ledger.add(seat, told.clause, "score-merchant", points)
    return [*ended.of(ENDS), *ledger.reasons()]
