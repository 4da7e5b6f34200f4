"""The two piles of Freibeuter: bags, since the top card of a shuffled pile is any of its cards (G1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, kth_of_many
from quarterdeck.core.luck import Luck
from quarterdeck.games.freibeuter.box.pieces import kth_sea_card
from quarterdeck.games.freibeuter.rules.actions import DUTCHMAN, SEA
from quarterdeck.games.freibeuter.rules.pirates import Pirate

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter


def draw_sea_card(state: Freibeuter, seat: i64, luck: Luck) -> i64:
    """The top card of the sea pile goes into a hand."""
    region = kth_sea_card(state.sea, state.sea_twice, luck.choose(SEA, seat, state.sea_cards, state))
    move_sea_card(state, region, state.pirates[seat])
    return region


def draw_dutchman_card(state: Freibeuter, seat: i64, luck: Luck) -> i64:
    """The top card of the Dutchman pile goes into a hand."""
    card = kth_of_many(state.dutchman, luck.choose(DUTCHMAN, seat, state.dutchman_cards, state))
    move_dutchman_card(state, card, state.pirates[seat])
    return card


def move_sea_card(state: Freibeuter, region: i64, pirate: Pirate) -> None:
    """A card of this region leaves the pile for a hand."""
    bit = BIT[region]
    if state.sea_twice & bit:
        state.sea_twice ^= bit
    else:
        state.sea ^= bit
    state.sea_cards -= 1
    pirate.take_sea_card(region)


def move_dutchman_card(state: Freibeuter, card: i64, pirate: Pirate) -> None:
    """A Dutchman card leaves the pile for a hand."""
    state.dutchman ^= BIT[card]
    state.dutchman_cards -= 1
    pirate.take_dutchman_card(card)
