"""The tables of the page on take-backs, made of what is stored."""

from pathlib import Path

import msgspec

from quarterdeck.games import GAMES
from tools.marks import Marks
from tools.take_backs.counting import Cost, Results, VerbCount

ROOT = Path(__file__).parents[2]
STORED = ROOT / "measurements" / "take-backs.json"
PAGE = ROOT / "docs" / "take-backs.md"
MARKS = Marks("take-backs")


def read(path: Path = STORED) -> Results:
    """What was counted last."""
    return msgspec.json.decode(path.read_bytes(), type=Results)


def verb_row(one: VerbCount) -> str:
    """One verb of one game."""
    total = one.offered + one.chance + one.learned
    shares = (f"{100 * number / total:.0f} %" if total else "–" for number in (one.offered, one.chance, one.learned))
    return f"| {GAMES[one.game].title} | `{one.verb}` | {total:,} | {' | '.join(shares)} |"


def cost_row(one: Cost) -> str:
    """One table."""
    costs = " | ".join(f"{cost:.2f}" for cost in (one.median, one.judged, one.offered, one.high))
    return f"| {GAMES[one.game].title} | {one.players} | {one.actions:,} | {costs} | {one.again:,} | {one.wrong:,} |"


def part(name: str, results: Results) -> str:
    """One table of the page."""
    if name == "verbs":
        head = "| game | verb | chosen | can be taken back | chance fell | somebody learned something |"
        rows = [head, "| --- | --- | ---: | ---: | ---: | ---: |", *map(verb_row, results.verbs)]
    else:
        head = "| game | players | actions | all | without luck | offered | without luck, 95 % | judged again | wrong |"
        rows = [head, "| --- |" + " ---: |" * 8, *map(cost_row, results.costs)]
    return "\n".join(rows) + "\n"


def with_tables(page: str, results: Results) -> str:
    """The page with its tables made anew."""
    return MARKS.fill(page, lambda name: part(name, results))
