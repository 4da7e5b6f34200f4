"""What stands in a game of Freibeuter, by Quarterdeck's views."""

from collections import Counter
from typing import Any, cast

from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand
from tests.referees.naive import bag_of


def snapshot(referee: Referee) -> dict[str, Any]:
    """The names of the naive referee's `snapshot`."""
    view = cast(FreibeuterView, referee.view(SPECTATOR))
    hands = [cast(FreibeuterView, referee.view(seat)).hand for seat in range(len(view.owners))]
    return {
        "tokens": view.tokens,
        "gone": view.gone,
        "waiting": set(view.waiting),
        "dutchman": view.dutchman or "",
        "piles": (view.sea_pile, view.dutchman_pile),
        "discards": cards(view.discards),
        "money": [owner.money for owner in view.owners],
        "debts": [owner.debt for owner in view.owners],
        "stocks": [owner.stock for owner in view.owners],
        "boats": [bag_of(Counter(owner.boats)) for owner in view.owners],
        "aboard": {crossing: seat for seat, owner in enumerate(view.owners) for crossing in owner.boarded},
        "captured": [
            bag_of({f"ship{kind}": number for kind, number in enumerate(owner.captured, start=1)})
            for owner in view.owners
        ],
        "doubled": {f"ship{kind}" for kind, ship in enumerate(view.ships, start=1) if ship.doubled},
        "hands": [cards(hand) for hand in hands if hand is not None],
        "wealth": [owner.wealth for owner in view.owners],
    }


def cards(hand: Hand) -> dict[str, int]:
    return bag_of(Counter(hand.sea + hand.dutchman))
