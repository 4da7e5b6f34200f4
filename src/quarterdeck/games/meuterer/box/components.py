"""What a data file of Meuterer may say."""

from typing import Literal

import msgspec

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Data, Options
from quarterdeck.games.meuterer.box.options import MeutererOptions
from quarterdeck.games.meuterer.box.pieces import BUYS_WORDS, CARD_WORDS, HOCHLAND, ISLAND_WORDS, MOST_CARDS, PIRATES

MOST_COPIES = 20  # of one kind of card
MOST_IN_ALL = 60
MOST_ROUNDS = 12


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of goods card, and how many there are."""

    name: str
    copies: int


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an island buys, what it pays whoever sells most, alone or tied, and for docking.

    `recon` names the numbers that are reconstructed.
    """

    name: str
    buys: str
    alone: int
    two: int
    three: int
    docking: int
    recon: tuple[Literal["buys", "alone", "two", "three", "docking"], ...] = ()


class Components(Data, frozen=True):
    """All that lies in the box."""

    hand: int
    extra: int
    rounds: tuple[int, int]
    cards: tuple[Card, ...]
    islands: tuple[Island, ...]

    def check(self, players: int, options: Options) -> None:
        """Raise `BadData` with a sentence if no game can be played with these."""
        assert isinstance(options, MeutererOptions)
        if [card.name for card in self.cards] != CARD_WORDS:
            raise BadData(f"The kinds of cards must be {', '.join(CARD_WORDS)}, in this order.")
        if [island.name for island in self.islands] != ISLAND_WORDS:
            raise BadData(f"The islands must be {', '.join(ISLAND_WORDS)}, in this order.")
        for card in self.cards:
            _within(f"The number of {card.name} cards", card.copies, 0, MOST_COPIES)
        for island in self.islands:
            if island.buys not in BUYS_WORDS:
                raise BadData(f"{island.name} must buy one of {', '.join(BUYS_WORDS)}, not {island.buys}.")
            for number in (island.alone, island.two, island.three, island.docking):
                _within(f"What {island.name} pays", number, 0, 1000)
        if self.islands[HOCHLAND].buys != BUYS_WORDS[-1]:
            raise BadData("Hochland must buy any goods: it is where the ship begins.")
        _within("The number of cards in a hand", self.hand, 1, MOST_CARDS)
        _within("The number of cards the Loader gives back", self.extra, 1, MOST_CARDS)
        for rounds in self.rounds:
            _within("The number of rounds", rounds, 1, MOST_ROUNDS)
        cards = sum(card.copies for card in self.cards[:PIRATES])
        need = players * self.hand + self.extra
        if not need <= cards <= MOST_IN_ALL:
            raise BadData(f"{players} players need {need} to {MOST_IN_ALL} goods cards; there are {cards}.")
        if options.pirates:
            _within("The number of pirates cards in the variant", self.cards[PIRATES].copies, 1, 1)


def _within(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadData(f"{what} must be from {least} to {most}, not {number}.")
