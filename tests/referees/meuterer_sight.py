"""What stands in a game of Meuterer, by the naive referee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.referees.meuterer_sales import NOTHING
from tests.referees.naive import bag_of

if TYPE_CHECKING:
    from tests.referees.meuterer import Meuterer


def sights(game: Meuterer) -> dict[str, Any]:
    """What lies where, and what every sailor has."""
    choosing = -1 if game.outcome is not None else game.turn
    return {
        "points": list(game.points),
        "hands": [bag_of(hand) for hand in game.hands],
        "shown": [bag_of(shown) for shown in game.shown],
        "fought": list(game.fought),
        "sold": {seat: game.sales.get(seat, (NOTHING, NOTHING)) for seat in game.seats if seat != choosing},
        "ring": list(game.ring),
        "ship": game.ship,
        "behind": game.behind,
        "pirates": game.pirates,
        "goals": [game.captains_goal, game.mutineers_goal],
        "captain": game.captain,
        "offer": game.offer,
        "mutiny": game.mutiny,
        "round": game.round,
        "rounds": game.rounds,
        "left": list(game.left),
        "discards": bag_of(game.discards),
        "pile": game.pile.total(),
        "rejects": [(number, seat, bag_of(cards)) for number, seat, cards in game.rejects],
    }
