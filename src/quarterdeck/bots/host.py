"""A plugin host: a process that imports one bot class and asks it, over line-delimited JSON.

`bots/hosted.py` starts it. It holds views and never a state of the table. What the class prints goes to standard
error; its standard input is empty.
"""

import hashlib
import inspect
import os
import select
import signal
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

import msgspec

from quarterdeck.bots.bot import Bot, Budget
from quarterdeck.bots.guard import BotFailed, check_choice, check_statement, crash_of
from quarterdeck.bots.hosted import HostedChosen, HostedSpoken, Load, Loaded, is_heard
from quarterdeck.bots.modules import NoSuchBot, load_class
from quarterdeck.bots.process import Begin, Heard
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class AskedToChoose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """A `Choose`, whose view is read once it is known of which game."""

    view: msgspec.Raw
    legal: tuple[str, ...]
    statements: tuple[Heard, ...]
    seed: int
    budget: Budget


class AskedToSpeak(msgspec.Struct, frozen=True, tag_field="type", tag="speak"):
    """A `Speak`, likewise."""

    view: msgspec.Raw
    statements: tuple[Heard, ...]
    seed: int


Line = Load | Begin | AskedToChoose | AskedToSpeak
Answer = Loaded | HostedChosen | HostedSpoken


class Seated:
    """A class at one table: its game, as it is set up, and the object that is asked."""

    def __init__(self, game: Game, begin: Begin) -> None:
        self.game = game
        self.begin = begin
        data = None if begin.data is None else game.data_from(begin.data)
        options = game.choose(begin.options, edition=begin.edition)
        self.setting: Setting = game.setting(begin.players, options, data)
        self.view: msgspec.json.Decoder[View | None] = msgspec.json.Decoder(game.view | None)
        self.bot: Bot | None = None

    def choose(self, bot: Bot, asked: AskedToChoose) -> HostedChosen:
        """The words of an action, validated."""
        legal = [self.game.alphabet.action(words) for words in asked.legal]
        view, said = self.view.decode(asked.view), self.heard(asked.statements)
        begun = time.process_time()
        action = bot.choose(view, list(legal), said, FastLuck(asked.seed), asked.budget)
        took = time.process_time() - begun
        return HostedChosen(self.game.alphabet.words(check_choice(action, legal)), processor=took)

    def speak(self, bot: Bot, asked: AskedToSpeak) -> HostedSpoken:
        """The words of what it says, or none."""
        view, said = self.view.decode(asked.view), self.heard(asked.statements)
        assert view is not None
        statement = check_statement(bot.speak(view, said, FastLuck(asked.seed)), self.game, self.begin.players)
        if statement is None or self.game.statements is None:
            return HostedSpoken()
        return HostedSpoken(self.game.statements.words(statement))

    def heard(self, statements: tuple[Heard, ...]) -> list[Statement]:
        """What was said, in codes."""
        alphabet = self.game.statements
        if alphabet is None:
            return []
        return [(one.after, one.seat, alphabet.action(one.statement)) for one in statements]


class Host:
    """Imports a class and asks it; whatever the class raises becomes an answer."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.bot: type[Bot] | None = None
        self.seated: Seated | None = None

    def hear(self, line: Line) -> Answer | None:
        """The answer to a line; a `Begin` has none."""
        if isinstance(line, Load):
            return self.load(line)
        if isinstance(line, Begin):
            self.sit(line)
            return None
        kind = HostedChosen if isinstance(line, AskedToChoose) else HostedSpoken
        try:
            return self.answer(line)
        except BotFailed as failed:
            return kind(failed=failed.kind)
        except (Exception, SystemExit) as error:
            if is_heard():
                traceback.print_exc()
            return kind(failed=crash_of(error))

    def load(self, line: Load) -> Loaded:
        """Import the class, and say what it says of itself."""
        try:
            self.bot = load_class(line.module, line.name)
        except NoSuchBot as refused:
            return Loaded(refused=str(refused))
        return Loaded(bool(self.bot.looks), bool(self.bot.speaks), digest_of(self.bot))

    def sit(self, begin: Begin) -> None:
        """Another game: a new object, made when it is first asked; what is public of the table is mostly the same."""
        if self.seated is None or self.seated.begin != begin:
            self.seated = Seated(self.games[begin.game], begin)
        self.seated.bot = None

    def answer(self, line: AskedToChoose | AskedToSpeak) -> Answer:
        """Ask the object of this game."""
        seated = self.seated
        assert self.bot is not None
        assert seated is not None
        if seated.bot is None:
            seated.bot = self.bot(seated.game, seated.setting)
        return seated.choose(seated.bot, line) if isinstance(line, AskedToChoose) else seated.speak(seated.bot, line)


def digest_of(bot: type[Bot]) -> str:
    """A digest of the file a class is in."""
    try:
        return hashlib.sha256(Path(inspect.getfile(bot)).read_bytes()).hexdigest()
    except (OSError, TypeError):
        return ""


def serve(games: Mapping[str, Game], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    host, decoder = Host(games), msgspec.json.Decoder(Line)
    for line in questions:
        answer = host.hear(decoder.decode(line))
        if answer is not None:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()


def main() -> None:
    """Serve the process that started this one, and end with it."""
    from quarterdeck.games import GAMES

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what a bot reads is no question
    os.dup2(2, 1)  # what it prints is no answer
    sys.stdout = sys.stderr
    if hasattr(select, "poll"):
        threading.Thread(target=end_with_parent, args=(questions.fileno(),), daemon=True, name="parent").start()
    serve(GAMES, questions, answers)


def end_with_parent(questions: int) -> None:
    """Wait until nobody can write questions any more, and end whatever the class is at and has started."""
    watch = select.poll()
    watch.register(questions, 0)  # hanging up is told in any case
    watch.poll()
    if os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)
