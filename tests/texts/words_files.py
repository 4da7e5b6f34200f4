"""The words files: whose they are, what a game's must have, and what Fluent's own parser finds in them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import quarterdeck.server
import quarterdeck.texts
from quarterdeck.core.game import Game
from tests.under_test import GAMES_UNDER_TEST

HOUSE = Path(quarterdeck.texts.__file__).parent
PAGE = Path(quarterdeck.server.__file__).parent

# What every game's words say of it: in a list of games, where it is chosen, where the list of actions is filtered,
# and to whoever sits down at a terminal
OF_EVERY_GAME = (
    *("game-verb", "game-subtitle", "game-line", "game-lead", "game-credit"),
    *("filter-example", "watched", "goal", "guide", "guide-drawing", "verbs"),
)
OF_WHAT_IT_HAS = ("verb-", "action-", "typed-", "statement-", "option-", "preset-", "counted-")

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Parsed(Visitor):
    """What one message of a words file uses: its slots, and for each that it selects by, the variants it knows."""

    mark: str = ""
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


def parsed(folder: Path, language: str) -> dict[str, Parsed]:
    """Every message of a words file by its key."""
    found: dict[str, Parsed] = {}
    mark = ""
    for entry in parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.GroupComment):
            assert entry.content is not None
            mark = entry.content.partition("[")[2].removesuffix("]")
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Parsed(mark)
            found[entry.id.name].visit(entry)
    return found


def files(games: Mapping[str, Game] = GAMES_UNDER_TEST) -> Iterator[tuple[str, Path]]:
    """The name and folder of each words file."""
    yield "house", HOUSE
    yield "page", PAGE
    for game in games.values():
        yield game.name, game.texts


def filled_by(game: Game) -> dict[str, tuple[str, ...]]:
    """Every key that comes of a game's declarations, with the slots that code fills."""
    phrases = {key: tuple(slots) for key, slots in game.events.items()} | dict(game.refusals)
    for verb in game.alphabet.verbs:
        phrases |= {f"verb-{verb.name}": (), f"action-{verb.name}": verb.slots, f"typed-{verb.name}": verb.slots}
    for verb in game.statements.verbs if game.statements else ():
        phrases |= {f"statement-{verb.name}": verb.slots, f"typed-statement-{verb.name}": verb.slots}
    for option, values in game.offered().items():
        phrases |= {f"option-{option}": ()} | {f"option-{option}-{str(value).lower()}": () for value in values}
    phrases |= {f"preset-{name}": () for name in game.presets} | {f"counted-{key}": () for key in game.counted}
    return phrases | dict.fromkeys(OF_EVERY_GAME, ())


def with_derived(slots: tuple[str, ...]) -> set[str]:
    """Slots, and what words make of them: how many, and what it is called."""
    return {*slots, *(f"{slot}_{what}" for slot in slots for what in ("count", "name"))}
