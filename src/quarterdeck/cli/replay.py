"""`quarterdeck replay`: a recorded game again, as a spectator, a seat or everybody together knows it."""

import argparse

import msgspec

from quarterdeck.cli import cleaned
from quarterdeck.cli.arguments import BadCommand, add_json, add_language, named_path, number_from
from quarterdeck.cli.reading import names_of, open_record, unreadable
from quarterdeck.cli.terminal.journal import counted_beside, journal, with_what_stands_beside
from quarterdeck.cli.terminal.paint import make_console, print_json, show
from quarterdeck.cli.terminal.screen import WIDEST
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Telling
from quarterdeck.texts.terminal import style_of
from quarterdeck.texts.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="a record (JSON)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=number_from(0), metavar="N", help="what seat N knew (default: a spectator)")
    who.add_argument("--all", action="store_true", help="everything, hidden or not")
    add_language(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Tell the game, and draw its last position."""
    replay = open_record(values.file)
    seats = len(replay.referee.seats)
    if values.seat is not None and values.seat >= seats:
        raise BadCommand(f"There is no seat {values.seat} in this record; there are 0 to {seats - 1}.")
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
        print_json({**told_of, **counted_beside(referee)})
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


def all_tellings(referee: Referee) -> list[Telling]:
    """Every telling in the version that says most."""
    return [told.in_full() for told in referee.told_since(0)]
