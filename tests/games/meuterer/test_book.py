"""Meuterer's rulebook: its numbers, and one set of words. `tests/games/test_books.py` has what holds for all books."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import quarterdeck.games
from quarterdeck.texts.book import Book, read_book
from quarterdeck.texts.words import LANGUAGES

FOLDER = Path(quarterdeck.games.__file__).parent / "meuterer" / "texts"

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


def paragraphs(language: str, label: str) -> list[str]:
    """All paragraphs with one mark, in the order of the book."""
    clauses = book_in(language).clauses().values()
    return [paragraph.text for clause in clauses for paragraph in clause.paragraphs if paragraph.label == label]


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


@every_language
def test_roles_and_goods_have_one_name_each(language: str) -> None:
    text = text_of(language)
    for word in (*ROLES[language], *GOODS[language]):
        assert re.search(rf"\b{word}\b", text), word
    for word in OTHER_WORDS[language]:
        assert not re.search(rf"\b{word}\b", text), word
