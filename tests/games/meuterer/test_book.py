"""Meuterer's rulebook: complete, the same in every language, and told in one set of words."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import quarterdeck.games
from quarterdeck.core.book import Book, Clause, read_book
from quarterdeck.core.words import LANGUAGES

FOLDER = Path(quarterdeck.games.__file__).parent / "meuterer"

CLAUSES = {"M0": 3, "M1": 6, "M2": 1, "M3": 8, "M4": 2, "M5": 7, "M6": 4, "M7": 6, "M8": 1, "M9": 4, "M10": 7, "M11": 2}

OPTIONS = {
    "layout": ["shuffled", "example"],
    "shown_conflicts": ["count", "ignore"],
    "loader_returns": ["discard", "under_draw"],
    "pirates": ["false", "true"],
}

# Clockwise in the example round: what the best seller there scores alone, of two, of three; docking
ISLANDS = {
    "Hochland": (4, 3, 2, 5),
    "Frosthöhle": (3, 2, 1, 3),
    "Grünland": (5, 3, 2, 4),
    "Karge Zunge": (6, 3, 2, 4),
    "Eisfelsen": (6, 4, 3, 5),
    "Affeninsel": (2, 1, 1, 2),
    "Kalte Klippe": (5, 2, 2, 4),
    "Sommerland": (3, 1, 1, 2),
    "Rotes Riff": (4, 2, 2, 3),
    "Piratennest": (4, 3, 2, 5),
    "Fingerhut": (2, 1, 0, 2),
    "Sandkap": (4, 2, 1, 3),
}

ISLAND = re.compile(r"(\w+(?: \w+)?) (\d)/(\d)/(\d), \w+ (\d)")

ROLES = {
    "en": ["captain", "Mutineer", "Cabin Boy", "First Mate", "Merchant", "Loader"],
    "fr": ["capitaine", "mutin", "mousse", "quartier-maître", "marchand", "débardeur"],
}
GOODS = {
    "en": ["rubies", "salt", "wine", "cloth", "grain", "conflict", "pirates"],
    "fr": ["rubis", "sel", "vin", "tissu", "blé", "Conflit", "Pirate"],
}
OTHER_WORDS = {
    "en": ["corn", "ruby", "gems", "mate", "cabin boy", "stevedore", "merchantman"],
    "fr": ["second", "chargeur", "maître d’équipage", "matelot", "rubans", "étoffe", "étoffes", "grain", "céréales"],
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def book_in(language: str) -> Book:
    """Meuterer's rulebook."""
    return read_book(FOLDER, language)


def text_of(language: str) -> str:
    """The whole of a book as it is written."""
    return (FOLDER / f"book.{language}.md").read_text(encoding="utf-8")


def marks(clause: Clause) -> list[tuple[str, str]]:
    """Whose word each paragraph is, and which option it explains."""
    return [(paragraph.label, paragraph.option) for paragraph in clause.paragraphs]


def paragraphs(language: str, label: str) -> list[str]:
    """All paragraphs with one mark, in the order of the book."""
    clauses = book_in(language).clauses().values()
    return [paragraph.text for clause in clauses for paragraph in clause.paragraphs if paragraph.label == label]


# Complete


@every_language
def test_every_clause_stands_in_its_chapter_in_order(language: str) -> None:
    book = book_in(language)
    assert book.title == "Meuterer"
    assert book.introduction
    assert {chapter.title.split()[0]: len(chapter.clauses) for chapter in book.chapters} == CLAUSES
    assert list(book.clauses()) == [f"{chapter}.{n + 1}" for chapter, count in CLAUSES.items() for n in range(count)]
    assert all(clause.paragraphs for clause in book.clauses().values())


@every_language
def test_a_clause_named_in_the_text_is_one_of_the_book_or_of_the_house(language: str) -> None:
    known = {**book_in(language).clauses(), **read_book(FOLDER.parent, language).clauses()}
    assert set(re.findall(r"\b[A-Z]\d+\.\d+\b", text_of(language))) <= set(known)


@every_language
def test_every_option_is_explained_once_with_its_values_the_default_first(language: str) -> None:
    explained = [
        (paragraph.option, re.findall(r"`(\w+)`", paragraph.text))
        for clause in book_in(language).clauses().values()
        for paragraph in clause.paragraphs
        if paragraph.label == "option"
    ]
    assert explained == list(OPTIONS.items())


@every_language
def test_in_a_clause_the_book_speaks_first_and_examples_stand_last(language: str) -> None:
    order = ["book", "recon", "ruling", "derived", "option", "example"]
    for clause in book_in(language).clauses().values():
        places = [order.index(paragraph.label) for paragraph in clause.paragraphs]
        assert places == sorted(places), clause.id


# The islands


@every_language
def test_the_islands_are_marked_as_reconstructed_with_their_numbers(language: str) -> None:
    listed = [found for text in paragraphs(language, "recon") for found in ISLAND.findall(text)]
    assert {name: tuple(int(number) for number in numbers) for name, *numbers in listed} == ISLANDS
    assert len(listed) == len(ISLANDS)
    for label in ("book", "ruling", "derived"):
        assert not [text for text in paragraphs(language, label) if ISLAND.search(text)]


@every_language
def test_the_example_layout_names_all_islands_clockwise(language: str) -> None:
    layout = paragraphs(language, "option")[0]
    places = [layout.index(island) for island in ISLANDS]
    assert all(before < after for before, after in pairwise(places))


# The languages say the same


def test_both_languages_have_the_same_clauses_and_marks_in_the_same_order() -> None:
    english, french = (book_in(language).clauses() for language in ("en", "fr"))
    assert [(name, marks(clause)) for name, clause in english.items()] == [
        (name, marks(clause)) for name, clause in french.items()
    ]


def test_a_paragraph_cites_the_same_clauses_in_both_languages() -> None:
    cited = [
        [re.findall(r"\b[A-Z]\d+\.\d+\b", line) for line in text_of(language).splitlines()] for language in ("en", "fr")
    ]
    assert cited[0] == cited[1]


# One set of words


@every_language
def test_roles_and_goods_have_one_name_each(language: str) -> None:
    text = text_of(language)
    for word in (*ROLES[language], *GOODS[language]):
        assert re.search(rf"\b{word}\b", text), word
    for word in OTHER_WORDS[language]:
        assert not re.search(rf"\b{word}\b", text), word


@every_language
def test_signs_are_typographic(language: str) -> None:
    assert not re.search(r"['\"]|\.\.\.| $", text_of(language), flags=re.MULTILINE)


def test_french_signs_are_never_broken_from_their_word() -> None:
    text = re.sub(r"^> \w+(?: `\w+`)?: ", "", text_of("fr"), flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]", text)
