"""The winner (C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import named
from quarterdeck.core.bits import BIT, count, members
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    GOLD_WORDS,
    SIDE_WORDS,
    combat_words,
    gold_words,
    side_word,
    strength_of,
)
from quarterdeck.games.cartagena.rules.actions import ENDS, MORE_CARDS, NOBODY_LEFT, NONE_OF_THE_SIDE, OVER, RICHEST
from quarterdeck.games.cartagena.rules.slots import pair_slots
from quarterdeck.games.cartagena.rules.supplies import Supply, kind_of

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena

# C8 The winner


def decide(state: Cartagena, listener: Listener | None) -> None:
    """C8.1 to C8.3: of those on the winning side the richest wins, then who has more cards of its colour left."""
    side: i64 = 0 if count(state.pink_wins) == state.numbers.needed else 1
    if listener is not None:
        listener.openly("C6.3", "mutiny-won", {"side": SIDE_WORDS[side]})
    won: i64 = 0
    richest: i64 = -1
    for seat in members(state.mutineers):
        if state.side[seat] == side:
            wealth = state.wealth(seat)
            if wealth > richest:
                richest = wealth
                won = 0
            if wealth == richest:
                won |= BIT[seat]
    if won == 0:
        end(state, NONE_OF_THE_SIDE, 0, listener)
    elif count(won) == 1:
        end(state, RICHEST, won, listener)
    else:
        end(state, MORE_CARDS, break_tie(state, won, side, listener), listener)


def break_tie(state: Cartagena, tied: i64, side: i64, listener: Listener | None) -> i64:
    """C8.2: the sum of the cards of the winning colour still in hand; who is equal in that too shares the win."""
    won: i64 = 0
    most: i64 = -1
    for seat in members(tied):
        cards = strength_of(state.combat.hand[seat], side)
        if listener is not None:
            listener.openly("C8.2", "tie-broken", {"seat": seat, "points": cards})
        if cards > most:
            most = cards
            won = 0
        if cards == most:
            won |= BIT[seat]
    return won


def lose_all(state: Cartagena, listener: Listener | None) -> None:
    """C6.4, C7.10: nobody is left in the mutiny."""
    end(state, NOBODY_LEFT, 0, listener)


def end(state: Cartagena, ended_by: i64, won: i64, listener: Listener | None) -> None:
    """G1.8: all that was hidden is laid open, so there is nothing left to remember."""
    state.phase = OVER
    state.acting = 0
    state.ended_by = ended_by
    state.won = won
    state.combat.forget()
    state.gold.forget()
    if listener is not None:
        tell_end(state, listener)


def tell_end(state: Cartagena, listener: Listener) -> None:
    """C8.1, C8.4, G1.8: all that was hidden, how rich everybody is, and who has won."""
    if state.ended_by == NOBODY_LEFT:
        listener.openly("C6.4", "ended-empty", {})
    for seat in range(state.players):
        side = side_word(state.side[seat])
        if side is not None:
            clause = "C8.1" if state.mutineers >> seat & 1 else "C8.4"
            listener.openly(clause, "side-opened", {"seat": seat, "side": side})
    for seat in range(state.players):
        hand: dict[str, object] = {"seat": seat, "cards": combat_words(state.combat.hand[seat])}
        hand["golds"] = gold_words(state.gold.hand[seat])
        listener.openly("G1.8", "hand-opened", hand)
    for letter in range(state.numbers.letters):
        if state.placed(letter) and not state.revealed(letter):
            listener.openly("C8.4", "sailors-opened", pair_slots(state, letter))
    piles: dict[str, object] = {"cards": pile_words(state.combat, COMBAT_WORDS)}
    piles["golds"] = pile_words(state.gold, GOLD_WORDS)
    listener.openly("G1.8", "piles-opened", piles)
    for seat in range(state.players):
        listener.openly("C8.1", "scored", {"seat": seat, "points": state.wealth(seat)})
    clause = ENDS[state.ended_by]
    for seat in members(state.won):
        listener.openly(clause, "won", {"seat": seat})
    if not state.won:
        listener.openly(clause, "all-lost", {})


def pile_words(supply: Supply, words: list[str]) -> list[str]:
    """The cards of a pile in words: those in no order, then those under it."""
    found = named(supply.middle, words)
    for number in range(len(supply.under)):
        found.append(words[kind_of(supply.under[number])])
    return found


def outcome(state: Cartagena) -> Outcome | None:
    """C8.1: how the game ended."""
    if state.phase != OVER:
        return None
    scores = tuple([int(state.wealth(seat)) for seat in range(state.players)])
    teams = tuple([side_word(state.side[seat]) or "" for seat in range(state.players)])
    return Outcome(ENDS[state.ended_by], tuple(members(state.won)), scores, teams)
