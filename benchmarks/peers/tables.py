"""The tables of the page on benchmarks, made of stored rounds and of nothing else."""

from benchmarks.peers.contests import CONTESTS, Contest, Figure
from benchmarks.peers.environment import TITLES
from benchmarks.peers.results import (
    Held,
    Measured,
    Round,
    Spread,
    all_held,
    not_measured,
    ratio,
    read,
    speed,
    titles,
)
from benchmarks.peers.rival import ROOT
from tools.marks import Marks

PAGE = ROOT / "docs" / "benchmarks.md"
PICTURES = ROOT / "docs" / "benchmarks"
MARKS = Marks("peers")
NOTHING_YET = "Not measured yet.\n"


def with_tables(page: str, measured: dict[str, Measured]) -> str:
    """A page with its tables made anew; what stands between them is left alone."""
    return MARKS.fill(page, lambda name: part(name, measured))


def part(name: str, measured: dict[str, Measured]) -> str:
    """What stands between the marks of a name: the figures, or a contest."""
    if name == "figures":
        return figures_table(all_held(measured), not_measured(measured)) if measured else NOTHING_YET
    contest = next(one for one in CONTESTS if one.name == name)
    return contest_part(contest, measured[name]) if name in measured else NOTHING_YET


def table(head: list[str], rows: list[list[str]]) -> str:
    """Rows under their head; all but the first column are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


# The figures


def figures_table(figures: list[Held], missing: list[Figure]) -> str:
    """Each figure with what was measured, and whether it is reached; those that could not be measured come last."""
    named, rows = titles(), []
    contests = {contest.name: contest for contest in CONTESTS}
    wanted: list[Held | Figure] = [*figures, *missing]
    for one in wanted:
        against = f"{contests[one.contest].title.partition(' against ')[0]}, {named[one.ours]}"
        found, mark, aimed = "not measured", "–", "–"
        if isinstance(one, Held):
            found, mark = times(Spread(one.low, one.ratio, one.high)), "✓" if one.reached else "**MISSED**"
            aimed = "✓" if one.ratio >= one.aim else "–"
        rows.append([against, named[one.peer], found, f"≥ {one.least:g} ×", mark, f"{one.aim:g} × {aimed}"])
    return table(["ours", "against OpenSpiel's", "ratio", "figure", "", "aim"], rows)


# A contest


def contest_part(contest: Contest, measured: Measured) -> str:
    """When and with what a contest was measured, its speeds and its ratios."""
    parts = [provenance(measured), speeds_table(contest, measured)]
    if contest.chance:
        parts += ["Ratios, the peer's chance steps counted:\n", ratios_table(contest, measured, chance=True)]
        parts += ["Ratios, the peer's chance steps not counted:\n", ratios_table(contest, measured, chance=False)]
    else:
        parts += ["Ratios:\n", ratios_table(contest, measured, chance=False)]
    return "\n".join(parts)


def provenance(measured: Measured) -> str:
    """A sentence on where the numbers come from, and one on each that is missing."""
    rounds = min(map(len, measured.rounds.values()), default=0)
    with_what = ", ".join(f"{name} {version}" for name, version in sorted(measured.versions.items()))
    lines = [
        f"{measured.begun}: {rounds} rounds of about {measured.seconds:g} s each; {measured.machine}; {with_what}.",
        *(f"Not measured: {titles()[key]} ({why})." for key, why in measured.missing.items()),
    ]
    return "\n".join(lines) + "\n"


def speeds_table(contest: Contest, measured: Measured) -> str:
    """Everybody's speed."""
    rows = []
    for one in (*contest.ours, *contest.peers):
        rounds = measured.rounds.get(one.key)
        if rounds:
            rows.append([f"{TITLES[one.program]}: {one.title}", amount(speed(rounds)), *more(contest, rounds)])
    a_second = "a second, without chance" if contest.unit == "decisions" else "a second"
    return table([contest.unit.capitalize(), a_second, *heads(contest)], rows)


def heads(contest: Contest) -> list[str]:
    """The columns of a contest beyond the speed."""
    counted = ["with chance steps", "chance steps a game"] * contest.chance
    return [*counted, *[f"{contest.unit} a game"] * (contest.unit == "decisions")]


def more(contest: Contest, rounds: list[Round]) -> list[str]:
    """What stands in those columns."""
    games = sum(one.games for one in rounds)
    cells = []
    if contest.chance:
        chance = sum(one.chance for one in rounds)
        cells += [amount(speed(rounds, chance=True)) if chance else "–", f"{chance / games:.1f}" if chance else "–"]
    if contest.unit == "decisions":
        cells.append(f"{sum(one.steps for one in rounds) / games:.1f}" if games else "–")
    return cells


def ratios_table(contest: Contest, measured: Measured, *, chance: bool) -> str:
    """Ours, row by row, to each peer's."""
    found = [one for one in contest.peers if measured.rounds.get(one.key)]
    rows = [
        [one.title, *(times(ratio(rounds, measured.rounds[peer.key], chance=chance)) for peer in found)]
        for one in contest.ours
        if (rounds := measured.rounds.get(one.key))
    ]
    return table(["ours to", *(peer.title for peer in found)], rows)


# Numbers


def times(ratio: Spread) -> str:
    """A ratio between its quartiles."""
    return f"**{short(ratio.median)} ×** ({short(ratio.low)} – {short(ratio.high)})"


def amount(speed: Spread) -> str:
    """A speed between its quartiles."""
    return f"**{thousands(speed.median)}** ({thousands(speed.low)} – {thousands(speed.high)})"


def short(number: float) -> str:
    """Three digits that matter."""
    return f"{number:.2f}" if number < 10 else f"{number:.1f}" if number < 100 else f"{number:,.0f}"


def thousands(number: float) -> str:
    """A number in millions or thousands."""
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number / 1e3:.1f} k" if number >= 1e3 else f"{number:.0f}"


def write() -> None:
    """Write the tables into the page."""
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), read()), encoding="utf-8")
