"""What stands in a game of Cartagena, from Quarterdeck's views: each seat's, and the spectator's."""

from collections import Counter
from typing import Any, cast

from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from tests.referees.naive import seen_by_all


def snapshot(referee: Referee) -> dict[str, Any]:
    """What all see, and what each viewer knows and remembers; all views must show the same table."""
    views = {seat: cast(CartagenaView, referee.view(seat)) for seat in range(SPECTATOR, len(referee.seats))}
    shown = table(views[SPECTATOR])
    for viewer, view in views.items():
        assert table(view) == shown, f"viewer {viewer} sees another table"
    return seen_by_all(list(range(len(referee.seats))), shown, lambda viewer: seen(views[viewer]))


def table(view: CartagenaView) -> dict[str, Any]:
    """What all see."""
    duel = view.duel
    return {
        "phase": view.phase,
        "round": (view.round, view.dealer, view.ship, view.lifeboat or "", view.storms),
        "row": [(cabin.pirate, cabin.free) for cabin in view.cabins if cabin.pirate is not None],
        "doors": len(view.cabins),
        "sate": view.sate,
        "coins": ([player.coins for player in view.players], view.coin_island),
        "piles": [pile.cards + len(pile.under) for pile in (view.combat, view.gold)],
        "cards": [(player.cards, player.golds) for player in view.players],
        "declared": [player.declared for player in view.players],
        "unplaced": view.unplaced,
        "letter": view.letter,
        "in it": [(player.mutineer, player.fighting, player.laid) for player in view.players],
        "winners": {letter.letter: letter.winner for letter in view.letters if letter.winner is not None},
        "duel": None if duel is None else (duel.letter, duel.bout, duel.valverde, duel.diaz, list(duel.played)),
        "fought": {letter.letter: Counter(letter.played) for letter in view.letters if letter.played},
    }


def seen(view: CartagenaView) -> dict[str, Any]:
    """What a viewer knows and remembers."""
    opened = view.opened
    if opened is not None:
        return {
            "sides": [player.side or "" for player in view.players],
            "hands": [Counter(hand) for hand in (*opened.hands, *opened.golds)],
            "under": [list(opened.under), list(opened.gold_under)],
        }
    return {
        "hand": [Counter(view.hand or ()), Counter(view.golds or ())],
        "under": [
            [(slot.card, set(slot.known_by), slot.origin, slot.later) for slot in pile.under]
            for pile in (view.combat, view.gold)
        ],
        "known": [Counter(player.known_cards) for player in view.players],
        "known to all": [Counter(player.public_cards) for player in view.players],
        "known golds": [Counter(player.known_golds) for player in view.players],
        "sides": [player.side or "" for player in view.players],
        "spies": [list(player.spied_by) for player in view.players],
        "letters": {
            letter.letter: {
                "pair seen by": list(letter.seen_by),
                "sides seen by": list(letter.sides_seen_by),
                "pair": set(map(str, letter.pair)),
                "sides": None if letter.valverde is None else [str(letter.valverde), str(letter.diaz)],
            }
            for letter in view.letters
            if letter.placed
        },
        "taken": set(map(str, view.taken)),
        "laid": view.laid,
    }
