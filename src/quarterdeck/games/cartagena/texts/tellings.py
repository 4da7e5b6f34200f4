"""What the rules tell a listening referee: keys and slots, never sentences."""

from typing import Final

from quarterdeck.core.bags import named, size_of
from quarterdeck.core.bits import members
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    GOLD_WORDS,
    LETTERS,
    NOTHING,
    SIDE_WORDS,
    SIDES,
)
from quarterdeck.games.cartagena.rules.codes import ENDS, NOBODY_LEFT
from quarterdeck.games.cartagena.rules.position import Position
from quarterdeck.games.cartagena.rules.supplies import Supply, kind_of

# Every key, with the slots its sentence may use
TELLINGS: Final[dict[str, tuple[str, ...]]] = {
    "dealer-drawn": ("seat",),
    "dealt": ("seat", "cards"),
    "round-begins": ("number", "seat", "doors"),
    "opened": ("seat", "pirate", "left"),
    "haunted": ("seat",),
    "used": ("seat", "pirate"),
    "no-effect": ("seat", "pirate"),
    "drew": ("seat", "number"),
    "drew-own": ("seat", "cards"),
    "drew-gold": ("seat",),
    "drew-gold-own": ("seat", "card"),
    "got-coins": ("seat", "number"),
    "looked-diaz": ("seat",),
    "looked-diaz-own": ("seat", "gold", "card"),
    "chose": ("seat", "supply"),
    "chose-own": ("seat", "card", "under"),
    "looked-tembo": ("seat",),
    "looked-tembo-own": ("seat", "cards"),
    "kept": ("seat",),
    "kept-own": ("seat", "card", "under"),
    "put-under": ("seat", "number"),
    "put-under-own": ("seat", "card", "number"),
    "sold": ("seat", "number"),
    "sold-own": ("seat", "card", "number"),
    "bought": ("seat", "number"),
    "bought-own": ("seat", "card", "number"),
    "robbed": ("seat", "to"),
    "declared": ("seat",),
    "declared-own": ("seat", "side"),
    "spied": ("seat", "to"),
    "spied-own": ("seat", "to", "side"),
    "took-sailors": ("seat", "letter"),
    "took-sailors-own": ("seat", "letter", "sailors"),
    "placed": ("seat", "letter"),
    "placed-own": ("seat", "letter", "valverde", "diaz"),
    "inspected": ("seat", "letter"),
    "inspected-own": ("seat", "letter", "valverde", "diaz"),
    "arranged": ("seat", "letter"),
    "arranged-own": ("seat", "letter", "valverde", "diaz"),
    "left-it": ("seat",),
    "sailed": ("number", "square", "left"),
    "stayed": ("square",),
    "storm": ("pirate",),
    "landed": ("square",),
    "shortage": ("supply",),
    "mutiny-begins": ("number",),
    "out-undeclared": ("seat",),
    "duel-begins": ("letter", "valverde", "diaz"),
    "laid": ("seat", "bout"),
    "laid-own": ("seat", "card", "bout"),
    "revealed": ("bout", "cards", "valverde", "diaz"),
    "monkey": ("seat",),
    "excluded": ("seat",),
    "refilled": ("number",),
    "paid": ("seat",),
    "unpaid": ("seat",),
    "duel-won": ("side", "letter", "valverde", "diaz", "tied"),
    "mutiny-won": ("side",),
    "ended-empty": (),
    "side-opened": ("seat", "side"),
    "hand-opened": ("seat", "cards", "golds"),
    "sailors-opened": ("letter", "valverde", "diaz"),
    "piles-opened": ("cards", "golds"),
    "scored": ("seat", "points"),
    "tie-broken": ("seat", "points"),
    "won": ("seat",),
    "all-lost": (),
}


def combat_words(bag: int) -> list[str]:
    """The combat cards of a bag in words."""
    return named(bag, COMBAT_WORDS)


def gold_words(bag: int) -> list[str]:
    """The gold cards of a bag in words."""
    return named(bag, GOLD_WORDS)


def pile_words(supply: Supply, words: list[str]) -> list[str]:
    """The cards of a pile in words: those in no order, then those under it."""
    found = named(supply.middle, words)
    for number in range(len(supply.under)):
        found.append(words[kind_of(supply.under[number])])
    return found


def side_word(side: int) -> str | None:
    """What a side is called, or None where there is none."""
    return SIDE_WORDS[side] if side != NOTHING else None


def pair_slots(position: Position, letter: int) -> dict[str, object]:
    """The sailors of a letter, side by side."""
    slots: dict[str, object] = {"letter": LETTERS[letter]}
    slots["valverde"] = position.post[SIDES * letter] + 1
    slots["diaz"] = position.post[SIDES * letter + 1] + 1
    return slots


def strength_slots(position: Position) -> dict[str, object]:
    """How strong both sides of a duel are."""
    slots: dict[str, object] = {"valverde": position.strength(0), "diaz": position.strength(1)}
    return slots


def tell_drawn(seat: int, clause: str, drawn: int, listener: Listener) -> None:
    """How many combat cards somebody draws at once; which, only to the own seat, and not which was the first.

    Who put which of them under the pile would show by that, and nothing in a hand remembers it.
    """
    own: dict[str, object] = {"seat": seat, "cards": combat_words(drawn)}
    listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": size_of(drawn)})


def tell_pair(position: Position, seat: int, key: str, letter: int, listener: Listener) -> None:
    """C5.12: who has seen the sailors of a letter; how they stand, only to that seat."""
    own = pair_slots(position, letter)
    own["seat"] = seat
    listener.secretly("C5.12", seat, f"{key}-own", own, key, {"seat": seat, "letter": LETTERS[letter]})


def tell_end(position: Position, listener: Listener) -> None:
    """C8.1, C8.4, G1.8: all that was hidden, how rich everybody is, and who has won."""
    if position.ended_by == NOBODY_LEFT:
        listener.openly("C6.4", "ended-empty", {})
    for seat in range(position.players):
        side = side_word(position.side[seat])
        if side is not None:
            clause = "C8.1" if position.mutineers >> seat & 1 else "C8.4"
            listener.openly(clause, "side-opened", {"seat": seat, "side": side})
    for seat in range(position.players):
        hand: dict[str, object] = {"seat": seat, "cards": combat_words(position.combat.hand[seat])}
        hand["golds"] = gold_words(position.gold.hand[seat])
        listener.openly("G1.8", "hand-opened", hand)
    for letter in range(position.numbers.letters):
        if position.placed(letter) and not position.revealed(letter):
            listener.openly("C8.4", "sailors-opened", pair_slots(position, letter))
    piles: dict[str, object] = {"cards": pile_words(position.combat, COMBAT_WORDS)}
    piles["golds"] = pile_words(position.gold, GOLD_WORDS)
    listener.openly("G1.8", "piles-opened", piles)
    for seat in range(position.players):
        listener.openly("C8.1", "scored", {"seat": seat, "points": position.wealth(seat)})
    clause = ENDS[position.ended_by]
    for seat in members(position.won):
        listener.openly(clause, "won", {"seat": seat})
    if not position.won:
        listener.openly(clause, "all-lost", {})
