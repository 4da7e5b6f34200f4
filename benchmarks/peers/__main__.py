"""Measures ours and the peers' in the same rounds, stores them, and writes the page; Ctrl-C stops, the same goes on.

python -m benchmarks.peers                 everything: some ten minutes, after the peers are installed
python -m benchmarks.peers --only search   one kind, or several
python -m benchmarks.peers --page          no rounds; only the page and its plots, from what is stored

It ends with 0 when every figure is reached, with 1 when one is missed, with 2 where one, or nothing at all, can be
measured, with 130 after Ctrl-C.
"""

import argparse
import json
import sys
from dataclasses import asdict

import msgspec

from benchmarks.peers import plots, results, rounds, tables
from benchmarks.peers.contests import CONTESTS, Figure
from benchmarks.peers.environment import PROGRAMS, started, stay_on_one_core
from benchmarks.peers.results import Held, Measured
from quarterdeck import compiled


def say(text: str) -> None:
    """Tell how it goes, beside what machines read."""
    print(text, file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [contest.name for contest in CONTESTS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="KIND", help=", ".join(names))
    parser.add_argument("--rounds", type=int, default=21, help="rounds of each kind (default: 21)")
    parser.add_argument("--seconds", type=float, default=0.2, help="processor time of a round (default: 0.2)")
    parser.add_argument("--page", action="store_true", help="measure nothing, write the page from what is stored")
    parser.add_argument("--dry", action="store_true", help="measure, but leave page, plots and stored rounds alone")
    parser.add_argument("--json", action="store_true", help="speeds and figures for machines")
    return parser.parse_args()


def measure(values: argparse.Namespace) -> dict[str, Measured]:
    """Measure the kinds that were asked for."""
    wanted = [contest for contest in CONTESTS if contest.name in values.only]
    needed = {one.program for contest in wanted for one in contest.order()}
    found: dict[str, Measured] = {}
    with started([name for name in PROGRAMS if name in needed], say) as (rivals, missing):
        for contest in wanted:
            found[contest.name] = rounds.measure(contest, rivals, missing, values.rounds, values.seconds, say)
    return found


def store(measured: dict[str, Measured]) -> None:
    """Keep finished contests beside those that are stored."""
    results.write({**results.read(), **measured})


def forget(measured: dict[str, Measured]) -> None:
    """Forget that contests were under way: the next run begins anew."""
    left = {name: one for name, one in results.read(rounds.UNFINISHED).items() if name not in measured}
    results.write(left, rounds.UNFINISHED)


def show(measured: dict[str, Measured], figures: list[Held], missing: list[Figure], *, as_json: bool) -> None:
    """Print what was measured."""
    contests = [contest for contest in CONTESTS if contest.name in measured]
    if as_json:
        speeds = [results.summary(contest, measured[contest.name]) for contest in contests]
        held = [msgspec.to_builtins(one) for one in figures]
        print(
            json.dumps(
                {"contests": speeds, "figures": held, "not measured": [asdict(one) for one in missing]}, indent=1
            )
        )
        return
    for contest in contests:
        print(f"\n{contest.title}\n\n{tables.contest_part(contest, measured[contest.name])}")
    if figures or missing:
        print(f"\nFigures\n\n{tables.figures_table(figures, missing)}")


def main() -> int:
    """Measure, store, write, and say whether every figure is reached."""
    values = arguments()
    if values.page:
        measured = results.read()
    elif compiled.MODE != "compiled":
        say(f"Nothing to measure: {compiled.WHY}.")
        return 2
    else:
        stay_on_one_core()
        try:
            measured = measure(values)
        except KeyboardInterrupt:
            say("Interrupted; the same command goes on from here.")
            return 130
        forget(measured)
        if not values.dry:
            store(measured)
    figures, missing = results.all_held(measured), results.not_measured(measured)
    show(measured, figures, missing, as_json=values.json)
    if not values.dry:
        tables.write()
        plots.write(say)
    if not all(one.reached for one in figures):
        return 1
    return 2 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
