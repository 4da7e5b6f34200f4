"""How cards move between hands, pile, chest and discard, and what is then known of them (G1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import NOTHING
from quarterdeck.games.traitres.knowledge.memory import Traces
from quarterdeck.games.traitres.rules.actions import DRAW
from quarterdeck.games.traitres.rules.packed import (
    add_look,
    hand_place,
    kind_of,
    knowers_of,
    layer_of,
    pack_lay,
    pack_loot,
    pack_thrown,
    thrower_of,
    top_place,
    with_kind,
    with_knowers,
    without_seat,
)

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# Hands and the pile


def deal_hand(state: Traitres, seat: i64, luck: Luck) -> None:
    """A hand of cards of the box, all fresh."""
    hand = state.hand
    number = state.numbers.hand
    place = hand_place(seat, 0)
    end = place + number
    while place < end:
        kind = kth_card(state.middle, luck.choose(DRAW, seat, state.cards, state))
        state.middle -= ONE[kind]
        state.cards -= 1
        hand[place] = kind
        place += 1
    dealt = number * ONE[seat]
    state.held += dealt
    state.fresh += dealt


def draw_card(state: Traitres, seat: i64, luck: Luck) -> i64:
    """The top card of the pile comes into a hand; who put it there knows it there."""
    place = hand_place(seat, state.cards_held(seat))
    if state.lower == NOTHING:
        kind = kth_card(state.middle, luck.choose(DRAW, seat, state.cards, state))
        state.middle -= ONE[kind]
        state.cards -= 1
    else:
        kind = take_top(state, seat, BIT[place])
    state.hand[place] = kind
    one = ONE[seat]
    state.held += one
    state.fresh += one
    return kind


def take_top(state: Traitres, seat: i64, to_hand: i64) -> i64:
    """The uppermost of the cards that somebody put on the pile."""
    place: i64 = state.put_on_top() - 1
    kind = state.lower
    if place:
        kind = state.upper
        state.upper = NOTHING
    else:
        state.lower = NOTHING
    state.traces.drawn(seat, kind, BIT[top_place(place)], to_hand)
    if state.put_by != seat:
        begin_trace(state, state.put_by, kind, NOTHING, to_hand, 0)
    if not place:
        state.put_by = NOTHING
    return kind


def take_out(state: Traitres, seat: i64, kind: i64) -> i64:
    """A card leaves a hand; those left are in no order, and none of them is fresh any more. Returns how many."""
    hand = state.hand
    first = hand_place(seat, 0)
    left = state.cards_held(seat) - 1
    last = first + left
    place = first
    while hand[place] != kind:
        place += 1
    hand[place] = hand[last]
    hand[last] = NOTHING
    state.held -= ONE[seat]
    state.fresh = without_seat(state.fresh, seat)
    if left == 2:
        if hand[first] > hand[first + 1]:
            hand[first], hand[first + 1] = hand[first + 1], hand[first]
    else:
        sort_hand(state, seat)
    return left


def sort_hand(state: Traitres, seat: i64) -> None:
    """The cards of a hand that are not fresh lie kind by kind."""
    hand = state.hand
    first = hand_place(seat, 0)
    end = first + state.settled(seat)
    sorted_to = first + 1
    while sorted_to < end:
        kind = hand[sorted_to]
        place = sorted_to
        while place > first and hand[place - 1] > kind:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = kind
        sorted_to += 1


def play_openly(state: Traitres, seat: i64, kind: i64) -> None:
    """A card of a hand is shown to all."""
    left = take_out(state, seat, kind)
    if state.traces.number:
        state.traces.shown(seat, left, kind)


def put_back(state: Traitres, seat: i64, kind: i64) -> None:
    """A card of a hand goes on top of the pile, and only its owner sees which."""
    left = take_out(state, seat, kind)
    number = state.put_on_top()
    set_top(state, number, kind)
    state.put_by = seat
    if state.traces.number:
        state.traces.left_hand(seat, left, BIT[top_place(number)], 0)


def throw_hand(state: Traitres, seat: i64) -> None:
    """A whole hand goes face down to the discard, and its owner remembers it."""
    if state.traces.number:
        state.traces.thrown_away(seat, len(state.thrown))
    for number in range(state.cards_held(seat)):
        state.thrown = append(state.thrown, pack_thrown(state.card(seat, number), seat))
        state.hand[hand_place(seat, number)] = NOTHING
    state.held = without_seat(state.held, seat)
    state.fresh = without_seat(state.fresh, seat)


# The chest


def put_in_chest(state: Traitres, seat: i64, kind: i64, claim: i64) -> None:
    """A loot card goes face down on top of the chest; its owner knows it there."""
    left = take_out(state, seat, kind)
    number = state.lays
    state.lays = number + 1
    state.lay[number] = pack_lay(seat, claim, kind)
    state.loot[number] = pack_loot(kind, BIT[seat])
    state.chest |= BIT[number]
    if state.traces.number:
        state.traces.left_hand(seat, left, 0, BIT[number])


def look_at(state: Traitres, seat: i64, places: i64) -> None:
    """A seat looks at loot cards: what it has not known there already it may know from elsewhere."""
    new: i64 = 0
    origin: i64 = 0
    left = places
    while left:
        number = lowest(left)
        left &= left - 1
        origin |= state.origin[number]
        if not state.knows_loot(seat, number):
            card = state.loot[number]
            new += ONE[kind_of(card)]
            state.loot[number] = with_knowers(card, knowers_of(card) | BIT[seat])
    state.looks = add_look(state.looks, seat, loot_bag(state, places), places, origin)
    if state.traces.number:
        state.traces.looked_at(seat, places, new)


def loot_bag(state: Traitres, places: i64) -> i64:
    """Loot cards as a bag."""
    bag: i64 = 0
    while places:
        bag += ONE[kind_of(state.loot[lowest(places)])]
        places &= places - 1
    return bag


def mix(state: Traitres, seat: i64, places: i64) -> None:
    """A seat mixes loot cards it looks at: nobody else knows any longer which lies where (T3.3)."""
    state.traces.mixed(seat, places)
    origin: i64 = 0
    left = places
    while left:
        number = lowest(left)
        left &= left - 1
        origin |= state.origin[number]
        for other in range(state.players):
            if other != seat and state.knows_loot(other, number):
                kind = kind_of(state.loot[number])
                begin_trace(state, other, kind, own_lay(state, other, number), 0, places)
    sort_loot(state, places)
    state.origin = state.origin[:]
    left = places
    while left:
        number = lowest(left)
        left &= left - 1
        state.origin[number] = origin
        state.loot[number] = with_knowers(state.loot[number], BIT[seat])


def own_lay(state: Traitres, seat: i64, number: i64) -> i64:
    """The lay a loot card came from, if only one can be and it was this seat's; or `NOTHING`."""
    origin = state.origin[number]
    if count(origin) > 1 or layer_of(state.lay[lowest(origin)]) != seat:
        return NOTHING
    return lowest(origin)


