"""Cartagena's rulebook: its numbers, and one set of words. `tests/games/test_books.py` has what holds for all books."""

import re
from pathlib import Path

import pytest

import quarterdeck.games
from quarterdeck.texts.book import Book, read_book
from quarterdeck.texts.words import LANGUAGES

FOLDER = Path(quarterdeck.games.__file__).parent / "cartagena" / "texts"

# What the rulebook does not say: how many cards of each value there are, and the squares of both tracks
CARDS = [20, 20, 8, 1, 7, 2, 5, 3, 6, 1, 6, 2, 6, 3]
TRACKS = [0, 22, 22, 0, 4, 7, 5, 11, 17, 0, 20, 20, 0, 2, 4, 6, 11, 16]

PIRATES = {
    "C5.1": "Capitán Valverde",
    "C5.2": "Ramón Díaz",
    "C5.3": "Crackpott",
    "C5.4": "Tembo",
    "C5.5": "Wessel-Jan",
    "C5.6": "Dean Nero",
    "C5.7": "Pang",
    "C5.8": "Chang Ye",
    "C5.9": "Sate",
    "C5.10": "Bijoux",
    "C5.11": "Ojo",
    "C5.12": "Cambivalute",
}
THINGS = {
    "en": (
        "the Ghost|monkey|combat cards?|gold cards?|allegiance cards?|coins?|sailors?|lifeboat|volcano|treasure island"
        "|coin island|bouts?"
    ),
    "fr": (
        "le Fantôme|singe|cartes? combat|cartes? or|cartes? allégeance|pièces?|marins?|assauts?|canot de sauvetage"
        "|île volcanique|île au trésor|île aux pièces"
    ),
}
OTHER_WORDS = {
    "en": "ghost|Captain|Ramon|Diaz|battle cards?|fight cards?|volcanic|volcano island|lifeboats",
    "fr": (
        "fantôme|Capitaine|Ramon|Diaz|cartes de combat|cartes d’or|cartes d’allégeance|pièces d’or|île au volcan|round"
        "|matelots?|chaloupe"
    ),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def book_in(language: str) -> Book:
    """Cartagena's rulebook."""
    return read_book(FOLDER, language)


def text_of(language: str) -> str:
    """The whole of a book as it is written."""
    return (FOLDER / f"book.{language}.md").read_text(encoding="utf-8")


def texts(language: str, clause: str, label: str) -> list[str]:
    """The paragraphs of a clause that have one mark."""
    return [each.text for each in book_in(language).clause(clause).paragraphs if each.label == label]


@every_language
def test_each_clause_on_a_pirate_names_that_pirate_first(language: str) -> None:
    clauses = book_in(language).clauses()
    assert all(clauses[clause].paragraphs[0].text.startswith(pirate) for clause, pirate in PIRATES.items())


@every_language
def test_the_numbers_of_cards_are_marked_as_reconstructed(language: str) -> None:
    cards, track = texts(language, "C1.1", "recon")
    assert [int(number) for number in re.findall(r"\d+", cards)] == CARDS
    assert not re.search(r"\d", track)


@every_language
def test_both_tracks_stand_in_their_option(language: str) -> None:
    [tracks] = texts(language, "C1.1", "option")
    assert [int(number) for number in re.findall(r"\d+", tracks)] == TRACKS


@every_language
def test_pirates_and_pieces_have_one_name_each(language: str) -> None:
    text = text_of(language)
    for word in (*PIRATES.values(), *THINGS[language].split("|")):
        assert re.search(rf"\b{word}\b", text), word
    assert not re.search(rf"\b({OTHER_WORDS[language]})\b", text)
