"""The voyage: rounds, storms, and how it ends (C2 to C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import GHOST, NOTHING, PIRATES, SATE, SUPPLY_WORDS
from quarterdeck.games.cartagena.rules.actions import (
    CABIN,
    COIN,
    COMBAT,
    GOLD,
    LAST_DOOR_OPEN,
    MUTINY_BEGINS,
    ROUND_BEGINS,
    STORM,
    STORMING,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    WEATHER,
)

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena

# C2 A round of the voyage


def begin_round(state: Cartagena, listener: Listener | None) -> None:
    """C2.1, C2.2: a new row of doors; the dealer begins. Sate gives one coin again (C5.9)."""
    state.clear_row()
    state.turns = 0
    if listener is not None:
        slots: dict[str, object] = {"number": state.round + 1, "seat": state.dealer, "doors": state.numbers.row}
        listener.openly("C2.1", "round-begins", slots)
    state.turn = state.dealer
    state.proceed(TURN_BEGINS)


def begin_turn(state: Cartagena, luck: Luck, listener: Listener | None) -> None:
    """C2.3, G1.4: where nobody lies face up to be used, the only choice is to knock."""
    state.fresh = NOTHING
    state.used = NOTHING
    state.ask(state.turn, TURN)
    if state.free == 0:
        knock(state, state.turn, luck, listener)


def knock(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C2.3, C2.4: the next pirate of the row is revealed; the last of all must be used."""
    behind = state.in_play() & ~state.seen
    pirate = kth(behind, luck.choose(CABIN, NOBODY, count(behind), state))
    state.open_door(pirate)
    left = state.numbers.row - state.opened
    if listener is not None:
        listener.openly("C2.3", "opened", {"seat": seat, "pirate": PIRATES[pirate], "left": left})
    if pirate == GHOST:  # C2.6
        if listener is not None:
            listener.openly("C2.6", "haunted", {"seat": seat})
        state.fresh = NOTHING
        state.proceed(TURN_ENDS)
        return
    state.free |= BIT[pirate]
    state.fresh = pirate
    if left == 0:
        state.proceed(LAST_DOOR_OPEN)


def end_turn(state: Cartagena, listener: Listener | None) -> None:
    """C2.2: each player has one turn; while Sate lies there unused, each adds a coin (C5.9)."""
    if state.free & BIT[SATE]:
        state.sate += 1
    state.turns += 1
    if state.turns == state.players:
        end_round(state, listener)
    else:
        state.turn = (state.turn + 1) % state.players
        state.proceed(TURN_BEGINS)


def end_round(state: Cartagena, listener: Listener | None) -> None:
    """C2.7: the ship moves as many squares as pirates are still face down; the next player deals."""
    before = state.ship
    state.ship = min(before + state.numbers.row - state.opened, state.numbers.mutiny)
    if listener is not None:
        if state.ship == before:
            listener.openly("C2.7", "stayed", {"square": state.ship})
        else:
            left = state.numbers.mutiny - state.ship
            slots: dict[str, object] = {"number": state.ship - before, "square": state.ship, "left": left}
            listener.openly("C2.7", "sailed", slots)
    if state.ship == state.numbers.mutiny:  # C4.1
        if listener is not None:
            listener.openly("C4.1", "landed", {"square": state.ship})
        state.proceed(MUTINY_BEGINS)
    elif short(state) != NOTHING:
        tell_shortage(state, listener)
        state.proceed(MUTINY_BEGINS)
    else:
        state.round += 1
        state.dealer = (state.dealer + 1) % state.players
        state.storms = state.numbers.storms[state.ship] - state.numbers.storms[before]  # C3.3
        state.proceed(WEATHER)


# C3 Storms


def weather(state: Cartagena, luck: Luck, listener: Listener | None) -> None:
    """C3.1: for each storm another pirate goes into the lifeboat, before the next row is laid."""
    while state.storms:
        if state.numbers.dealer_chooses:
            state.clear_row()
            state.ask(state.dealer, STORMING)
            return
        in_play = state.in_play()
        embark(state, state.thing(STORM, luck.choose(STORM, NOBODY, count(in_play), state)), listener)
    state.proceed(ROUND_BEGINS)


def choose_for_lifeboat(state: Cartagena, pirate: i64, listener: Listener | None) -> None:
    """C3.1: by one reading the dealer says who goes."""
    embark(state, pirate, listener)
    state.proceed(WEATHER)


def embark(state: Cartagena, pirate: i64, listener: Listener | None) -> None:
    """C3.1: the one who was in the lifeboat returns, so it is always another one."""
    state.lifeboat = pirate
    state.storms -= 1
    if listener is not None:
        listener.openly("C3.1", "storm", {"pirate": PIRATES[pirate]})


# C4 End of the voyage


def end_use(state: Cartagena, listener: Listener | None) -> None:
    """C4.2: by one reading a supply that is used up ends the voyage at once."""
    state.used = NOTHING
    if state.numbers.immediate and short(state) != NOTHING:
        tell_shortage(state, listener)
        state.proceed(MUTINY_BEGINS)
    else:
        state.proceed(TURN_ENDS)


def short(state: Cartagena) -> i64:
    """C4.2: a supply that is used up, or `NOTHING`."""
    if state.combat.size() == 0:
        return COMBAT
    if state.gold.size() == 0:
        return GOLD
    return COIN if state.island == 0 else NOTHING


def tell_shortage(state: Cartagena, listener: Listener | None) -> None:
    """C4.2: which supply is used up."""
    if listener is not None:
        listener.openly("C4.2", "shortage", {"supply": SUPPLY_WORDS[short(state)]})
