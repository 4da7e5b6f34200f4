"""What one player of Freibeuter owns."""

from typing import final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.games.freibeuter.box.pieces import around


@final
class Pirate:
    """Boats, money, ships and cards; all but the cards is public (F1.3, F1.4)."""

    def __init__(self, boats: i64, money: i64) -> None:
        self.money: i64 = money
        self.debt: i64 = 0
        self.stock: i64 = boats  # boats not in play
        self.boat: i64 = 0  # regions with at least one of these boats
        self.second: i64 = 0  # regions with two of them
        self.boarded: i64 = 0  # crossings where one lies on a ship
        self.captured: i64 = 0  # ships won, 8 bits for each kind
        self.sea: i64 = 0  # regions of which a sea card is in hand
        self.sea_twice: i64 = 0  # regions of which both are
        self.sea_cards: i64 = 0
        self.dutchman: i64 = 0
        self.dutchman_cards: i64 = 0

    def copy(self) -> "Pirate":
        new = Pirate(self.stock, self.money)
        new.debt = self.debt
        new.boat = self.boat
        new.second = self.second
        new.boarded = self.boarded
        new.captured = self.captured
        new.sea = self.sea
        new.sea_twice = self.sea_twice
        new.sea_cards = self.sea_cards
        new.dutchman = self.dutchman
        new.dutchman_cards = self.dutchman_cards
        return new

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        public = (self.money, self.debt, self.stock, self.boat, self.second, self.boarded, self.captured)
        return (*public, self.sea, self.sea_twice, self.dutchman)

    def boats_around(self, crossing: i64) -> i64:
        """How many of this pirate's boats lie in the four regions around a crossing."""
        return around(self.boat, crossing) + around(self.second, crossing)

    def capture(self, kind: i64) -> None:
        """One more ship of a kind."""
        self.captured += BIT[8 * kind]

    def ships(self, kind: i64) -> i64:
        """How many ships of a kind were captured."""
        return self.captured >> 8 * kind & 255

    def take_sea_card(self, region: i64) -> None:
        bit = BIT[region]
        if self.sea & bit:
            self.sea_twice |= bit
        else:
            self.sea |= bit
        self.sea_cards += 1

    def discard_sea_card(self, region: i64) -> None:
        bit = BIT[region]
        if self.sea_twice & bit:
            self.sea_twice ^= bit
        else:
            self.sea ^= bit
        self.sea_cards -= 1

    def take_dutchman_card(self, card: i64) -> None:
        self.dutchman |= BIT[card]
        self.dutchman_cards += 1

    def discard_dutchman_card(self, card: i64) -> None:
        self.dutchman ^= BIT[card]
        self.dutchman_cards -= 1

    def place_boat(self, region: i64) -> None:
        bit = BIT[region]
        if self.boat & bit:
            self.second |= bit
        else:
            self.boat |= bit
        self.stock -= 1
