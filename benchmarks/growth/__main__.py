"""`make growth`: how costs grow with players, with the length of a game, and with the tables a server keeps.

Each size is measured in several rounds, interleaved, in processor time where that can be. What is measured is kept in
`build/growth` until all of it is there, so that a run that was stopped goes on; then in `measurements`.
Exit code 1: something grows worse than linearly that is not known to.
"""

import argparse
import datetime
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks.growth import tables
from benchmarks.growth.curves import ROOT, STORED, Curve, Results, build, machine, read, write
from benchmarks.growth.fitting import LOGARITHMIC, WORSE
from benchmarks.growth.topics import GROUPS, TOPICS
from quarterdeck import compiled

UNFINISHED = ROOT / "build" / "growth"
ROUNDS = 7
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing, write it down, and say how everything grows."""
    parser = argparse.ArgumentParser(
        prog="growth", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=f"default: {ROUNDS}")
    parser.add_argument("--only", choices=GROUPS, action="append", help="measure only this again, and keep the rest")
    parser.add_argument("--tables", action="store_true", help="measure nothing, write plots and page again")
    parser.add_argument("--json", action="store_true", help="write JSON")
    values = parser.parse_args(arguments)
    if values.tables:
        results = read()
    elif compiled.MODE != "compiled":
        print(f"Nothing to measure: {compiled.WHY}.", file=sys.stderr)
        return 2
    else:
        try:
            results = measured(values.only, values.rounds)
        except KeyboardInterrupt:
            print("Interrupted; what was measured is kept, and the next run goes on.", file=sys.stderr)
            return INTERRUPTED
        write(results)
    tables.write(results)
    show(results, as_json=values.json)
    return 1 if worse(results) else 0


def worse(results: Results) -> list[Curve]:
    """What grows worse than linearly, be it by a logarithm, of which the longest games of a kind tell."""
    return [
        curve
        for curve in results.curves
        if curve.growth.name == WORSE or (curve.growth.name == LOGARITHMIC and not results.longer(curve))
    ]


def measured(only: Sequence[str] | None, rounds: int) -> Results:
    """All curves: of a run that was stopped, of the last one where only a part is wanted, and new ones."""
    curves: dict[tuple[str, str], Curve] = {}
    if only and STORED.exists():
        curves = {(curve.topic, curve.name): curve for curve in read().curves}
    for group in only or GROUPS:
        for curve in of_group(group, rounds):
            curves = {key: kept for key, kept in curves.items() if key != (curve.topic, curve.name)}
            curves[curve.topic, curve.name] = curve
    for group in only or GROUPS:
        unfinished(group).unlink()
    order = [topic.name for topic in TOPICS]
    found = sorted(curves.values(), key=lambda curve: order.index(curve.topic))
    return Results(machine(), tuple(found))


def of_group(group: str, rounds: int) -> list[Curve]:
    """The curves of a group, measured now or before this run was stopped."""
    path = unfinished(group)
    kept = msgspec.json.decode(path.read_bytes(), type=list[Curve]) if path.exists() else []
    if kept and all(curve.build == build() for curve in kept):
        print(f"{group}: kept from a run that was stopped", file=sys.stderr)
        return kept
    print(f"{group} …", file=sys.stderr, flush=True)
    measure, times = GROUPS[group]
    today = datetime.date.today().isoformat()
    measured = measure(max(3, round(rounds * times)))
    curves = [msgspec.structs.replace(curve, measured=today, build=build()) for curve in measured]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(curves))
    return curves


def unfinished(group: str) -> Path:
    """Where a group is kept until all are there."""
    return UNFINISHED / f"{group.replace(' ', '-')}.json"


def show(results: Results, *, as_json: bool) -> None:
    """Say how everything grows."""
    if as_json:
        found = [
            {"topic": curve.topic, "name": curve.name, **msgspec.to_builtins(curve.growth)} for curve in results.curves
        ]
        print(msgspec.json.encode(found).decode())
        return
    for curve in results.curves:
        growth = curve.growth
        exponent = f"{growth.exponent:5.2f} ({growth.low:.2f} to {growth.high:.2f})"
        print(f"{curve.topic:22}{curve.name:38}{exponent:24}{growth.name}")


if __name__ == "__main__":
    raise SystemExit(main())
