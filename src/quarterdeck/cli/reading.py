"""Reads and plays recorded games again, with refusals a person can use."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from quarterdeck.cli import cleaned, refuse, shortened
from quarterdeck.cli.arguments import BadCommand
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.core.errors import BadRecord, BadSetting, BrokenRule, IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.record import Person, Record, read_file
from quarterdeck.core.replay import Explain, Replay
from quarterdeck.games import GAMES
from quarterdeck.texts.crew import marked
from quarterdeck.texts.words import Words, words_of
from quarterdeck.wire.walking import Walk

Opened = TypeVar("Opened")


def open_record(path: Path) -> Replay:
    """A record ready to be played again; `BadCommand` where it cannot be read, `BrokenRule` where it breaks one."""
    return _opened(path, Replay)


def open_walk(path: Path) -> Walk:
    """A record ready to be walked through, back and forth; refused like one that is played again."""
    return _opened(path, Walk)


def _opened(path: Path, opened: Callable[[Mapping[str, Game], Record, Explain], Opened]) -> Opened:
    try:
        record = read_file(path)
        game = GAMES.get(record.game)

        def explain(error: IllegalAction | BadSetting) -> str:
            words = words_of("en", game.texts if game else None)
            return words.say(error.key, error.slots, names_of(record.seats, words))

        return opened(GAMES, record, explain)
    except BadRecord as error:
        raise BadCommand(unreadable(path, error)) from error


def names_of(seats: Sequence[Person], words: Words) -> list[str]:
    """What the players of a record are called, fit for a terminal; bots with their mark."""
    return [marked(shortened(cleaned(person.name)), bool(person.bot), words) for person in seats]


def complain(path: Path, error: BrokenRule | BadCommand | BadRecord, *, as_json: bool) -> int:
    """Say what is wrong with a record, to people or machines, and give the exit code that says it too."""
    if isinstance(error, BrokenRule):
        if as_json:
            broken = {"entry": error.entry, "clause": error.clause, "reason": error.reason}
            print_json({"file": str(path), "ok": False, **broken})
        else:
            refuse(f"{path}: {error}")
        return 1
    sentence = unreadable(path, error) if isinstance(error, BadRecord) else str(error)
    if as_json:
        print_json({"file": str(path), "ok": False, "error": sentence})
    else:
        refuse(sentence)
    return 2


def unreadable(path: Path, error: BadRecord) -> str:
    """Why a record cannot be read, with its file's name."""
    reason = str(error).rstrip(".")
    return f"{path} cannot be read as a record: {reason[0].lower()}{reason[1:]}."
