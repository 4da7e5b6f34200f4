"""The browser client's types are those of the server."""

import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from msgspec import inspect

from build_backend.node import find_node
from quarterdeck.core.alphabet import Alphabet, Things, Verb
from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tools.types import GENERATED, files
from tools.types.messages import view_file
from tools.types.typescript import Writer
from tools.types.unions import Unions

WEB = Path(__file__).parent.parent.parent / "web"


def test_the_generated_files_are_current() -> None:
    there = {path: path.read_text(encoding="utf-8") for path in GENERATED.iterdir()}
    changed = [path.name for path, text in files().items() if there.get(path) != text]
    assert (changed, there.keys() - files().keys()) == ([], set()), "run: make types"


def test_a_type_without_a_json_form_of_ours_is_refused() -> None:
    with pytest.raises(TypeError, match="there is no TypeScript"):
        Writer().write(inspect.type_info(Decimal))


def test_two_lists_of_words_cannot_have_one_name() -> None:
    alphabet = Alphabet(
        Verb("go {to}", to=Things("port", ["Nassau"])), Verb("flee {to}", to=Things("port", ["Tortuga"]))
    )
    with pytest.raises(ValueError, match="two lists of words are called 'port'"):
        Unions(replace(GAMES["freibeuter"], alphabet=alphabet))


def renamed(game: Game, names: Mapping[str, str]) -> Game:
    """A game in which events, their slots, verbs and the words of both are called otherwise."""

    def things(old: Things) -> Things:
        return Things(old.name, [names.get(word, word) for word in old.words])

    events = {
        names.get(key, key): {
            names.get(slot, slot): things(kind) if isinstance(kind, Things) else kind for slot, kind in slots.items()
        }
        for key, slots in game.events.items()
    }
    verbs = [
        Verb(
            " ".join(names.get(word, word) for word in verb.pattern.split()),
            secret=verb.secret,
            **{slot: things(one) for slot, one in zip(verb.slots, verb.things, strict=True)},
        )
        for verb in game.alphabet.verbs
    ]
    return replace(game, events=events, alphabet=Alphabet(*verbs))


def test_the_client_does_not_compile_where_something_that_arrives_is_called_otherwise(tmp_path: Path) -> None:
    """An event, a slot, a verb and a word, each in a game of its own."""
    node = find_node()
    assert node is not None, "there is no Node.js; make install fetches one"
    shutil.copytree(WEB / "src", tmp_path / "src")
    for name in ("package.json", "tsconfig.json", "vite.config.ts"):
        shutil.copy(WEB / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    changes = {
        "freibeuter": {"boarded": "seized"},
        "meuterer": {"points": "reward"},
        "traitres": {"open": "unlock"},
        "cartagena": {"coin": "doubloon"},
    }
    for name, names in changes.items():
        (tmp_path / "src" / "generated" / f"{name}.ts").write_text(
            view_file(renamed(GAMES[name], names)), encoding="utf-8"
        )
    done = subprocess.run(
        [*node.npm, "exec", "--offline", "--", "svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine"],
        cwd=tmp_path,
        env={**node.environment(), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    wrong = {line.split('"')[1] for line in done.stdout.splitlines() if " ERROR " in line}
    assert done.returncode != 0, done.stdout[-3000:]
    assert {
        "src/games/freibeuter/flights.ts",
        "src/games/meuterer/report.ts",
        "src/games/traitres/Decision.svelte",
        "src/games/cartagena/Sheet.svelte",
    } <= wrong, done.stdout[-3000:]
