"""Moments of Freibeuter that are worth a picture, as the person at the table sees them."""

from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from tools.shots.moment import Moment


def opening(view: FreibeuterView) -> bool:
    """The person's first turn, with all tokens on the sea."""
    return view.phase == "turn"


def middle(view: FreibeuterView) -> bool:
    """A turn with all there is to see: ships won by everybody, something doubled, boats in half of the sea."""
    boats = {region for owner in view.owners for region in owner.boats}
    return (
        view.phase == "turn"
        and 20 <= len(boats) <= 28
        and len(view.tokens) >= 16
        and 1 <= view.stores_left <= 3
        and any(ship.doubled for ship in view.ships)
        and all(sum(owner.captured) for owner in view.owners)
        and view.seat is not None
        and len(view.owners[view.seat].boarded) >= 2
        and view.hand is not None
        and len(view.hand.dutchman) == 1
    )


def encirclement(view: FreibeuterView) -> bool:
    """The person has sent the Dutchman where he encircles several tokens, and must say which comes first."""
    return view.phase == "order" and view.dutchman is not None and len(view.waiting) >= 2


def end(view: FreibeuterView) -> bool:
    """The game is over, and everybody has won something."""
    return view.phase == "over" and all(sum(owner.captured) >= 2 for owner in view.owners)


MOMENTS = {
    "opening": Moment(opening, 3),
    "middle": Moment(middle, 3),
    "encirclement": Moment(encirclement, 3),
    "end": Moment(end, 3),
}

# The largest table, at decisions with much to see: what must fit every window
LARGEST = {
    "sea": Moment(lambda view: view.phase == "turn" and 24 <= sum(len(owner.boats) for owner in view.owners) <= 30, 4),
}
