"""The ship and the upkeep, phases 6 to 10 (M8, M9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, size_of
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import CARD_WORDS, CONFLICT, LOADER, NOTHING, NOWHERE, card_words
from quarterdeck.games.meuterer.rules.actions import DRAW, GAME_ENDS, NOT_YET, RETURNING, ROUND_BEGINS, SHIP_MOVED
from quarterdeck.games.meuterer.rules.pile import draw_card
from quarterdeck.games.meuterer.rules.slots import island_name

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M8 Phase 6: the ship


def move_ship(state: Meuterer, listener: Listener | None) -> None:
    """M0.3, M8.1: after the last scoring nothing moves; else the ship sails, and what it leaves stays active."""
    if state.round + 1 == state.numbers.rounds:
        state.proceed(GAME_ENDS)
        return
    goal = state.captains_goal if state.captains_goal != NOWHERE else state.mutineers_goal
    state.behind = NOWHERE if goal == state.ship else state.ship
    state.ship = goal
    if listener is not None:
        if state.behind == NOWHERE:
            listener.openly("M8.1", "stayed", {"island": island_name(state, goal)})
        else:
            slots: dict[str, object] = {"island": island_name(state, goal)}
            slots["behind"] = island_name(state, state.behind)
            listener.openly("M8.1", "sailed", slots)
    state.proceed(SHIP_MOVED)


# M9 Phases 7 to 10: upkeep


def tidy_up(state: Meuterer, luck: Luck, listener: Listener | None) -> None:
    """M9.1: destinations are taken back, all shown and played cards are discarded."""
    state.captains_goal = NOWHERE
    state.mutineers_goal = NOWHERE
    for sailor in state.sailors:
        state.discards += sailor.shown + sailor.fought * ONE[CONFLICT]
        sailor.shown = 0
        sailor.fought = 0
        sailor.here_kind = NOTHING
        sailor.here = 0
        sailor.behind_kind = NOTHING
        sailor.behind = 0
    state.step = 0
    draw_on(state, luck, listener)


def draw_on(state: Meuterer, luck: Luck, listener: Listener | None) -> None:
    """M9.2: from the (new) captain clockwise everyone draws up to five."""
    while state.step < state.players:
        seat = (state.captain + state.step) % state.players
        if draw_up(state, seat, luck, listener):
            return
        state.step += 1
    end_round(state)


def draw_up(state: Meuterer, seat: i64, luck: Luck, listener: Listener | None) -> bool:
    """M9.2, M9.3: as many as are missing, the Loader three more; says whether he must choose what to give back."""
    me = state.sailors[seat]
    loader = me.action == LOADER
    missing = state.numbers.hand - me.cards
    number = missing + state.numbers.extra if loader else missing
    if number == 0:
        return False
    drawn: i64 = 0
    for _ in range(number):
        drawn += ONE[draw_card(state, seat, DRAW, luck, listener)]
    if listener is not None:
        tell_drawn(seat, "M9.3" if loader else "M9.2", drawn, number, listener)
    if not loader:
        return False
    if missing == 0:  # all that was drawn goes back, as everybody can see
        me.hand -= drawn
        me.cards -= number
        lay_rejects(state, seat, drawn, listener)
        return False
    state.drawn = drawn
    state.ask(seat, RETURNING)
    return True


def tell_drawn(seat: i64, clause: str, drawn: i64, number: i64, listener: Listener) -> None:
    """M9.2: who draws how many; what, only to the own seat."""
    own: dict[str, object] = {"seat": seat, "cards": card_words(drawn)}
    listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": number})


def give_back(state: Meuterer, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
    """M9.3: the Loader gives back exactly three of the cards just drawn, one by one, face down."""
    state.drawn -= ONE[kind]
    state.aside += ONE[kind]
    state.sailors[seat].lay(kind)
    number = size_of(state.aside)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": CARD_WORDS[kind], "number": number}
        listener.secretly("M9.3", seat, "laid-aside-own", own, "laid-aside", {"seat": seat, "number": number})
    if number == state.numbers.extra:
        rejects = state.aside
        state.drawn = 0
        state.aside = 0
        lay_rejects(state, seat, rejects, listener)
        state.step += 1
        draw_on(state, luck, listener)


def lay_rejects(state: Meuterer, seat: i64, rejects: i64, listener: Listener | None) -> None:
    """M9.3: they lie among the discards, or under the whole draw pile, the three mixed among themselves."""
    state.set_rejects(state.round, rejects, seat)
    state.traces.gave_back(seat, state.round)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "cards": card_words(rejects)}
        others: dict[str, object] = {"seat": seat, "number": size_of(rejects)}
        listener.secretly("M9.3", seat, "gave-back-own", own, "gave-back", others)


def end_round(state: Meuterer) -> None:
    """M9.4: all action cards return to the middle, and the next round begins."""
    for sailor in state.sailors:
        sailor.action = NOTHING
        sailor.leaver = NOTHING
    state.leavers = 0
    state.mutiny = NOT_YET
    state.offer = NOTHING
    state.round += 1
    if state.traces.number:
        state.traces.tidy(state.hidden_places(NOBODY))
    state.proceed(ROUND_BEGINS)
