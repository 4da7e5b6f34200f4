"""What a game of Traîtres à bord shows to all, and what one viewer knows for certain, by the naive referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, Any

from tests.referees.naive import seen_by_all

if TYPE_CHECKING:
    from tests.referees.traitres import Laid, Traitres

Sight = dict[str, Any]


def sights(game: Traitres) -> Sight:
    """What everybody sees and knows, whoever looks on included."""
    return seen_by_all(game.seats, table(game), partial(sight, game))


def table(game: Traitres) -> Sight:
    """What all see (T1.5)."""
    over = game.what == "over"
    discards = len(game.used) + len(game.thrown_out) + sum(len(hand) for _, hand in game.thrown_away)
    return {
        "phase": game.what,
        "turn": (game.first, game.turn),
        "crew": (game.roles.count("pirate"), game.roles.count("mutineer"), game.target),
        "hands": [(len(game.hands[seat]), game.fresh[seat]) for seat in game.seats],
        "planks": list(game.planks),
        "aboard": list(game.aboard),
        "sizes": (game.pile(), len(game.chest), discards),
        "announced": [(by, value) for by, value, _ in game.lays],
        "layers": [(laid["place"], laid["lays"]) for laid in game.chest],
        "thrown out": [(laid["place"], laid["lays"]) for laid in in_order(game.thrown_out)],
        "thrown away": [by for by, hand in game.thrown_away for _ in hand],
        "top": [by for _, by in game.top],
        "used": Counter(game.used),
        "using": game.using,
        "to be put back": (len(game.looked_at), game.returning),
        "opened": (game.opener, game.total() if over else None),
    }


def sight(game: Traitres, viewer: int) -> Sight:
    """What one viewer knows of places and roles (G1.3); when the game is over, everything (G1.8)."""
    over = game.what == "over"
    return {
        "roles": [role if over or knows_role(game, viewer, seat) else "" for seat, role in enumerate(game.roles)],
        "own role": game.roles[viewer] if viewer >= 0 else "",
        "hand": Counter(game.hands[viewer] if viewer >= 0 else ()),
        "laid": [card if over or by == viewer else "" for by, _, card in game.lays],
        "chest": [known(game, viewer, laid) for laid in game.chest],
        "out": [known(game, viewer, laid) for laid in in_order(game.thrown_out)],
        "away": Counter((by, card if over or by == viewer else "") for by, hand in game.thrown_away for card in hand),
        "on top": [card if over or by == viewer else "" for card, by in game.top],
        "looks": [(by, places, lays, seen if over or by == viewer else None) for by, places, lays, seen in game.looks],
        "looked at": Counter(game.looked_at if game.what == "spyglass" and viewer == game.turn else ()),
        "open": ([Counter(hand) for hand in game.hands], +game.loose) if over else None,
    }


def drew(game: Traitres, viewer: int) -> list[str]:
    """The cards a viewer has just drawn, in the order in which they came."""
    return [card for seat, card in game.drew if seat == viewer]


def knows_role(game: Traitres, viewer: int, seat: int) -> bool:
    """The own role, that of those overboard, and with `mutineers_know` every role for a mutineer (T1.1, T5.1)."""
    told = game.option("mutineers_know", False) and viewer >= 0 and game.roles[viewer] == "mutineer"
    return told or seat == viewer or seat not in game.aboard


def known(game: Traitres, viewer: int, laid: Laid) -> tuple[set[int], str]:
    """Who knows a card of the chest where it lies, and the card for who does."""
    return laid["knowers"], laid["card"] if viewer in laid["knowers"] or game.what == "over" else ""


def in_order(cards: list[Laid]) -> list[Laid]:
    """Cards in the order of their places."""
    return sorted(cards, key=lambda laid: int(laid["place"]))


def hidden(game: Traitres) -> Hashable:
    """All that may be hidden from somebody: roles, and what lies where and was laid when."""
    hands = tuple(tuple(sorted(hand)) for hand in game.hands)
    chest = tuple((laid["place"], laid["card"]) for laid in game.chest)
    out = tuple((laid["place"], laid["card"]) for laid in in_order(game.thrown_out))
    away = Counter((by, card) for by, hand in game.thrown_away for card in hand)
    lays = tuple(card for _, _, card in game.lays)
    top, looked_at = tuple(game.top), tuple(sorted(game.looked_at))
    return (tuple(game.roles), hands, lays, chest, out, tuple(sorted(away.items())), top, looked_at)
