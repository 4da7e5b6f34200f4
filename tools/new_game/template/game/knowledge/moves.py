"""Cards that move, and what becomes of what is known of them (G1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from tools.new_game.template.game.box.pieces import NOTHING
from tools.new_game.template.game.knowledge.places import CRATES, MIDDLES, SUNKS, TOPS, UNDERS, hand_place

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers


def move_all(state: Smugglers, old: int, new: int) -> None:
    """A card moves unseen from one place to another, and everybody sees which."""
    for memory in state.memory:
        memory.rename(old, new)


def mix_all(state: Smugglers, places: list[int]) -> None:
    """The cards in these places are mixed before everybody's eyes."""
    for memory in state.memory:
        memory.mix(places)


def close_gap(state: Smugglers, first: int, gap: int, left: int) -> None:
    """The places behind one that was emptied move up."""
    for number in range(gap, left):
        move_all(state, first + number + 1, first + number)


def from_hand(state: Smugglers, seat: int, card: int, place: int) -> None:
    """A card goes face down from a hand to a place: its owner knows it there, others know it is one of the hand."""
    hand = state.hand[seat]
    hand.remove(card)
    for other, memory in enumerate(state.memory):
        if other == seat:
            memory.see(place, card)
        else:
            memory.rename(hand_place(seat, len(hand)), place)


def to_hand(state: Smugglers, seat: int, card: int, place: int) -> None:
    """A card goes face down from a place into a hand, where it is one of all of them."""
    hand = state.hand[seat]
    hand.append(card)
    hand.sort()
    for other, memory in enumerate(state.memory):
        if other == seat:
            memory.leave(place, card)
        else:
            memory.rename(place, hand_place(seat, len(hand) - 1))
            memory.mix([hand_place(seat, slot) for slot in range(len(hand))])


def draw_card(state: Smugglers, seat: int, point: i64, luck: Luck) -> int:
    """The first card of the pile goes into a hand; who put it there knows which it is."""
    pile = state.pile
    place = UNDERS
    if pile.top:
        place = TOPS + len(pile.top) - 1
    elif pile.middle.size:
        place = MIDDLES + pile.middle.size - 1
    card = pile.draw(luck, point, seat, state)
    to_hand(state, seat, card, place)
    if place == UNDERS:
        close_gap(state, UNDERS, 0, len(pile.under))
    return card


def shuffle_pile(state: Smugglers) -> None:
    """G1.3: what was known of single cards is known of the pile."""
    pile = state.pile
    size: int = pile.middle.size
    for number in range(len(pile.top)):
        move_all(state, TOPS + number, MIDDLES + size)
        size += 1
    for number in range(len(pile.under)):
        move_all(state, UNDERS + number, MIDDLES + size)
        size += 1
    mix_all(state, [MIDDLES + number for number in range(size)])
    pile.shuffle()


def stow_in_hold(state: Smugglers, card: int, seat: int = NOTHING, claim: int = NOTHING) -> None:
    """A card lies in the hold: laid by somebody with a claim, or by nobody."""
    state.hold.append(card)
    state.laid_by.append(seat)
    state.claim.append(claim)


def sink_hand(state: Smugglers, seat: int) -> None:
    """A whole hand goes face down among the sunk cards."""
    for card in state.hand[seat][:]:
        from_hand(state, seat, card, SUNKS + state.sunk.size)
        state.sunk.add(card)
    mix_all(state, [SUNKS + number for number in range(state.sunk.size)])


def open_crate(state: Smugglers, number: int) -> int:
    """A card of the hold is shown to all and leaves it."""
    card = state.hold.pop(number)
    state.laid_by.pop(number)
    state.claim.pop(number)
    for memory in state.memory:
        memory.leave(CRATES + number, card)
    close_gap(state, CRATES, number, len(state.hold))
    state.jetsam.add(card)
    return card
