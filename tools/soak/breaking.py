"""Ways to break the text of a record, and its lines: each has a name, and most of them leave no legal game."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from quarterdeck.core.game import Game
from tests.under_test import GAMES_UNDER_TEST
from tools.soak.headings import HEADING_BREAKS

Content = dict[str, Any]
TextBreak = Callable[[bytes, Random], bytes]
ContentBreak = Callable[[Content, Random, Game], None]

HUGE = ("99999999999", "9" * 40, "9" * 5000, "-1", "4294967296", "18446744073709551616", "1e400", "٣", "²", "0x1", "00")
STRANGE = (
    "",
    " ",
    "\0",
    "\x1b[2J",
    "\u202e",
    "\ud83c\udff4",
    "ﬃ",
    "İ",
    "ß",
    "“",
    "{ $seat }",
    "\\",
    '"',
    "\u2028",
    "𝟘: ",
)


# Of the text


def flip_bytes(text: bytes, random: Random) -> bytes:
    changed = bytearray(text)
    for _ in range(random.choice((1, 1, 1, 2, 8, 64))):
        changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def drop_bytes(text: bytes, random: Random) -> bytes:
    start = random.randrange(len(text))
    return text[:start] + text[start + random.choice((1, 2, 10, 1000)) :]


def insert_bytes(text: bytes, random: Random) -> bytes:
    start = random.randrange(len(text))
    return text[:start] + random.randbytes(random.choice((1, 2, 8, 100))) + text[start:]


def swap_text_lines(text: bytes, random: Random) -> bytes:
    lines = text.split(b"\n")
    one, other = (random.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def nest_deeply(text: bytes, random: Random) -> bytes:
    opening, closing = random.choice(((b"[", b"]"), (b'{"a":', b"}")))
    depth = random.choice((50, 1000, 100_000))
    inner = random.choice((b"1", b"")) if opening == b"[" else b"1"
    deep = opening * depth + inner + random.choice((closing * depth, b""))
    places = [place + 1 for place in range(len(text)) if text[place : place + 1] == b":"] or [0]
    place = random.choice(places)
    return text[:place] + deep + (b"," if random.randrange(2) else b"") + text[place:]


def field_twice(text: bytes, random: Random) -> bytes:
    name = random.choice(("game", "log", "quarterdeck", "rules", "seats", "outcome"))
    value = random.choice(('"freibeuter"', "[]", "1", "null", "{}", "-0", "1.0"))
    return text.replace(b"{", f'{{"{name}": {value},'.encode(), 1)


TEXT_BREAKS: dict[str, TextBreak] = {
    "bytes flipped": flip_bytes,
    "bytes dropped": drop_bytes,
    "bytes inserted": insert_bytes,
    "text cut": lambda text, random: text[: random.randrange(len(text))],
    "text begun late": lambda text, random: text[random.randrange(len(text)) :],
    "text twice": lambda text, random: text + text,
    "text lines swapped": swap_text_lines,
    "nothing": lambda text, random: b"",
    "zero bytes": lambda text, random: random.choice((b"\0" + text, text + b"\0", text.replace(b" ", b"\0"))),
    "byte order mark": lambda text, random: b"\xef\xbb\xbf" + text,
    "other encoding": lambda text, random: text.decode().encode(random.choice(("utf-16", "utf-32", "utf-7"))),
    "white space": lambda text, random: b"\n\t " + text.replace(b"\n", b"\r\n") + b"\x0c" * random.randrange(2),
    "nested deeply": nest_deeply,
    "field twice": field_twice,
}


# Of the log


def any_line(content: Content, random: Random) -> int:
    return random.randrange(len(content["log"]))


def drop_line(content: Content, random: Random, game: Game) -> None:
    del content["log"][any_line(content, random)]


def double_line(content: Content, random: Random, game: Game) -> None:
    place = any_line(content, random)
    content["log"].insert(place, content["log"][place])


def swap_lines(content: Content, random: Random, game: Game) -> None:
    log = content["log"]
    one = any_line(content, random)
    other = min(one + 1, len(log) - 1) if random.randrange(2) else any_line(content, random)
    log[one], log[other] = log[other], log[one]


def move_line(content: Content, random: Random, game: Game) -> None:
    line = content["log"].pop(any_line(content, random))
    content["log"].insert(random.randrange(len(content["log"]) + 1), line)


def cut_log(content: Content, random: Random, game: Game) -> None:
    del content["log"][any_line(content, random) :]


def other_words(content: Content, random: Random, game: Game) -> None:
    """Another action, statement or outcome in the place of one."""
    place = any_line(content, random)
    line = content["log"][place]
    seat = line.split(":")[0]
    if ": " in line:
        alphabet = game.statements if "says" in seat and game.statements is not None else game.alphabet
        content["log"][place] = f"{seat}: {alphabet.words(random.randrange(len(alphabet)))}"
    else:
        content["log"][place] = " ".join([line.split()[0], other_thing(game, line, random), *line.split()[2:]])


def other_thing(game: Game, line: str, random: Random) -> str:
    chance = next((chance for chance in game.chances if chance.name == line.split()[0]), random.choice(game.chances))
    return random.choice(chance.things.words)


def other_seat(content: Content, random: Random, game: Game) -> None:
    places = [place for place, line in enumerate(content["log"]) if line[:1].isdigit()]
    if places:
        place = random.choice(places)
        seats = [*map(str, range(len(content["seats"]) + 1)), *HUGE]
        content["log"][place] = random.choice(seats) + content["log"][place].lstrip("0123456789")


def other_count(content: Content, random: Random, game: Game) -> None:
    """Another `k of n`, or none."""
    places = [place for place, line in enumerate(content["log"]) if line.endswith(")")]
    for place in random.sample(places, min(len(places), random.choice((1, 1, 3)))):
        words, counted = content["log"][place].rsplit(" (", 1)
        k, n = counted.rstrip(")").split(" of ")
        number = str(random.randrange(int(n) + 1)) if random.randrange(3) else random.choice(HUGE)
        content["log"][place] = random.choice((words, f"{words} ({number} of {n})", f"{words} ({k} of {number})"))


def words_alone(content: Content, random: Random, game: Game) -> None:
    """As written by hand: no counts at all, which is a legal game."""
    content["log"] = [line.rsplit(" (", 1)[0] if line.endswith(")") else line for line in content["log"]]
    content.pop("luck", None)


def join_draws(content: Content, random: Random, game: Game) -> None:
    """As written by hand: outcomes of one kind in a row on one line."""
    words_alone(content, random, game)
    joined: list[str] = []
    for line in content["log"]:
        kind = line.split(" ")[0]
        if joined and ":" not in line and joined[-1].split(" ")[0] == kind and random.randrange(4):
            joined[-1] += line.removeprefix(kind)
        else:
            joined.append(line)
    content["log"] = joined


def line_of_another_game(content: Content, random: Random, game: Game) -> None:
    other = random.choice(list(GAMES_UNDER_TEST.values()))
    chance = random.choice(other.chances)
    lines = [
        f"{random.randrange(4)}: {other.alphabet.words(random.randrange(len(other.alphabet)))}",
        f"{chance.name} {random.choice(chance.things.words)}",
    ]
    content["log"].insert(any_line(content, random), random.choice(lines))


def strange_line(content: Content, random: Random, game: Game) -> None:
    """Letters that are no letters, numbers that are none, long lines, things that are no text."""
    place = any_line(content, random)
    line = content["log"][place]
    spot = random.randrange(len(line) + 1)
    content["log"][place] = random.choice(
        (
            line[:spot] + random.choice(STRANGE) + line[spot:],
            line.upper(),
            line.replace(" ", "  "),
            f"{line} ",
            f"{line}\n",
            line * 2,
            line * 100_000,
            "x" * random.choice((100, 10**6)),
            line[:spot],
            line[spot:],
            *HUGE,
            *STRANGE,
        )
    )


def no_text(content: Content, random: Random, game: Game) -> None:
    content["log"][any_line(content, random)] = random.choice((None, 3, 1.5, [], {}, ["x"], True, 10**30))


def say_something(content: Content, random: Random, game: Game) -> None:
    """A statement where perhaps none may be made."""
    words = "trust 1"
    if game.statements is not None:
        words = game.statements.words(random.randrange(len(game.statements)))
    content["log"].insert(any_line(content, random), f"{random.randrange(len(content['seats']) + 1)} says: {words}")


def go_on(content: Content, random: Random, game: Game) -> None:
    """Lines after the last."""
    content["log"] += [content["log"][any_line(content, random)] for _ in range(random.choice((1, 1, 5)))]


LOG_BREAKS: dict[str, ContentBreak] = {
    "line dropped": drop_line,
    "line doubled": double_line,
    "lines swapped": swap_lines,
    "line moved": move_line,
    "log cut": cut_log,
    "other words": other_words,
    "other seat": other_seat,
    "other count": other_count,
    "words alone": words_alone,
    "draws joined": join_draws,
    "line of another game": line_of_another_game,
    "strange line": strange_line,
    "line that is no text": no_text,
    "statement added": say_something,
    "lines after the last": go_on,
}

KINDS = [*TEXT_BREAKS, *LOG_BREAKS, *HEADING_BREAKS]


def break_text(text: bytes, kind: str, random: Random, game: Game) -> bytes:
    """The text of a record broken in one way; where there is nothing to break, as it was."""
    if kind in TEXT_BREAKS:
        return TEXT_BREAKS[kind](text, random)
    content: Content = json.loads(text)
    if kind in HEADING_BREAKS:
        HEADING_BREAKS[kind](content, random, game)
    elif content["log"]:
        LOG_BREAKS[kind](content, random, game)
    return json.dumps(content, ensure_ascii=random.randrange(2) == 0).encode(errors="surrogatepass")
