"""The tables of the page on benchmarks, made of stored rounds and of nothing else."""

from benchmarks.peers.contests import CONTESTS, SEATS, SHORT, Contest, Contestant, Figure
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
# What stands in the table of ours: a contest, and a task of ours there
OURS = {
    "the Python loop": ("loop", "loop"),
    "the loop with views": ("environments", "views"),
    "compiled playouts, deal included": ("playouts", "playouts"),
    "iterations of a search": ("search", "search"),
}


def with_tables(page: str, measured: dict[str, Measured]) -> str:
    """A page with its tables made anew; what stands between them is left alone."""
    return MARKS.fill(page, lambda name: part(name, measured))


def part(name: str, measured: dict[str, Measured]) -> str:
    """What stands between the marks of a name: the figures, ours by game, or a contest."""
    if name == "ours":
        return ours_table(measured)
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
        wanted_of_it = [f"≥ {one.least:g} ×", mark, f"{one.aim:g} × {aimed}"] if one.least else ["–", "", "–"]
        rows.append([against, named[one.peer], found, *wanted_of_it])
    return table(["ours", "against OpenSpiel's", "ratio", "figure", "", "aim"], rows)


# Ours


def ours_table(measured: dict[str, Measured]) -> str:
    """How many of each there are in a second, by game and number of players."""
    rows = []
    for game, players in SEATS:
        taken = [
            measured[contest].rounds.get(f"ours {task} {game.name} {players}") if contest in measured else None
            for contest, task in OURS.values()
        ]
        if any(taken):
            rows.append(
                [
                    f"{SHORT.get(game.name, game.title)} {players}",
                    *(amount(speed(one)) if one else "–" for one in taken),
                ]
            )
    return table(["In a second", *OURS], rows)


# A contest


def contest_part(contest: Contest, measured: Measured) -> str:
    """When and with what a contest was measured, and everybody's speed."""
    return f"{provenance(measured)}\n{contest_table(contest, measured)}"


def provenance(measured: Measured) -> str:
    """A sentence on where the numbers come from, and one on each that is missing."""
    rounds = min(map(len, measured.rounds.values()), default=0)
    with_what = ", ".join(f"{name} {version}" for name, version in sorted(measured.versions.items()))
    lines = [
        f"{measured.begun}: {rounds} rounds of about {measured.seconds:g} s each; {measured.machine}; {with_what}.",
        *(f"Not measured: {titles()[key]} ({why})." for key, why in measured.missing.items()),
    ]
    return "\n".join(lines) + "\n"


def contest_table(contest: Contest, measured: Measured) -> str:
    """Ours from the slowest game to the quickest, then each peer with how many times as fast ours are."""
    groups = groups_of_ours(contest, measured)
    rows = []
    for says, taken in groups.items():
        medians = [speed(rounds).median for rounds in taken]
        name = f"Quarterdeck{says}, slowest to quickest game"
        rows.append([name, f"**{thousands(min(medians))} – {thousands(max(medians))}**", *["–"] * len(heads(contest))])
    compared = next(iter(groups.values()), [])
    for one in contest.peers:
        rounds = measured.rounds.get(one.key)
        if rounds:
            rows.append([name_of(one), amount(speed(rounds)), *more(contest, compared, rounds)])
    a_second = "a second, without chance" if contest.chance else "a second"
    return table([contest.unit.capitalize(), a_second, *heads(contest)], rows)


def groups_of_ours(contest: Contest, measured: Measured) -> dict[str, list[list[Round]]]:
    """The rounds of ours by what is said of them beside the game; peers are held against the first kind."""
    found: dict[str, list[list[Round]]] = {}
    for one in contest.ours:
        rounds = measured.rounds.get(one.key)
        if rounds:
            _, comma, says = one.title.partition(", ")
            found.setdefault(f"{comma}{says}", []).append(rounds)
    return found


def heads(contest: Contest) -> list[str]:
    """The columns of a contest beyond the speed."""
    if contest.chance:
        return ["with chance steps", "ours to it, chance steps counted", "not counted"]
    return ["ours to it"]


def more(contest: Contest, ours: list[list[Round]], rounds: list[Round]) -> list[str]:
    """What stands in those columns."""
    if contest.chance:
        counted = amount(speed(rounds, chance=True))
        return [counted, span(ours, rounds, chance=True), span(ours, rounds, chance=False)]
    return [span(ours, rounds, chance=False)]


def span(ours: list[list[Round]], peer: list[Round], *, chance: bool) -> str:
    """The ratio of the slowest of ours to a peer's, and that of the quickest."""
    ratios = [ratio(rounds, peer, chance=chance).median for rounds in ours]
    return f"**{short(min(ratios))} – {short(max(ratios))} ×**" if ratios else "–"


def name_of(one: Contestant) -> str:
    """A contestant with its program, said once."""
    program = TITLES[one.program]
    return one.title if one.title.startswith(program) else f"{program}: {one.title}"


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
