"""Writes the browser client's types from the server's: messages, views, and the slots of every sentence.

`python -m tools.types` (or `make types`) writes them into web/src/generated.
"""

from pathlib import Path

from quarterdeck.games import GAMES
from tools.types.messages import messages_file, view_file
from tools.types.phrases import phrases_file
from tools.types.turns import turns_file

GENERATED = Path(__file__).parent.parent.parent / "web" / "src" / "generated"


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    texts = {"messages.ts": messages_file(), "phrases.ts": phrases_file(), "turns.ts": turns_file()}
    texts |= {f"{game.name}.ts": view_file(game) for game in GAMES.values()}
    return {GENERATED / name: text for name, text in texts.items()}


def write() -> None:
    """Write all files, and remove those that nothing makes any more."""
    GENERATED.mkdir(parents=True, exist_ok=True)
    made = files()
    for path in set(GENERATED.iterdir()) - made.keys():
        path.unlink()
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
