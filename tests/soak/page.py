"""What a whole soak covered, kept in docs/testing/soak.json, as a table of the page on testing."""

import datetime
from pathlib import Path

import msgspec

from tests.soak.covered import Covered
from tests.soak.parts import PARTS
from tests.soak.running import ROOT, Soak
from tests.under_test import GAMES_UNDER_TEST
from tools.marks import Marks

STORED = ROOT / "docs" / "testing" / "soak.json"
PAGE = ROOT / "docs" / "testing.md"
MARKS = Marks("soak")
HEAD = "| part | game | covered | of them different | minutes of work |"

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


class Summary(msgspec.Struct, frozen=True):
    """One part of one game: at how many tables, figures, how many different things were met, and seconds of work."""

    part: str
    game: str
    tables: int
    figures: dict[str, int]
    different: dict[str, int]
    seconds: float


class Stored(msgspec.Struct, frozen=True):
    """A whole soak, as it is kept; `laws` says against how many games each was held."""

    date: str
    code: str
    workers: int
    laws: dict[str, int]
    summaries: list[Summary]


def stored(tables: dict[str, Covered], code: str, workers: int) -> Stored:
    """What is worth keeping of what was covered."""
    summaries, laws = [], Covered("laws")
    for part in PARTS:
        for name in GAMES_UNDER_TEST:
            inside = [covered for table, covered in tables.items() if table.startswith(f"{part}/{name}/")]
            total = Covered(f"{part}/{name}")
            for covered in inside:
                total.add(covered)
            if inside:
                different = {group: len(met) for group, met in total.things.items() if group in COUNTED}
                summaries.append(Summary(part, name, len(inside), total.figures, different, round(total.seconds)))
            if part == "laws":
                laws.add(total)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return Stored(today, code, workers, dict(sorted(laws.things.get("laws", {}).items())), summaries)


def read(path: Path = STORED) -> Stored:
    """The last whole soak."""
    return msgspec.json.decode(path.read_bytes(), type=Stored)


def table(whole: Stored) -> str:
    """A row for each part and game, a sum for each part, and when it was."""
    rows = [HEAD, "| --- | --- | --- | --- | ---: |"]
    for part in PARTS:
        inside = [summary for summary in whole.summaries if summary.part == part]
        rows += [row(summary) for summary in inside]
        if len(inside) > 1:
            rows.append(row(total_of(part, inside)))
    return "\n".join(rows) + f"\n\n{when(whole)}\n"


def row(summary: Summary) -> str:
    """One part of one game."""
    game = GAMES_UNDER_TEST.get(summary.game)
    figures = ", ".join(f"{number:,} {figure}" for figure, number in summary.figures.items())
    different = ", ".join(f"{number:,} {COUNTED[group]}" for group, number in summary.different.items()) or "–"
    cells = (
        f"`{summary.part}`",
        game.title if game else summary.game,
        figures,
        different,
        f"{summary.seconds / 60:,.0f}",
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


def when(whole: Stored) -> str:
    """When it was, by which code, and how long it took."""
    minutes = sum(summary.seconds for summary in whole.summaries) / 60 / whole.workers
    how_long = f"{minutes:,.0f} minutes of {whole.workers} processes"
    return f"Ended on {whole.date}, by code {whole.code}: nothing failed in {how_long}."


def with_table(page: str, whole: Stored) -> str:
    """The page with its table made anew."""
    return MARKS.fill(page, lambda name: table(whole))


def write(soak: Soak) -> None:
    """Keep what a whole soak covered, and put its table into the page."""
    whole = stored(soak.tables, soak.store.code, soak.workers)
    STORED.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), read()), encoding="utf-8")
