"""Reads and plays recorded games again, with refusals a person can use."""

from pathlib import Path

from quarterdeck.cli.arguments import BadCommand
from quarterdeck.core.errors import BadRecord, IllegalAction
from quarterdeck.core.record import read_file
from quarterdeck.core.replay import Replay
from quarterdeck.core.words import words_of
from quarterdeck.games import GAMES


def open_record(path: Path) -> Replay:
    """A record ready to be played again; `BadCommand` where it cannot be read, `BrokenRule` where it breaks one."""
    try:
        record = read_file(path)
        game = GAMES.get(record.game)

        def explain(error: IllegalAction) -> str:
            names = [person.name for person in record.seats]
            return words_of("en", game.folder if game else None).say(error.key, error.slots, names)

        return Replay(GAMES, record, explain)
    except BadRecord as error:
        raise BadCommand(unreadable(path, error)) from error


def unreadable(path: Path, error: BadRecord) -> str:
    """Why a record cannot be read, with its file's name."""
    reason = str(error).rstrip(".")
    return f"{path} cannot be read as a record: {reason[0].lower()}{reason[1:]}."
