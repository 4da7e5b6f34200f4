"""The end, and opening the chest (T7, T8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import named
from quarterdeck.core.bits import BIT, count, lowest, members
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, NOTHING
from quarterdeck.games.traitres.knowledge.memory import NO_TRACES
from quarterdeck.games.traitres.rules.actions import (
    CHEST_OPENED,
    ENDS,
    MUTINEERS_GONE,
    OVER,
    PILE_EMPTY,
    SIDES_EVEN,
    TURN_ENDS,
)
from quarterdeck.games.traitres.rules.packed import thrown_kind
from quarterdeck.games.traitres.rules.slots import hand_words, loot_words, role_word

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# T7 End


def count_crew(state: Traitres, listener: Listener | None) -> None:
    """T7.1, T7.2: without mutineers pirates win, with as many as pirates mutineers do; else it goes on."""
    mutineers = count(state.aboard & state.mutineers)
    if mutineers == 0:
        if listener is not None:
            listener.openly("T7.1", "mutineers-gone", {})
        end(state, MUTINEERS_GONE, listener)
    elif mutineers == count(state.aboard & ~state.mutineers):
        if listener is not None:
            listener.openly("T7.2", "sides-even", {"number": mutineers})
        end(state, SIDES_EVEN, listener)
    else:
        state.proceed(TURN_ENDS)


def run_out(state: Traitres, listener: Listener | None) -> None:
    """T7.3: with the pile empty the mutineers have won."""
    if listener is not None:
        listener.openly("T7.3", "pile-empty", {})
    end(state, PILE_EMPTY, listener)


def end(state: Traitres, ended_by: i64, listener: Listener | None) -> None:
    """G1.8: all that was hidden is laid open, so there is nothing left to remember."""
    state.phase = OVER
    state.acting = 0
    state.ended_by = ended_by
    state.traces = NO_TRACES
    if listener is not None:
        tell_end(state, listener)


# T8 Opening the chest


def open_chest(state: Traitres, seat: i64, listener: Listener | None) -> None:
    """T8.1, T8.2: a pirate says that the chest holds the target; the role and then the whole chest are shown."""
    state.opened_by = seat
    if listener is not None:
        listener.openly("T8.1", "opened-chest", {"seat": seat})
        slots: dict[str, object] = {"cards": loot_words(state, state.chest), "total": state.total()}
        slots["target"] = state.numbers.target
        listener.openly("T8.2", "chest-full" if state.is_full() else "chest-short", slots)
    end(state, CHEST_OPENED, listener)


def winners(state: Traitres) -> i64:
    """T8.4: all players of the winning role, also those overboard."""
    if state.phase != OVER:
        return 0
    pirates_win = state.ended_by == MUTINEERS_GONE or (state.ended_by == CHEST_OPENED and state.is_full())
    return state.numbers.everyone & ~state.mutineers if pirates_win else state.mutineers


def outcome(state: Traitres) -> Outcome | None:
    """T8.4: how the game ended."""
    if state.phase != OVER:
        return None
    teams = tuple([role_word(state, seat) for seat in range(state.players)])
    return Outcome(clause=ENDS[state.ended_by], winners=tuple(members(winners(state))), teams=teams)


def tell_end(state: Traitres, listener: Listener) -> None:
    """T8.4, G1.8: all that was hidden, and who has won."""
    for seat in range(state.players):
        if state.aboard & BIT[seat]:
            listener.openly("G1.8", "role-opened", {"seat": seat, "role": role_word(state, seat)})
    for seat in range(state.players):
        if state.cards_held(seat):
            listener.openly("G1.8", "hand-opened", {"seat": seat, "cards": hand_words(state, seat)})
    if state.opened_by == NOTHING:
        chest: dict[str, object] = {"cards": loot_words(state, state.chest), "total": state.total()}
        listener.openly("G1.8", "chest-left", chest)
    piles: dict[str, object] = {"cards": pile_words(state)}
    piles["thrown"] = loot_words(state, state.thrown_out()) + thrown_words(state)
    listener.openly("G1.8", "piles-opened", piles)
    won = winners(state)
    listener.openly("T8.4", "team-won", {"role": role_word(state, lowest(won))})
    for seat in members(won):
        listener.openly("T8.4", "won", {"seat": seat})


def pile_words(state: Traitres) -> list[str]:
    """The pile in words: cards in no order, then those put on top of it."""
    cards = named(state.middle, KIND_WORDS)
    for kind in (state.lower, state.upper):
        if kind != NOTHING:
            cards.append(KIND_WORDS[kind])
    return cards


def thrown_words(state: Traitres) -> list[str]:
    """The cards of hands thrown away in words."""
    return [KIND_WORDS[thrown_kind(state.thrown[number])] for number in range(len(state.thrown))]
