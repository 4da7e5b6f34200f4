"""What a seat of Cartagena does not know, and dealing it anew: every way that agrees with what it knows alike."""

from mypy_extensions import i64

from quarterdeck.core.bags import kth_card
from quarterdeck.core.bits import BIT, count, kth, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.cartagena.box.pieces import MONKEY, NOTHING, SIDES
from quarterdeck.games.cartagena.rules.codes import LAYING, OVER, PLACING
from quarterdeck.games.cartagena.rules.position import Position


class Hidden(Position):
    """A position whose hidden things can be dealt anew."""

    def redeal(self, seat: i64, luck: Luck) -> None:
        if self.phase == OVER:
            return
        self.combat.redeal(self.players, seat, luck)
        self.gold.redeal(self.players, seat, luck)
        self.redeal_allegiances(seat, luck)
        self.redeal_sailors(seat, luck)
        if self.phase == LAYING:
            self.redeal_laid(seat, luck)

    def redeal_allegiances(self, seat: i64, luck: Luck) -> None:
        """C1.3: either side, of whoever has declared and was not spied on."""
        for other in range(self.players):
            if other != seat and self.side[other] != NOTHING and not (seat >= 0 and self.knows_side(seat, other)):
                self.side[other] = luck.below(SIDES)

    def redeal_laid(self, seat: i64, luck: Luck) -> None:
        """C7.2: any card of the hand; from the second bout on the monkey too."""
        for other in range(self.players):
            if other != seat and self.laid[other] != NOTHING:
                cards = self.combat.held[other]
                if cards == 0:
                    self.laid[other] = MONKEY
                else:
                    k = luck.below(cards + 1 if self.bout > 1 else cards)
                    self.laid[other] = MONKEY if k == cards else kth_card(self.combat.hand[other], k)

    # Sailors (C5.12)

    def redeal_sailors(self, seat: i64, luck: Luck) -> None:
        """Sailors nobody showed this seat stand anywhere; where it knows two of them, it may not know their sides."""
        unseen = self.unplaced
        being_placed = self.phase == PLACING and not self.placed(self.letter)
        if being_placed and self.turn != seat:
            unseen |= self.taken
        for letter in range(self.numbers.letters):
            if self.unknown_letter(seat, letter):
                unseen |= self.pair_at(letter)
        if being_placed and self.turn != seat:
            self.taken = self.take_two(unseen, luck)
            unseen &= ~self.taken
        for letter in range(self.numbers.letters):
            if self.unknown_letter(seat, letter):
                pair = self.take_two(unseen, luck)
                unseen &= ~pair
                self.post_pair(letter, pair, luck)
            elif self.placed(letter) and not self.revealed(letter) and not self.knows_sides(seat, letter):
                self.post_pair(letter, self.pair_at(letter), luck)
        self.unplaced = unseen
        if self.phase == PLACING and not being_placed:
            self.taken = self.pair_at(self.letter)

    def unknown_letter(self, seat: i64, letter: i64) -> bool:
        """Whether others have placed sailors there whom this seat never saw."""
        return self.placed(letter) and not self.revealed(letter) and not (seat >= 0 and self.knows_pair(seat, letter))

    def pair_at(self, letter: i64) -> i64:
        """The two sailors of a letter, as a set."""
        return BIT[self.post[SIDES * letter]] | BIT[self.post[SIDES * letter + 1]]

    def take_two(self, sailors: i64, luck: Luck) -> i64:
        """Any two of some sailors."""
        first = BIT[kth(sailors, luck.below(count(sailors)))]
        return first | BIT[kth(sailors & ~first, luck.below(count(sailors) - 1))]

    def post_pair(self, letter: i64, pair: i64, luck: Luck) -> None:
        """Two sailors stand face to face, on either side."""
        side = luck.below(SIDES)
        self.post[SIDES * letter + side] = lowest(pair)
        self.post[SIDES * letter + 1 - side] = lowest(pair & pair - 1)
