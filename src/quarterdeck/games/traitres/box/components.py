"""What a data file of Traîtres à bord may say."""

import msgspec

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Data, Options
from quarterdeck.games.traitres.box.options import TraitresOptions
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_KINDS, MOST_SEATS, PLANK, POCKETS

MOST_COPIES = 60  # of one kind of card
MOST_LOOT = 60  # cards in all: each may be laid once
MOST_POCKETS = 12  # each throws a hand away
MOST_HAND = 3
BIGGEST_TARGET = 60
FEWEST_PLAYERS = 3


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card, and how many there are."""

    name: str
    copies: int


class Crew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players plays with: roles, planks as printed and of the light printing, the chest target."""

    players: int
    pirates: int
    mutineers: int
    planks: int
    light: int
    target: int


class Components(Data, frozen=True):
    """All that lies in the box; planks depend on the number of players."""

    hand: int
    cards: tuple[Card, ...]
    crews: tuple[Crew, ...]

    def check(self, players: int, options: Options) -> None:
        """Raise `BadData` with a sentence if no game can be played with these."""
        assert isinstance(options, TraitresOptions)
        if [card.name for card in self.cards] != KIND_WORDS[:PLANK]:
            raise BadData(f"The kinds of cards must be {', '.join(KIND_WORDS[:PLANK])}, in this order.")
        for card in self.cards:
            _within(f"The number of {card.name} cards", card.copies, 0, MOST_COPIES)
        _within("The number of loot cards", sum(card.copies for card in self.cards[:LOOT_KINDS]), 0, MOST_LOOT)
        _within("The number of pockets cards", self.cards[POCKETS].copies, 0, MOST_POCKETS)
        _within("The number of cards in a hand", self.hand, 1, MOST_HAND)
        if [crew.players for crew in self.crews] != list(range(FEWEST_PLAYERS, MOST_SEATS + 1)):
            raise BadData(f"There must be a crew for {FEWEST_PLAYERS} to {MOST_SEATS} players, in this order.")
        for crew in self.crews:
            _check_crew(crew)
        deck = sum(card.copies for card in self.cards) + self.planks(players, options)
        dealt = players * self.hand
        if deck <= dealt:
            raise BadData(f"{players} players are dealt {dealt} cards; there are {deck}, and some must be left.")

    def crew(self, players: int) -> Crew:
        """What so many players play with."""
        return self.crews[players - FEWEST_PLAYERS]

    def planks(self, players: int, options: TraitresOptions) -> int:
        """T1.2: the planks in play."""
        crew = self.crew(players)
        return crew.light if options.planks == "light" else crew.planks


def _check_crew(crew: Crew) -> None:
    whose = f"of the crew for {crew.players} players"
    _within(f"The number of mutineers {whose}", crew.mutineers, 1, (crew.players - 1) // 2)
    if crew.pirates + crew.mutineers != crew.players:
        raise BadData(f"The pirates and mutineers {whose} must be {crew.players} together.")
    for planks in (crew.planks, crew.light):
        _within(f"The number of planks {whose}", planks, 0, MOST_COPIES)
    _within(f"The chest target {whose}", crew.target, 0, BIGGEST_TARGET)


def _within(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadData(f"{what} must be from {least} to {most}, not {number}.")
