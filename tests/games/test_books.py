"""Every game's rulebook: complete, the same in every language, and set with care."""

import re
from pathlib import Path

import pytest

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from quarterdeck.texts.book import Clause, read_book
from quarterdeck.texts.words import LANGUAGES

# How many clauses each chapter has
CLAUSES = {
    "freibeuter": {"F1": 4, "F2": 2, "F3": 4, "F4": 4, "F5": 4, "F6": 3, "F7": 5, "F8": 2, "F9": 3, "F10": 4, "F11": 5},
    "meuterer": {
        "M0": 3,
        "M1": 6,
        "M2": 1,
        "M3": 8,
        "M4": 2,
        "M5": 7,
        "M6": 4,
        "M7": 6,
        "M8": 1,
        "M9": 4,
        "M10": 7,
        "M11": 2,
    },
    "traitres": {"T1": 5, "T2": 4, "T3": 4, "T4": 7, "T5": 2, "T6": 2, "T7": 4, "T8": 4},
    "cartagena": {"C1": 4, "C2": 8, "C3": 3, "C4": 3, "C5": 13, "C6": 5, "C7": 10, "C8": 4},
}
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
def test_every_clause_stands_in_its_chapter_in_order(game: Game, language: str) -> None:
    book, counts = read_book(game.texts, language), CLAUSES[game.name]
    assert book.title == game.title
    assert book.introduction
    assert {chapter.title.split()[0]: len(chapter.clauses) for chapter in book.chapters} == counts
    assert list(book.clauses()) == [f"{chapter}.{n + 1}" for chapter, count in counts.items() for n in range(count)]
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
