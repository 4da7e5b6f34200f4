"""What several chapters tell of roles and cards, as slots of events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import members
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, ROLE_WORDS
from quarterdeck.games.traitres.rules.packed import kind_of

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres


def role_word(state: Traitres, seat: int) -> str:
    """What the role of a seat is called."""
    return ROLE_WORDS[state.role(seat)]


def hand_words(state: Traitres, seat: i64) -> list[str]:
    """The cards of a hand in words, fresh ones last."""
    return [KIND_WORDS[state.card(seat, number)] for number in range(state.cards_held(seat))]


def loot_words(state: Traitres, places: i64) -> list[str]:
    """Loot cards in words, the lowest first."""
    return [KIND_WORDS[kind_of(state.loot[number])] for number in members(places)]


def tell_drawn(seat: i64, clause: str, drawn: list[str], listener: Listener) -> None:
    """How many cards somebody draws; which, only to the own seat."""
    own: dict[str, object] = {"seat": seat, "cards": drawn}
    listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": len(drawn)})


def tell_thrown_away(state: Traitres, seat: i64, clause: str, listener: Listener) -> None:
    """How many cards of a hand are thrown away; which, only to the own seat."""
    own: dict[str, object] = {"seat": seat, "cards": hand_words(state, seat)}
    others: dict[str, object] = {"seat": seat, "number": state.cards_held(seat)}
    listener.secretly(clause, seat, "thrown-away-own", own, "thrown-away", others)
