"""Encirclement (F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import NOWHERE, REGION_WORDS
from quarterdeck.games.freibeuter.rules.actions import ALL_RESOLVED, DRAW_DUE, LAST_WAITS, ORDER, TOKENS_WAIT

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# F6 Encirclement: the regions around a crossing are numbered like it and 1, 7 and 8 more


def encircled(tokens: i64, closed: i64) -> i64:
    """F6.1: the tokens around which each of the four regions holds a boat, anyone's, or the Dutchman."""
    return tokens & closed & closed >> 1 & closed >> 7 & closed >> 8


def completing(tokens: i64, closed: i64) -> i64:
    """F5.1: the regions that alone are missing around a token, so that closing one completes its encirclement."""
    right = closed >> 1
    below = closed >> 7
    across = closed >> 8
    return (
        (tokens & ~closed & right & below & across)
        | (tokens & closed & ~right & below & across) << 1
        | (tokens & closed & right & ~below & across) << 7
        | (tokens & closed & right & below & ~across) << 8
    )


def encircle(state: Freibeuter, listener: Listener | None) -> None:
    """F6.1, F6.2: boats stay for the whole game and count for all neighbouring tokens; so does the Dutchman now."""
    closed = state.occupied
    if state.dutchman_at != NOWHERE:
        closed |= BIT[state.dutchman_at]
    state.waiting = encircled(state.tokens, closed)
    state.proceed(TOKENS_WAIT if state.waiting else DRAW_DUE)


def call_next(state: Freibeuter, listener: Listener | None) -> None:
    """F6.3: while two or more tokens wait, whoever placed names the next; the referee resolves the last."""
    waiting = state.waiting
    if waiting == 0:
        state.proceed(ALL_RESOLVED)
    elif waiting & (waiting - 1) == 0:
        state.proceed(LAST_WAITS)
    else:
        if listener is not None:
            listener.openly("F6.3", "several-wait", {"seat": state.turn, "number": count(waiting)})
        state.ask(ORDER)


def name_next(state: Freibeuter, crossing: i64, listener: Listener | None) -> None:
    """F6.3: the order is told token by token."""
    if listener is not None:
        listener.openly("F6.3", "order-chosen", {"seat": state.turn, "crossing": REGION_WORDS[crossing]})
