"""The tables of the page on bots, made of stored results and of nothing else."""

import re
from pathlib import Path

from quarterdeck.games import GAMES
from quarterdeck.lab.comparison import Difference
from quarterdeck.lab.ranking import Ranking, TeamRanking
from tools.arena.pairings import Comparison, Pairing
from tools.arena.plan import BELIEFS, PAIRINGS
from tools.arena.stored import ROOT, STORED, Compared, Stored, read, read_compared
from tools.marks import Marks

PAGE = ROOT / "docs" / "bots.md"
MARKS = Marks("arena")
COMPARED = {"beliefs": BELIEFS}
NOTHING_YET = "Not measured yet.\n"

ALONE = "| game | players | bot | among | games | wins | fair | times fair | 95 % interval | figure | ms |"
TEAMS = "| game | players | bot | against | team | games | wins | equals | gap closed | 95 % interval | figure | ms |"

APART = "| game | players | bot | team | iterations | games each | with | without | wins more | points more | helps |"


def with_tables(page: str, folder: Path = STORED) -> str:
    """A page with its tables made anew; what stands between them is left alone."""
    return MARKS.fill(page, lambda name: table(name, folder))


def table(name: str, folder: Path = STORED) -> str:
    """One of the page's tables; games of teams have other columns, and so a table of their own."""
    if name in COMPARED:
        stored_ones = [(comparison, read_compared(comparison, folder)) for comparison in COMPARED[name]]
        compared = [row for one, stored in stored_ones if stored is not None for row in compared_rows(one, stored)]
        return headed(APART, compared) if compared else NOTHING_YET
    wanted = [pairing for pairing in PAIRINGS if name in pairing.tables]
    wanted.sort(key=lambda pairing: (list(GAMES).index(pairing.game.name), pairing.players))
    found = [(pairing, read(pairing, folder)) for pairing in wanted]
    rows = [(pairing, stored) for pairing, stored in found if stored is not None]
    alone = [alone_row(pairing, stored) for pairing, stored in rows if taken_together(pairing)]
    teams = [row for pairing, stored in rows if not taken_together(pairing) for row in team_rows(pairing, stored)]
    parts = [headed(ALONE, alone)] * bool(alone) + [headed(TEAMS, teams)] * bool(teams)
    return "\n".join(parts) if parts else NOTHING_YET


def taken_together(pairing: Pairing) -> bool:
    """Whether one row is enough: where nobody has a team, or it only matters who is stronger on both together."""
    return not pairing.game.teams or pairing.stronger is not None


def headed(head: str, rows: list[str]) -> str:
    """Rows under their head."""
    return "\n".join([head, re.sub(r"[^|]+", " --- ", head), *rows]) + "\n"


def alone_row(pairing: Pairing, stored: Stored) -> str:
    """One bot among others."""
    bot = stored.bots[0]
    figure = "–"
    if pairing.share is not None:
        figure = marked(f"wins ≥ {percent(pairing.share)}", bot.win_share >= pairing.share and over(bot.ratio_low, 1))
    elif pairing.stronger is not None:
        figure = compared(pairing, bot)
    elif pairing.ratio is not None:
        figure = marked(f"≥ {pairing.ratio:.2f}", over(bot.ratio, pairing.ratio, equal=True) and over(bot.ratio_low, 1))
    ratio = "–" if bot.ratio is None else f"**{bot.ratio:.2f}**"
    interval = "–" if bot.ratio_low is None else f"{bot.ratio_low:.2f} – {bot.ratio_high:.2f}"
    return row(
        *beginning(pairing),
        f"{bot.games:,}",
        percent(bot.win_share),
        percent(bot.fair_share),
        ratio,
        interval,
        figure,
        pace(bot),
    )


def compared(pairing: Pairing, bot: Ranking) -> str:
    """Whether it surely wins more than its share, or less, as it should: by the interval's nearer end."""
    if pairing.stronger:
        return marked("more", over(bot.ratio_low, 1))
    return marked("less", bot.ratio_high is not None and bot.ratio_high < 1)


def team_rows(pairing: Pairing, stored: Stored) -> list[str]:
    """A team of one bot against a team of the other, both ways."""
    bot = stored.bots[0]
    return [
        row(
            *beginning(pairing),
            team.team,
            f"{team.games:,}",
            percent(team.win_rate),
            percent(team.equal_rate),
            f"**{percent(team.gap_closed)}**",
            f"{percent(team.gap_low)} – {percent(team.gap_high)}",
            team_figure(pairing, team),
            pace(bot),
        )
        for team in bot.teams
    ]


def compared_rows(comparison: Comparison, stored: Compared) -> list[str]:
    """With and without something; in a game of teams together, then each team by itself."""
    whole = comparison.whole
    return [
        row(
            whole.game.title,
            str(whole.players),
            whole.bot.rpartition(":")[2].capitalize(),
            one.team or "all",
            f"{whole.budget.iterations:,}",
            f"{one.games:,}",
            percent(one.whole),
            percent(one.lacking),
            f"**{100 * one.apart.value:+.1f}** ({100 * one.apart.low:+.1f} to {100 * one.apart.high:+.1f})",
            "–" if one.points is None else f"{one.points.value:+.2f} ({one.points.low:+.2f} to {one.points.high:+.2f})",
            " and ".join(proved(one)) or "not shown",
        )
        for one in stored.differences
    ]


def proved(one: Difference) -> list[str]:
    """In what it surely brings more."""
    points = one.points is not None and one.points.low > 0
    return ["wins ✓"] * (one.apart.low > 0) + ["points ✓"] * points


def team_figure(pairing: Pairing, team: TeamRanking) -> str:
    """What a team should reach, and whether it does."""
    if pairing.gaps is None:
        return "–"
    wanted = pairing.gaps[team.team]
    if wanted == 0:
        return marked("not worse", over(team.gap_high, 0, equal=True))
    holds = over(team.gap_closed, wanted, equal=True) and over(team.gap_low, 0)
    return marked(f"≥ {percent(wanted)}", holds)


def beginning(pairing: Pairing) -> tuple[str, ...]:
    """What every row begins with."""
    bot = pairing.bot.rpartition(":")[2].capitalize()
    return pairing.game.title, str(pairing.players), bot, f"{pairing.among.capitalize()}s"


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def marked(figure: str, holds: bool) -> str:
    """A figure, and whether it is reached."""
    return f"{figure} {'✓' if holds else '✗'}"


def over(value: float | None, least: float, *, equal: bool = False) -> bool:
    """Whether there is a number, and it is greater."""
    return value is not None and (value > least or (equal and value == least))


def percent(part: float | None) -> str:
    """A part of a hundred, if there is one."""
    return "–" if part is None else f"{100 * part:.1f} %"


def pace(bot: Ranking) -> str:
    """How long a decision with a choice takes, on average."""
    return f"{bot.processor_ms:.2f}" if bot.processor_ms < 10 else f"{bot.processor_ms:.0f}"


def write() -> None:
    """Write the tables into the page."""
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
