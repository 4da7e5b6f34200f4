"""Redraws what a seat of Freibeuter does not know: the other hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import kth_of_many
from quarterdeck.core.luck import Luck
from quarterdeck.games.freibeuter.box.pieces import kth_sea_card
from quarterdeck.games.freibeuter.rules.actions import OVER
from quarterdeck.games.freibeuter.rules.cards import move_dutchman_card, move_sea_card
from quarterdeck.games.freibeuter.rules.pirates import Pirate

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter


def redeal(state: Freibeuter, seat: i64, luck: Luck) -> None:
    """All other hands go back into the piles and are drawn anew (F1.3): sizes are public, cards are not."""
    if state.phase == OVER:
        return
    for other in range(state.players):
        if other != seat:
            put_back(state, state.pirates[other])
    for other in range(state.players):
        if other != seat:
            refill_hand(state, state.pirates[other], luck)


def put_back(state: Freibeuter, pirate: Pirate) -> None:
    """The cards of a hand go back into the piles; how many they were is kept."""
    state.sea_twice |= pirate.sea_twice | state.sea & pirate.sea
    state.sea |= pirate.sea
    state.sea_cards += pirate.sea_cards
    state.dutchman |= pirate.dutchman
    state.dutchman_cards += pirate.dutchman_cards
    pirate.sea = 0
    pirate.sea_twice = 0
    pirate.dutchman = 0


def refill_hand(state: Freibeuter, pirate: Pirate, luck: Luck) -> None:
    """As many cards of each kind as the hand is known to hold, any of those unseen."""
    sea_cards = pirate.sea_cards
    dutchman_cards = pirate.dutchman_cards
    pirate.sea_cards = 0
    pirate.dutchman_cards = 0
    for _ in range(sea_cards):
        k = luck.below(state.sea_cards)
        move_sea_card(state, kth_sea_card(state.sea, state.sea_twice, k), pirate)
    for _ in range(dutchman_cards):
        move_dutchman_card(state, kth_of_many(state.dutchman, luck.below(state.dutchman_cards)), pirate)
