"""What a seat does not know, dealt anew by rejection sampling: every way that agrees with what it knows alike.

A card the seat knows, without knowing where it lies, is laid in one of the places to which its trace leads; all other
unseen cards may lie anywhere, but in the chest and among what was thrown out of it only loot (T3.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS
from quarterdeck.games.traitres.knowledge.assignment import Assignment, recall
from quarterdeck.games.traitres.knowledge.shuffles import Shuffles
from quarterdeck.games.traitres.rules.actions import OVER, PUTTING
from quarterdeck.games.traitres.rules.cards import set_loot, set_thrown, set_top, sort_hand, sort_loot
from quarterdeck.games.traitres.rules.packed import hand_place, kind_of, thrower_of, thrown_kind, top_place

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

ALL_LOOT: Final = 0xFFFFFF  # of a bag
MAX_REJECTIONS: Final = 2000  # after this many worlds the seat cannot have seen, the next is used as it is


def redeal(state: Traitres, seat: i64, luck: Luck) -> None:
    """Roles and cards, where this seat does not know them."""
    if state.phase != OVER:
        deal_unseen(state, seat, gather(state, seat), luck)


def deal_unseen(state: Traitres, seat: i64, bag: i64, luck: Luck) -> None:
    """Roles, and these cards where a seat does not know what lies; others remember what they now saw."""
    redeal_roles(state, seat, luck)
    known = Assignment(state, seat)
    unseen = redeal_loot(state, seat, bag, known, luck)
    shuffles = Shuffles(state, seat, known)
    for _ in range(MAX_REJECTIONS):
        if shuffles.backtrack(luck):
            break
        unseen = redeal_loot(state, seat, bag, known, luck)
    redeal_others(state, seat, unseen, known, luck)
    shuffles.remember()
    if state.traces.number:
        recall(state, seat, shuffles.came, luck)


def redeal_roles(state: Traitres, seat: i64, luck: Luck) -> None:
    """T1.1: any of those whose roles are unknown may be the mutineers still aboard."""
    unknown: i64 = 0
    for other in range(state.players):
        if not state.knows_role(seat, other):
            unknown |= BIT[other]
    left = count(state.mutineers & unknown)
    state.mutineers &= ~unknown
    while left:
        other = kth(unknown, luck.below(count(unknown)))
        unknown &= ~BIT[other]
        state.mutineers |= BIT[other]
        left -= 1


def unknown_loot(state: Traitres, seat: i64) -> i64:
    """The loot cards, in the chest and thrown out, that a seat does not know, as a set."""
    places: i64 = 0
    for number in range(state.lays):
        if not state.knows_loot(seat, number):
            places |= BIT[number]
    return places


def gather(state: Traitres, seat: i64) -> i64:
    """All cards of which a seat does not know exactly where they are, as a bag."""
    bag = state.middle
    if state.put_by != seat:
        for number in range(state.put_on_top()):
            bag += ONE[state.upper if number else state.lower]
    for other in range(state.players):
        if other != seat:
            for number in range(state.cards_held(other)):
                bag += ONE[state.card(other, number)]
    for number in range(state.lays):
        if not state.knows_loot(seat, number):
            bag += ONE[kind_of(state.loot[number])]
    for number in range(len(state.thrown)):
        if thrower_of(state.thrown[number]) != seat:
            bag += ONE[thrown_kind(state.thrown[number])]
    return bag


def redeal_loot(state: Traitres, seat: i64, bag: i64, known: Assignment, luck: Luck) -> Unseen:
    """The cards a seat knows in one of the places they may lie in, any loot for the rest of what was laid."""
    unseen = Unseen(bag, unknown_loot(state, seat))
    if len(known.traces):
        unseen.lay_known(known, luck)
    places = unseen.places & ~known.loot
    for number in range(state.lays):
        if places & BIT[number]:
            set_loot(state, number, unseen.take_loot(luck))
    if state.phase == PUTTING and seat != state.turn:
        sort_loot(state, state.topmost(state.looking))
    return unseen


def redeal_others(state: Traitres, seat: i64, unseen: Unseen, known: Assignment, luck: Luck) -> None:
    """Any of all cards that are left for the other hands, on top of the pile and among what was thrown away."""
    for other in range(state.players):
        if other != seat:
            for number in range(state.cards_held(other)):
                place = hand_place(other, number)
                if not known.hands & BIT[place]:
                    state.hand[place] = unseen.take(luck)
            sort_hand(state, other)
    if state.put_by != seat:
        for number in range(state.put_on_top()):
            if not known.hands & BIT[top_place(number)]:
                set_top(state, number, unseen.take(luck))
    for number in range(len(state.thrown)):
        if thrower_of(state.thrown[number]) != seat and not known.away & BIT[number]:
            set_thrown(state, number, unseen.take(luck))
    state.middle = unseen.bag


@final
class Unseen:
    """Cards that a viewer cannot place, and the loot cards among which some of them lie."""

    def __init__(self, bag: i64, places: i64) -> None:
        self.bag: i64 = bag
        self.size: i64 = size_of(bag)
        self.loot: i64 = size_of(bag & ALL_LOOT)
        self.places: i64 = places

    def remove(self, kind: i64) -> None:
        """One card less."""
        self.bag -= ONE[kind]
        self.size -= 1
        if kind < LOOT_KINDS:
            self.loot -= 1

    def take(self, luck: Luck) -> i64:
        """Any of the cards."""
        kind = kth_card(self.bag, luck.below(self.size))
        self.remove(kind)
        return kind

    def take_loot(self, luck: Luck) -> i64:
        """Any of the loot."""
        kind = kth_card(self.bag, luck.below(self.loot))
        self.remove(kind)
        return kind

    def lay_known(self, known: Assignment, luck: Luck) -> None:
        """Rejection sampling of places for the known cards, each assignment as likely as there are ways to go on.

        The more of them lie where only loot can, the more ways there are to lay the others; so assignments are kept the
        more often the more of them do.
        """
        traces = known.state.traces
        most: i64 = 0
        for number in range(len(known.traces)):
            one = known.traces[number]
            self.remove(traces.kind(one))
            if traces.kind(one) < LOOT_KINDS and traces.loot(one):
                most += 1
        places = count(self.places)
        kept = False
        while not kept:  # ends with probability 1: the truth is one of the assignments, and has a chance to be kept
            kept = known.draw(luck) and self.is_kept(count(known.loot), most, places, luck)
        known.lay_cards()

    def is_kept(self, number: i64, most: i64, places: i64, luck: Luck) -> bool:
        """Whether to keep an assignment in which so many known cards lie where only loot can, and not more."""
        while number < most:
            number += 1
            if luck.below(self.size - places + number) >= self.loot - places + number:
                return False
        return True
