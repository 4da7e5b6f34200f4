"""`quarterdeck analyse`: what a Captain makes of a recorded game."""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

import msgspec

from quarterdeck.cli.arguments import MOST_ITERATIONS, BadCommand, add_json, add_language, named_path, number_from
from quarterdeck.cli.check import counted
from quarterdeck.cli.progress import shown_progress
from quarterdeck.cli.reading import complain, names_of, open_record
from quarterdeck.cli.streams import say_error
from quarterdeck.cli.terminal.analysis import Told, print_review
from quarterdeck.cli.terminal.paint import make_console, print_json
from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.record import Person
from quarterdeck.lab.analysis import costliest, summed_up
from quarterdeck.lab.review import COSTLIEST, JUDGED, Jobs, Reviewer, done
from quarterdeck.lab.searching import finished
from quarterdeck.texts.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="a record (JSON)")
    parser.add_argument("--seat", type=number_from(0), metavar="N", help="only what seat N decided (default: all)")
    parser.add_argument("--all", action="store_true", help="every decision with all its alternatives, too")
    parser.add_argument(
        "--iterations",
        type=number_from(1, MOST_ITERATIONS),
        default=JUDGED,
        metavar="N",
        help=f"how long the Captain looks at a decision (default: {JUDGED})",
    )
    parser.add_argument(
        "--seed", type=number_from(0), default=1, metavar="S", help="same seed, same numbers (default: 1)"
    )
    parser.add_argument("--workers", type=number_from(1, 256), metavar="W", help="processes (default: one per core)")
    add_language(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Judge every decision with a choice, and print it for people or machines; after Ctrl-C what was done."""
    try:
        replay = open_record(values.file)
        seats = list(range(len(replay.referee.seats)))
        if values.seat is not None and values.seat not in seats:
            raise BadCommand(f"There is no seat {values.seat} in this record; there are 0 to {seats[-1]}.")
        reviewer = Reviewer(replay, values.seed, values.iterations)
    except (BrokenRule, BadCommand, BadRecord) as error:
        return complain(values.file, error, as_json=values.json)
    jobs = Jobs(replay.game, replay.record, values.seed, values.iterations, values.seat)
    asked = len(reviewer.of_people(values.seat))
    number = asked + len(reviewer.decisions)
    try:
        with shown_progress(replay.game.title, number) as progress:
            workers = max(1, min(values.workers or os.cpu_count() or 1, number))
            judgements, chances = done(jobs, number, workers=workers, progress=progress)
    except BrokenExecutor as error:
        raise BadCommand("A worker process died, perhaps for lack of memory; try fewer --workers.") from error
    cards = [finished(reviewer.card(one)) for one in costliest(judgements, COSTLIEST)]
    words = words_of(values.lang, replay.game.texts)
    told = Told(
        game=replay.game,
        words=words,
        names=names_of(replay.referee.seats, words),
        asked=asked,
        iterations=values.iterations,
        around=[(number, single, plural) for _, number, single, plural in counted(replay) if number],
        summaries=summed_up(judgements, seats if values.seat is None else [values.seat]),
        judgements=judgements,
        cards=cards,
        chances=chances,
        ending=reviewer.ending(),
        sides=tuple(reviewer.captain.thumb.sides),
    )
    if values.json:
        about = {name: number for name, number, *_ in counted(replay)}
        print_json({"file": str(values.file), "seed": values.seed, **about, **describe(told, replay.referee.seats)})
    else:
        print_review(make_console(), told, everything=values.all)
    if len(judgements) + len(chances) < number:
        say_error(f"Interrupted: {len(judgements)} of {asked} decisions are done.")
        return 130
    return 0


def describe(told: Told, people: Sequence[Person]) -> dict[str, object]:
    """The analysis for machines."""
    names = [person.name for person in people]
    return {
        "game": told.game.name,
        "iterations": told.iterations,
        "asked": told.asked,
        "seats": [{"name": names[one.seat], **msgspec.to_builtins(one)} for one in told.summaries],
        "costliest": [one.judgement.entry for one in told.cards],
        "cards": [
            {"name": names[one.judgement.seat], "sentences": told.sentences(one), **msgspec.to_builtins(one)}
            for one in told.cards
        ],
        "decisions": [{"name": names[one.seat], **msgspec.to_builtins(one)} for one in told.judgements],
        "sides": list(told.sides),
        "chances": [msgspec.to_builtins(one) for one in told.chances],
        "end": msgspec.to_builtins(told.ending),
    }
