"""What a game of Cartagena shows to all, and what one viewer knows and remembers, by the naive referee."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from tests.referees.cartagena_mutiny import CARDS
from tests.referees.cartagena_piles import ALL
from tests.referees.naive import seen_by_all

if TYPE_CHECKING:
    from tests.referees.cartagena import Cartagena

Sight = dict[str, Any]


def sights(game: Cartagena) -> Sight:
    """What everybody sees and knows, whoever looks on included."""
    return seen_by_all(game.seats, table(game), partial(sight, game))


def table(game: Cartagena) -> Sight:
    """What all see (C1.3, C5.13)."""
    piles = (game.combat, game.gold)
    duel = None
    if game.duels:
        played = sorted(game.fought[game.duels[-1]], key=CARDS.index)
        duel = (game.duels[-1], game.bout, game.strengths()["valverde"], game.strengths()["diaz"], played)
    return {
        "phase": game.what,
        "round": (game.round, game.dealer, game.ship, game.lifeboat, game.storms),
        "row": [(pirate, pirate in game.usable) for pirate in game.row],
        "doors": game.doors,
        "sate": game.sate,
        "coins": (list(game.coins), game.island),
        "piles": [pile.size() for pile in piles],
        "cards": [tuple(len(pile.hands[seat]) for pile in piles) for seat in game.seats],
        "declared": [side != "" for side in game.sides],
        "unplaced": len(game.sailors),
        "letter": game.letter if game.what == "place" else None,
        "in it": [(seat in game.mutineers, seat in game.in_duel, seat in game.laid) for seat in game.seats],
        "winners": dict(game.winners),
        "duel": duel,
        "fought": {letter: Counter(cards) for letter, cards in game.fought.items() if cards},
    }


def sight(game: Cartagena, viewer: int) -> Sight:
    """What one viewer knows and remembers (G1.3); when the game is over, everything (G1.8)."""
    piles = (game.combat, game.gold)
    if game.what == "over":
        hands = [Counter(hand) for pile in piles for hand in pile.hands]
        under = [[slot.card for slot in pile.under] for pile in piles]
        return {"sides": list(game.sides), "hands": hands, "under": under}
    return {
        "hand": [Counter(pile.hands[viewer] if viewer >= 0 else ()) for pile in piles],
        "under": [
            [
                (slot.card if viewer in slot.knowers else None, set(slot.knowers), slot.origin, slot.later)
                for slot in pile.under
            ]
            for pile in piles
        ],
        "known": [game.combat.known.get((viewer, seat), Counter()) for seat in game.seats],
        "known to all": [game.combat.known[ALL, seat] for seat in game.seats],
        "known golds": [game.gold.known.get((viewer, seat), Counter()) for seat in game.seats],
        "sides": [
            side if seat == viewer else game.spied.get((viewer, seat), "") for seat, side in enumerate(game.sides)
        ],
        "spies": [[spy for spy in game.seats if (spy, seat) in game.spied] for seat in game.seats],
        "letters": {letter: letter_seen(game, viewer, letter) for letter in game.spaces},
        "taken": set(game.in_hand if game.what == "place" and viewer in game.deciding else ()),
        "laid": game.laid.get(viewer),
    }


def letter_seen(game: Cartagena, viewer: int, letter: str) -> Sight:
    """Who knows the pair of a letter and its sides, and what this viewer knows of them."""
    revealed = letter in game.duels
    pair = set(game.spaces[letter]) if revealed else game.pairs_seen.get((viewer, letter), set())
    sides = game.spaces[letter] if revealed else game.sides_seen.get((viewer, letter))
    return {
        "pair seen by": [seat for seat in game.seats if (seat, letter) in game.pairs_seen],
        "sides seen by": [seat for seat in game.seats if (seat, letter) in game.sides_seen],
        "pair": set(pair),
        "sides": None if sides is None else list(sides),
    }
