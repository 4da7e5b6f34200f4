"""What a player of Cartagena is asked, and what one might overlook, said from a view alone."""

from quarterdeck.core.telling import Caution, Phrase
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


def hints(view: CartagenaView) -> tuple[Caution, ...]:
    """What whoever decides might overlook: allegiance and cards on the voyage, the last card in a duel."""
    if view.seat is None or view.seat not in view.actors or view.hand is None:
        return ()
    if view.phase == "lay":
        return last_card(view, view.hand)
    left = view.track.mutiny - view.ship
    found = []
    if view.phase == "turn" and doors_left(view) == 1:
        found.append(Caution("hint-last-door", {}, "C2.4"))
    if left > NEAR:
        return tuple(found)
    if not view.players[view.seat].declared:
        if view.phase == "turn":
            found.append(Caution("hint-undeclared", {"squares": left}, "C6.1"))
        elif view.phase == "ojo-declare":
            found.append(Caution("hint-undeclared", {"squares": left}, "C6.1", ("finish",)))
    return (*found, *few_cards(view, view.hand))


def few_cards(view: CartagenaView, hand: tuple[str, ...]) -> tuple[Caution, ...]:
    """C7.3: every duel is opened with a combat card, and those sold are missing."""
    duels = len(view.letters)
    if view.phase == "turn" and len(hand) < duels:
        return (Caution("hint-few-cards", {"number": len(hand), "duels": duels}, "C7.3"),)
    if view.phase == "dean-nero" and view.trade != "buy" and 0 < len(hand) <= duels:
        sold = tuple(f"sell {card}" for card in dict.fromkeys(hand))
        return (Caution("hint-sold", {"number": len(hand) - 1, "duels": duels}, "C7.3", sold),)
    return ()


def last_card(view: CartagenaView, hand: tuple[str, ...]) -> tuple[Caution, ...]:
    """C7.3: without a combat card one is out of the next duel, and of the game; the monkey would spare it."""
    assert view.duel is not None
    letters = [letter.letter for letter in view.letters]
    later = letters[letters.index(view.duel.letter) + 1 :]
    if len(hand) == 1 and view.duel.bout > 1 and later:
        return (Caution("hint-excluded-soon", {"letter": later[0]}, "C7.3", (f"lay {hand[0]}",)),)
    return ()


def doors_left(view: CartagenaView) -> int:
    """How many doors of the row are still closed."""
    return sum(cabin.pirate is None for cabin in view.cabins)
