"""`quarterdeck bench`: how fast this machine plays."""

import argparse

import msgspec

from quarterdeck import __version__, compiled
from quarterdeck.cli.arguments import add_json, find_game, number_from
from quarterdeck.cli.terminal.paint import make_console, print_json, print_table_bare
from quarterdeck.games import GAMES
from quarterdeck.lab.bench import ROUNDS, Measurement, measure

COLUMNS = {
    "decisions": "decisions in a second, in games played at random inside the rules",
    "playouts": "whole games in a second, the same way",
    "API": "decisions in a second, through actors, legal and apply",
    "search": "iterations of a search in a second, playing out at random",
    "copy": "time to copy a position",
    "view": "time to make what one seat may know",
    "imagine": "time to make a position that fits a view",
    "redeal": "time to deal the unseen cards of a position anew",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(GAMES)} (default: all)")
    parser.add_argument("--players", type=number_from(1), nargs="+", metavar="P", help="player counts (default: all)")
    parser.add_argument("--rounds", type=number_from(1), default=ROUNDS, help=f"rounds to measure (default: {ROUNDS})")
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Measure, and print a table or JSON."""
    games = [find_game(values.game)] if values.game else list(GAMES.values())
    for players in values.players or ():
        if not any(players in game.players for game in games):
            games[0].check_players(players)
    measured = [
        measure(game, players, rounds=values.rounds)
        for game in games
        for players in values.players or game.players
        if players in game.players
    ]
    if values.json:
        print_json([msgspec.to_builtins(measurement) for measurement in measured])
    else:
        print_table(measured, values.rounds)
    return 0


def print_table(measured: list[Measurement], rounds: int) -> None:
    """The measurements for people."""
    from rich.table import Table

    console = make_console()
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("game", no_wrap=True)
    table.add_column("seats", justify="right", no_wrap=True)
    for title in COLUMNS:
        table.add_column(title, justify="right", no_wrap=True)
    for one in measured:
        speeds = (one.decisions_per_s, one.playouts_per_s, one.api_decisions_per_s, one.iterations_per_s)
        rates = [_rate(rate) for rate in speeds]
        times = [_time(spent) for spent in (one.copy_ns, one.view_ns, one.imagine_ns, one.redeal_ns)]
        table.add_row(one.game, str(one.players), *rates, *times)
    print_table_bare(console, table)
    for title, meaning in COLUMNS.items():
        console.print(f"  {title:<10} {meaning}", style="dim", soft_wrap=True)
    console.print(f"quarterdeck {__version__}, {compiled.MODE} ({compiled.WHY})", style="dim", soft_wrap=True)
    console.print(f"Each figure is the median of {rounds} interleaved rounds.", style="dim", soft_wrap=True)


def _rate(rate: float) -> str:
    if rate >= 1e6:
        return f"{rate / 1e6:.2f} M"
    if rate >= 1e5:
        return f"{rate / 1e3:.0f} k"
    return f"{rate / 1e3:.1f} k" if rate >= 1e3 else f"{rate:.0f}"


def _time(nanoseconds: float) -> str:
    if nanoseconds < 1000:
        return f"{nanoseconds:.0f} ns"
    return f"{nanoseconds / 1000:.1f} µs" if nanoseconds < 10_000 else f"{nanoseconds / 1000:.0f} µs"
