"""What a player of Cartagena is asked, and what one might overlook, said from a view alone."""

from quarterdeck.core.telling import Phrase
from quarterdeck.games.cartagena.box.pieces import MOST_EXCHANGES
from quarterdeck.games.cartagena.knowledge.view import CartagenaView

NEAR = 6  # squares before the mutiny at which it is time to have declared


def asked(view: CartagenaView) -> Phrase | None:
    """What must be decided now."""
    if not view.actors:
        return None
    phase = view.phase
    slots: dict[str, object] = {}
    if phase == "turn":
        slots = {"pirate": view.fresh or "none", "left": doors_left(view)}
    elif phase == "storm":
        slots = {"number": view.storms}
    elif phase == "wessel-jan":
        slots = {"number": MOST_EXCHANGES - view.exchanged}
    elif phase == "dean-nero":
        slots = {"trade": view.trade or "both", "number": MOST_EXCHANGES - view.exchanged}
    elif phase == "bijoux":
        slots = {"declared": view.players[view.turn].declared}
    elif phase == "place":
        slots = {"letter": view.letter or ""}
    elif phase == "lay":
        assert view.duel is not None
        slots = {"letter": view.duel.letter, "bout": view.duel.bout}
    return Phrase(f"decide-{phase}", slots)


def hints(view: CartagenaView) -> tuple[Phrase, ...]:
    """What whoever decides might overlook: allegiance and cards on the voyage, the last card in a duel."""
    if view.seat is None or view.seat not in view.actors or view.hand is None:
        return ()
    found = []
    duels = len(view.letters)
    if view.phase == "turn":
        if doors_left(view) == 1:
            found.append(Phrase("hint-last-door"))
        if not view.players[view.seat].declared and view.track.mutiny - view.ship <= NEAR:
            found.append(Phrase("hint-undeclared"))
        if len(view.hand) < duels and view.track.mutiny - view.ship <= NEAR:
            found.append(Phrase("hint-few-cards", {"number": len(view.hand), "duels": duels}))
    if view.phase == "lay" and len(view.hand) == 1:
        found.append(Phrase("hint-excluded-soon"))
    return tuple(found)


def doors_left(view: CartagenaView) -> int:
    """How many doors of the row are still closed."""
    return sum(cabin.pirate is None for cabin in view.cabins)
