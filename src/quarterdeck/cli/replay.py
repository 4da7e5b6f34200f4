"""`quarterdeck replay`: a recorded game again, as a spectator, a seat or everybody together knows it."""

import argparse
import contextlib
import sys

import msgspec

from quarterdeck.cli import cleaned
from quarterdeck.cli.arguments import BadCommand, add_json, add_language, named_path, number_from
from quarterdeck.cli.reading import names_of, open_record, open_walk, unreadable
from quarterdeck.cli.terminal.journal import counted_beside, journal, with_what_stands_beside
from quarterdeck.cli.terminal.keyboard import Keyboard
from quarterdeck.cli.terminal.keys import Keys
from quarterdeck.cli.terminal.paint import make_console, print_json, show
from quarterdeck.cli.terminal.screen import WIDEST, Screen
from quarterdeck.cli.terminal.story import as_markdown, drawn
from quarterdeck.cli.terminal.stroll import EYES, MEANINGS, Stroll
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Telling
from quarterdeck.lab.interruption import Interruption
from quarterdeck.texts.terminal import style_of
from quarterdeck.texts.words import words_of
from quarterdeck.wire.replaying import Eyes
from quarterdeck.wire.story import story_of
from quarterdeck.wire.walking import Walk


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="a record (JSON)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=number_from(0), metavar="N", help="what seat N knew (default: a spectator)")
    who.add_argument("--all", action="store_true", help="everything, hidden or not")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--story", action="store_true", help="turn by turn, and where the points come from (Markdown into a file)"
    )
    how.add_argument("--step", action="store_true", help="walk through it at this terminal, with the table drawn")
    add_json(how)
    add_language(parser)


def run(values: argparse.Namespace) -> int:
    """Tell the game, and draw its last position; or tell it as a story, or walk through it."""
    if values.story or values.step:
        walk = open_walk(values.file)
        check_seat(values, len(walk.referee.seats))
        return tell_story(walk, values) if values.story else stroll(walk, values)
    replay = open_record(values.file)
    check_seat(values, len(replay.referee.seats))
    try:
        referee = replay.finish()
    except BadRecord as error:
        raise BadCommand(unreadable(values.file, error)) from error
    seat = SPECTATOR if values.seat is None else values.seat
    words = words_of(values.lang, replay.game.texts)
    names = names_of(referee.seats, words)
    told = with_what_stands_beside(
        referee, all_tellings(referee) if values.all else referee.tellings(seat), words, names
    )
    if values.json:
        sentences = [{**msgspec.to_builtins(t), "text": words.say(t.key, t.slots, names)} for t in told]
        view = msgspec.to_builtins(referee.view(seat))
        whole = [cleaned(person.name) for person in referee.seats]
        told_of = {"game": replay.game.name, "seats": whole, "tellings": sentences, "view": view}
        reasons = msgspec.to_builtins(referee.reasons())
        print_json({**told_of, "reasons": reasons, **counted_beside(referee)})
        return 0
    console = make_console()
    show(console, [*journal(told, words, names, min(console.width, WIDEST)), ()])
    style = style_of(replay.game)
    show(console, style.draw(referee.view(seat), names, words, console.width), style.styles)
    for what, number in counted_beside(referee).items():
        if number:
            console.print(words.say(f"with-{what}", {"number": number}))
    if not referee.over:
        console.print(words.say("unfinished"), style="dim")
    return 0


def check_seat(values: argparse.Namespace, seats: int) -> None:
    """Refuse a seat that nobody had."""
    if values.seat is not None and values.seat >= seats:
        raise BadCommand(f"There is no seat {values.seat} in this record; there are 0 to {seats - 1}.")


def eyes_of(values: argparse.Namespace) -> Eyes:
    """By whose eyes the game is looked at."""
    if values.all:
        return "open"
    return "spectator" if values.seat is None else EYES[values.seat]


def tell_story(walk: Walk, values: argparse.Namespace) -> int:
    """The whole game as one page: for people at a terminal, else as Markdown."""
    try:
        walk.finish()
    except BadRecord as error:
        raise BadCommand(unreadable(values.file, error)) from error
    words = words_of(values.lang, walk.game.texts)
    story = story_of(walk, eyes_of(values), words, names_of(walk.referee.seats, words))
    if not sys.stdout.isatty():
        print(as_markdown(story, words), end="")
        return 0
    console = make_console()
    show(console, drawn(story, words, min(console.width, WIDEST)))
    return 0


def stroll(walk: Walk, values: argparse.Namespace) -> int:
    """Step by step, until whoever looks has seen enough."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadCommand("Walking through a game needs a terminal; --story tells it as a page, also into a file.")
    words = words_of(values.lang, walk.game.texts)
    screen = Screen(make_console(), walk.game, words, names_of(walk.referee.seats, words))
    interruption = Interruption()
    with interruption, Keys(Keyboard(interruption), MEANINGS) as keys, contextlib.suppress(EOFError):
        Stroll(walk, screen, eyes_of(values), keys.read).run()
    return 0


def all_tellings(referee: Referee) -> list[Telling]:
    """Every telling in the version that says most."""
    return [told.in_full() for told in referee.told_since(0)]
