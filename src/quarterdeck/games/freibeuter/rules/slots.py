"""What several chapters tell of ships and hands, as slots of events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.games.freibeuter.box.pieces import REGION_WORDS, TOKEN_WORDS, card_words, sea_words

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter


def ship_slots(state: Freibeuter, crossing: i64) -> dict[str, object]:
    """Where a ship lies and what it is."""
    kind = state.token[crossing]
    slots: dict[str, object] = {"crossing": REGION_WORDS[crossing], "token": TOKEN_WORDS[kind]}
    slots["value"] = state.numbers.value[kind]
    slots["share"] = state.numbers.share[kind]
    return slots


def hand_slots(state: Freibeuter, seat: i64) -> dict[str, object]:
    """All cards of a hand."""
    pirate = state.pirates[seat]
    return {"seat": seat, "sea": sea_words(pirate.sea, pirate.sea_twice), "dutchman": card_words(pirate.dutchman)}
