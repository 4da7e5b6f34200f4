"""What a seat of Traîtres à bord does not know, and dealing it anew: every way that agrees with what it knows alike.

A card the seat knows, without knowing where it lies, is laid in one of the places to which its trace leads; all other
unseen cards may lie anywhere, but in the chest and among what was thrown out of it only loot (T3.2).
"""

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS
from quarterdeck.games.traitres.knowledge.mixings import Mixings
from quarterdeck.games.traitres.knowledge.places import SLOTS, slot, top
from quarterdeck.games.traitres.knowledge.scattering import Scattering
from quarterdeck.games.traitres.rules.cards import Cards
from quarterdeck.games.traitres.rules.codes import OVER, PUTTING
from quarterdeck.games.traitres.rules.position import KNOWERS, OWNER

ALL_LOOT: Final = 0xFFFFFF  # of a bag
MOST_DEALS: Final = 2000  # of loot that the seat cannot have seen, before it is left so


class Hidden(Cards):
    """A position whose hidden things can be dealt anew."""

    def redeal(self, seat: i64, luck: Luck) -> None:
        if self.phase != OVER:
            self.deal_unseen(seat, self.gather(seat), luck)

    def deal_unseen(self, seat: i64, bag: i64, luck: Luck) -> None:
        """Roles, and these cards where a seat does not know what lies; others remember what they now saw."""
        self.redeal_roles(seat, luck)
        taken = Scattering(self)
        taken.gather(seat)
        unseen = self.redeal_loot(seat, bag, taken, luck)
        mixings = Mixings(self, seat, taken)
        for _ in range(MOST_DEALS):
            if mixings.undo(luck):
                break
            unseen = self.redeal_loot(seat, bag, taken, luck)
        self.redeal_others(seat, unseen, taken, luck)
        mixings.remember()
        if self.traces.number:
            taken.recall(seat, mixings.came, luck)

    def redeal_roles(self, seat: i64, luck: Luck) -> None:
        """T1.1: any of those whose roles are unknown may be the mutineers still aboard."""
        unknown: i64 = 0
        for other in range(self.players):
            if not self.knows_role(seat, other):
                unknown |= BIT[other]
        left = count(self.mutineers & unknown)
        self.mutineers &= ~unknown
        while left:
            other = kth(unknown, luck.below(count(unknown)))
            unknown &= ~BIT[other]
            self.mutineers |= BIT[other]
            left -= 1

    def unknown_loot(self, seat: i64) -> i64:
        """The loot cards, in the chest and thrown out, that a seat does not know, as a set."""
        places: i64 = 0
        for number in range(self.lays):
            if not self.knows_loot(seat, number):
                places |= BIT[number]
        return places

    def gather(self, seat: i64) -> i64:
        """All cards of which a seat does not know exactly where they are, as a bag."""
        bag = self.middle
        if self.put_by != seat:
            for number in range(self.put_on_top()):
                bag += ONE[self.upper if number else self.lower]
        for other in range(self.players):
            if other != seat:
                for number in range(self.cards_held(other)):
                    bag += ONE[self.card(other, number)]
        for number in range(self.lays):
            if not self.knows_loot(seat, number):
                bag += ONE[self.loot[number] % KNOWERS]
        for number in range(len(self.thrown)):
            if self.thrown[number] // OWNER != seat:
                bag += ONE[self.thrown[number] % OWNER]
        return bag

    def redeal_loot(self, seat: i64, bag: i64, taken: Scattering, luck: Luck) -> "Unseen":
        """The cards a seat knows in one of the places they may lie in, any loot for the rest of what was laid."""
        unseen = Unseen(bag, self.unknown_loot(seat))
        if len(taken.traces):
            unseen.lay_known(self, taken, luck)
        places = unseen.places & ~taken.loot
        for number in range(self.lays):
            if places & BIT[number]:
                self.set_loot(number, unseen.take_loot(luck))
        if self.phase == PUTTING and seat != self.turn:
            self.sort_loot(self.topmost(self.looking))
        return unseen

    def redeal_others(self, seat: i64, unseen: "Unseen", taken: Scattering, luck: Luck) -> None:
        """Any of all cards that are left for the other hands, on top of the pile and among what was thrown away."""
        for other in range(self.players):
            if other != seat:
                for number in range(self.cards_held(other)):
                    if not taken.hands & slot(other, number):
                        self.hand[SLOTS * other + number] = unseen.take(luck)
                self.sort_hand(other)
        if self.put_by != seat:
            for number in range(self.put_on_top()):
                if not taken.hands & top(number):
                    self.set_top(number, unseen.take(luck))
        for number in range(len(self.thrown)):
            if self.thrown[number] // OWNER != seat and not taken.away & BIT[number]:
                self.set_thrown(number, unseen.take(luck))
        self.middle = unseen.bag


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

    def lay_known(self, position: Cards, known: Scattering, luck: Luck) -> None:
        """The cards that are known to lie somewhere, in places from which there are as many ways to go on as from any.

        The more of them lie where only loot can, the more ways there are to lay the others; so ways to lay these are
        kept the more often the more of them do.
        """
        traces = position.traces
        most: i64 = 0
        for number in range(len(known.traces)):
            one = known.traces[number]
            self.remove(traces.kind(one))
            if traces.kind(one) < LOOT_KINDS and traces.loot(one):
                most += 1
        places = count(self.places)
        while not (known.scatter(luck) and self.is_kept(count(known.loot), most, places, luck)):
            pass
        known.lay_cards()

    def is_kept(self, number: i64, most: i64, places: i64, luck: Luck) -> bool:
        """Whether to keep a way in which so many known cards lie where only loot can, and not more."""
        while number < most:
            number += 1
            if luck.below(self.size - places + number) >= self.loot - places + number:
                return False
        return True
