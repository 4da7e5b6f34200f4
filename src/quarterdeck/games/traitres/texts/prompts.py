"""What a player of Traîtres à bord is asked, and what one might overlook, said from a view alone."""

from quarterdeck.core.telling import Phrase
from quarterdeck.games.traitres.box.pieces import LAST_PLANK
from quarterdeck.games.traitres.knowledge.view import TraitresView

FEW = 8  # cards in the pile from which on it is worth a warning


def asked(view: TraitresView) -> Phrase | None:
    """What must be decided now."""
    if not view.actors:
        return None
    if view.phase == "turn":
        return Phrase("decide-turn", {"pirate": view.seat in view.actors and view.role == "pirate"})
    number = view.looking if view.phase == "spyglass" else view.returning
    return Phrase(f"decide-{view.phase}", {"number": number})


def hints(view: TraitresView) -> tuple[Phrase, ...]:
    """What whoever decides might overlook: a pile that runs out, and who is one plank from the water."""
    if view.seat is None or view.seat not in view.actors or view.phase != "turn":
        return ()
    found = []
    if view.pile <= FEW:
        found.append(Phrase("hint-pile", {"number": view.pile}))
    if view.hand is not None and "plank" in view.hand:
        near = [
            seat for seat, player in enumerate(view.players) if player.planks == LAST_PLANK - 1 and seat != view.seat
        ]
        if len(near) == 1:
            found.append(Phrase("hint-last-plank", {"seat": near[0]}))
        elif near:
            found.append(Phrase("hint-last-planks", {"number": len(near)}))
    return tuple(found)
