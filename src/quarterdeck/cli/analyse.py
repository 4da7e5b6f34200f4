"""`quarterdeck analyse`: what a Captain makes of the decisions of a recorded game."""

import argparse
import os
from concurrent.futures import BrokenExecutor

import msgspec
from rich.console import Console

from quarterdeck.bots import USUAL, Budget
from quarterdeck.cli.arguments import MOST_ITERATIONS, BadCommand, add_json, named_path, number_from
from quarterdeck.cli.check import counted
from quarterdeck.cli.progress import shown_progress
from quarterdeck.cli.reading import complain, names_of, open_record
from quarterdeck.cli.streams import say_error
from quarterdeck.cli.terminal.paint import make_console, print_json, print_table_bare
from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.replay import Replay
from quarterdeck.lab.analysis import Analysis, Judgement, SeatSummary, analyse, costliest, decisions_of, summed_up
from quarterdeck.texts.words import words_of

COSTLIEST = 5
SHOWN = 6  # alternatives of a decision


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="a record (JSON)")
    parser.add_argument("--seat", type=number_from(0), metavar="N", help="only what seat N decided (default: all)")
    parser.add_argument(
        "--iterations",
        type=number_from(1, MOST_ITERATIONS),
        default=USUAL.iterations,
        metavar="N",
        help=f"how long the Captain searches (default: {USUAL.iterations})",
    )
    parser.add_argument(
        "--seed", type=number_from(0), default=1, metavar="S", help="same seed, same numbers (default: 1)"
    )
    parser.add_argument("--workers", type=number_from(1, 256), metavar="W", help="processes (default: one per core)")
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Judge every decision with a choice, and print it for people or machines; after Ctrl-C what was done."""
    try:
        replay = open_record(values.file)
        seats = list(range(len(replay.referee.seats)))
        if values.seat is not None and values.seat not in seats:
            raise BadCommand(f"There is no seat {values.seat} in this record; there are 0 to {seats[-1]}.")
        decisions = tuple(decisions_of(replay, values.seat))
    except (BrokenRule, BadCommand, BadRecord) as error:
        return complain(values.file, error, as_json=values.json)
    budget = Budget(iterations=values.iterations)
    analysis = Analysis(replay.game, len(seats), replay.options, replay.data, decisions, values.seed, budget)
    workers = max(1, min(values.workers or os.cpu_count() or 1, len(decisions)))
    try:
        with shown_progress(replay.game.title, len(decisions)) as progress:
            judged = analyse(analysis, workers=workers, progress=progress)
    except BrokenExecutor as error:
        raise BadCommand("A worker process died, perhaps for lack of memory; try fewer --workers.") from error
    summaries = summed_up(judged, seats if values.seat is None else [values.seat])
    if values.json:
        print_json({"file": str(values.file), **describe(analysis, replay, judged, summaries)})
    else:
        print_analysis(analysis, replay, judged, summaries)
    if len(judged) < len(decisions):
        say_error(f"Interrupted: {len(judged)} of {len(decisions)} decisions are done.")
        return 130
    return 0


def describe(
    analysis: Analysis, replay: Replay, judged: list[Judgement], summaries: list[SeatSummary]
) -> dict[str, object]:
    """The analysis for machines."""
    names = [person.name for person in replay.referee.seats]
    return {
        "game": replay.game.name,
        "iterations": analysis.budget.iterations,
        "seed": analysis.seed,
        "asked": len(analysis.decisions),
        **{name: number for name, number, *_ in counted(replay)},
        "seats": [{"name": names[one.seat], **msgspec.to_builtins(one)} for one in summaries],
        "costliest": [judgement.entry for judgement in costliest(judged, COSTLIEST)],
        "decisions": [{"name": names[one.seat], **msgspec.to_builtins(one)} for one in judged],
    }


def print_analysis(analysis: Analysis, replay: Replay, judged: list[Judgement], summaries: list[SeatSummary]) -> None:
    """The analysis for people."""
    from rich.table import Table

    console = make_console()
    names = names_of(replay.referee.seats, words_of("en"))
    parts = [f"{replay.game.title}: {len(judged)} decisions with a choice"]
    parts += [
        f"with {number} {plural if number > 1 else single}" for _, number, single, plural in counted(replay) if number
    ]
    parts.append(f"{analysis.budget.iterations:,} iterations each")
    console.print(", ".join(parts), style="bold", soft_wrap=True)
    for judgement in judged:
        print_decision(console, judgement, names[judgement.seat])
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("seat", justify="right")
    table.add_column("player")
    for title in ("decisions", "as the Captain", "mean loss", "in all"):
        table.add_column(title, justify="right", no_wrap=True)
    for one in summaries:
        agreed = f"{one.agreed / one.decisions:.0%}" if one.decisions else "–"
        mean, total = percent(one.mean_loss), percent(one.total_loss)
        table.add_row(str(one.seat), names[one.seat], str(one.decisions), agreed, mean, total)
    console.print()
    print_table_bare(console, table)
    costly = costliest(judged, COSTLIEST)
    if costly:
        console.print("\nThe costliest decisions:")
    for judgement in costly:
        lost = f"  {percent(judgement.loss):>7}  entry {judgement.entry}, {names[judgement.seat]}: {judgement.action}"
        console.print(f"{lost}; the Captain would {judgement.choice}", soft_wrap=True)
    console.print("Values: shares of the win the Captain expects, from the decider's own view.", style="dim")
    console.print("Losses: what its choice promises more than what was done.", style="dim")


def print_decision(console: Console, judgement: Judgement, name: str) -> None:
    """One decision, and what else might have been done."""
    lost = f"loses {percent(judgement.loss)}" if judgement.loss else "loses nothing"
    console.print(f"\nEntry {judgement.entry}, {name}: {judgement.action} – {lost}", soft_wrap=True)
    shown = [
        (place, one)
        for place, one in enumerate(judgement.alternatives)
        if place < SHOWN or one.action in (judgement.action, judgement.choice)
    ]
    for _, one in shown:
        marks = [mark for action, mark in marks_of(judgement) if action == one.action]
        mark = f"  ← {', '.join(marks)}" if marks else ""
        console.print(f"  {percent(one.value):>7}  {one.visits:>6,} times  {one.action}{mark}", soft_wrap=True)
    left = len(judgement.alternatives) - len(shown)
    if left:
        console.print(f"  and {left} more", style="dim")


def marks_of(judgement: Judgement) -> list[tuple[str, str]]:
    """What is noted beside an alternative."""
    return [(judgement.action, "done"), (judgement.choice, "the Captain's choice")]


def percent(part: float) -> str:
    """A part of the win."""
    return f"{100 * part:.1f} %"
