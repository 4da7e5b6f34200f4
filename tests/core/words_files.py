"""The words files: whose they are, what they declare, and which slots and variants their sentences use."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import quarterdeck.core
import quarterdeck.server
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import HOUSE, phrases_of
from quarterdeck.server.phrases import LATER, PAGE
from tests.under_test import GAMES_UNDER_TEST

CORE = Path(quarterdeck.core.__file__).parent
SERVER = Path(quarterdeck.server.__file__).parent


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Sentence(Visitor):
    """What one message of a words file uses: its slots, and for each that it selects by, the variants it knows."""

    slots: set[str] = field(default_factory=set)
    variants: dict[str, list[str]] = field(default_factory=dict)

    def counts(self, slot: str) -> bool:
        """Whether it selects by a slot as a number."""
        return slot in self.variants and set(self.variants[slot]) <= PLURALS

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.slots.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.variants.setdefault(node.selector.id.name, []).extend(words)
        self.generic_visit(node)


def sentences(folder: Path, language: str) -> dict[str, Sentence]:
    """Every message of a words file by its key."""
    found: dict[str, Sentence] = {}
    for entry in parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Sentence()
            found[entry.id.name].visit(entry)
    return found


def declared(games: Mapping[str, Game] = GAMES_UNDER_TEST) -> Iterator[tuple[str, Path, Mapping[str, tuple[str, ...]]]]:
    """Each words file's name and folder, with the keys and slots it is promised."""
    yield "house", CORE, HOUSE
    yield "page", SERVER, {**PAGE, **LATER}
    for game in games.values():
        yield game.name, game.texts, phrases_of(game)
