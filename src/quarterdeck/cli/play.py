"""`quarterdeck play`: a game at this terminal."""

import argparse
import os
import sys

from quarterdeck.bots import QUICK, USUAL, Budget
from quarterdeck.cli.arguments import (
    KINDS,
    BadCommand,
    add_game,
    add_language,
    add_setting,
    check_file,
    find_game,
    named_path,
    number_from,
    read_setting,
    write_file,
)
from quarterdeck.cli.terminal.demonstration import demonstrate
from quarterdeck.cli.terminal.hotseat import HotSeat
from quarterdeck.cli.terminal.keyboard import Keyboard
from quarterdeck.cli.terminal.paint import make_console
from quarterdeck.cli.terminal.person import Leaving
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.seating import FILLS_UP, read_seats
from quarterdeck.core.luck import FastLuck, Luck, SecretLuck, seed_of
from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.games import GAMES
from quarterdeck.lab.interruption import Interruption
from quarterdeck.texts.crew import marked_names
from quarterdeck.texts.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser, optional=len(GAMES) == 1)
    parser.add_argument(
        "--seats",
        metavar="WHO,…",
        help=f"who sits where: you, person:Name, or a bot: {KINDS}; a level may have a name, as in captain:Anne "
        f"(default: you, then {FILLS_UP}s); several people share the screen",
    )
    parser.add_argument("--players", type=number_from(1), metavar="N", help=f"how many; {FILLS_UP}s fill up the table")
    parser.add_argument("--seed", type=number_from(0), metavar="S", help="luck that can be had again (default: sealed)")
    parser.add_argument("--record", type=named_path, metavar="FILE", help="write the finished game into this file")
    add_setting(parser)
    add_language(parser)


def run(values: argparse.Namespace) -> int:
    """Seat everybody, play, and show how it ended."""
    game = find_game(values.game)
    options, data = read_setting(game, values)
    words = words_of(values.lang, game.texts)
    sitting = read_seats(game, values.seats, values.players, words)
    if values.record is not None:
        check_file(values.record)
    at_terminal = sys.stdin.isatty()
    if not at_terminal:
        sitting = read_seats(game, FILLS_UP, len(sitting), words)
    luck, lucks = make_luck(values.seed, len(sitting))
    sealed = luck if isinstance(luck, SecretLuck) else None
    people = [Person(seat.name, seat.kind) for seat in sitting]
    referee = Referee(game, people, luck, options=options, data=data)
    screen = Screen(make_console(), game, words, marked_names(people, words))
    interruption = Interruption()
    keyboard = Keyboard(interruption)
    table = HotSeat(referee, sitting, lucks, screen, keyboard.read_line, keyboard.forget, make_budget(values.seed))
    if len(table.people) > 1 and screen.console.is_dumb_terminal:
        raise BadCommand("Several people cannot share a terminal that cannot be wiped (TERM=dumb); try another one.")
    if not table.people:
        demonstrate(table, abridged=not at_terminal)
    else:
        with interruption:
            code = play_with_people(table, sealed, values)
        if code is not None:
            return code
    if values.record is not None:
        write_file(values.record, referee.record().json())
        screen.say("record-written", file=str(values.record))
        screen.say("record-check", "dim", file=str(values.record))
    return 0


def play_with_people(table: HotSeat, sealed: SecretLuck | None, values: argparse.Namespace) -> int | None:
    """To the end, or the exit code of whoever leaves before."""
    screen = table.screen
    try:
        table.welcome(sealed, values.seed)
        table.play()
    except (Leaving, EOFError, KeyboardInterrupt) as leaving:
        if len(table.people) > 1:
            screen.wipe()
        elif not isinstance(leaving, Leaving):
            screen.console.print()
        screen.say("left")
        if values.record is not None:
            screen.say("no-record")
        return 130 if isinstance(leaving, KeyboardInterrupt) else 0
    table.finish(sealed, recorded=values.record is not None)
    return None


def make_luck(seed: int | None, players: int) -> tuple[Luck, list[Luck]]:
    """The table's luck, and a stream for each bot; sealed unless there is a seed."""
    if seed is None:
        bots: list[Luck] = [FastLuck(int.from_bytes(os.urandom(7), "big")) for _ in range(players)]
        return SecretLuck(os.urandom(32)), bots
    return FastLuck(seed_of(seed, "table")), [FastLuck(seed_of(seed, "seat", seat)) for seat in range(players)]


def make_budget(seed: int | None) -> Budget:
    """How long a bot may think: not long, or where a seed must give the same game again, so many iterations."""
    return QUICK if seed is None else USUAL
