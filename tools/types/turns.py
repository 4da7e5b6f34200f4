"""Where chapters and turns of a story begin, as the games declare it, for the client."""

from quarterdeck.core.turns import AROUND
from quarterdeck.games import LISTED

_HEAD = """\
// Made from the games by `make types`; do not edit.

/** Tellings with which a chapter of a game's story begins, and those with which a turn does. */
export interface Beginnings {
  chapters: readonly string[]
  turns: readonly string[]
}
"""


def turns_file() -> str:
    """The tellings that begin something, game by game."""
    listed = [
        f"  {game.name}: {{\n{_field('chapters', game.chapters)}{_field('turns', game.turns)}  }},\n" for game in LISTED
    ]
    return (
        f"{_HEAD}\n/** What begins a chapter in every game. */\nexport const AROUND: readonly string[] = [\n"
        + "".join(f"  '{key}',\n" for key in AROUND)
        + "]\n\nexport const BEGINNINGS: Readonly<Record<string, Beginnings>> = {\n"
        + "".join(listed)
        + "}\n"
    )


def _field(name: str, keys: tuple[str, ...]) -> str:
    if not keys:
        return f"    {name}: [],\n"
    return f"    {name}: [\n" + "".join(f"      '{key}',\n" for key in keys) + "    ],\n"
