"""Every sentence a player can read can be said, in every language."""

from pathlib import Path

import pytest

from quarterdeck.bots import LADDER
from quarterdeck.core.errors import BadWords
from quarterdeck.core.game import Game
from quarterdeck.core.talk import statements_for
from quarterdeck.texts.book import LABELS
from quarterdeck.texts.keys import sentences_of
from quarterdeck.texts.statements import phrase_of
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.texts.words_files import files, with_derived
from tests.under_test import GAMES_UNDER_TEST as GAMES

FILES = [pytest.param(folder, id=name) for name, folder in files()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FILES)
def test_every_sentence_can_be_said_with_its_slots(folder: Path, language: str) -> None:
    words = words_of(language, folder)
    for sentence in sentences_of(folder, language):
        for number in (0, 1, 2, 5):
            filled = dict.fromkeys(with_derived(sentence.slots), number)
            said = words.say(sentence.key, filled, ["Ann", "Bob", "Cora"])
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_action_can_be_said_and_typed(game: Game, language: str) -> None:
    words = words_of(language, game.texts)
    typed = set()
    for action in range(len(game.alphabet)):
        verb, things = game.alphabet.parts(action)
        assert words.say(f"action-{verb.name}", things)
        typed.add(words.say(f"typed-{verb.name}", things))
    assert len(typed) == len(game.alphabet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.statements is not None], ids=lambda game: game.name
)
def test_every_statement_can_be_said_and_typed(game: Game, language: str) -> None:
    assert game.statements is not None
    words, names = words_of(language, game.texts), [f"Name {seat}" for seat in range(game.players[-1])]
    said, typed = set(), set()
    for statement in statements_for(game, game.players[-1]):
        verb, things = game.statements.parts(statement)
        phrase = phrase_of(game, statement)
        said.add(words.say(phrase.key, phrase.slots, names))
        typed.add(words.say(f"typed-statement-{verb.name}", things))
    assert len(said) == len(typed) == len(game.statements), "two statements read alike, or one names a seat nobody has"


def test_every_label_of_the_rulebook_and_every_bot_has_words() -> None:
    words = words_of("en")
    assert all(words.has(f"label-{label}") for label in LABELS)
    assert all(words.has(f"seat-{name}") for name in LADDER)


def test_a_missing_key_fails() -> None:
    with pytest.raises(BadWords, match="no words for “walk-the-plank”"):
        words_of("en").say("walk-the-plank")


def test_a_missing_slot_fails() -> None:
    with pytest.raises(BadWords, match="do not fit"):
        words_of("en").say("players-count", {"number": 7})


def test_an_unknown_language_fails() -> None:
    with pytest.raises(BadWords, match="no language “de”"):
        words_of("de")
