"""Moments of Cartagena that are worth a picture, as the person at the table sees them."""

from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from tools.shots.moment import Moment


def opening(view: CartagenaView) -> bool:
    """The first turn: one door is open, since the first knock is no choice."""
    return view.phase == "turn" and view.round == 1 and view.turns == 0


def row(view: CartagenaView) -> bool:
    """The person has knocked; pirates were used and passed over, the Ghost lies there, and sailors are placed."""
    return (
        view.phase == "turn"
        and view.fresh is not None
        and view.lifeboat is not None
        and any(cabin.pirate == "ghost" for cabin in view.cabins)
        and any(cabin.pirate is not None and not cabin.free and cabin.pirate != "ghost" for cabin in view.cabins)
        and sum(cabin.free for cabin in view.cabins) >= 2
        and any(cabin.pirate is None for cabin in view.cabins)
        and any(letter.pair for letter in view.letters)
        and _declared(view)
    )


def tembo(view: CartagenaView) -> bool:
    """The person looks at two different combat cards, and knows something under the pile."""
    return (
        view.phase == "tembo"
        and len({slot.card for slot in view.combat.looked_at}) == 2
        and any(slot.card is not None for slot in view.combat.under)
    )


def trade(view: CartagenaView) -> bool:
    """The person has sold a card to Dean Nero and may sell more."""
    return view.phase == "dean-nero" and view.trade == "sell" and view.hand is not None and len(set(view.hand)) >= 3


def declaring(view: CartagenaView) -> bool:
    """Bijoux asks the person for a side, and others have declared."""
    return view.phase == "bijoux" and any(player.declared for player in view.players)


def placing(view: CartagenaView) -> bool:
    """The person has two sailors in hand."""
    return view.phase == "place" and any(letter.placed for letter in view.letters)


def storm(view: CartagenaView) -> bool:
    """The person deals and chooses who goes into the lifeboat."""
    return view.phase == "storm"


def duel(view: CartagenaView) -> bool:
    """A later bout of a later duel; the person knows the sailors of one to come."""
    return (
        view.phase == "lay"
        and view.duel is not None
        and view.duel.bout >= 2
        and len(view.duel.played) >= 3
        and any(letter.winner for letter in view.letters)
        and view.hand is not None
        and len(set(view.hand)) >= 2
        and not all(player.fighting for player in view.players)
        and _declared(view)
    )


def monkey(view: CartagenaView) -> bool:
    """The person's monkey may take a coin."""
    return view.phase == "monkey"


def end(view: CartagenaView) -> bool:
    """The game is over, and the person has won it."""
    return view.phase == "over" and view.outcome is not None and view.outcome.winners == (0,)


def _declared(view: CartagenaView) -> bool:
    """The person has declared, and knows somebody else's side."""
    return sum(player.side is not None for player in view.players) >= 2


MOMENTS = {
    "opening": Moment(opening, 3),
    "row": Moment(row, 4),
    "tembo": Moment(tembo, 4),
    "trade": Moment(trade, 3),
    "declaring": Moment(declaring, 2),
    "placing": Moment(placing, 3),
    "storm": Moment(storm, 4, {"storm": "dealer_chooses", "track": "coin_first"}),
    "duel": Moment(duel, 4),
    "monkey": Moment(monkey, 4),
    "end": Moment(end, 4),
}

# The largest table, at decisions with much to see: what must fit every window
LARGEST = {
    "doors": Moment(
        lambda view: view.phase == "turn" and len(set(view.hand)) >= 3 and any(c.pirate for c in view.cabins), 4
    ),
    "cabin": Moment(lambda view: view.phase == "tembo", 4),
    "duel": Moment(lambda view: view.phase == "lay" and view.duel and view.duel.bout >= 2, 4),
}
