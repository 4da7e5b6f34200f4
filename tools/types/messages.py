"""The messages of the wire and the views of games, as TypeScript."""

from typing import Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from quarterdeck.core.game import Game
from quarterdeck.core.outcome import Outcome
from quarterdeck.games.traitres.box.pieces import LOOKED_AT, THROWN_OUT
from quarterdeck.texts.book import Book
from quarterdeck.wire import doors, hands, messages, oneself, people, replaying
from tools.types.phrases import phrases_of
from tools.types.typescript import Named, Writer, literal, parts
from tools.types.unions import Unions

UNIONS = ("Asked", "Sent")
REQUESTS = (
    *get_args(messages.Asked),
    messages.Open,
    messages.Sit,
    people.Report,
    people.Block,
    doors.Look,
    doors.KnockAt,
    doors.Join,
    hands.TakeHand,
    hands.LiftCurtain,
    oneself.MakeWay,
    oneself.Claim,
    oneself.SignOut,
    replaying.PlayOn,
    replaying.EnterRoom,
    replaying.MoveRoom,
    replaying.ChatInRoom,
    replaying.GiveLead,
)  # what clients write
# Numbers of the rules that a board needs for what it previews
REPEATED = {
    "traitres": (
        ("LOOKED_AT", LOOKED_AT, "Cards of the chest that a Spyglass reaches (T4.2)."),
        ("THROWN_OUT", THROWN_OUT, "Cards of the chest that Good Riddance reaches (T4.3)."),
    ),
}
BESIDE = (Outcome, Book)  # what every view holds, and what is read in the rulebook


def literals() -> dict[str, tuple[str, ...]]:
    """The module's own names for what can be one of a few words."""
    named = {**vars(messages), **vars(oneself), **vars(replaying)}
    return {name: get_args(value) for name, value in named.items() if get_origin(value) is Literal}


def numbers() -> dict[str, int]:
    """The numbers that both sides must know."""
    both = {**vars(messages), **vars(people), **vars(replaying)}
    return {name: value for name, value in both.items() if name.isupper() and isinstance(value, int)}


def shared() -> dict[type, Named]:
    """Every type in messages.ts, what others are made of before them."""
    structs = [
        value
        for module in (messages, doors, hands, oneself, people, replaying)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    wanted = [cls for cls in structs if cls not in (messages.Message, messages.Part)]
    return {named.cls: named for cls in (*wanted, *BESIDE) for named in parts(inspect.type_info(cls))}


def messages_file() -> str:
    """Every message, its parts, and the unions of those that go over a socket."""
    writer = Writer({frozenset(values): name for name, values in literals().items()}, REQUESTS)
    blocks = [
        "// Made from the messages in src/quarterdeck/wire: `make types`; do not edit.",
        "\n".join(f"export const {name} = {value}" for name, value in numbers().items()),
        *(f"export type {name} = {' | '.join(map(literal, values))}" for name, values in literals().items()),
        *(writer.declare(one) for one in shared().values()),
        *(f"export type {name} = {union(name)}" for name in UNIONS),
    ]
    return "\n\n".join(blocks) + "\n"


def union(name: str) -> str:
    """The members of one of the module's unions."""
    return " | ".join(member.__name__ for member in get_args(vars(messages)[name]))


def view_file(game: Game) -> str:
    """What a seat of a game is shown, told and offered, and its words; a file of its own: every game has a hand."""
    there = shared()
    found = {named.cls: named for named in parts(inspect.type_info(game.view))}
    used = {cls.__name__ for cls in found if cls in there} | ({"Heard"} if game.statements is None else set())
    writer = Writer()
    blocks = [
        f"// Made from the view, the events, the alphabet and the words of {game.title} by `make types`; do not edit.",
        f"import type {{ {', '.join(sorted(used))} }} from './messages'",
        *(writer.declare(named) for cls, named in found.items() if cls not in there),
        *Unions(game).blocks(),
        arrives(game),
        phrases_of(game),
        *(f"/** {about} */\nexport const {name} = {value}" for name, value, about in REPEATED.get(game.name, ())),
    ]
    return "\n\n".join(blocks) + "\n"


def arrives(game: Game) -> str:
    """The types of one game under one name."""
    types = {"view": game.view.__name__, "line": "Line", "choice": "Choice", "heard": "Heard"}
    fields = [f"  {name}: {kind}" for name, kind in types.items()]
    head = ["/** All that arrives of the game. */", f"export interface {game.name.capitalize()} {{"]
    return "\n".join([*head, *fields, "}"])
