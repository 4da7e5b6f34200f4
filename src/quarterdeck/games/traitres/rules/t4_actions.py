"""What each action card does (T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import count
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import (
    CATCH,
    CAUGHT,
    KIND_WORDS,
    LAST_PLANK,
    LOOKED_AT,
    LOOT_WORDS,
    NOTHING,
    PLANK,
    POCKETS,
    RIDDANCE,
    SPYGLASS,
    THROWN_OUT,
)
from quarterdeck.games.traitres.rules.actions import (
    PILE_RUNS_OUT,
    PUTTING,
    RETURNING,
    THIRD_PLANK,
    TURN_ENDS,
    TURN_PASSES,
)
from quarterdeck.games.traitres.rules.cards import (
    draw_card,
    look_at,
    mix,
    play_openly,
    put_back,
    put_lowest,
    throw_hand,
)
from quarterdeck.games.traitres.rules.slots import loot_words, tell_drawn, tell_thrown_away

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# T4 Actions


def show(state: Traitres, seat: i64, kind: i64) -> None:
    """T4.1: the card takes effect; until that is complete it is neither in the hand nor discarded."""
    play_openly(state, seat, kind)
    state.using = kind


def discard(state: Traitres) -> None:
    """T4.1: the effect is complete, and the card goes to the discard."""
    state.used += ONE[state.using]
    state.using = NOTHING


def look_into_chest(state: Traitres, seat: i64, listener: Listener | None) -> None:
    """T4.2: the top three cards are mixed and looked at. One card is not mixed; of none nothing happens (T4.7)."""
    show(state, seat, SPYGLASS)
    places = state.topmost(LOOKED_AT)
    number = count(places)
    if listener is not None:
        listener.openly("T4.2" if number else "T4.7", "used-spyglass", {"seat": seat, "number": number})
    if number:
        look_at(state, seat, places)
    if number > 1:
        mix(state, seat, places)
    if number and listener is not None:
        own: dict[str, object] = {"seat": seat, "cards": loot_words(state, places)}
        listener.secretly("T4.2", seat, "looked-own", own, "looked", {"seat": seat, "number": number})
    if number > 1:
        state.looking = number
        state.ask(seat, PUTTING)
    else:
        discard(state)
        state.proceed(TURN_ENDS)


def put(state: Traitres, seat: i64, kind: i64, listener: Listener | None) -> None:
    """T4.2: one card after the other goes back, the lowest first; the last one needs no question."""
    put_lowest(state, kind)
    if listener is not None:
        left = state.looking
        own: dict[str, object] = {"seat": seat, "loot": LOOT_WORDS[kind], "left": left}
        listener.secretly("T4.2", seat, "put-back-own", own, "put-back", {"seat": seat, "left": left})
    if state.looking == 1:
        state.looking = 0
        discard(state)
        state.proceed(TURN_ENDS)


def throw_out(state: Traitres, seat: i64, listener: Listener | None) -> None:
    """T4.3: the top two chest cards go to the discard, seen by nobody; of none nothing happens (T4.7)."""
    show(state, seat, RIDDANCE)
    places = state.topmost(THROWN_OUT)
    state.chest &= ~places
    if listener is not None:
        number = count(places)
        listener.openly("T4.3" if number else "T4.7", "used-riddance", {"seat": seat, "number": number})
    discard(state)
    state.proceed(TURN_ENDS)


def catch(state: Traitres, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """T4.4: draw three, or what is there, and return one fewer. By one reading an empty pile ends it (T7.3)."""
    show(state, seat, CATCH)
    if listener is not None:
        listener.openly("T4.4", "used-catch", {"seat": seat})
    number = min(CAUGHT, state.pile_size())
    draw_cards(state, seat, number, "T4.4", luck, listener)
    state.returning = number - 1
    if state.returning == 0:
        discard(state)
    if state.pile_size() == 0 and (state.returning == 0 or state.numbers.instant):
        state.proceed(PILE_RUNS_OUT)
    else:
        state.ask(seat, RETURNING)


def draw_cards(state: Traitres, seat: i64, number: i64, clause: str, luck: Luck, listener: Listener | None) -> None:
    """T4.4, T4.5: so many cards of the pile."""
    drawn: list[str] = []
    for _ in range(number):
        kind = draw_card(state, seat, luck)
        if listener is not None:
            drawn.append(KIND_WORDS[kind])
    if listener is not None:
        tell_drawn(seat, clause, drawn, listener)


def give_back(state: Traitres, seat: i64, kind: i64, listener: Listener | None) -> None:
    """T4.4: cards of the hand go on top of the pile, the last one uppermost; nothing is drawn after that."""
    put_back(state, seat, kind)
    state.returning -= 1
    if listener is not None:
        left = state.returning
        own: dict[str, object] = {"seat": seat, "card": KIND_WORDS[kind], "left": left}
        listener.secretly("T4.4", seat, "returned-own", own, "returned", {"seat": seat, "left": left})
    if state.returning == 0:
        discard(state)
        state.proceed(TURN_PASSES)


def empty_pockets(state: Traitres, seat: i64, to: i64, luck: Luck, listener: Listener | None) -> None:
    """T4.5: another player discards the hand and draws three, or what is left; then the pile may be empty."""
    show(state, seat, POCKETS)
    if listener is not None:
        listener.openly("T4.5", "used-pockets", {"seat": seat, "to": to})
        tell_thrown_away(state, to, "T4.5", listener)
    throw_hand(state, to)
    draw_cards(state, to, min(state.numbers.hand, state.pile_size()), "T4.5", luck, listener)
    discard(state)
    state.proceed(TURN_ENDS if state.pile_size() else PILE_RUNS_OUT)


def lay_plank(state: Traitres, seat: i64, to: i64, listener: Listener | None) -> None:
    """T4.6: before another player, who on the third goes overboard (T5.1)."""
    play_openly(state, seat, PLANK)
    state.planks += ONE[to]
    planks = number_of(state.planks, to)
    if listener is not None:
        listener.openly("T4.6", "used-plank", {"seat": seat, "to": to, "number": planks})
    state.proceed(THIRD_PLANK if planks == LAST_PLANK else TURN_ENDS)
