"""Every clause of the rulebooks has a test that cites it, and every clause cited is one."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from quarterdeck.core.game import Game
from quarterdeck.texts.book import LABELS, Book, read_book
from quarterdeck.texts.words import LANGUAGES
from tests.under_test import GAMES_UNDER_TEST as GAMES

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src" / "quarterdeck"
TEMPLATE = TESTS.parent / "tools" / "new_game" / "template"
FOLDERS = [SOURCES / "games", *(game.texts for game in GAMES.values())]
WRITTEN = sorted(path.parent for path in (SOURCES / "games").glob("*/texts/book.en.md"))  # also before a game is listed

CLAUSE = re.compile(r"(?<![\w.])[A-Z]\d+\.\d+(?!\d)")

every_book = pytest.mark.parametrize("folder", FOLDERS, ids=["general", *GAMES])
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def clauses() -> list[str]:
    """The ids of all clauses, book by book."""
    return [clause for folder in FOLDERS for clause in read_book(folder, "en").clauses()]


def citable() -> set[str]:
    """The ids of all clauses, also of games that are not in the list yet."""
    return {clause for folder in (*FOLDERS, *WRITTEN) for clause in read_book(folder, "en").clauses()}


def read_tests(source: str) -> Iterator[tuple[str, str]]:
    """The name and the docstring of every test in a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name, ast.get_docstring(node) or ""


def uncovered(wanted: Iterable[str], sources: Iterable[str]) -> list[str]:
    """The clauses that no test cites in its docstring."""
    cited = {clause for source in sources for _, text in read_tests(source) for clause in CLAUSE.findall(text)}
    return [clause for clause in wanted if clause not in cited]


def unknown(known: Iterable[str], sources: Iterable[tuple[str, str]]) -> list[str]:
    """Where a clause is cited that no book has; `sources` are names and texts."""
    books = set(known)
    return [f"{name}: {clause}" for name, text in sources for clause in CLAUSE.findall(text) if clause not in books]


def all_tests() -> list[str]:
    """The texts of all test modules."""
    return [path.read_text(encoding="utf-8") for top in (TESTS, TEMPLATE) for path in sorted(top.rglob("test_*.py"))]


# Coverage


def test_every_clause_has_a_test_that_cites_it() -> None:
    assert uncovered(clauses(), all_tests()) == []


def test_a_clause_without_a_test_is_listed() -> None:
    """The check can fail: neither a helper's docstring nor a comment nor a name will do."""
    made_up = "F99" + ".1"
    source = f'''
def test_nothing() -> None:
    """A test of another clause."""
    # {made_up}
    assert "{made_up}"

def helper() -> None:
    """{made_up}"""
'''
    assert uncovered([made_up], [source]) == [made_up]
    assert uncovered([made_up], [source.replace("A test of", made_up)]) == []
    assert uncovered([made_up], [source.replace("A test of", made_up + "1")]) == [made_up]


def test_every_game_has_a_book_of_clauses_of_its_own() -> None:
    for folder in FOLDERS:
        assert len(read_book(folder, "en").clauses()) >= 9
    assert len(clauses()) == len(set(clauses()))


# Citations


@pytest.mark.parametrize("top", [SOURCES, TESTS, TEMPLATE], ids=["src", "tests", "template"])
def test_every_clause_cited_is_in_a_book(top: Path) -> None:
    texts = [
        (str(path.relative_to(top)), path.read_text(encoding="utf-8"))
        for path in sorted(top.rglob("*"))
        if path.suffix in (".py", ".toml", ".ftl", ".md", ".json") and path.name != "compiled.json"
    ]
    assert texts
    assert unknown(citable(), texts) == []


def test_a_clause_that_is_in_no_book_is_listed() -> None:
    """The check can fail."""
    made_up = "F99" + ".1"
    assert unknown(citable(), [("rules.py", f'"""{made_up}: made up, unlike F7.2."""')]) == [f"rules.py: {made_up}"]


@every_game
def test_a_game_cites_existing_clauses_where_it_is_declared(game: Game) -> None:
    assert {game.turn_clause, *(chance.clause for chance in game.chances)} <= set(clauses())


# The languages say the same


@every_book
def test_all_languages_have_the_same_clauses_and_labels(folder: Path) -> None:
    assert len({outline(read_book(folder, language)) for language in LANGUAGES}) == 1


def outline(book: Book) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """A book without its text: every clause, and whose word and which option each paragraph is."""
    return tuple(
        (clause.id, tuple((paragraph.label, paragraph.option) for paragraph in clause.paragraphs))
        for clause in book.clauses().values()
    )


@every_book
def test_no_clause_is_empty_and_every_label_is_known(folder: Path) -> None:
    for language in LANGUAGES:
        for clause in read_book(folder, language).clauses().values():
            assert clause.paragraphs
            assert {paragraph.label for paragraph in clause.paragraphs} <= set(LABELS)


@every_book
def test_clauses_stand_under_their_chapter_and_are_counted_without_gaps(folder: Path) -> None:
    for chapter in read_book(folder, "en").chapters:
        name = chapter.title.split()[0]
        assert [clause.id for clause in chapter.clauses] == [f"{name}.{n + 1}" for n in range(len(chapter.clauses))]


# Options


@every_game
def test_the_book_explains_every_option_with_its_values_the_default_first(game: Game) -> None:
    offered = {name: [str(value).lower() for value in values] for name, values in game.offered().items()}
    for language in LANGUAGES:
        explained = {
            paragraph.option: re.findall(r"`(\w+)`", paragraph.text)
            for clause in read_book(game.texts, language).clauses().values()
            for paragraph in clause.paragraphs
            if paragraph.label == "option"
        }
        assert explained == offered
