"""Every sentence a player can read exists in every language, with the slots it is promised."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import quarterdeck.core.words
from quarterdeck.bots import LADDER
from quarterdeck.core.book import LABELS
from quarterdeck.core.errors import BadWords
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import HOUSE, phrases_of
from quarterdeck.core.words import LANGUAGES, words_of
from quarterdeck.games import GAMES

CORE = Path(quarterdeck.core.words.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def slots_in(folder: Path, language: str) -> dict[str, set[str]]:
    """The slots each message of a words file uses."""
    resource = parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8"))
    used: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in used, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            used[entry.id.name] = variables.found
    return used


def files() -> Iterator[tuple[str, Path, dict[str, tuple[str, ...]]]]:
    yield "house", CORE, dict(HOUSE)
    for game in GAMES.values():
        yield game.name, game.folder, phrases_of(game)


FILES = [pytest.param(folder, declared, id=name) for name, folder, declared in files()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "declared"), FILES)
def test_a_words_file_has_exactly_the_declared_keys(
    folder: Path, declared: dict[str, tuple[str, ...]], language: str
) -> None:
    assert slots_in(folder, language).keys() == declared.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "declared"), FILES)
def test_a_sentence_uses_only_slots_it_is_given(
    folder: Path, declared: dict[str, tuple[str, ...]], language: str
) -> None:
    for key, used in slots_in(folder, language).items():
        assert used <= {*declared[key], *(f"{slot}_count" for slot in declared[key])}, key


@pytest.mark.parametrize(("folder", "declared"), FILES)
def test_a_sentence_says_the_same_things_in_every_language(folder: Path, declared: dict[str, tuple[str, ...]]) -> None:
    first, *others = (slots_in(folder, language) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sentence_can_be_said_with_its_slots(game: Game, language: str) -> None:
    words = words_of(language, game.folder)
    for key, slots in {**HOUSE, **phrases_of(game)}.items():
        for number in (0, 1, 2, 5):
            filled = dict.fromkeys((*slots, *(f"{slot}_count" for slot in slots)), number)
            said = words.say(key, filled, ["Ann", "Bob", "Cora"])
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_action_can_be_said_and_typed(game: Game, language: str) -> None:
    words = words_of(language, game.folder)
    typed = set()
    for action in range(len(game.alphabet)):
        verb, things = game.alphabet.parts(action)
        assert words.say(f"action-{verb.name}", things)
        typed.add(words.say(f"typed-{verb.name}", things))
    assert len(typed) == len(game.alphabet)


def test_every_label_of_the_rulebook_and_every_bot_has_words() -> None:
    assert {f"label-{label}" for label in LABELS} <= HOUSE.keys()
    assert {f"seat-{name}" for name in LADDER} <= HOUSE.keys()


def test_a_missing_key_fails() -> None:
    with pytest.raises(BadWords, match="no words for “walk-the-plank”"):
        words_of("en").say("walk-the-plank")


def test_a_missing_slot_fails() -> None:
    with pytest.raises(BadWords, match="do not fit"):
        words_of("en").say("players-count", {"number": 7})


def test_an_unknown_language_fails() -> None:
    with pytest.raises(BadWords, match="no language “de”"):
        words_of("de")
