"""`quarterdeck arena`: bots against each other over the same deals."""

import argparse
import os
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING

import msgspec

from quarterdeck.bots import Budget
from quarterdeck.cli.arguments import (
    KINDS,
    BadCommand,
    add_budget,
    add_game,
    add_json,
    add_setting,
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
from quarterdeck.cli.terminal.paint import make_console, print_json, print_table_bare
from quarterdeck.cli.verdict import verdicts
from quarterdeck.lab.arena import compete
from quarterdeck.lab.contest import Bout, Contest
from quarterdeck.lab.ranking import Ranking, rankings, whole_deals
from quarterdeck.lab.results import Results
from quarterdeck.lab.summary import FailureCount, counted
from quarterdeck.texts.drawing import wrapped

if TYPE_CHECKING:
    from rich.table import Table

RULE = """who sits where:
  Every deal is played in several rounds. Of two bots the first sits alone among
  copies of the second, once in every seat. Three bots or more fill the seats
  one after the other and move on by a seat from round to round. In Traîtres
  à bord the roles are dealt first: one bot plays all pirates and the other all
  mutineers, then the other way round. The fair share is what a seat wins when
  all seats are the second bot's; where somebody always wins that is known,
  otherwise each deal is played once more so, which --games does not count.
  The games of a deal count as one observation: intervals are Student's t over
  deals."""

WIDEST = 80  # columns of a sentence
SHOWN = ("captain", "bosun", "deckhand")
INTERVAL = "95 % Student's t over deals"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.epilog = RULE
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="BOT,…",
        help=f"two or more bots (default: {','.join(SHOWN)}; with teams the first two): {KINDS}",
    )
    parser.add_argument("--players", type=number_from(1), metavar="P", help="how many players (default: the fewest)")
    parser.add_argument(
        "--games", type=number_from(1), default=100, metavar="N", help="how many, up to whole deals (default: 100)"
    )
    parser.add_argument(
        "--seed", type=number_from(0), default=1, metavar="S", help="same seed, same games (default: 1)"
    )
    add_budget(parser)
    parser.add_argument("--workers", type=number_from(1, 256), metavar="W", help="processes (default: one per core)")
    parser.add_argument(
        "--results",
        "--resume",
        type=named_path,
        metavar="FILE",
        help="write games into this file as they are done; the same command later goes on from there",
    )
    add_setting(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Let bots meet, and print a table or JSON; after Ctrl-C of what was done."""
    contest = read_contest(values)
    total = contest.deals(values.games) * len(contest.rounds)
    results = None if values.results is None else Results(values.results, contest)
    workers = min(values.workers or os.cpu_count() or 1, total)
    try:
        with shown_progress(contest.game.title, total) as progress:
            bouts = compete(contest, values.games, workers=workers, results=results, progress=progress)
    except BrokenExecutor as error:
        raise BadCommand("A worker process died, perhaps for lack of memory; try fewer --workers.") from error
    finally:
        if results is not None:
            results.close()
    bots = rankings(contest, bouts)
    if values.json:
        print_json(describe(contest, bots, bouts, values.games))
    else:
        print_rankings(contest, bots, bouts)
    if len(bouts) < total:
        say_error(f"Interrupted: {len(bouts)} of {total} games are done.")
        return 130
    return 0


def read_contest(values: argparse.Namespace) -> Contest:
    """What is asked for, and can be played."""
    game = find_game(values.game)
    options, data = read_setting(game, values)
    players = values.players or game.players[0]
    bots = (SHOWN[: len(game.teams) or None]) if values.bots is None else read_names(values.bots)
    contest = Contest(game, bots, players, values.seed, options, data, read_budget(values))
    contest.setting()
    contest.meetings  # noqa: B018 - bots that cannot meet so are refused before anything is written
    return contest


def describe(contest: Contest, bots: list[Ranking], bouts: list[Bout], asked: int) -> dict[str, object]:
    """What came of it, for machines."""
    deals = len(whole_deals(contest, bouts))
    return {
        **contest.describe(),
        "asked": asked,
        "games": deals * contest.meetings,
        "deals": deals,
        "interval": INTERVAL,
        "bots": msgspec.to_builtins(bots),
        "failures": msgspec.to_builtins(failures_of(bouts)),
    }


def print_rankings(contest: Contest, bots: list[Ranking], bouts: list[Bout]) -> None:
    """What came of it, for people."""
    from rich.table import Table

    console = make_console()
    deals = len(whole_deals(contest, bouts))
    console.print(
        f"{contest.game.title}: {deals * contest.meetings:,} games over {deals:,} deals, {contest.players} players, "
        f"seed {contest.seed}, {words_of_budget(contest.budget)}",
        style="bold",
        soft_wrap=True,
    )
    if not bots:
        return
    for sentence in verdicts(bots):
        console.print("\n".join(wrapped(sentence, min(console.width, WIDEST))), soft_wrap=True)
    console.print()
    rows = Table(box=None, pad_edge=False, header_style="dim")
    rows.add_column("bot")
    for title in ("games", "win share", "95 % interval", "fair", "ratio", "95 % interval"):
        rows.add_column(title, justify="right", no_wrap=True)
    for bot in bots:
        rows.add_row(
            short(bot.name),
            f"{bot.games:,}",
            percent(bot.win_share),
            between(bot.low, bot.high),
            percent(bot.fair_share),
            plain(bot.ratio),
            f"{plain(bot.ratio_low)} – {plain(bot.ratio_high)}",
        )
    print_table_bare(console, rows)
    if contest.game.teams:
        console.print()
        print_table_bare(console, team_table(bots))
    console.print()
    more = Table(box=None, pad_edge=False, header_style="dim")
    more.add_column("bot")
    for title in ("score", "decisions", "mean ms", "99 %", "processor", "99 %", "rating"):
        more.add_column(title, justify="right", no_wrap=True)
    for bot in bots:
        more.add_row(
            short(bot.name),
            "–" if bot.mean_score is None else f"{bot.mean_score:.1f}",
            f"{bot.decisions:,}",
            f"{bot.think_ms:.2f}",
            f"{bot.think_ms_p99:.2f}",
            f"{bot.processor_ms:.2f}",
            f"{bot.processor_ms_p99:.2f}",
            f"{bot.rating:.1f} ± {bot.rating_deviation:.1f}",
        )
    print_table_bare(console, more)
    print_failures(failures_of(bouts))
    console.print(f"Fair: what a seat wins among equals. Intervals: {INTERVAL}.", style="dim")
    console.print("ms: of a decision with a choice, on the clock and of the processor.", style="dim")


def failures_of(bouts: list[Bout]) -> tuple[FailureCount, ...]:
    """All that failed, counted."""
    return counted(failure for bout in bouts for failure in bout.failures)


def team_table(bots: list[Ranking]) -> "Table":
    """How each bot did as each team."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("bot")
    table.add_column("team")
    for title in ("wins", "95 % interval", "equals", "gap closed", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    for bot in bots:
        for team in bot.teams:
            table.add_row(
                short(bot.name),
                team.team,
                percent(team.win_rate),
                between(team.low, team.high),
                percent(team.equal_rate),
                percent(team.gap_closed),
                between(team.gap_low, team.gap_high),
            )
    return table


def words_of_budget(budget: Budget) -> str:
    """How long bots may think, in words."""
    return f"{budget.iterations:,} iterations" if budget.iterations else f"{budget.milliseconds:,} ms"


def short(name: str) -> str:
    """A bot's name without the module it is in."""
    return name.rpartition(":")[2]


def percent(part: float | None) -> str:
    """A part of a hundred, if there is one."""
    return "–" if part is None else f"{100 * part:.1f} %"


def between(low: float | None, high: float | None) -> str:
    """An interval, if there is one."""
    return "–" if low is None or high is None else f"{100 * low:.1f} – {100 * high:.1f}"


def plain(ratio: float | None) -> str:
    """A ratio with two digits, if there is one."""
    return "–" if ratio is None else f"{ratio:.2f}"
