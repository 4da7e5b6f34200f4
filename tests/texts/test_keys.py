"""Which sentences there are: the words files say it themselves, in every language alike."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from quarterdeck.core.game import Game
from quarterdeck.texts.book import read_book
from quarterdeck.texts.keys import LATER, TERMINAL, sentences_of
from quarterdeck.texts.words import LANGUAGES
from tests.texts.words_files import HOUSE, OF_WHAT_IT_HAS, files, filled_by, parsed, with_derived
from tests.under_test import GAMES_UNDER_TEST as GAMES
from tests.under_test import hooks_of

FILES = [pytest.param(folder, id=name) for name, folder in files()]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("folder", FILES)
def test_keys_marks_and_slots_are_those_that_fluent_reads(folder: Path, language: str) -> None:
    found = sentences_of(folder, language)
    read = parsed(folder, language)
    assert [(one.key, one.mark) for one in found] == [(key, one.mark) for key, one in read.items()]
    for one in found:
        assert read[one.key].slots <= with_derived(one.slots), one.key
        assert all(with_derived((slot,)) & read[one.key].slots for slot in one.slots), one.key


@pytest.mark.parametrize("folder", FILES)
def test_every_language_says_the_same_things_in_the_same_order(folder: Path) -> None:
    first, *others = ([(one.key, one.mark) for one in sentences_of(folder, language)] for language in LANGUAGES)
    slots, *more = ({key: one.slots for key, one in parsed(folder, language).items()} for language in LANGUAGES)
    assert others == [first] * len(others)
    assert more == [slots] * len(more)


def test_files_that_are_read_together_share_no_key() -> None:
    keys = {name: {one.key for one in sentences_of(folder, "en")} for name, folder in files()}
    for first, second in combinations(keys, 2):
        if not {first, second} <= GAMES.keys():
            assert not keys[first] & keys[second], (first, second)


@every_game
def test_a_game_has_words_for_all_that_it_declares_with_its_slots(game: Game) -> None:
    """G1.1: what a player is told, asked and refused is a sentence of the game, or of the house."""
    written = {**parsed(HOUSE, "en"), **parsed(game.texts, "en")}
    for key, slots in filled_by(game).items():
        assert written[key].slots <= with_derived(slots), key


@every_game
def test_a_game_has_no_words_for_what_it_does_not_have(game: Game) -> None:
    having = {one.key for one in sentences_of(game.texts, "en") if one.key.startswith(OF_WHAT_IT_HAS)}
    assert having == {key for key in filled_by(game) if key.startswith(OF_WHAT_IT_HAS)}


@every_game
def test_things_of_a_kind_all_have_names_or_none_has(game: Game) -> None:
    names = {one.key.removeprefix("name-") for one in sentences_of(game.texts, "en") if one.key.startswith("name-")}
    taken = [things for verb in game.alphabet.verbs for things in verb.things]
    for things in [*taken, *(chance.things for chance in game.chances)]:
        words = {word for word in things.words if word.islower() or "-" in word}  # C4 and Hochland are names already
        assert names.isdisjoint(words) or names >= words, things.name


@every_game
def test_every_end_is_named_in_short(game: Game) -> None:
    named = {one.key for one in sentences_of(game.texts, "en") if one.key.startswith("end-")}
    assert named == {f"end-{clause.replace('.', '_')}" for clause in hooks_of(game.name).ends}


@every_game
def test_what_is_told_asked_or_chosen_is_not_the_terminals_alone(game: Game) -> None:
    shown = ("decide-", "hint-", "action-", "name-", "lesson-", "game-", "option-", "preset-", "statement-")
    for one in sentences_of(game.texts, "en"):
        if one.key in game.events or one.key in game.refusals or one.key.startswith(shown):
            assert not one.mark, one.key


@every_game
@every_language
def test_what_a_word_means_is_said_of_something_asked_and_names_a_clause(game: Game, language: str) -> None:
    keys = {one.key for one in sentences_of(game.texts, "en")}
    clauses = read_book(game.texts, language).clauses()
    for one in sentences_of(game.texts, language):
        if one.key.startswith(("term-decide-", "example-")):
            assert one.key.startswith("example-") or one.key.removeprefix("term-") in keys
            assert {*re.findall(r"[A-Z]\d+\.\d+", one.source)} <= clauses.keys(), one.key


def write(folder: Path, text: str) -> Path:
    (folder / "words.en.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_mark_holds_until_the_next_heading(tmp_path: Path) -> None:
    headings = (
        "one = 1\n## Drawn [terminal]\ntwo = 2\n\n# Of three\nthree = 3\n##\nfour = 4\n## Talk [later]\nfive = 5\n"
    )
    found = {one.key: one.mark for one in sentences_of(write(tmp_path, headings), "en")}
    assert found == {"one": "", "two": TERMINAL, "three": TERMINAL, "four": "", "five": LATER}


def test_a_mark_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="marks a heading with “terminus”; there are terminal and later"):
        sentences_of(write(tmp_path, "## Drawn [terminus]\none = 1\n"), "en")


def test_a_sentence_must_be_given_what_it_counts_and_names(tmp_path: Path) -> None:
    text = "one = { $cards_count ->\n    [one] { $cards }\n   *[other] { $by_name } costs $5\n}, { $cards }\n"
    (one,) = sentences_of(write(tmp_path, text), "en")
    assert one.slots == ("cards", "by")
