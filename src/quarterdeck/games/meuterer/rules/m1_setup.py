"""Set-up (M1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, kth
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import HOCHLAND, ISLANDS, PIRATENNEST, card_words
from quarterdeck.games.meuterer.rules.actions import DEAL, FIRST, LAY_ISLAND, ROUND_BEGINS
from quarterdeck.games.meuterer.rules.pile import draw_card
from quarterdeck.games.meuterer.rules.sailor import Sailor
from quarterdeck.games.meuterer.rules.slots import island_name

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M1 Set-up


def deal(state: Meuterer, luck: Luck, listener: Listener | None) -> None:
    """M1.1 to M1.4: the islands, the first captain by lot, and five cards for everyone from him on clockwise."""
    if state.numbers.shuffled:
        lay_islands(state, luck)
    if state.numbers.pirates:  # M10.1
        state.pirates = place_of(state, PIRATENNEST)
    state.captain = luck.choose(FIRST, NOBODY, state.players, state)
    for _ in range(state.players):
        state.sailors.append(Sailor())
    for step in range(state.players):
        for _ in range(state.numbers.hand):
            draw_card(state, (state.captain + step) % state.players, DEAL, luck, None)
    if listener is not None:
        tell_start(state, listener)
    state.proceed(ROUND_BEGINS)


def lay_islands(state: Meuterer, luck: Luck) -> None:
    """M1.1: the islands are shuffled and laid in a circle; places count clockwise from Hochland."""
    island = state.numbers.example[:]
    state.unlaid = BIT[ISLANDS] - 1 & ~BIT[HOCHLAND]
    for place in range(1, ISLANDS):
        island[place] = kth(state.unlaid, luck.choose(LAY_ISLAND, NOBODY, ISLANDS - place, state))
        state.unlaid &= ~BIT[island[place]]
    state.island = island


def place_of(state: Meuterer, island: i64) -> i64:
    """Where an island lies."""
    place: i64 = 0
    while state.island[place] != island:
        place += 1
    return place


def tell_start(state: Meuterer, listener: Listener) -> None:
    """M1.1, M1.3, M1.4: the islands, the first captain, and to everybody the own hand."""
    islands = [island_name(state, place) for place in range(ISLANDS)]
    listener.openly("M1.1", "islands-laid", {"islands": islands})
    listener.openly("M1.3", "captain-drawn", {"seat": state.captain})
    for seat in range(state.players):
        sailor = state.sailors[seat]
        own: dict[str, object] = {"seat": seat, "cards": card_words(sailor.hand)}
        listener.secretly("M1.4", seat, "dealt-own", own, "dealt", {"seat": seat, "number": sailor.cards})
