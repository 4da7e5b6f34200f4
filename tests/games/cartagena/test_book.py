"""Cartagena's rulebook: complete, the same in every language, and told in one set of words."""

import re
from pathlib import Path

import pytest

import quarterdeck.games
from quarterdeck.core.book import Book, Clause, read_book
from quarterdeck.core.words import LANGUAGES

FOLDER = Path(quarterdeck.games.__file__).parent / "cartagena"
TITLE = "Cartagena: Die Meuterei"

CLAUSES = {"C1": 4, "C2": 8, "C3": 3, "C4": 3, "C5": 13, "C6": 5, "C7": 10, "C8": 4}

OPTIONS = {
    "track": ["volcano_first", "coin_first"],
    "storm": ["random", "dealer_chooses"],
    "shortage": ["end_of_round", "immediate"],
}

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


def marks(clause: Clause) -> list[tuple[str, str]]:
    """Whose word each paragraph is, and which option it explains."""
    return [(paragraph.label, paragraph.option) for paragraph in clause.paragraphs]


def texts(language: str, clause: str, label: str) -> list[str]:
    """The paragraphs of a clause that have one mark."""
    return [each.text for each in book_in(language).clause(clause).paragraphs if each.label == label]


# Complete


@every_language
def test_every_clause_stands_in_its_chapter_in_order(language: str) -> None:
    book = book_in(language)
    assert book.title == TITLE
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
def test_in_a_clause_the_book_speaks_first_and_options_last(language: str) -> None:
    order = ["book", "recon", "ruling", "derived", "option"]
    for clause in book_in(language).clauses().values():
        places = [order.index(paragraph.label) for paragraph in clause.paragraphs]
        assert places == sorted(places), clause.id


@every_language
def test_each_clause_on_a_pirate_names_that_pirate_first(language: str) -> None:
    clauses = book_in(language).clauses()
    assert all(clauses[clause].paragraphs[0].text.startswith(pirate) for clause, pirate in PIRATES.items())


# What is reconstructed


@every_language
def test_the_numbers_of_cards_are_marked_as_reconstructed(language: str) -> None:
    cards, track = texts(language, "C1.1", "recon")
    assert [int(number) for number in re.findall(r"\d+", cards)] == CARDS
    assert not re.search(r"\d", track)


@every_language
def test_both_tracks_stand_in_their_option(language: str) -> None:
    [tracks] = texts(language, "C1.1", "option")
    assert [int(number) for number in re.findall(r"\d+", tracks)] == TRACKS


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
def test_pirates_and_pieces_have_one_name_each(language: str) -> None:
    text = text_of(language)
    for word in (*PIRATES.values(), *THINGS[language].split("|")):
        assert re.search(rf"\b{word}\b", text), word
    assert not re.search(rf"\b({OTHER_WORDS[language]})\b", text)


@every_language
def test_signs_are_typographic(language: str) -> None:
    assert not re.search(r"['\"]|\.\.\.| $", text_of(language), flags=re.MULTILINE)


def test_french_signs_are_never_broken_from_their_word() -> None:
    text = re.sub(r"^> \w+(?: `\w+`)?: ", "", text_of("fr").replace(TITLE, ""), flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]", text)
