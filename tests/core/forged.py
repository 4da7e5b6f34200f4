"""Games with luck that can be checked, and every way to forge their records."""

from collections.abc import Callable, Sequence

from msgspec import structs

from quarterdeck.core.game import Game
from quarterdeck.core.lines import count
from quarterdeck.core.luck import FastLuck, SecretLuck
from quarterdeck.core.record import Fairness, Person, Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.verification import Kept

KEY = bytes(range(32))
ADDED = {0: b"anne", 1: b"mary"}
KEPT = Kept(SecretLuck(KEY).commitment, {0: b"anne".hex()})  # by Anne


def fair(game: Game, seed: int = 1) -> Record:
    """A game of two people, and of bots where two are too few, played by chance to its end."""
    names: Sequence[Person] = (Person("Anne"), Person("Mary"), Person("Moll", "deckhand"))
    seats = names[: max(2, game.players[0])]
    referee = Referee(game, seats, SecretLuck(KEY, ADDED))
    chance = FastLuck(seed)
    while actors := referee.actors():
        legal = [
            action
            for action in referee.legal(actors[0])
            if game.alphabet.words(action).split()[0] not in game.left_alone
        ]
        referee.act(actors[0], legal[chance.below(len(legal))])
    return referee.record()


def luck_with(record: Record, **fields: object) -> Record:
    """The same record with something else in its luck."""
    assert isinstance(record.luck, Fairness)
    return structs.replace(record, luck=structs.replace(record.luck, **fields))


def resealed(record: Record, **fields: object) -> Record:
    """The same record whose luck is that of another key, with its own commitment."""
    return luck_with(record, key=bytes(32).hex(), commitment=SecretLuck(bytes(32)).commitment, **fields)


def line_with(record: Record, change: Callable[[str], str], number: int = 3) -> Record:
    """The same record with a counted outcome, the third as a rule, written otherwise."""
    counted = [place for place, text in enumerate(record.log) if text.endswith(")")]
    log = list(record.log)
    log[counted[number - 1]] = change(log[counted[number - 1]])
    return structs.replace(record, log=tuple(log))


def line_added(record: Record, line: str) -> Record:
    """The same record with one more line at its end."""
    return structs.replace(record, log=(*record.log, line))


def next_one(text: str) -> str:
    """A line that counts the next outcome."""
    words, _, counted = text.rpartition(" (")
    k, n = (int(part) for part in counted.rstrip(")").split(" of "))
    return f"{words} ({(k + 1) % n} of {n})"


FORGERIES: dict[str, tuple[str, Callable[[Record], Record]]] = {  # what is found, by how it was done
    "bytes swapped": ("bytes line", lambda one: luck_with(one, contributions={0: "ff", 1: b"mary".hex()})),
    "bytes left out": ("bytes line", lambda one: luck_with(one, contributions={1: b"mary".hex()})),
    "bytes of another": ("line", lambda one: luck_with(one, contributions={0: b"anne".hex(), 1: "ff"})),
    "bytes of nobody": ("contributors", lambda one: luck_with(one, contributions={0: b"anne".hex(), 7: "ff"})),
    "too many bytes": ("contributors", lambda one: luck_with(one, contributions={0: b"anne".hex(), 1: "ff" * 65})),
    "another key": ("key line", lambda one: luck_with(one, key=bytes(32).hex())),
    "another seal": ("commitment key", lambda one: luck_with(one, commitment=64 * "0")),
    "key and seal": ("commitment line", resealed),
    "key too short": ("unreadable", lambda one: luck_with(one, key="00")),
    "no hexadecimal digits": ("unreadable", lambda one: luck_with(one, contributions={0: b"anne".hex(), 1: "mary"})),
    "no luck": ("hidden", lambda one: structs.replace(one, luck=None)),
    "an outcome": ("line", lambda one: line_with(one, next_one)),
    "an outcome beyond the last": ("line", lambda one: line_with(one, lambda text: f"{text.split(' (')[0]} (9 of 9)")),
    "an outcome of none": ("line", lambda one: line_with(one, lambda text: f"{text.split(' (')[0]} (0 of 0)")),
    "an outcome not counted": ("line", lambda one: line_with(one, lambda text: text.split(" (")[0])),
    "an outcome left out": ("line", lambda one: line_with(one, lambda _: "0: pass")),
    "no log": ("undrawn", lambda one: structs.replace(one, log=())),
    "no log and no outcome": ("undrawn unended", lambda one: structs.replace(one, log=(), outcome=None)),
    "only what was done": (
        "undrawn",
        lambda one: structs.replace(one, log=tuple(text for text in one.log if count(text) is None)),
    ),
    "no end": ("unended", lambda one: structs.replace(one, log=one.log[:-1], outcome=None)),
    "broken off and gone on": (
        "unended",
        lambda one: structs.replace(one, log=(*one.log, "broken off by agreement", "0 takes back"), outcome=None),
    ),
    "an empty line": ("line", lambda one: line_with(one, lambda _: "")),
}
