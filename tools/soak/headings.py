"""Ways to break what a record says beside its log: game, rules, seats, options, data, luck, outcome."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from quarterdeck.core.game import Game
from tests.under_test import GAMES_UNDER_TEST

Content = dict[str, Any]

NOTHINGS: tuple[Any, ...] = (None, 0, -1, 10**30, 2**63, 1.5, "", "x", "\0", [], {}, [[]], {"": {}}, True, "9" * 5000)
FIELDS = ("quarterdeck", "game", "rules", "seats", "log", "options", "data", "luck", "outcome", "head")


def paths_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += paths_in(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += paths_in(part, (*path, number))
    return found


def put(content: Any, path: tuple[Any, ...], value: Any) -> None:
    """Put a value in the place of another."""
    for step in path[:-1]:
        content = content[step]
    content[path[-1]] = value


def at(content: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        content = content[step]
    return content


def other_game(content: Content, random: Random, game: Game) -> None:
    content["game"] = random.choice([*GAMES_UNDER_TEST, "chess", "", game.name.upper(), f"{game.name} ", "x" * 10**5])
    if random.randrange(2):
        content.pop("data", None)
        content.pop("options", None)


def other_version(content: Content, random: Random, game: Game) -> None:
    field = random.choice(("rules", "quarterdeck"))
    content[field] = random.choice((0, 2, 99, -1, 2**31, 2**63, 2**64, 10**30, "1", 1.0, None, True))


def seats_changed(content: Content, random: Random, game: Game) -> None:
    seats = content["seats"]
    match random.randrange(6):
        case 0:
            seats.pop()
        case 1:
            seats.append({"name": "somebody"})
        case 2:
            random.shuffle(seats)
        case 3:
            content["seats"] = seats * 1000
        case 4:
            content["seats"] = []
        case _:
            seats[random.randrange(len(seats))] = random.choice(NOTHINGS)


def names_changed(content: Content, random: Random, game: Game) -> None:
    """Whatever people are called, it is their game."""
    seat = random.choice(content["seats"])
    seat["name"] = random.choice(
        ("", " ", "\x1b[2J", "x" * 10**5, "\u202e", "\n\n", "{ $seat }", "🏴‍☠️", "[red]", "\ud800")
    )
    seat["bot"] = random.choice(("", "captain", "nobody", "\0"))


def options_changed(content: Content, random: Random, game: Game) -> None:
    options = content.setdefault("options", {})
    offered = game.offered()
    name = random.choice([*offered, "edition", "preset", "speed", ""])
    options[name] = random.choice([*offered.get(name, ["french", 1]), *NOTHINGS])


def data_changed(content: Content, random: Random, game: Game) -> None:
    """The components: a number of them, all of them, another hash."""
    whole = json.loads(msgspec.json.encode(game.data()))
    if isinstance(content.get("data"), dict):
        whole = content["data"]
    match random.randrange(5):
        case 0:
            content["data"] = random.choice((*NOTHINGS, "0123456789abcdef"))
        case 1:
            content["data"] = whole
        case 2:
            content.pop("data", None)
        case _:
            content["data"] = whole
            path = random.choice(paths_in(whole))
            put(whole, path, random.choice((*NOTHINGS, 1, 2, 3, 40, 1000)))


def luck_changed(content: Content, random: Random, game: Game) -> None:
    luck = content.get("luck") or {"commitment": "00", "key": "00" * 32, "contributions": {}}
    content["luck"] = luck
    field = random.choice(("commitment", "key", "contributions"))
    if field == "contributions":
        seat = random.choice(("0", "1", "-1", "7", "99999999999", str(2**64), "x"))
        luck[field] = {**luck.get(field, {}), seat: random.choice(("00", "", "0", "zz", "00" * 65, " 00 "))}
    else:
        luck[field] = random.choice((luck[field][::-1], luck[field].upper(), "", "zz", "00" * 32, "00" * 10**5))


def head_changed(content: Content, random: Random, game: Game) -> None:
    """What was played before ends elsewhere, or is somebody else's; or there is a head where there was none."""
    log, seats = content["log"], content["seats"]
    head = content.setdefault("head", [])
    if not head:
        content["quarterdeck"] = 3
        done = random.choice([place for place, line in enumerate(log) if ":" in line] or [1])
        head.append(
            {"from": "x", "steps": sum(":" in line for line in log[:done]), "lines": done, "seats": list(seats)}
        )
        return
    stretch = random.choice(head)
    match random.randrange(6):
        case 0:
            stretch["lines"] += random.choice((-1, 1, -1000, 10**6))
        case 1:
            stretch["steps"] += random.choice((-1, 1, 2**63))
        case 2:
            head.append(dict(stretch))
        case 3:
            stretch["luck"] = content.get("luck")
        case 4:
            stretch["seats"] = seats[:-1]
        case _:
            path = random.choice(paths_in(stretch))
            put(stretch, path, random.choice(NOTHINGS))


def outcome_changed(content: Content, random: Random, game: Game) -> None:
    outcome = content.get("outcome")
    if outcome is None or random.randrange(4) == 0:
        content["outcome"] = random.choice((None, {"clause": game.turn_clause, "winners": [0]}, *NOTHINGS))
        return
    path = random.choice(paths_in(outcome))
    value = at(outcome, path)
    put(outcome, path, value + 1 if isinstance(value, int) else random.choice(NOTHINGS))


def field_dropped(content: Content, random: Random, game: Game) -> None:
    content.pop(random.choice(FIELDS), None)


def field_added(content: Content, random: Random, game: Game) -> None:
    where = random.choice((content, content["seats"][0], content.get("outcome") or content))
    where[random.choice(("cargo", "", "name ", "__class__", "\0"))] = random.choice(NOTHINGS)


def value_changed(content: Content, random: Random, game: Game) -> None:
    """Any value of the record becomes anything."""
    put(content, random.choice(paths_in(content)), random.choice(NOTHINGS))


HEADING_BREAKS: dict[str, Callable[[Content, Random, Game], None]] = {
    "other game": other_game,
    "other version": other_version,
    "seats changed": seats_changed,
    "names changed": names_changed,
    "options changed": options_changed,
    "data changed": data_changed,
    "luck changed": luck_changed,
    "head changed": head_changed,
    "outcome changed": outcome_changed,
    "field dropped": field_dropped,
    "field added": field_added,
    "value changed": value_changed,
}
