"""The tables of the page that tells how costs grow, made of stored results and of nothing else."""

import os
from pathlib import Path

from benchmarks.growth.curves import ROOT, Curve, Results
from benchmarks.growth.topics import TOPICS, Topic
from benchmarks.plots import line_plot, number_text
from tools.marks import Marks

PAGE = ROOT / "docs" / "growth.md"
PICTURES = ROOT / "docs" / "benchmarks"
MARKS = Marks("growth")
HEAD = ("what", "smallest", "largest", "cost, from", "to", "exponent", "95 % interval", "growth")


def with_tables(page: str, results: Results, folder: Path = PAGE.parent) -> str:
    """A page with its tables made anew; `folder` is where it lies."""
    return MARKS.fill(page, lambda name: tables(results, folder))


def tables(results: Results, folder: Path) -> str:
    """Every topic: its plot, and a row for each curve."""
    days = " and ".join(sorted({f"{curve.measured} (build {curve.build})" for curve in results.curves}))
    parts = [f"Measured on {days}: {results.machine}.\n"]
    for topic in TOPICS:
        picture = os.path.relpath(PICTURES / topic.picture, folder)
        rows = [row(topic, curve) for curve in results.of(topic.name)]
        rule = "| " + " | ".join(["---"] * len(HEAD)) + " |"
        head = f"### {topic.title}, by {topic.size}\n\n![{topic.title}, by {topic.size}]({picture})\n"
        parts.append("\n".join([head, "| " + " | ".join(HEAD) + " |", rule, *rows]) + "\n")
    return "\n".join(parts)


def row(topic: Topic, curve: Curve) -> str:
    """One curve."""
    medians, growth = curve.medians, curve.growth
    least, *more = medians
    most = more[-1]
    shown = more if topic.size == "players" else [most]
    cells = (
        curve.name,
        size_text(curve, least),
        size_text(curve, most),
        costs(topic, medians[least]),
        ", ".join(costs(topic, medians[size]) for size in shown),
        f"{growth.exponent:.2f}",
        f"{growth.low:.2f} – {growth.high:.2f}",
        f"**{growth.name}**" + (f" from {growth.since:,} on, after a step" if growth.since is not None else ""),
    )
    return f"| {' | '.join(cells)} |"


def size_text(curve: Curve, size: int) -> str:
    """A size; of records and logs also how many of it are entries."""
    return f"{size:,} ({curve.entries[size]:,} entries)" if size in curve.entries else f"{size:,}"


def costs(topic: Topic, cost: float) -> str:
    """A cost in its unit; for playouts and decisions also how many there are in a second."""
    text = f"{number_text(cost)} {topic.unit}"
    return f"{text} ({number_text(1e6 / cost)}/s)" if topic.name in ("playout", "decision") else text


def pictures(results: Results) -> dict[str, str]:
    """The file names and texts of all plots."""
    return {
        topic.picture: line_plot(
            f"{topic.title} ({topic.unit})", topic.size, {curve.name: curve.medians for curve in results.of(topic.name)}
        )
        for topic in TOPICS
        if results.of(topic.name)
    }


def write(results: Results) -> None:
    """Write plots and page."""
    for name, text in pictures(results).items():
        (PICTURES / name).write_text(text, encoding="utf-8")
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), results), encoding="utf-8")
