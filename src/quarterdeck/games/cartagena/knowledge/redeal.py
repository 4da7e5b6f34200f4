"""What a seat does not know, dealt anew: every way that agrees with what it knows alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT, count, kth, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.cartagena.box.pieces import MONKEY, NOTHING, SIDES
from quarterdeck.games.cartagena.rules.actions import LAYING, OVER, PLACING
from quarterdeck.games.cartagena.rules.supplies import PUBLIC, SEATS, Supply, kind_of, knows, later_of, origin_of

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena


def redeal(state: Cartagena, seat: i64, luck: Luck) -> None:
    """Cards, allegiances, sailors and what was laid in a duel, where this seat does not know them."""
    if state.phase == OVER:
        return
    redeal_supply(state.combat, state.players, seat, luck)
    redeal_supply(state.gold, state.players, seat, luck)
    redeal_allegiances(state, seat, luck)
    redeal_sailors(state, seat, luck)
    if state.phase == LAYING:
        redeal_laid(state, seat, luck)


def redeal_allegiances(state: Cartagena, seat: i64, luck: Luck) -> None:
    """C1.3: either side, of whoever has declared and was not spied on."""
    for other in range(state.players):
        if other != seat and state.side[other] != NOTHING and not (seat >= 0 and state.knows_side(seat, other)):
            state.side[other] = luck.below(SIDES)


def redeal_laid(state: Cartagena, seat: i64, luck: Luck) -> None:
    """C7.2: any card of the hand; from the second bout on the monkey too."""
    for other in range(state.players):
        if other != seat and state.laid[other] != NOTHING:
            cards = state.combat.held[other]
            if cards == 0:
                state.laid[other] = MONKEY
            else:
                k = luck.below(cards + 1 if state.bout > 1 else cards)
                state.laid[other] = MONKEY if k == cards else kth_card(state.combat.hand[other], k)


# Sailors (C5.12)


def redeal_sailors(state: Cartagena, seat: i64, luck: Luck) -> None:
    """Sailors nobody showed this seat stand anywhere; where it knows two of them, it may not know their sides."""
    unseen = state.unplaced
    being_placed = state.phase == PLACING and not state.placed(state.letter)
    if being_placed and state.turn != seat:
        unseen |= state.taken
    for letter in range(state.numbers.letters):
        if unknown_letter(state, seat, letter):
            unseen |= state.pair_at(letter)
    if being_placed and state.turn != seat:
        state.taken = take_two(state, unseen, luck)
        unseen &= ~state.taken
    for letter in range(state.numbers.letters):
        if unknown_letter(state, seat, letter):
            pair = take_two(state, unseen, luck)
            unseen &= ~pair
            post_pair(state, letter, pair, luck)
        elif state.placed(letter) and not state.revealed(letter) and not state.knows_sides(seat, letter):
            post_pair(state, letter, state.pair_at(letter), luck)
    state.unplaced = unseen
    if state.phase == PLACING and not being_placed:
        state.taken = state.pair_at(state.letter)


def unknown_letter(state: Cartagena, seat: i64, letter: i64) -> bool:
    """Whether others have placed sailors there whom this seat never saw."""
    return state.placed(letter) and not state.revealed(letter) and not (seat >= 0 and state.knows_pair(seat, letter))


def take_two(state: Cartagena, sailors: i64, luck: Luck) -> i64:
    """Any two of some sailors."""
    first = BIT[kth(sailors, luck.below(count(sailors)))]
    return first | BIT[kth(sailors & ~first, luck.below(count(sailors) - 1))]


def post_pair(state: Cartagena, letter: i64, pair: i64, luck: Luck) -> None:
    """Two sailors stand face to face, on either side."""
    side = luck.below(SIDES)
    state.post[SIDES * letter + side] = lowest(pair)
    state.post[SIDES * letter + 1 - side] = lowest(pair & pair - 1)


# Cards


@final
class Unseen:
    """Cards that a viewer cannot place."""

    def __init__(self, bag: i64) -> None:
        self.bag: i64 = bag
        self.size: i64 = 0

    def empty(self, slot: i64, seat: i64) -> None:
        """A card that this seat does not know comes out of its slot."""
        if slot != NOTHING and not knows(slot, seat):
            self.bag += ONE[kind_of(slot)]

    def take(self, luck: Luck) -> i64:
        """Any of the cards."""
        kind = kth_card(self.bag, luck.below(self.size))
        self.bag -= ONE[kind]
        self.size -= 1
        return kind

    def refill(self, slot: i64, seat: i64, luck: Luck) -> i64:
        """A slot with any of the cards, unless the seat knows what lies there."""
        if slot == NOTHING or knows(slot, seat):
            return slot
        return slot - kind_of(slot) + self.take(luck)


def redeal_supply(supply: Supply, players: i64, seat: i64, luck: Luck) -> None:
    """Cards known to the seat stay; all others are laid again where as many lay, every way alike."""
    unseen = gather(supply, players, seat)
    viewer: i64 = seat if seat >= 0 else PUBLIC
    for other in range(players):
        if other != seat:
            refill_hand(supply, other, supply.known_of(viewer, other), unseen, luck)
    for number in range(len(supply.under)):
        if origin_of(supply.under[number]) == NOTHING:
            supply.under[number] = unseen.refill(supply.under[number], seat, luck)
    supply.looked = unseen.refill(supply.looked, seat, luck)
    supply.looked_too = unseen.refill(supply.looked_too, seat, luck)
    supply.middle = unseen.bag
    recall(supply, players, seat)


def refill_hand(supply: Supply, seat: i64, known: i64, unseen: Unseen, luck: Luck) -> None:
    """Known cards and any others, for a hand and the slots that came from it, in the order of time.

    When a card went under the pile, those drawn later were not there; any of the others may be the one.
    """
    size = size_of(known)
    missing = supply.held[seat] - size
    for number in range(len(supply.under)):
        if origin_of(supply.under[number]) == seat:
            missing += 1
    bag = known
    for number in range(len(supply.under)):
        slot = supply.under[number]
        if origin_of(slot) == seat:
            while missing > later_of(slot):
                bag += ONE[unseen.take(luck)]
                size += 1
                missing -= 1
            kind = kth_card(bag, luck.below(size))
            bag -= ONE[kind]
            size -= 1
            supply.under[number] = slot - kind_of(slot) + kind
    for _ in range(missing):
        bag += ONE[unseen.take(luck)]
    supply.hand[seat] = bag


def gather(supply: Supply, players: i64, seat: i64) -> Unseen:
    """All cards of which a seat does not know where they are."""
    viewer: i64 = seat if seat >= 0 else PUBLIC
    unseen = Unseen(supply.middle)
    for other in range(players):
        if other != seat:
            unseen.bag += supply.hand[other] - supply.known_of(viewer, other)
    for number in range(len(supply.under)):
        unseen.empty(supply.under[number], seat)
    unseen.empty(supply.looked, seat)
    unseen.empty(supply.looked_too, seat)
    unseen.size = size_of(unseen.bag)
    return unseen


def recall(supply: Supply, players: i64, seat: i64) -> None:
    """Others know of hands what is public; that may be less than they remember, which only they can tell."""
    for viewer in range(players):
        if viewer != seat:
            for other in range(players):
                if other != viewer:
                    supply.known[viewer * SEATS + other] = supply.known_of(PUBLIC, other)
