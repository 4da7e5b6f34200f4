"""Every game's rulebook: complete, the same in every language, and set with care."""

import re
from pathlib import Path

import pytest

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from quarterdeck.texts.book import Clause, read_book
from quarterdeck.texts.words import LANGUAGES

ORDER = ["book", "recon", "ruling", "derived", "option", "example"]
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(folder: Path, language: str) -> str:
    """The whole of a book as it is written."""
    return (folder / f"book.{language}.md").read_text(encoding="utf-8")


def marks(clause: Clause) -> list[tuple[str, str]]:
    """Whose word each paragraph is, and which option it explains."""
    return [(paragraph.label, paragraph.option) for paragraph in clause.paragraphs]


@every_game
@every_language
def test_every_book_has_a_title_an_introduction_and_words_for_every_clause(game: Game, language: str) -> None:
    book = read_book(game.texts, language)
    assert book.title == game.title
    assert book.introduction
    assert all(clause.paragraphs for clause in book.clauses().values())


@every_game
@every_language
def test_a_clause_named_in_the_text_is_one_of_the_book_or_of_the_house(game: Game, language: str) -> None:
    known = {**read_book(game.texts, language).clauses(), **read_book(game.folder.parent, language).clauses()}
    assert set(CITED.findall(text_of(game.texts, language))) <= set(known)


@every_game
@every_language
def test_every_option_is_explained_once_with_its_values_the_default_first(game: Game, language: str) -> None:
    explained = {
        paragraph.option: re.findall(r"`(\w+)`", paragraph.text)
        for clause in read_book(game.texts, language).clauses().values()
        for paragraph in clause.paragraphs
        if paragraph.label == "option"
    }
    assert explained == {name: [str(value).lower() for value in values] for name, values in game.offered().items()}


@every_game
@every_language
def test_in_a_clause_the_book_speaks_first_and_options_and_examples_stand_last(game: Game, language: str) -> None:
    for clause in read_book(game.texts, language).clauses().values():
        places = [ORDER.index(paragraph.label) for paragraph in clause.paragraphs]
        assert places == sorted(places), clause.id


@every_game
def test_all_languages_have_the_same_clauses_and_marks_in_the_same_order(game: Game) -> None:
    english, *others = (read_book(game.texts, language).clauses() for language in LANGUAGES)
    for other in others:
        assert [(name, marks(clause)) for name, clause in english.items()] == [
            (name, marks(clause)) for name, clause in other.items()
        ]


@every_game
def test_a_paragraph_cites_the_same_clauses_in_all_languages(game: Game) -> None:
    english, *others = (
        [CITED.findall(line) for line in text_of(game.texts, language).splitlines()] for language in LANGUAGES
    )
    assert all(other == english for other in others)


@every_game
@every_language
def test_signs_are_typographic(game: Game, language: str) -> None:
    assert not re.search(r"['\"]|\.\.\.| $", text_of(game.texts, language), flags=re.MULTILINE)


@every_game
def test_french_signs_are_never_broken_from_their_word(game: Game) -> None:
    text = re.sub(r"^> \w+(?: `\w+`)?: ", "", text_of(game.texts, "fr").replace(game.title, ""), flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]", text)
