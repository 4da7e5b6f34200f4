"""What stands in a game of Traîtres à bord, from Quarterdeck's views: each seat's, and the spectator's."""

from collections import Counter
from typing import Any, cast

from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.traitres.knowledge.view import LootCard, TraitresView
from tests.referees.naive import seen_by_all


def snapshot(referee: Referee) -> dict[str, Any]:
    """What all see, and what each viewer knows for certain; all views must show the same table."""
    views = {seat: cast(TraitresView, referee.view(seat)) for seat in range(SPECTATOR, len(referee.seats))}
    shown = table(views[SPECTATOR])
    for viewer, view in views.items():
        assert table(view) == shown, f"viewer {viewer} sees another table"
    return seen_by_all(list(range(len(referee.seats))), shown, lambda viewer: seen(views[viewer]))


def table(view: TraitresView) -> dict[str, Any]:
    """What all see."""
    return {
        "phase": view.phase,
        "turn": (view.first, view.turn),
        "crew": (view.pirates, view.mutineers, view.target),
        "hands": [(player.cards, player.fresh) for player in view.players],
        "planks": [player.planks for player in view.players],
        "aboard": [seat for seat, player in enumerate(view.players) if player.aboard],
        "sizes": (view.pile, len(view.chest), view.discards),
        "announced": [(lay.by, lay.claim) for lay in view.lays],
        "layers": [(card.number, set(card.lays)) for card in view.chest],
        "thrown out": [(card.number, set(card.lays)) for card in view.thrown_out],
        "thrown away": [card.by for card in view.thrown_away],
        "top": [card.by for card in view.top],
        "used": Counter(view.used),
        "using": view.using or "",
        "to be put back": (view.looking, view.returning),
        "opened": (view.opened_by, view.total),
    }


def seen(view: TraitresView) -> dict[str, Any]:
    """What a viewer knows for certain."""
    opened = view.opened
    return {
        "roles": [player.role or "" for player in view.players],
        "own role": view.role or "",
        "hand": Counter(view.hand or ()),
        "laid": [lay.card or "" for lay in view.lays],
        "chest": [known(card) for card in view.chest],
        "out": [known(card) for card in view.thrown_out],
        "away": Counter((card.by, card.card or "") for card in view.thrown_away),
        "on top": [card.card or "" for card in view.top],
        "looks": [(look.by, list(look.loot), set(look.lays), bag(look.cards)) for look in view.looks],
        "looked at": Counter(view.looked_at),
        "open": None if opened is None else ([Counter(hand) for hand in opened.hands], Counter(opened.pile)),
    }


def bag(cards: tuple[str, ...] | None) -> Counter[str] | None:
    return None if cards is None else Counter(cards)


def known(card: LootCard) -> tuple[set[int], str]:
    return set(card.known_by), card.card or ""
