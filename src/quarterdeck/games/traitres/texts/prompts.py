"""What a player of Traîtres à bord is asked, and what one might overlook, said from a view alone."""

from typing import Final

from quarterdeck.core.telling import Caution, Phrase
from quarterdeck.games.traitres.box.pieces import LAST_PLANK
from quarterdeck.games.traitres.knowledge.view import Loot, LootCard, TraitresView

WORTH: Final[dict[Loot, int]] = {"plus": 1, "zero": 0, "minus": -2}
FEW = 8  # cards in the pile from which on it is worth a warning


def asked(view: TraitresView) -> Phrase | None:
    """What must be decided now."""
    if not view.actors:
        return None
    if view.phase == "turn":
        return Phrase("decide-turn", {"pirate": view.seat in view.actors and view.role == "pirate"})
    number = view.looking if view.phase == "spyglass" else view.returning
    return Phrase(f"decide-{view.phase}", {"number": number})


def hints(view: TraitresView) -> tuple[Caution, ...]:
    """What whoever decides might overlook: a pile that runs out, a last plank, a chest that is empty or not full."""
    if view.seat is None or view.seat not in view.actors or view.phase != "turn" or view.hand is None:
        return ()
    found = []
    if view.pile <= FEW:
        found.append(Caution("hint-pile", {"number": view.pile}, "T7.3"))
    if "plank" in view.hand:
        found += [
            Caution("hint-last-plank", {"seat": seat}, "T5.1", (f"plank {seat}",))
            for seat, player in enumerate(view.players)
            if player.aboard and player.planks == LAST_PLANK - 1 and seat != view.seat
        ]
    if not view.chest:
        idle = tuple(card for card in ("spyglass", "riddance") if card in view.hand)
        found += [Caution("hint-chest-empty", {}, "T4.7", idle)] if idle else []
    return (*found, *not_full(view))


def not_full(view: TraitresView) -> tuple[Caution, ...]:
    """T8.2: what the chest can hold at most, as far as its cards are known; else what was announced of the others."""
    if view.role != "pirate":
        return ()
    most = sum(WORTH[loot.card or "plus"] for loot in view.chest)
    if most < view.target:
        return (Caution("hint-cannot-be-full", {"number": most, "target": view.target}, "T8.2", ("open",)),)
    said = sum(announced(view, loot) for loot in view.chest)
    if said < view.target:
        return (Caution("hint-said-too-little", {"number": said, "target": view.target}, "T8.2", ("open",)),)
    return ()


def announced(view: TraitresView, loot: LootCard) -> int:
    """What a card of the chest is worth if all was true that was said: of mixed ones the most that was announced."""
    return WORTH[loot.card] if loot.card else max(WORTH[view.lays[lay].claim] for lay in loot.lays)
