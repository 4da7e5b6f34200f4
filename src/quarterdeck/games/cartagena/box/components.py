"""What a data file of Cartagena may say."""

import msgspec

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Data, Options
from quarterdeck.games.cartagena.box.options import CartagenaOptions
from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    FIRST_GREY,
    FIRST_PINK,
    GOLD_WORDS,
    MOST_LETTERS,
    PIRATES,
)

MOST_COPIES = 40  # of one kind of card
MOST_IN_ALL = 60
MOST_COINS = 200
LONGEST_TRACK = 200
TRACKS = ["volcano_first", "coin_first"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card, how many there are, and whether that number is reconstructed."""

    name: str
    copies: int
    recon: bool = False


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track: the squares of the islands, of the storms and of the mutiny, which is the last."""

    name: str
    volcano: int
    treasure: int
    coin: int
    storms: tuple[int, ...]
    mutiny: int
    recon: bool = False

    def start(self, players: int) -> int:
        """C1.1: where the ship begins."""
        return (self.volcano, self.treasure, self.coin)[players - 2]


class Components(Data, frozen=True):
    """All that lies in the box."""

    coins: int
    doors: int
    duels: int
    combat: tuple[Card, ...]
    gold: tuple[Card, ...]
    tracks: tuple[Track, ...]

    def check(self, players: int, options: Options) -> None:
        """Raise `BadData` with a sentence if no game can be played with these."""
        assert isinstance(options, CartagenaOptions)
        _names("kinds of combat cards", [card.name for card in self.combat], COMBAT_WORDS)
        _names("kinds of gold cards", [card.name for card in self.gold], GOLD_WORDS)
        _names("tracks", [track.name for track in self.tracks], TRACKS)
        for card in (*self.combat, *self.gold):
            _within(f"The number of {card.name} cards", card.copies, 0, MOST_COPIES)
        for first in (FIRST_PINK, FIRST_GREY):
            card = self.combat[first]
            if card.copies < players:
                raise BadData(f"{players} players need a {card.name} card each; there are {card.copies}.")
        for cards, what in ((self.combat, "combat"), (self.gold, "gold")):
            _within(f"The number of {what} cards", sum(card.copies for card in cards), 0, MOST_IN_ALL)
        _within("The number of coins", self.coins, players, MOST_COINS)
        _within("The number of doors beside one for each player", self.doors, 1, len(PIRATES) - 1 - players)
        _within("The number of duels", self.duels, 1, MOST_LETTERS)
        if self.duels % 2 == 0:
            raise BadData(f"The number of duels must be odd, so that one side wins more; it is {self.duels}.")
        for track in self.tracks:
            _check_track(track)


def _names(what: str, found: list[str], wanted: list[str]) -> None:
    if found != wanted:
        raise BadData(f"The {what} must be {', '.join(wanted)}, in this order.")


def _check_track(track: Track) -> None:
    _within(f"The mutiny of {track.name}", track.mutiny, 1, LONGEST_TRACK)
    for island in (track.volcano, track.treasure, track.coin):
        _within(f"An island of {track.name}", island, 0, track.mutiny - 1)
    for storm in track.storms:
        _within(f"A storm of {track.name}", storm, 0, track.mutiny)
    if list(track.storms) != sorted(set(track.storms)):
        raise BadData(f"The storms of {track.name} must be different squares, in order.")


def _within(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadData(f"{what} must be from {least} to {most}, not {number}.")
