"""`python -m quarterdeck.bots.worker`: a worker process that runs bots for the server, over line-delimited JSON.

A question holds a seat's view, its legal actions, what was said and what is public of the table; the process has
nothing else, so no bot can reach into a referee.
"""

import os
import signal
import sys
from collections.abc import Mapping
from typing import Any, BinaryIO, Literal

import msgspec

from quarterdeck.bots import LADDER, USUAL, Bot, Budget
from quarterdeck.bots.guard import BotFailed, check_choice, check_statement, crash_of
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.takeback import TakeBacks
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot must choose, or may speak: its seat's view, what was said, and a seed for its own luck, in words.

    Or, without a bot, whether anybody learned something by the one action in `legal`, from the views before and after.
    """

    number: int
    game: str
    edition: int  # the rules version the table was begun under, which may not be the newest
    players: int
    options: dict[str, Any]
    bot: str
    seed: int
    view: msgspec.Raw
    task: Literal["choose", "speak", "judge"] = "choose"
    after: msgspec.Raw = msgspec.Raw(b"null")
    legal: tuple[str, ...] = ()
    statements: tuple[tuple[int, int, str], ...] = ()  # how many actions came before it, who said it, what
    budget: Budget = USUAL
    data: Any = None  # the components, where they are not the game's own


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action or statement of a bot, empty where it says nothing; or how it failed."""

    number: int
    words: str = ""
    failed: str = ""


def answer(games: Mapping[str, Game], question: Question) -> Answer:
    """Ask a bot and catch whatever it raises, so that one that fails takes no other with it."""
    try:
        return Answer(question.number, ask(games, question))
    except BotFailed as error:
        return Answer(question.number, failed=error.kind)
    except Exception as error:
        return Answer(question.number, failed=crash_of(error))


def ask(games: Mapping[str, Game], question: Question) -> str:
    """The words of a bot's answer, validated."""
    game = games[question.game]
    data = None if question.data is None else game.data_from(question.data)
    options = game.choose(question.options, edition=question.edition)
    setting = game.setting(question.players, options, data)
    view = msgspec.json.decode(question.view, type=game.view)
    if question.task == "judge":
        after = msgspec.json.decode(question.after, type=game.view)
        learned = TakeBacks(game.alphabet, setting).learned(view, game.alphabet.action(question.legal[0]), after)
        return "learned" if learned else ""
    bot = LADDER[question.bot](game, setting)
    statements = [(after, seat, statement_of(game, words)) for after, seat, words in question.statements]
    if question.task == "speak":
        return speak(game, bot, view, statements, question)
    legal = [game.alphabet.action(words) for words in question.legal]
    action = bot.choose(view, list(legal), statements, FastLuck(question.seed), question.budget)
    return game.alphabet.words(check_choice(action, legal))


def speak(game: Game, bot: Bot, view: View, statements: list[Statement], question: Question) -> str:
    """The words of what a bot says, or none."""
    said = check_statement(bot.speak(view, statements, FastLuck(question.seed)), game, question.players)
    if said is None or game.statements is None:
        return ""
    return game.statements.words(said)


def statement_of(game: Game, words: str) -> int:
    """The code of a statement."""
    assert game.statements is not None
    return game.statements.action(words)


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
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    try:
        serve(GAMES, sys.stdin.buffer, answers)
    except BrokenPipeError:  # whoever asked was killed
        os._exit(0)  # what is left to be written would fail once more


if __name__ == "__main__":
    main()
