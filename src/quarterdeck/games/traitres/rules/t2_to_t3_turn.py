"""A turn, and laying loot (T2, T3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_WORDS
from quarterdeck.games.traitres.rules.actions import PILE_RUNS_OUT, TURN, TURN_ENDS
from quarterdeck.games.traitres.rules.cards import draw_card, put_in_chest
from quarterdeck.games.traitres.rules.slots import tell_drawn

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# T2 A turn


def end_turn(state: Traitres, luck: Luck, listener: Listener | None) -> None:
    """T2.3: a card is drawn; if that was the last of the pile, the game is over (T7.3)."""
    kind = draw_card(state, state.turn, luck)
    if listener is not None:
        tell_drawn(state.turn, "T2.3", [KIND_WORDS[kind]], listener)
    if state.pile_size():
        pass_turn(state)
    else:
        state.proceed(PILE_RUNS_OUT)


def pass_turn(state: Traitres) -> None:
    """T2.3: to the next player aboard on the left, who opens the chest, or lays loot or uses a card (T2.1, T2.2)."""
    others = state.aboard & ~(2 * BIT[state.turn] - 1)
    state.ask(lowest(others if others else state.aboard), TURN)


# T3 Laying loot


def lay_loot(state: Traitres, seat: i64, kind: i64, claim: i64, listener: Listener | None) -> None:
    """T3.1: face down on top of the chest; what is announced may be a lie."""
    put_in_chest(state, seat, kind, claim)
    if listener is not None:
        others: dict[str, object] = {"seat": seat, "claim": LOOT_WORDS[claim], "number": count(state.chest)}
        own: dict[str, object] = {"loot": LOOT_WORDS[kind], **others}
        listener.secretly("T3.1", seat, "laid-own", own, "laid", others)
    state.proceed(TURN_ENDS)
