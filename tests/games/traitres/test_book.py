"""The rulebook of Traîtres à bord: its numbers, and one set of words. `test_books.py` has what holds for all books."""

import re
from pathlib import Path

import pytest

import quarterdeck.games
from quarterdeck.texts.book import Book, read_book
from quarterdeck.texts.words import LANGUAGES

FOLDER = Path(quarterdeck.games.__file__).parent / "traitres" / "texts"

# For three to eight players, as the clauses list them
ROLES = [(3, 2, 1), (4, 3, 1), (5, 4, 1), (6, 4, 2), (7, 5, 2), (8, 6, 2)]
PLANKS = [(12, 3), (14, 4), (16, 5), (18, 6), (20, 7), (22, 8)]
LIGHT_PLANKS = [(6, 3), (8, 4), (10, 5), (14, 6), (18, 7), (22, 8)]
TARGETS = [(5, 3), (8, 4), (11, 5), (6, 6), (9, 7), (12, 8)]
PIECES = ["8", "6", "2", "42", "20", "+1", "10", "0", "12", "−2", "34", "3", "22"]

CARDS = {
    "en": {
        "T4.2": "Spyglass",
        "T4.3": "Good Riddance",
        "T4.4": "Miraculous Catch",
        "T4.5": "Empty Your Pockets",
        "T4.6": "Plank",
    },
    "fr": {
        "T4.2": "Longue-vue",
        "T4.3": "Bon débarras",
        "T4.4": "Pêche miraculeuse",
        "T4.5": "Vide tes poches",
        "T4.6": "Planche",
    },
}
THINGS = {
    "en": "pirates?|mutineers?|chest|draw pile|discard|loot cards?|action cards?|role cards?|planks?|overboard|target",
    "fr": (
        "pirates?|mutins?|coffre|pioche|défausse|cartes? butin|cartes? action|cartes? rôle|planches?|par-dessus bord"
        "|valeur à atteindre"
    ),
}
OTHER_WORDS = {
    "en": "traitors?|Mutineers?|Pirates?|treasure|drawing pile|deck|discard pile|telescope|boards?|gold|walk the plank",
    "fr": (
        "traîtres?|Mutins?|Pirates?|mutinés|trésor|talon|cartes de butin|cartes d’action|cartes de rôle|longue-vue"
        "|pêche miraculeuse|Pioche|Coffre|Défausse|cible"
    ),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def book_in(language: str) -> Book:
    """The rulebook of Traîtres à bord."""
    return read_book(FOLDER, language)


def text_of(language: str) -> str:
    """The whole of a book as it is written."""
    return (FOLDER / f"book.{language}.md").read_text(encoding="utf-8")


def numbers(language: str, clause: str, label: str, group: int) -> list[tuple[int, ...]]:
    """The numbers in the one paragraph of a clause that has a mark, so many at a time."""
    [text] = [each.text for each in book_in(language).clause(clause).paragraphs if each.label == label]
    found = [int(number) for number in re.findall(r"\d+", text)]
    return [tuple(found[at : at + group]) for at in range(0, len(found), group)]


@every_language
def test_the_introduction_names_designer_and_artist(language: str) -> None:
    introduction = book_in(language).introduction
    assert "Jean-Xia Chou" in introduction
    assert "Laura Bazzoni" in introduction


@every_language
def test_each_clause_on_an_action_card_names_that_card_first(language: str) -> None:
    clauses = book_in(language).clauses()
    assert all(clauses[clause].paragraphs[0].text.startswith(card) for clause, card in CARDS[language].items())


@every_language
def test_the_introduction_counts_the_pieces(language: str) -> None:
    pieces = book_in(language).introduction.split("\n\n")[1]
    assert re.findall(r"[+−]?\d+", pieces) == PIECES


@every_language
def test_roles_planks_and_targets_stand_in_their_clauses_for_every_number_of_players(language: str) -> None:
    assert numbers(language, "T1.1", "book", 3) == ROLES
    assert numbers(language, "T1.2", "book", 2) == PLANKS
    assert numbers(language, "T1.2", "option", 2) == LIGHT_PLANKS
    assert numbers(language, "T8.3", "book", 2) == TARGETS


@every_language
def test_cards_and_places_have_one_name_each(language: str) -> None:
    text = text_of(language)
    for word in (*CARDS[language].values(), *THINGS[language].split("|")):
        assert re.search(rf"\b{word}\b", text), word
    assert not re.search(rf"\b({OTHER_WORDS[language]})\b", text)
