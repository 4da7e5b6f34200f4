"""What a data file of Freibeuter may say."""

import msgspec

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Data, Options
from quarterdeck.games.freibeuter.box.pieces import CROSSINGS, SIDE

MONEY_CARDS = 62  # in the box


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of ship: what it is worth, what a helper's boat earns, how many there are, and its doublers."""

    value: int
    share: int
    count: int
    doublers: int


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player begins with (F1.1)."""

    boats: int
    money: int
    sea_cards: int
    dutchman_cards: int


class Pay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bank pays (F4.2, F8.1) and how often a debt counts (F9.3)."""

    card: int
    store: int
    debt: int


class MoneyCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The money cards of the box; shown, never counted."""

    values: tuple[int, ...]


class Components(Data, frozen=True):
    """All that lies in the box."""

    sea_cards: tuple[str, ...]
    dutchman_rows: str
    dutchman_columns: str
    stores: int
    ships: tuple[Ship, ...]
    start: Start
    pay: Pay
    money_cards: MoneyCards

    def check(self, players: int, options: Options) -> None:
        """Raise `BadData` with a sentence if no game can be played with these."""
        if len(self.sea_cards) != SIDE or any(not _digits(row, "012") for row in self.sea_cards):
            raise BadData(f"sea_cards must be {SIDE} rows of {SIDE} digits, each 0, 1 or 2.")
        for name, cards in (("dutchman_rows", self.dutchman_rows), ("dutchman_columns", self.dutchman_columns)):
            if not _digits(cards, "01"):
                raise BadData(f"{name} must be {SIDE} digits, each 0 or 1.")
        if len(self.ships) != 4:
            raise BadData(f"There must be four kinds of ships, not {len(self.ships)}.")
        for ship in self.ships:
            _within("A ship's value", ship.value, 0, 1000)
            _within("A ship's share", ship.share, 0, 1000)
            _within("The number of ships of a kind", ship.count, 0, CROSSINGS)
            _within("The number of doublers of a kind", ship.doublers, 0, 1)
        _within("The number of stores", self.stores, 1, CROSSINGS)
        _within("The number of boats", self.start.boats, 1, 1000)
        _within("The money at the start", self.start.money, 0, 1_000_000)
        _within("The number of sea cards dealt", self.start.sea_cards, 1, 74)
        _within("The number of Dutchman cards dealt", self.start.dutchman_cards, 0, 14)
        _within("What a sea card pays", self.pay.card, 0, 1000)
        _within("What a store pays", self.pay.store, 0, 1000)
        _within("How often a debt is subtracted", self.pay.debt, 0, 1000)
        _within("The number of values of money cards", len(self.money_cards.values), 1, MONEY_CARDS)
        for value in self.money_cards.values:
            _within("A money card's value", value, 1, 1_000_000)
        tokens = self.stores + sum(ship.count + ship.doublers for ship in self.ships)
        if tokens != CROSSINGS:
            raise BadData(f"There must be {CROSSINGS} tokens, one for each crossing, not {tokens}.")
        sea = sum(int(digit) for row in self.sea_cards for digit in row)
        if sea < players * self.start.sea_cards:
            raise BadData(f"{players} players need {players * self.start.sea_cards} sea cards; there are {sea}.")
        dutchman = (self.dutchman_rows + self.dutchman_columns).count("1")
        if dutchman < players * self.start.dutchman_cards:
            need = players * self.start.dutchman_cards
            raise BadData(f"{players} players need {need} Dutchman cards; there are {dutchman}.")


def _digits(row: str, allowed: str) -> bool:
    return len(row) == SIDE and all(digit in allowed for digit in row)


def _within(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadData(f"{what} must be from {least} to {most}, not {number}.")
