"""`python -m quarterdeck.bots.worker`: bots in a process of their own.

It reads a question a line and writes an answer a line, in JSON. A question holds a seat's view, its legal actions and
what is public of the table; the process has nothing else, so no bot can reach into a referee.
"""

import signal
import sys
from collections.abc import Mapping
from typing import Any, BinaryIO

import msgspec

from quarterdeck.bots import LADDER, USUAL
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot must choose what: the view of its seat, its legal actions in words, and a seed for its own luck."""

    number: int
    game: str
    players: int
    options: dict[str, Any]
    bot: str
    seed: int
    legal: tuple[str, ...]
    view: msgspec.Raw


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action a bot chose, or the kind of error it raised instead."""

    number: int
    action: str = ""
    failed: str = ""


def answer(games: Mapping[str, Game], question: Question) -> Answer:
    """Let a bot look and choose; one that fails takes no other with it."""
    try:
        return Answer(question.number, choose(games, question))
    except Exception as error:
        return Answer(question.number, failed=type(error).__name__)


def choose(games: Mapping[str, Game], question: Question) -> str:
    """The words of a bot's choice."""
    game = games[question.game]
    setting = game.setting(question.players, game.choose(question.options))
    bot = LADDER[question.bot](game, setting)
    view = msgspec.json.decode(question.view, type=game.view)
    legal = [game.alphabet.action(words) for words in question.legal]
    return game.alphabet.words(bot.choose(view, legal, [], FastLuck(question.seed), USUAL))


def serve(games: Mapping[str, Game], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(games, decoder.decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    """Serve the process that started this one; it alone says when to stop."""
    from quarterdeck.games import GAMES

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C goes to the whole group of processes
    serve(GAMES, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
