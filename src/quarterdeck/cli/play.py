"""`quarterdeck play`: a game at this terminal."""

import argparse
import os
import sys

from quarterdeck.bots import QUICK, USUAL, Budget
from quarterdeck.cli.arguments import (
    KINDS,
    BadCommand,
    add_language,
    add_setting,
    check_file,
    find_game,
    named_path,
    number_from,
    read_setting,
    write_file,
)
from quarterdeck.cli.reading import unreadable
from quarterdeck.cli.terminal.demonstration import demonstrate
from quarterdeck.cli.terminal.hotseat import HotSeat
from quarterdeck.cli.terminal.keyboard import Keyboard
from quarterdeck.cli.terminal.paint import make_console
from quarterdeck.cli.terminal.person import Leaving
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.seating import FILLS_UP, read_seats
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.luck import FastLuck, Luck, SecretLuck, seed_of
from quarterdeck.core.record import Person, Record, read_file
from quarterdeck.core.referee import Referee
from quarterdeck.games import GAMES
from quarterdeck.lab.interruption import Interruption
from quarterdeck.table.earlier import Earlier, cut
from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.crew import marked_names
from quarterdeck.texts.words import words_of

LAST = 12  # tellings of an earlier game that are shown to those who play on


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--seats",
        metavar="WHO,…",
        help=f"who sits where: you, person:Name, or a bot: {KINDS}; a level may have a name, as in captain:Anne "
        f"(default: you, then {FILLS_UP}s); several people share the screen",
    )
    parser.add_argument("--players", type=number_from(1), metavar="N", help=f"how many; {FILLS_UP}s fill up the table")
    parser.add_argument("--seed", type=number_from(0), metavar="S", help="luck that can be had again (default: sealed)")
    onward = parser.add_argument_group("playing on from a finished game")
    onward.add_argument("--from", dest="earlier", type=named_path, metavar="FILE", help="the record of that game")
    onward.add_argument("--step", type=number_from(0), metavar="N", help="after which of its steps (0: the deal)")
    onward.add_argument("--seat", type=number_from(0), metavar="S", help="where you sit, against bosuns (default: 0)")
    parser.add_argument("--record", type=named_path, metavar="FILE", help="write the finished game into this file")
    add_setting(parser)
    add_language(parser)


def run(values: argparse.Namespace) -> int:
    """Seat everybody, play, and show how it ended."""
    head = None if values.earlier is None else read_head(values)
    if head is None and (values.step is not None or values.seat is not None):
        raise BadCommand("--step and --seat belong to --from FILE.")
    game = GAMES[head.game] if head is not None else find_game(named_game(values.game))
    options, data = read_setting(game, values)
    words = words_of(values.lang, game.texts)
    players = values.players if head is None else len(head.seats)
    sitting = read_seats(game, seats_of(values, head), players, words)
    if values.record is not None:
        check_file(values.record)
    at_terminal = sys.stdin.isatty()
    if not at_terminal:
        sitting = read_seats(game, FILLS_UP, len(sitting), words)
    luck, lucks = make_luck(values.seed, len(sitting))
    sealed = luck if isinstance(luck, SecretLuck) else None
    people = [Person(seat.name, seat.kind) for seat in sitting]
    if head is None:
        referee = Referee(game, people, luck, options=options, data=data)
    else:
        referee = Earlier(game, head).go_on(people, luck)
    screen = Screen(make_console(), game, words, marked_names(people, words))
    interruption = Interruption()
    keyboard = Keyboard(interruption)
    table = HotSeat(referee, sitting, lucks, screen, keyboard.read_line, keyboard.forget, make_budget(values.seed))
    table.seen = [max(0, referee.told - LAST)] * len(sitting)
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


def read_head(values: argparse.Namespace) -> Record:
    """What stands in a record up to the step from which it is played on."""
    if values.game or values.option or values.data or values.players:
        raise BadCommand("Game, options, components and players are those of the record that is played on from.")
    if values.step is None:
        raise BadCommand("Say after which step of the game you play on: --step N.")
    try:
        head = cut(GAMES, read_file(values.earlier), values.step, "")
    except BadRecord as error:
        raise BadCommand(unreadable(values.earlier, error)) from error
    except Refusal as refusal:
        raise BadCommand(words_of("en").say(refusal.key, refusal.slots)) from None
    if values.seat is not None and values.seat >= len(head.seats):
        raise BadCommand(f"There is no seat {values.seat} in this record; there are 0 to {len(head.seats) - 1}.")
    return head


def seats_of(values: argparse.Namespace, head: Record | None) -> str | None:
    """Who sits where, as `--seats` says it."""
    if head is None or values.seats is not None:
        if values.seat is not None:
            raise BadCommand("--seat is where you sit against bosuns; with --seats there is nothing to add.")
        return None if values.seats is None else str(values.seats)
    kinds = [FILLS_UP] * len(head.seats)
    kinds[values.seat or 0] = "you"
    return ",".join(kinds)


def named_game(name: str | None) -> str:
    """The game that is named, or the only one there is."""
    if name is None and len(GAMES) > 1:
        raise BadCommand(f"Say which game: {', '.join(GAMES)}.")
    return name or next(iter(GAMES))


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
