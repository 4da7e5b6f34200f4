"""What a seat does not know, dealt anew: every way that agrees with what it remembers alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.knowledge.memory import Fact, lay, recall
from tools.new_game.template.game.knowledge.places import CRATES, MIDDLES, SUNKS, TOPS, UNDERS, hand_place
from tools.new_game.template.game.rules.actions import OVER
from tools.new_game.template.game.rules.piles import bag, listed

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers


def redeal(state: Smugglers, seat: i64, luck: Luck) -> None:
    """Cards and roles, where this seat does not know them."""
    if state.phase != OVER:
        redeal_cards(state, seat, luck)
        redeal_roles(state, seat, luck)


def redeal_cards(state: Smugglers, seat: int, luck: Luck) -> None:
    """All cards this seat does not see are laid anew as its facts allow; others remember what they now saw."""
    pile = state.pile
    places = hidden_places(state, seat)
    cards = state.hold + pile.top + pile.under + listed(pile.middle) + listed(state.sunk)
    for other, hand in enumerate(state.hand):
        if other != seat:
            cards.extend(hand)
    facts: list[Fact] = state.memory[seat].facts if seat >= 0 else []
    laid = dict(zip(places, lay(bag(cards, len(KINDS)), places, facts, luck), strict=True))
    for other, hand in enumerate(state.hand):
        if other == seat:
            for slot, card in enumerate(hand):
                laid[hand_place(seat, slot)] = card
            continue
        drawn = [laid[hand_place(other, slot)] for slot in range(len(hand))]
        if state.chosen[other] >= 0:
            state.chosen[other] = drawn[luck.below(len(drawn))]
        state.hand[other] = sorted(drawn)
    state.hold = [laid[CRATES + number] for number in range(len(state.hold))]
    pile.top = [laid[TOPS + number] for number in range(len(pile.top))]
    pile.under = [laid[UNDERS + number] for number in range(len(pile.under))]
    pile.middle = bag([laid[MIDDLES + number] for number in range(pile.middle.size)], len(KINDS))
    state.sunk = bag([laid[SUNKS + number] for number in range(state.sunk.size)], len(KINDS))
    for other in range(state.players):
        if other != seat:
            state.memory[other] = recall(state.memory[other].shape(), laid, luck)


def hidden_places(state: Smugglers, seat: int) -> list[int]:
    """All places whose cards this seat does not simply see."""
    places: list[int] = []
    for other, hand in enumerate(state.hand):
        if other != seat:
            places.extend([hand_place(other, slot) for slot in range(len(hand))])
    pile = state.pile
    places.extend(range(CRATES, CRATES + len(state.hold)))
    places.extend(range(TOPS, TOPS + len(pile.top)))
    places.extend(range(UNDERS, UNDERS + len(pile.under)))
    places.extend(range(MIDDLES, MIDDLES + pile.middle.size))
    places.extend(range(SUNKS, SUNKS + state.sunk.size))
    return places


def redeal_roles(state: Smugglers, seat: int, luck: Luck) -> None:
    """X1.2: all roles but one's own and those of players ashore are unknown."""
    unknown = [other for other in state.in_play() if other != seat]
    for other in unknown:
        state.spare.add(state.role[other])
    for other in unknown:
        state.role[other] = state.spare.take(luck)