def put_lowest(state: Traitres, kind: i64) -> None:
    """T4.2: of the loot cards being looked at, one of this kind goes back below the others."""
    places = state.topmost(state.looking)
    lowest_place = lowest(places)
    other = lowest_place
    while kind_of(state.loot[other]) != kind:
        places &= places - 1
        other = lowest(places)
    swap_loot(state, lowest_place, other)
    state.looking -= 1
    sort_loot(state, state.topmost(state.looking))


def sort_loot(state: Traitres, places: i64) -> None:
    """Loot cards that somebody has in hand lie kind by kind, the first kind lowest."""
    while places:
        here = lowest(places)
        places &= places - 1
        left = places
        while left:
            other = lowest(left)
            left &= left - 1
            if kind_of(state.loot[other]) < kind_of(state.loot[here]):
                swap_loot(state, here, other)


def swap_loot(state: Traitres, one: i64, other: i64) -> None:
    """Two loot cards change places; who knows what lies there stays."""
    kind = kind_of(state.loot[one])
    set_loot(state, one, kind_of(state.loot[other]))
    set_loot(state, other, kind)


def begin_trace(state: Traitres, seat: i64, kind: i64, lay: i64, hands: i64, loot: i64) -> None:
    """A seat knows a card that lies in one of these places."""
    if state.traces.number == 0:
        state.traces = Traces()  # games in which nobody has any share one that is empty
    state.traces.begin(seat, kind, lay, hands, loot, 0)


# A card where another lay, all else unchanged


def set_loot(state: Traitres, number: i64, kind: i64) -> None:
    """Which loot card lies in a place."""
    state.loot[number] = with_kind(state.loot[number], kind)


def set_top(state: Traitres, number: i64, kind: i64) -> None:
    """Which card lies on top of the pile."""
    if number:
        state.upper = kind
    else:
        state.lower = kind


def set_thrown(state: Traitres, number: i64, kind: i64) -> None:
    """Which card of a hand was thrown away."""
    state.thrown[number] = pack_thrown(kind, thrower_of(state.thrown[number]))
