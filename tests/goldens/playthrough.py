"""One whole game as lines of text."""

from pathlib import Path

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.lines import line
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR

FOLDER = Path(__file__).parent
MOST_LINES = 2000

Lines = dict[str, str]


def path_of(game: Game, players: int) -> Path:
    return FOLDER / f"{game.name}-{players}.txt"


def playthrough(game: Game, players: int) -> str:
    """A random game: full views at start and end, and in between each entry with what it changed, for whom."""
    names = [f"player {seat}" for seat in range(players)]
    luck = FastLuck(seed_of("golden", game.name, players))
    referee = Referee(game, names, luck)
    text = [
        f"# {game.title}, {players} players. Written by `make goldens`; read the differences before keeping them.",
        "",
    ]
    text += [line(game, entry) for entry in referee.entries]
    shown = _full_views(referee, text)
    while actors := referee.actors():
        written = len(referee.entries)
        seat = actors[luck.below(len(actors))]
        legal = referee.legal(seat)
        referee.act(seat, legal[luck.below(len(legal))])
        text += [line(game, entry) for entry in referee.entries[written:]]
        views = _views(referee)
        text += _changes(shown, views)
        shown = views
    _full_views(referee, text)
    if len(text) > MOST_LINES:
        raise ValueError(
            f"{len(text)} lines are too much for a golden playthrough of {game.name}: at most {MOST_LINES}"
        )
    return "\n".join(text) + "\n"


def _views(referee: Referee) -> dict[str, Lines]:
    viewers = {"spectator": SPECTATOR, **{f"seat {seat}": seat for seat in range(len(referee.seats))}}
    return {who: lines_of(referee.view(viewer)) for who, viewer in viewers.items()}


def _full_views(referee: Referee, text: list[str]) -> dict[str, Lines]:
    views = _views(referee)
    for who, lines in views.items():
        text += ["", f"## {who}"]
        text += [f"{name}: {value}" for name, value in lines.items()]
    text.append("")
    return views


def _changes(before: dict[str, Lines], after: dict[str, Lines]) -> list[str]:
    """The lines that changed: once where they changed alike for everybody, else for each viewer."""
    changed = {
        who: {name: value for name, value in lines.items() if before[who].get(name) != value}
        | {name: "(no more)" for name in before[who] if name not in lines}
        for who, lines in after.items()
    }
    first, *others = changed.values()
    public = {name: value for name, value in first.items() if all(lines.get(name) == value for lines in others)}
    text = [f"    {name}: {value}" for name, value in public.items()]
    for who, lines in changed.items():
        text += [f"  {who}: {name}: {value}" for name, value in lines.items() if name not in public]
    return text


def lines_of(view: msgspec.Struct) -> Lines:
    """A view as lines: one for each field, and one for each part of a list of larger things."""
    lines: Lines = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            for number, part in enumerate(value):
                lines[f"{name} {number}"] = _short(part)
        else:
            lines[name] = _short(value)
    return lines


def _short(value: object) -> str:
    if isinstance(value, msgspec.Struct):
        return ", ".join(f"{name} {_short(getattr(value, name))}" for name in value.__struct_fields__)
    if isinstance(value, (tuple, list)):
        return "[" + " ".join(_short(part) for part in value) + "]"
    if isinstance(value, (set, frozenset)):
        return "{" + " ".join(sorted(_short(part) for part in value)) + "}"
    if isinstance(value, dict):
        return "{" + " ".join(f"{_short(key)}={_short(part)}" for key, part in value.items()) + "}"
    return "–" if value is None or value == "" else str(value)
