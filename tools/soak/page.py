"""What soaks covered, each part of each game as it was last done whole: kept, and a table of the page on testing."""

import datetime
from collections.abc import Collection
from pathlib import Path

import msgspec

from quarterdeck import compiled
from quarterdeck.lab.plan import write_whole
from tests.under_test import GAMES_UNDER_TEST
from tools.marks import Marks
from tools.rows import in_rows
from tools.soak.covered import Covered
from tools.soak.parts import GAMES, PARTS
from tools.soak.running import ROOT, Soak

STORED = ROOT / "measurements" / "soak.json"
PAGE = ROOT / "docs" / "testing.md"
MARKS = Marks("soak")
HEAD = "| part | game | covered | of them different | minutes of work | ended, by code |"

# What is worth counting of the things that were met, and what it is called there
COUNTED = {
    "laws": "laws",
    "combinations of options": "combinations of options",
    "styles": "styles of play",
    "ended by": "clauses that end a game",
    "told": "tellings",
    "broken by": "ways to break",
    "answers": "answers",
    "refusals": "refusals",
    "compared": "digests",
    "records": "sources",
}


Row = tuple[str, str]  # a part and a game


class Summary(msgspec.Struct, frozen=True):
    """One part of one game, done whole: at how many tables, figures, how many different things were met, in what time.

    `laws` says against how many games each of them was held.
    """

    part: str
    game: str
    tables: int
    figures: dict[str, int]
    different: dict[str, int]
    seconds: float
    ended: str = ""
    code: str = ""
    laws: dict[str, int] = {}


def read(path: Path = STORED) -> list[Summary]:
    """All that was done whole, each part of each game as it was last."""
    return msgspec.json.decode(path.read_bytes(), type=list[Summary])


def summary_of(part: str, game: str, soak: Soak) -> Summary:
    """What is worth keeping of what was covered."""
    inside = [covered for table, covered in soak.tables.items() if table.startswith(f"{part}/{game}/")]
    total = Covered(f"{part}/{game}")
    for covered in inside:
        total.add(covered)
    return Summary(
        part=part,
        game=game,
        tables=len(inside),
        figures=total.figures,
        different={group: len(met) for group, met in total.things.items() if group in COUNTED},
        seconds=round(total.seconds),
        ended=datetime.datetime.now(datetime.UTC).date().isoformat(),
        code=soak.store.code,
        laws=dict(sorted(total.things.get("laws", {}).items())),
    )


def whole_rows(done: Collection[str]) -> list[Row]:
    """The parts of games of which nothing is left out, where these tasks are done."""
    every: dict[Row, list[str]] = {}
    for part in PARTS:
        for task in PARTS[part].tasks(part, GAMES, None, None):
            every.setdefault((part, task.name), []).append(task.key)
    return [row for row, keys in every.items() if all(key in done for key in keys)]


# The table


def table(summaries: list[Summary]) -> str:
    """A row for each part and game, and a sum for each part."""
    rows = [HEAD, "| --- | --- | --- | --- | ---: | --- |"]
    for part in PARTS:
        inside = [summary for summary in summaries if summary.part == part]
        rows += [row(summary) for summary in inside]
        if len(inside) > 1:
            rows.append(row(total_of(part, inside)))
    return "\n".join(rows) + "\n"


def row(summary: Summary) -> str:
    """One part of one game."""
    game = GAMES_UNDER_TEST.get(summary.game)
    cells = (
        f"`{summary.part}`",
        game.title if game else summary.game,
        ", ".join(f"{number:,} {figure}" for figure, number in summary.figures.items()),
        ", ".join(f"{number:,} {COUNTED[group]}" for group, number in summary.different.items()) or "–",
        f"{summary.seconds / 60:,.0f}",
        f"{summary.ended}, {summary.code}" if summary.ended else "–",
    )
    return f"| {' | '.join(cells)} |"


def total_of(part: str, summaries: list[Summary]) -> Summary:
    """All games together."""
    figures: dict[str, int] = {}
    for summary in summaries:
        for figure, number in summary.figures.items():
            figures[figure] = figures.get(figure, 0) + number
    tables, seconds = (sum(numbers) for numbers in zip(*((one.tables, one.seconds) for one in summaries), strict=True))
    return Summary(part, "**all**", tables, figures, {}, seconds)


def with_table(page: str, summaries: list[Summary]) -> str:
    """The page with its table made anew."""
    return MARKS.fill(page, lambda name: table(summaries))


def new_rows(soak: Soak) -> list[Row]:
    """What a soak, in which the compiled rules ran, has now done whole and without a failure."""
    if compiled.MODE != "compiled":
        return []
    failed = {tuple(table.split("/")[:2]) for table, covered in soak.tables.items() if covered.failures}
    new = {(task.part, task.name) for task in soak.todo if task.key in soak.finished}
    return [row for row in whole_rows(soak.finished) if row in new - failed]


def write(soak: Soak) -> list[Row]:
    """Keep what was done whole in the place of what was known of it, and make the table anew; says what that was."""
    rows = new_rows(soak)
    if rows:
        known = {(summary.part, summary.game): summary for summary in read(STORED)}
        known |= {row: summary_of(*row, soak) for row in rows}
        order = [(part, game) for part in PARTS for game in GAMES_UNDER_TEST]
        kept = [known[row] for row in order if row in known]
        write_whole(STORED, in_rows(kept))
        write_whole(PAGE, with_table(PAGE.read_text(encoding="utf-8"), kept))
    return rows
