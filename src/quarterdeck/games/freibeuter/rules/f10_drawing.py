"""Drawing (F10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS
from quarterdeck.games.freibeuter.rules.actions import DRAW, NO_SEA_CARD, TURN_ENDS
from quarterdeck.games.freibeuter.rules.cards import draw_dutchman_card, draw_sea_card

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# F10 Drawing


def draw(state: Freibeuter, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """F10.1 to F10.4: one card, as the player likes; a draw with one possible pile is made by the referee."""
    sea = state.sea_cards > 0
    dutchman = state.dutchman_cards > 0 and state.pirates[seat].sea_cards > 0
    if not sea and (not dutchman or state.numbers.pile_empty_ends):
        state.end_by(NO_SEA_CARD)
    elif not dutchman:
        draw_from_sea(state, seat, "F10.4", luck, listener)
    elif not sea:
        draw_from_dutchman(state, seat, "F10.4", luck, listener)
    else:
        state.ask(DRAW)


def draw_from_sea(state: Freibeuter, seat: i64, clause: str, luck: Luck, listener: Listener | None) -> None:
    """F10.1: a sea card, which its owner alone sees."""
    region = draw_sea_card(state, seat, luck)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "region": REGION_WORDS[region]}
        listener.secretly(clause, seat, "drew-sea-own", own, "drew-sea", {"seat": seat})
    state.proceed(TURN_ENDS)


def draw_from_dutchman(state: Freibeuter, seat: i64, clause: str, luck: Luck, listener: Listener | None) -> None:
    """F10.1: a Dutchman card, which its owner alone sees."""
    card = draw_dutchman_card(state, seat, luck)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": CARD_WORDS[card]}
        listener.secretly(clause, seat, "drew-dutchman-own", own, "drew-dutchman", {"seat": seat})
    state.proceed(TURN_ENDS)
