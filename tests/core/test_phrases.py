"""Every sentence a player can read exists in every language, with the slots it is promised."""

from itertools import combinations
from pathlib import Path

import pytest

from quarterdeck.bots import LADDER
from quarterdeck.core.book import LABELS
from quarterdeck.core.errors import BadWords
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import HOUSE, phrases_of
from quarterdeck.core.talk import phrase_of, statements_for
from quarterdeck.core.words import LANGUAGES, words_of
from tests.core.words_files import declared, sentences
from tests.under_test import GAMES_UNDER_TEST as GAMES

FILES = [pytest.param(folder, phrases, id=name) for name, folder, phrases in declared()]


def slots_in(folder: Path, language: str) -> dict[str, set[str]]:
    """The slots each message of a words file uses."""
    return {key: sentence.slots for key, sentence in sentences(folder, language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "promised"), FILES)
def test_a_words_file_has_exactly_the_declared_keys(
    folder: Path, promised: dict[str, tuple[str, ...]], language: str
) -> None:
    assert slots_in(folder, language).keys() == promised.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "promised"), FILES)
def test_a_sentence_uses_only_slots_it_is_given(
    folder: Path, promised: dict[str, tuple[str, ...]], language: str
) -> None:
    for key, used in slots_in(folder, language).items():
        derived = {f"{slot}_{what}" for slot in promised[key] for what in ("count", "name")}
        assert used <= {*promised[key], *derived}, key


@pytest.mark.parametrize(("folder", "promised"), FILES)
def test_a_sentence_says_the_same_things_in_every_language(folder: Path, promised: dict[str, tuple[str, ...]]) -> None:
    first, *others = (slots_in(folder, language) for language in LANGUAGES)
    for other in others:
        assert other == first


def test_files_that_are_read_together_share_no_key() -> None:
    files = [(name, phrases.keys()) for name, _, phrases in declared()]
    for (first, keys), (second, others) in combinations(files, 2):
        if not {first, second} <= GAMES.keys():
            assert not keys & others, (first, second)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sentence_can_be_said_with_its_slots(game: Game, language: str) -> None:
    words = words_of(language, game.texts)
    for key, slots in {**HOUSE, **phrases_of(game)}.items():
        for number in (0, 1, 2, 5):
            derived = [f"{slot}_{what}" for slot in slots for what in ("count", "name")]
            filled = dict.fromkeys((*slots, *derived), number)
            said = words.say(key, filled, ["Ann", "Bob", "Cora"])
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
    assert {f"label-{label}" for label in LABELS} <= HOUSE.keys()
    assert {f"seat-{name}" for name in LADDER} <= HOUSE.keys()


def test_a_missing_key_fails() -> None:
    with pytest.raises(BadWords, match="no words for “walk-the-plank”"):
        words_of("en").say("walk-the-plank")


def test_a_missing_slot_fails() -> None:
    with pytest.raises(BadWords, match="do not fit"):
        words_of("en").say("players-count", {"number": 7})


def test_an_unknown_language_fails() -> None:
    with pytest.raises(BadWords, match="no language “de”"):
        words_of("de")
