"""All that can be told or refused has words, and is told or refused with all slots that its words use."""

import pytest

from quarterdeck.core.phrases import HOUSE
from quarterdeck.core.words import LANGUAGES
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.choices import REFUSALS
from quarterdeck.games.freibeuter.tellings import TELLINGS
from tests.core.words_files import sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_declared_has_words_for_its_slots(language: str) -> None:
    """G1.1: what a player is told, and why not, is a sentence of the words file, or of the house."""
    written = sentences(FREIBEUTER.folder, language)
    for key, slots in {**TELLINGS, **REFUSALS}.items():
        if key not in HOUSE:
            given = {*slots, *[f"{slot}_{what}" for slot in slots for what in ("count", "name")]}
            assert written[key].slots <= given, key
