"""What one seat of Cartagena may know."""

from typing import Literal

from quarterdeck.core.outcome import Outcome
from quarterdeck.core.view import View, ViewPart

Phase = Literal[
    "turn",
    "storm",
    "diaz",
    "tembo",
    "wessel-jan",
    "dean-nero",
    "pang",
    "chang-ye",
    "bijoux",
    "ojo-declare",
    "ojo",
    "place",
    "inspect",
    "lay",
    "monkey",
    "over",
]
Side = Literal["valverde", "diaz"]
Trade = Literal["sell", "buy"]


class Track(ViewPart, frozen=True):
    """The squares of the track, counted from 0, and whether they are reconstructed."""

    volcano: int
    treasure: int
    coin: int
    storms: tuple[int, ...]
    mutiny: int
    recon: bool


class Cabin(ViewPart, frozen=True):
    """A door of the row: who is behind it, once it is open, and whether he can still be used."""

    pirate: str | None
    free: bool


class Slot(ViewPart, frozen=True):
    """A face-down card that somebody knows (G1.3): everyone sees who does and whose it was, only they see the card."""

    known_by: tuple[int, ...]
    origin: int | None  # from whose hand it came, if from one
    later: int  # cards that hand has drawn since, unknown to others: this is none of them
    card: str | None


class Pile(ViewPart, frozen=True):
    """A pile: cards in no order, then those under it, the first to be drawn first; and cards being looked at."""

    cards: int
    under: tuple[Slot, ...]
    looked_at: tuple[Slot, ...]


class Player(ViewPart, frozen=True):
    """What everybody sees of a player (C1.3), and what the viewer knows of his cards."""

    cards: int  # combat cards
    golds: int  # gold cards
    coins: int
    declared: bool
    spied_by: tuple[int, ...]  # who knows his allegiance
    mutineer: bool  # takes part in the mutiny and was not excluded
    fighting: bool  # is in the duel
    laid: bool  # has laid a card in this bout
    public_cards: tuple[str, ...]  # combat cards that everybody knows in the hand or put from it under the pile
    known_cards: tuple[str, ...]  # combat cards that the viewer knows there; of the own hand, nothing
    known_golds: tuple[str, ...]
    side: Side | None  # if the viewer knows it


class Letter(ViewPart, frozen=True):
    """Two duel spaces: who knows which sailors stand there, and on which sides; the viewer's own knowledge."""

    letter: str
    placed: bool
    seen_by: tuple[int, ...]  # who knows which two they are
    sides_seen_by: tuple[int, ...]  # and which of them stands on which side
    pair: tuple[int, ...]  # the smaller value first
    valverde: int | None
    diaz: int | None
    played: tuple[str, ...]  # combat cards, which are out of the game
    winner: Side | None


class Duel(ViewPart, frozen=True):
    """A duel being fought, or the last one."""

    letter: str
    bout: int
    valverde: int  # strengths
    diaz: int
    played: tuple[str, ...]


class Opened(ViewPart, frozen=True):
    """All that was hidden, once the game is over (G1.8)."""

    hands: tuple[tuple[str, ...], ...]
    golds: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]  # in no order
    under: tuple[str, ...]
    gold_pile: tuple[str, ...]
    gold_under: tuple[str, ...]


class CartagenaView(View, frozen=True):
    """All that a seat knows and remembers. Bags of cards are sorted: they show no order and no history."""

    phase: Phase
    round: int  # from 1
    dealer: int
    turn: int
    turns: int  # that have ended in this round
    track: Track
    ship: int  # its square
    storms: int  # still to break
    cabins: tuple[Cabin, ...]
    fresh: str | None  # who was revealed last in this turn
    used: str | None  # whose action is being carried out
    sate: int  # the coins Sate would give
    lifeboat: str | None
    exchanged: int  # cards put, sold or bought so far
    trade: Trade | None
    coin_island: int
    combat: Pile
    gold: Pile
    players: tuple[Player, ...]
    unplaced: int  # sailors
    letters: tuple[Letter, ...]
    letter: str | None  # where sailors are being placed or inspected
    taken: tuple[int, ...]  # the two sailors this seat has in hand
    duel: Duel | None
    hand: tuple[str, ...] | None  # combat cards; None for a spectator
    golds: tuple[str, ...] | None
    laid: str | None  # the own card, while others still choose
    opened: Opened | None
    outcome: Outcome | None
