"""`make mutate`: mutation testing of the rules: small faults, one at a time, and whether a test notices.

python -m tools.mutate                        all that is missing or changed, then the table of docs/testing.md
python -m tools.mutate --only freibeuter      modules in whose name this stands
python -m tools.mutate --sample 0.2 --seed 1  some of the mutants, drawn by lot
python -m tools.mutate --again                what is known is tried again
python -m tools.mutate --known                nothing is tried; the table of what is known

0: enough mutants are killed, and all others have a reason; 1: not so; 2: it cannot be run; 130: interrupted.
"""

import argparse
import json
import os
import random
import signal
import sys
import time

from tools.mutate.hands import Hand, NurseryGone
from tools.mutate.mutants import Edit, Source
from tools.mutate.reach import measure
from tools.mutate.reasons import LISTED, BadList, Reason, read
from tools.mutate.report import PAGE, Report, write
from tools.mutate.results import Result, forget
from tools.mutate.scope import ROOT, group_of, modules
from tools.mutate.trials import Court, Unsound

PATIENCE = 4.0  # budget in seconds of processor time, after which a mutant counts as a survivor
EVERY = 30.0  # seconds between two lines of progress where there is no terminal


class Progress:
    """One line that changes in a terminal; elsewhere now and then a new one."""

    def __init__(self) -> None:
        self._told = 0.0

    def tell(self, text: str, last: bool) -> None:
        """What stands now."""
        if sys.stderr.isatty():
            print(f"\r{text} ", end="\n" if last else "", file=sys.stderr, flush=True)
        elif last or time.monotonic() - self._told > EVERY:
            self._told = time.monotonic()
            print(text, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Try, report, and say whether it is enough."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate", description="Mutation testing of rules, views and core."
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="modules in whose name this stands")
    parser.add_argument("--module", action="append", default=[], metavar="NAME", help="this module, such as core/bits")
    parser.add_argument("--sample", type=float, default=1.0, metavar="SHARE", help="a part of the mutants, by lot")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which part")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="processes")
    parser.add_argument("--patience", type=float, default=PATIENCE, metavar="S", help="processor seconds for a mutant")
    known = parser.add_mutually_exclusive_group()
    known.add_argument("--again", action="store_true", help="forget what is known of these mutants")
    known.add_argument("--known", action="store_true", help="try nothing, tell what is known")
    parser.add_argument("--json", action="store_true", help="what was found, for machines")
    values = parser.parse_args(arguments)
    wanted = [name for name in modules() if values.only in name and (not values.module or name in values.module)]
    if not wanted or values.workers < 1 or not 0 < values.sample <= 1:
        parser.error("there is no such module, or a number that cannot be")
    sources = [Source(name) for name in wanted]
    everything = [(source, edit) for source in sources for edit in source.edits]
    chosen = drawn(everything, values.sample, values.seed)
    try:
        reasons = [reason for reason in read() if any(reason.module in (name, "*") for name in wanted)]
        results = found(chosen, reasons, values)
    except (BadList, NurseryGone, Unsound) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nInterrupted; the same command goes on from here.", file=sys.stderr)
        return 130
    report = Report(
        [edit.mutant for _, edit in chosen], results, reasons, [e.mutant for _, e in everything], values.sample
    )
    print(json.dumps(report.as_json(), indent=1, ensure_ascii=False) if values.json else report.as_text())
    if len(wanted) == len(modules()) and values.sample >= 1.0 and report.complete and PAGE.exists():
        write(report)  # a part of the mutants, or what is known of them so far, is not for the page
    if not report.holds:
        print(f"Kill or explain what survives, in {LISTED.relative_to(ROOT)}.", file=sys.stderr)
    return 0 if report.holds else 1


def drawn(edits: list[tuple[Source, Edit]], share: float, seed: int) -> list[tuple[Source, Edit]]:
    """A hash-based sample, stable by name: a bigger share holds all of a smaller one."""
    return [pair for pair in edits if share >= 1.0 or random.Random(f"{seed} {pair[1].mutant.key}").random() < share]


def found(chosen: list[tuple[Source, Edit]], reasons: list[Reason], values: argparse.Namespace) -> dict[str, Result]:
    """What becomes of the mutants that were chosen, or what is known of them."""
    progress = Progress()
    hands = [Hand() for _ in range(values.workers)]
    try:
        groups = list(dict.fromkeys(group_of(source.module) for source, _ in chosen))
        reach = measure(groups, hands, lambda done, of: progress.tell(f"reach: {done} of {of} tests", done == of))
        court = Court(reach, values.patience, reasons=reasons)
        if values.known:
            return court.settled(chosen)
        if values.again:
            forget({edit.mutant.key for _, edit in chosen})
        return court.try_all(
            chosen,
            hands,
            lambda done, of, alive: progress.tell(f"{done} of {of} mutants, {alive} survive", done == of),
        )
    finally:
        for hand in hands:
            hand.end()


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):  # also where a shell that starts it in the background ignores Ctrl-C
        signal.signal(number, signal.default_int_handler)
    sys.exit(main())
