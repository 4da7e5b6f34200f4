"""Moments of Traîtres à bord that are worth a picture, as the person at the table sees them."""

from quarterdeck.games.traitres.knowledge.view import TraitresView
from tools.shots.moment import Moment


def opening(view: TraitresView) -> bool:
    """The first turn: the chest is empty."""
    return view.phase == "turn" and not view.lays


def middle(view: TraitresView) -> bool:
    """A full table: cards laid, mixed and looked at by others, somebody overboard, planks about, a lie one knows of."""
    return (
        view.phase == "turn"
        and len(view.chest) >= 9
        and any(len(card.lays) > 1 for card in view.chest)
        and any(not player.aboard for player in view.players)
        and view.role == "pirate"
        and view.hand is not None
        and len(set(view.hand)) == 3
        and any(lay.card not in (None, lay.claim) for lay in view.lays)
    )


def spyglass(view: TraitresView) -> bool:
    """The person looks at three cards, not all the same."""
    return view.phase == "spyglass" and len(set(view.looked_at)) > 1 and len(view.chest) >= 6 and view.looking == 3


def catch(view: TraitresView) -> bool:
    """The person holds five cards and puts two back."""
    return view.phase == "catch" and view.hand is not None and len(set(view.hand)) >= 4 and len(view.chest) >= 4


def known(view: TraitresView) -> bool:
    """The person knows cards of the chest, and one in somebody's hand."""
    return (
        view.phase == "turn"
        and any(look.by == view.seat for look in view.looks)
        and any(len(card.lays) > 1 and card.card is not None for card in view.chest)
        and any(trace.seat == view.seat and (trace.hands or trace.fresh) for trace in view.traces)
    )


def mutineers(view: TraitresView) -> bool:
    """The person and another are mutineers who know each other."""
    return view.phase == "turn" and view.role == "mutineer" and len(view.chest) >= 6


def overboard(view: TraitresView) -> bool:
    """The person went overboard, and the game is over."""
    return view.phase == "over" and view.seat is not None and not view.players[view.seat].aboard


def end(view: TraitresView) -> bool:
    """The person has opened the chest, and it held enough."""
    return (
        view.phase == "over"
        and view.opened_by == view.seat
        and view.total is not None
        and view.total >= view.target
        and any(lay.card != lay.claim for lay in view.lays)
    )


MOMENTS = {
    "opening": Moment(opening, 3),
    "middle": Moment(middle, 8),
    "spyglass": Moment(spyglass, 5),
    "catch": Moment(catch, 6),
    "known": Moment(known, 4),
    "mutineers": Moment(mutineers, 7, {"mutineers_know": True, "planks": "light"}),
    "overboard": Moment(overboard, 8),
    "end": Moment(end, 4, judges=True),
}

# The largest table, at decisions with much to see: what must fit every window
LARGEST = {
    "chest": Moment(lambda view: view.phase == "turn" and len(view.chest) >= 9, 8),
    "catch": Moment(lambda view: view.phase == "catch", 8),
}
