"""Moments of Meuterer that are worth a picture, as the person at the table sees them."""

from quarterdeck.games.meuterer.knowledge.view import MeutererView
from tools.shots.moment import Moment


def opening(view: MeutererView) -> bool:
    """The first round: the person may show a card or leave, and only Hochland buys."""
    return view.phase == "goods" and view.round == 1


def goods(view: MeutererView) -> bool:
    """Two islands buy, everybody has shown goods, somebody has left, and the person has several kinds left."""
    return (
        view.phase == "goods"
        and view.round >= 4
        and view.behind is not None
        and all(sailor.shown for sailor in view.sailors)
        and any(sailor.left is not None for sailor in view.sailors)
        and view.hand is not None
        and len(set(view.hand)) >= 3
        and view.captain != view.seat
    )


def action(view: MeutererView) -> bool:
    """The person leaves first and may take any of the action cards."""
    return view.phase == "action" and view.round >= 3 and view.remaining is not None and len(view.remaining) == 5


def mutiny(view: MeutererView) -> bool:
    """A mutiny with both destinations on the ring, in which the person can play conflict cards."""
    return (
        view.phase == "mutiny"
        and view.round >= 2
        and view.hand is not None
        and view.hand.count("conflict") >= 2
        and view.captains_goal != view.mutineers_goal
        and any(sailor.fought for sailor in view.sailors)
    )


def sales(view: MeutererView) -> bool:
    """The person has shown several kinds, and an island buys any one of them."""
    return view.phase == "sales" and view.behind is not None and view.round < view.rounds


def pirates(view: MeutererView) -> bool:
    """The person holds the pirates, and there is something to rob."""
    return (
        view.phase == "goods"
        and view.hand is not None
        and "pirates" in view.hand
        and sum(len(sailor.shown) for sailor in view.sailors) >= 4
    )


def end(view: MeutererView) -> bool:
    """The game is over, and everybody has scored."""
    return view.phase == "over" and all(sailor.points >= 5 for sailor in view.sailors)


MOMENTS = {
    "opening": Moment(opening, 3),
    "goods": Moment(goods, 4),
    "action": Moment(action, 4),
    "mutiny": Moment(mutiny, 4),
    "sales": Moment(sales, 4),
    "pirates": Moment(pirates, 4, {"pirates": True}),
    "end": Moment(end, 4),
}

# The largest table, at decisions with much to see: what must fit every window
LARGEST = {
    "ring": Moment(lambda view: view.phase == "goods" and view.round >= 3 and view.hand and len(view.hand) >= 4, 4),
    "roles": Moment(lambda view: view.phase == "action" and len(view.remaining or ()) >= 4, 4),
}
