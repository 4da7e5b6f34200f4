"""All that can be told or refused has words, and is told or refused with all slots that its words use."""

import pytest

from quarterdeck.core.game import Game
from quarterdeck.core.phrases import HOUSE
from quarterdeck.core.words import LANGUAGES
from quarterdeck.games import GAMES
from tests.core.words_files import sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_declared_has_words_for_its_slots(game: Game, language: str) -> None:
    """G1.1: what a player is told, and why not, is a sentence of the words file, or of the house."""
    written = sentences(game.texts, language)
    for key, slots in {**game.events, **game.refusals}.items():
        if key not in HOUSE:
            given = {*slots, *[f"{slot}_{what}" for slot in slots for what in ("count", "name")]}
            assert written[key].slots <= given, key
