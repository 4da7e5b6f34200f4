"""`quarterdeck sim`: many games between bots."""

import argparse
import os
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from quarterdeck.bots.naming import title_of
from quarterdeck.cli.arguments import (
    KINDS,
    BadCommand,
    add_budget,
    add_game,
    add_json,
    add_setting,
    check_folder,
    find_game,
    named_path,
    number_from,
    read_budget,
    read_names,
    read_setting,
)
from quarterdeck.cli.failures import print_failures
from quarterdeck.cli.progress import shown_progress
from quarterdeck.cli.streams import say_error
from quarterdeck.cli.terminal.histogram import histogram
from quarterdeck.cli.terminal.paint import make_console, print_json, print_table_bare
from quarterdeck.core.game import Game, data_hash
from quarterdeck.lab.plan import RECORDS, Plan
from quarterdeck.lab.simulate import simulate
from quarterdeck.lab.summary import Summary
from quarterdeck.texts.words import words_of

if TYPE_CHECKING:
    from rich.console import Console

USUAL_BOT = "bosun"  # sensible play, and thousands of games in a minute


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument("--games", type=number_from(1), default=1000, metavar="N", help="how many (default: 1000)")
    parser.add_argument("--players", type=number_from(1), metavar="P", help="how many players (default: the fewest)")
    parser.add_argument(
        "--bots", metavar="BOT,…", help=f"a bot for each seat, or one for all (default: {USUAL_BOT}): {KINDS}"
    )
    parser.add_argument(
        "--seed", type=number_from(0), default=1, metavar="S", help="same seed, same games (default: 1)"
    )
    parser.add_argument("--workers", type=number_from(1, 256), metavar="W", help="processes (default: one per core)")
    add_budget(parser)
    parser.add_argument("--counts", action="store_true", help="also count what happens, which takes longer")
    parser.add_argument("--records", type=named_path, metavar="DIR", help="write every game into this folder")
    add_setting(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Simulate, and print a table or JSON; after Ctrl-C of what was done."""
    game = find_game(values.game)
    options, data = read_setting(game, values)
    bots, budget = read_bots(game, values), read_budget(values)
    plan = Plan(game, bots, values.seed, options, data, values.records, values.counts, budget)
    plan.setting()
    if values.records is not None:
        check_folder(values.records)
        if any(values.records.glob(RECORDS)):
            raise BadCommand(f"{values.records} holds recorded games already; name another folder or empty this one.")
    workers = min(values.workers or os.cpu_count() or 1, values.games)
    try:
        with shown_progress(game.title, values.games) as progress:
            tally = simulate(plan, values.games, workers=workers, progress=progress)
    except BrokenExecutor as error:
        raise BadCommand("A worker process died, perhaps for lack of memory; try fewer --workers.") from error
    if values.json:
        print_json(describe(plan, tally.summary(), values.games, values.data))
    else:
        print_summary(plan, tally.summary(), values.data)
    if tally.games < values.games:
        say_error(f"Interrupted: {tally.games} of {values.games} games are done.")
        return 130
    return 0


def read_bots(game: Game, values: argparse.Namespace) -> tuple[str, ...]:
    """The bot of each seat; one that is named alone sits on all."""
    names = read_names(USUAL_BOT if values.bots is None else values.bots)
    if len(names) == 1:
        players = values.players or game.players[0]
        game.check_players(players)
        return names * players
    if values.players not in (None, len(names)):
        raise BadCommand(f"--bots names {len(names)} bots, but --players asks for {values.players}.")
    return names


def describe(plan: Plan, summary: Summary, asked: int, data_file: Path | None) -> dict[str, object]:
    """The summary for machines."""
    plain: dict[str, object] = msgspec.to_builtins(summary)
    seats = [
        {"bot": title_of(bot), **msgspec.to_builtins(seat)} for bot, seat in zip(plan.bots, summary.seats, strict=True)
    ]
    options = {name: value for name, value in msgspec.to_builtins(plan.options).items() if name != "edition"}
    setting = {
        "game": plan.game.name,
        "players": len(plan.bots),
        "options": options,
        "changed_options": changed_options(plan),
        "data": describe_data(plan, data_file),
        "seed": plan.seed,
        "budget": msgspec.to_builtins(plan.budget),
        "asked": asked,
        "records": None if plan.records is None else str(plan.records),
    }
    return {**setting, **plain, "seats": seats, "interval": "95 % Wilson score"}


def changed_options(plan: Plan) -> dict[str, object]:
    """The options that are not the game's defaults."""
    usual = plan.game.choose()
    chosen: dict[str, object] = msgspec.to_builtins(plan.options)
    return {name: value for name, value in chosen.items() if value != getattr(usual, name)}


def describe_data(plan: Plan, data_file: Path | None) -> dict[str, str]:
    """Which components were used: the game's own, or a file's."""
    own = data_file is None or plan.data == plan.game.data()
    return {"file": "own" if own else str(data_file), "hash": data_hash(plan.data)}


def print_summary(plan: Plan, summary: Summary, data_file: Path | None) -> None:
    """The summary for people."""
    from rich.table import Table

    console = make_console()
    games = "1 game" if summary.games == 1 else f"{summary.games:,} games"
    console.print(f"{plan.game.title}: {games}, {len(plan.bots)} players, seed {plan.seed}", style="bold")
    options = ", ".join(f"{name}={value}" for name, value in changed_options(plan).items())
    data = describe_data(plan, data_file)
    console.print(f"Options: {options or 'the defaults'}. Data: {data['file']} ({data['hash']}).", soft_wrap=True)
    if summary.length is None:
        return
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for title in ("wins", "share", "95 % interval", "mean score"):
        table.add_column(title, justify="right")
    for number, (bot, seat) in enumerate(zip(plan.bots, summary.seats, strict=True)):
        interval = f"{seat.low:.1%} – {seat.high:.1%}"
        score = "–" if seat.mean_score is None else f"{seat.mean_score:.1f}"
        table.add_row(str(number), title_of(bot), f"{seat.wins:,.1f}", f"{seat.share:.1%}", interval, score)
    print_table_bare(console, table)
    length = summary.length
    console.print(
        f"Decisions in a game: mean {length.mean:.1f}, median {length.median:g}, from {length.least} to {length.most}."
    )
    print_histogram(console, "How many decisions games took:", summary.lengths)
    if summary.scores:
        print_histogram(console, "What seats had at the end:", summary.scores)
    console.print("Ended by:")
    for clause, count in summary.ends.items():
        console.print(f"  {count / summary.games:6.1%} ({count:,})  {name_end(plan.game, clause)}")
    print_counts(plan, summary)
    print_failures(summary.failures)
    console.print("Shared wins count in parts; intervals are Wilson score intervals.", style="dim")
    if plan.records is not None:
        console.print(f"The records are in {plan.records}.", soft_wrap=True)


def print_histogram(console: "Console", title: str, counts: Mapping[int, int]) -> None:
    """How often numbers came up, as bars."""
    console.print(title)
    for line in histogram(counts):
        console.print(line, soft_wrap=True)


def print_counts(plan: Plan, summary: Summary) -> None:
    """How often what the game counts happened, if it was counted."""
    from rich.table import Table

    if not summary.counts:
        return
    words = words_of("en", plan.game.texts)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("what happened")
    table.add_column("in a game", justify="right")
    table.add_column("games with it", justify="right")
    for key, count in summary.counts.items():
        table.add_row(words.say(f"counted-{key}"), f"{count.mean:.2f}", f"{count.games / summary.games:.1%}")
    print_table_bare(make_console(), table)


def name_end(game: Game, clause: str) -> str:
    """A clause that ends the game, with a few words where the game has them."""
    words, key = words_of("en", game.texts), f"end-{clause.replace('.', '_')}"
    return f"{clause}, {words.say(key)}" if words.has(key) else clause
