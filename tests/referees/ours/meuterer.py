"""What stands in a game of Meuterer, by Quarterdeck's views."""

from collections import Counter
from typing import Any, cast

from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.meuterer.knowledge.view import MeutererView, Sold
from tests.referees.naive import bag_of


def snapshot(referee: Referee) -> dict[str, Any]:
    """The names of the naive referee's `snapshot`."""
    view = cast(MeutererView, referee.view(SPECTATOR))
    names = [island.name for island in view.islands]
    own = [cast(MeutererView, referee.view(seat)) for seat in range(len(view.sailors))]
    leavers = [(sailor.left, seat) for seat, sailor in enumerate(view.sailors) if sailor.left is not None]
    return {
        "points": [sailor.points for sailor in view.sailors],
        "hands": [bag_of(Counter(seen.hand)) for seen in own],
        "shown": [bag_of(Counter(sailor.shown)) for sailor in view.sailors],
        "fought": [sailor.fought for sailor in view.sailors],
        "sold": {
            seat: (sale(sailor.here), sale(sailor.behind))
            for seat, sailor in enumerate(view.sailors)
            if seat not in view.actors
        },
        "ring": names,
        "ship": names[view.ship],
        "behind": "" if view.behind is None else names[view.behind],
        "pirates": "" if view.pirates is None else names[view.pirates],
        "goals": ["" if goal is None else names[goal] for goal in (view.captains_goal, view.mutineers_goal)],
        "captain": view.captain,
        "offer": view.offer,
        "mutiny": view.mutiny or "",
        "round": view.round,
        "rounds": view.rounds,
        "left": [seat for _, seat in sorted(leavers)],
        "discards": bag_of(Counter(view.discards)),
        "pile": view.pile,
        # Only who gave cards back knows them
        "rejects": [
            (back.round, back.by, bag_of(Counter(own[back.by].rejects[number].cards)))
            for number, back in enumerate(view.rejects)
        ],
    }


def sale(sold: Sold | None) -> tuple[str, int]:
    return ("", 0) if sold is None else (sold.good, sold.number)
