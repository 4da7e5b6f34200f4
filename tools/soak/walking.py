"""Random components: a walk from the game's own box, step by step, through all that its reader accepts."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from quarterdeck.core.errors import BadData, BadSetting
from quarterdeck.core.game import Data, Game, Options
from tools.soak.headings import at, paths_in, put

STEPS = (1, 3, 10, 40)  # of a walk, short and long ones in turn
EDGES = (0, 1, 2, 3, 5, 7, 12, 20, 40, 60, 100, 1000)
LETTERS = "0123456789"

Path = tuple[Any, ...]


class Refused(msgspec.Struct, frozen=True):
    """A step that the reader did not take, and its sentence."""

    path: Path
    sentence: str


def walk(game: Game, players: int, options: Options, start: Data, random: Random) -> tuple[Data, list[Refused]]:
    """Components that can be played with, and the sentences that refused others on the way."""
    content = plain(start)
    refused: list[Refused] = []
    for _ in range(random.choice(STEPS)):
        changed = plain(start) if not content else msgspec.json.decode(msgspec.json.encode(content))
        path = step(changed, random)
        try:
            game.setting(players, options, game.data_from(changed))
        except BadData as error:
            refused.append(Refused(path, str(error)))
        except BadSetting as error:
            refused.append(Refused(path, error.key))
        else:
            content = changed
    return game.data_from(content), refused


def plain(data: Data) -> dict[str, Any]:
    """Components as plain values."""
    content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return content


def step(content: dict[str, Any], random: Random) -> Path:
    """Change one value, or take from one number what another gets, which keeps sums; the place of it."""
    numbers = [path for path in paths_in(content) if type(at(content, path)) is int]
    if random.randrange(3) == 0 and len(numbers) > 1:
        one, other = random.sample(numbers, 2)
        moved = random.randint(1, 4)
        put(content, one, at(content, one) - moved)
        put(content, other, at(content, other) + moved)
        return one
    path = random.choice(paths_in(content))
    value = at(content, path)
    if type(value) is int:
        put(content, path, random.choice((*EDGES, value + 1, value - 1, value * 2, value // 2, -1)))
    elif isinstance(value, bool):
        put(content, path, not value)
    elif isinstance(value, str):
        put(content, path, other_text(value, random))
    elif isinstance(value, list) and value and type(value[0]) is int:
        put(content, path, other_list(value, random))
    return path


def other_text(text: str, random: Random) -> str:
    """Some digits of a row of digits; of a name, what nobody knows, or another word of the box."""
    if text and set(text) <= set(LETTERS):
        spot = random.randrange(len(text))
        return text[:spot] + random.choice("0012") + text[spot + 1 :]
    return random.choice(("any", "salt", "wine", "", text.upper(), f"{text} ", "\u202e"))


def other_list(numbers: list[int], random: Random) -> list[int]:
    """A number more, fewer, or all in order again."""
    more = sorted({*numbers, random.choice(EDGES)})
    return random.choice((more, numbers[1:], numbers[:-1], [*numbers, 0], []))


# As a file


def toml(content: dict[str, Any]) -> str:
    """Components as the text of a data file."""
    return "\n".join(lines_of(content, ())) + "\n"


def lines_of(content: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """The lines of a TOML table and of those inside it."""
    tables = {key: value for key, value in content.items() if is_table(value)}
    for key, value in content.items():
        if key not in tables:
            yield f"{key} = {value_of(value)}"
    for key, value in tables.items():
        for part in value if isinstance(value, list) else [value]:
            name = ".".join((*path, key))
            yield f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
            yield from lines_of(part, (*path, key))


def is_table(value: Any) -> bool:
    """Whether TOML writes this as a table of its own."""
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def value_of(value: Any) -> str:
    """A value as TOML writes it, which is as JSON does."""
    return msgspec.json.encode(value).decode()
