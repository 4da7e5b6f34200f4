"""Where the wealth of Freibeuter comes from (F11.5)."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.core.reasons import Ended, Ledger, Reason
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView

ENDS = ("ended-1", "ended-2", "ended-3", "won")


def account(ended: Ended) -> Sequence[Reason]:
    """Every coin by the clause that brought it, every ship, and what the debts cost."""
    view, data = ended.view, ended.data
    assert isinstance(view, FreibeuterView)
    assert isinstance(data, Components)
    ledger = Ledger()
    for seat in range(len(view.owners)):
        ledger.add(seat, "F1.1", "score-start", data.start.money)
    for told in ended.told:
        slots: dict[str, Any] = told.slots
        if told.key == "cashed":
            ledger.add(slots["seat"], told.clause, "score-cashed", slots["money"])
        elif told.key == "paid":
            ledger.add(slots["to"], told.clause, "score-helped", slots["money"], slots["boats"])
            ledger.add(slots["seat"], told.clause, "score-helpers", -slots["money"], slots["boats"])
        elif told.key == "store-paid":
            ledger.add(slots["seat"], told.clause, "score-stores", slots["money"], slots["boats"])
        elif told.key == "borrowed":
            ledger.add(slots["seat"], told.clause, "score-borrowed", slots["money"])
    for seat, owner in enumerate(view.owners):
        for ship, number in zip(view.ships, owner.captured, strict=True):
            worth = ship.value * number
            ledger.add(seat, "F7.2", "score-ships", worth, number, {"value": ship.value})
            if ship.doubled:
                ledger.add(seat, "F8.2", "score-doubled", worth, number, {"value": ship.value})
        ledger.add(
            seat, "F9.3", "score-debt", -data.pay.debt * owner.debt, 1, {"debt": owner.debt, "factor": data.pay.debt}
        )
    return [*ended.of(ENDS), *ledger.reasons()]
