"""What a player of Freibeuter is asked, and what one might overlook, said from a view alone."""

from typing import Final

from quarterdeck.core.telling import Caution, Phrase
from quarterdeck.games.freibeuter.box.pieces import place_words, places_of
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from quarterdeck.games.freibeuter.rules.f6_encirclement import completing

FEW_BOATS: Final = 2  # from here on a player is warned
FEW_SEA_CARDS: Final = 5  # in the pile, the same


def asked(view: FreibeuterView) -> Phrase | None:
    """What must be decided now."""
    if not view.actors:
        return None
    return Phrase(f"decide-{view.phase}", {"may": "-".join(open_ways(view))} if view.phase == "turn" else {})


def hints(view: FreibeuterView) -> tuple[Caution, ...]:
    """What a player on turn might overlook: Dutchman cards that help nobody now, a stock or a pile that runs out."""
    if view.phase != "turn" or view.seat != view.turn or view.hand is None:
        return ()
    found = []
    if view.hand.dutchman and "dutchman" not in open_ways(view):
        found.append(Caution("dutchman-idle", {}, "F5.1"))
    stock = view.owners[view.turn].stock
    if stock <= FEW_BOATS:
        found.append(Caution("boats-short", {"boats": stock}, "F11.3"))
    elif view.sea_pile <= FEW_SEA_CARDS:
        found.append(Caution("sea-short", {"cards": view.sea_pile}, "F11.2"))
    return tuple(found)


def open_ways(view: FreibeuterView) -> list[str]:
    """What a turn can be used for, as far as the viewer knows: boarding, sea cards, Dutchman cards (F2.1)."""
    boarded = {crossing for owner in view.owners for crossing in owner.boarded}
    ways = ["board"] if any(what.startswith("ship") and at not in boarded for at, what in view.tokens.items()) else []
    if view.owners[view.turn].sea_cards:
        ways.append("sea")
    closing = closing_regions(view)
    if view.seat != view.turn or view.hand is None:
        usable = bool(closing) and view.owners[view.turn].dutchman_cards > 0
    else:
        usable = any(set(region) & set(view.hand.dutchman) for region in closing)
    return [*ways, "dutchman"] if usable else ways


def closing_regions(view: FreibeuterView) -> list[str]:
    """The empty regions where one more boat would encircle something (F5.1)."""
    boats = places_of(tuple(boat for owner in view.owners for boat in owner.boats))
    return place_words(completing(places_of(tuple(view.tokens)), boats))
