"""All that is true of a game of Freibeuter: what lies where, who owns what, who must decide."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, kth
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import State
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.pieces import NOWHERE, REGIONS, SHIPS, TOKENS, Pirate, kth_card
from quarterdeck.games.freibeuter.rules.codes import DUTCHMAN, FIRST, OVER, SEA, TURN

NO_TOKENS: Final[vec[i64]] = vec[i64]([TOKENS] * REGIONS)


class Position(State):
    """The truth; `rules` says how it changes."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.players)
        self.numbers: Numbers = numbers
        self.pirates: list[Pirate] = []
        self.token: vec[i64] = NO_TOKENS  # kind of token laid on each crossing; never changed once all are laid
        self.unlaid: vec[i64] = numbers.tokens  # tokens of each kind still to be laid
        self.tokens: i64 = 0  # crossings that still hold a token
        self.free: i64 = 0  # crossings whose ship nobody boarded
        self.free_ships: i64 = 0  # how many those are
        self.occupied: i64 = 0  # regions with a boat
        self.stores: i64 = numbers.stores
        self.doubled: i64 = 0  # kinds of ships that count double
        self.sea: i64 = numbers.sea  # the sea pile, as in a hand
        self.sea_twice: i64 = numbers.sea_twice
        self.sea_cards: i64 = numbers.sea_cards
        self.dutchman: i64 = numbers.dutchman  # the Dutchman pile
        self.dutchman_cards: i64 = numbers.dutchman_cards
        self.dutchman_at: i64 = NOWHERE
        self.waiting: i64 = 0  # encircled tokens that wait for the order
        self.turn: i64 = 0
        self.phase: i64 = TURN
        self.ended_by: i64 = 0  # 1, 2 or 3: F11.1, F11.2 or F11.3

    # Piles are bags: the top card of a shuffled pile is any of its cards (G1.7)

    def thing(self, point: i64, k: i64) -> i64:
        if point == SEA:
            return kth_card(self.sea, self.sea_twice, k)
        if point == DUTCHMAN:
            return kth(self.dutchman, k)
        if point == FIRST:
            return k
        unlaid = self.unlaid
        kind: i64 = 0
        while k >= unlaid[kind]:
            k -= unlaid[kind]
            kind += 1
        return kind

    def take_sea_card(self, pirate: Pirate, k: i64) -> i64:
        """Outcome k of the sea pile goes into a hand."""
        region = kth_card(self.sea, self.sea_twice, k)
        self.move_sea_card(region, pirate)
        return region

    def take_dutchman_card(self, pirate: Pirate, k: i64) -> i64:
        """Outcome k of the Dutchman pile goes into a hand."""
        card = kth(self.dutchman, k)
        self.move_dutchman_card(card, pirate)
        return card

    def move_sea_card(self, region: i64, pirate: Pirate) -> None:
        """A card of this region leaves the pile for a hand."""
        bit = BIT[region]
        if self.sea_twice & bit:
            self.sea_twice ^= bit
        else:
            self.sea ^= bit
        self.sea_cards -= 1
        pirate.take_sea_card(region)

    def move_dutchman_card(self, card: i64, pirate: Pirate) -> None:
        """A Dutchman card leaves the pile for a hand."""
        self.dutchman ^= BIT[card]
        self.dutchman_cards -= 1
        pirate.take_dutchman_card(card)

    # Asked by rules and bots alike

    def closing(self) -> i64:
        """F5.1: the empty regions where one more boat would complete the encirclement of a token."""
        here = self.occupied
        right = here >> 1
        below = here >> 7
        across = here >> 8
        tokens = self.tokens
        return (
            (tokens & ~here & right & below & across)
            | (tokens & here & ~right & below & across) << 1
            | (tokens & here & right & ~below & across) << 7
            | (tokens & here & right & below & ~across) << 8
        )

    def wealth(self, seat: i64) -> i64:
        """F11.5: money and captured ships, doubled where a doubler lies, less twice the debt (F9.3)."""
        pirate = self.pirates[seat]
        return pirate.money + self.worth_of_ships(seat) - self.numbers.debt_factor * pirate.debt

    def worth_of_ships(self, seat: i64) -> i64:
        """F8.2: every captured ship at its value, twice that where a doubler lies."""
        worth: i64 = 0
        pirate = self.pirates[seat]
        for kind in range(SHIPS):
            value = self.numbers.value[kind] * pirate.ships(kind)
            if self.doubled & BIT[kind]:
                value += value
            worth += value
        return worth

    def winners(self) -> i64:
        """F11.5: the richest wins, equals share."""
        if self.phase != OVER:
            return 0
        best = self.wealth(0)
        winners: i64 = 1
        for seat in range(1, self.players):
            wealth = self.wealth(seat)
            if wealth > best:
                best = wealth
                winners = BIT[seat]
            elif wealth == best:
                winners |= BIT[seat]
        return winners

    # Copies and redealt copies

    def copy_into(self, new: "Position") -> None:
        new.acting = self.acting
        new.pirates = [pirate.copy() for pirate in self.pirates]
        new.token = self.token
        new.unlaid = self.unlaid
        new.tokens = self.tokens
        new.free = self.free
        new.free_ships = self.free_ships
        new.occupied = self.occupied
        new.stores = self.stores
        new.doubled = self.doubled
        new.sea = self.sea
        new.sea_twice = self.sea_twice
        new.sea_cards = self.sea_cards
        new.dutchman = self.dutchman
        new.dutchman_cards = self.dutchman_cards
        new.dutchman_at = self.dutchman_at
        new.waiting = self.waiting
        new.turn = self.turn
        new.phase = self.phase
        new.ended_by = self.ended_by

    def redeal(self, seat: i64, luck: Luck) -> None:
        """All other hands go back into the piles and are drawn anew (F1.3): sizes are public, cards are not."""
        if self.phase == OVER:
            return
        for other in range(self.players):
            if other != seat:
                pirate = self.pirates[other]
                self.sea_twice |= pirate.sea_twice | self.sea & pirate.sea
                self.sea |= pirate.sea
                self.sea_cards += pirate.sea_cards
                self.dutchman |= pirate.dutchman
                self.dutchman_cards += pirate.dutchman_cards
                pirate.sea = 0
                pirate.sea_twice = 0
                pirate.dutchman = 0
        for other in range(self.players):
            if other != seat:
                self.refill_hand(self.pirates[other], luck)

    def refill_hand(self, pirate: Pirate, luck: Luck) -> None:
        """As many cards of each kind as the hand is known to hold, any of those unseen."""
        sea_cards = pirate.sea_cards
        dutchman_cards = pirate.dutchman_cards
        pirate.sea_cards = 0
        pirate.dutchman_cards = 0
        for _ in range(sea_cards):
            self.take_sea_card(pirate, luck.below(self.sea_cards))
        for _ in range(dutchman_cards):
            self.take_dutchman_card(pirate, luck.below(self.dutchman_cards))

    def key(self) -> tuple[object, ...]:
        # discards are what is neither in a pile nor in a hand
        board = (self.tokens, self.free, self.occupied, self.stores, self.doubled, tuple(self.token))
        piles = (self.sea, self.sea_twice, self.dutchman, self.dutchman_at)
        turn = (self.waiting, self.turn, self.phase, self.ended_by)
        return (*board, *piles, *turn, tuple([pirate.key() for pirate in self.pirates]))
