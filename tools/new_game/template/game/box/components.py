"""What a data file of Smugglers' Cove may say."""

import msgspec

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Data, Options
from tools.new_game.template.game.box.pieces import KINDS, MOST_CARDS

MOST_ROUNDS = 4


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card: how many there are, and what one is worth in the hold (X6.3)."""

    name: str
    count: int
    value: int


class Components(Data, frozen=True):
    """All that lies in the box."""

    rounds: int
    hand: int
    crates: int
    spies: tuple[int, int, int]
    target: tuple[int, int, int]
    cards: tuple[Card, ...]

    def check(self, players: int, options: Options) -> None:
        if tuple(card.name for card in self.cards) != KINDS:
            raise BadData(f"The kinds of cards must be {', '.join(KINDS)}, in this order.")
        if any(not 0 <= card.count <= MOST_CARDS for card in self.cards):
            raise BadData(f"There can be 0 to {MOST_CARDS} cards of a kind.")
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise BadData(f"There must be 1 to {MOST_ROUNDS} rounds, not {self.rounds}.")
        if self.hand < 1 or self.crates < 0:
            raise BadData("Everyone needs a card to begin with, and the hold cannot owe any.")
        if not 0 <= self.spies[players - 2] <= players + 1:
            raise BadData(f"Of {players + 1} roles, {self.spies[players - 2]} cannot be spies.")
        cards = sum(card.count for card in self.cards)
        need = players * self.hand + self.crates
        if not need <= cards <= MOST_CARDS:
            raise BadData(f"{players} players need {need} to {MOST_CARDS} cards; there are {cards}.")
