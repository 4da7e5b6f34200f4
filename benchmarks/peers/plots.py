"""Draws the plots of the page in the peers' environment, where matplotlib is.

`python -m benchmarks.peers.plots` reads what is to be drawn, as JSON, from its input.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

OURS, PEER, INK = "#0b5c7a", "#9c4a16", "#222222"


def write(say: Callable[[str], None]) -> None:
    """Have every contest that is stored drawn."""
    from benchmarks.peers.contests import CONTESTS
    from benchmarks.peers.environment import PLOTS, PYTHON, install_package
    from benchmarks.peers.results import read
    from benchmarks.peers.rival import ROOT, Missing
    from benchmarks.peers.tables import PICTURES

    stored = read()
    drawn = [bars(contest, stored[contest.name], PICTURES) for contest in CONTESTS if contest.name in stored]
    try:
        install_package(PLOTS)
    except Missing as why:
        say(f"No plots are drawn: {why}.")
        return
    command = [str(PYTHON), "-m", "benchmarks.peers.plots"]
    subprocess.run(command, cwd=ROOT, input=json.dumps(drawn), text=True, check=True)


def bars(contest: Any, measured: Any, folder: Path) -> dict[str, Any]:
    """What a plot shows of a contest: everybody's median between the quartiles, ours first, the quickest on top."""
    from benchmarks.peers.environment import TITLES
    from benchmarks.peers.results import speed

    rows = []
    for mine, contestants in ((True, contest.ours), (False, contest.peers)):
        for one in contestants:
            if rounds := measured.rounds.get(one.key):
                name = one.title if one.title.startswith(TITLES[one.program]) else f"{TITLES[one.program]} {one.title}"
                counted = [("", False)]
                if any(taken.chance for taken in rounds) and contest.chance:
                    counted = [(" (with chance steps)", True), (" (without)", False)]
                for says, chance in counted:
                    rows.append([one.title if mine else name + says, mine, *speed(rounds, chance=chance)])
    rows.sort(key=lambda row: (row[1], row[3]))
    title = contest.title[0].upper() + contest.title[1:]
    return {"path": str(folder / f"{contest.name}.svg"), "title": title, "unit": contest.unit, "rows": rows}


def draw(plot: dict[str, Any]) -> None:
    """One plot: a dot for each median, a line from quartile to quartile, on a scale on which ratios are lengths."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {"svg.hashsalt": "quarterdeck", "svg.fonttype": "none", "font.size": 10, "font.family": "sans-serif"}
    )
    from matplotlib import pyplot
    from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

    rows = plot["rows"]
    figure, axes = pyplot.subplots(figsize=(8, 0.9 + 0.27 * len(rows)), layout="constrained")
    for place, (_, mine, low, median, high) in enumerate(rows):
        colour = OURS if mine else PEER
        axes.plot([low, high], [place, place], color=colour, linewidth=5, alpha=0.35, solid_capstyle="butt")
        axes.plot([median], [place], "o", color=colour, markersize=6)
        axes.annotate(words(median), (high, place), xytext=(7, 0), textcoords="offset points", va="center", color=INK)
    axes.set_xscale("log")
    axes.set_xlim(min(row[2] for row in rows) / 1.5, max(row[4] for row in rows) * 3)
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_yticks(range(len(rows)), [row[0] for row in rows])
    for label, row in zip(axes.get_yticklabels(), rows, strict=True):
        label.set_color(OURS if row[1] else PEER)
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: words(value).replace(".00", "").replace(".0", "")))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.set_xlabel(f"{plot['unit']} in a second of processor time (log scale)")
    figure.suptitle(f"{plot['title']}: medians, and the middle half of the rounds", x=0.01, ha="left", fontsize=11)
    figure.savefig(plot["path"], metadata={"Date": None}, facecolor="white")
    pyplot.close(figure)


def words(number: float) -> str:
    """A number in millions or thousands, with three digits."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:#.3g}".rstrip(".") + sign
    return f"{number:.0f}"


if __name__ == "__main__":
    for one in json.load(sys.stdin):
        draw(one)
