"""The command: `python -m tools.soak`."""

import argparse
import json
import os
import sys

from quarterdeck import compiled
from tests.laws.cases import case_of
from tests.under_test import GAMES_UNDER_TEST
from tools.soak import page
from tools.soak.covered import Task
from tools.soak.laws import hold_closely
from tools.soak.parts import GAMES, PARTS
from tools.soak.reporting import as_json, report
from tools.soak.running import FOLDER, Soak, Store


def tasks_of(arguments: argparse.Namespace) -> list[Task]:
    """All pieces that were asked for; tables take turns, so that a soak cut short has been everywhere."""
    found: list[Task] = []
    for part in arguments.part or PARTS:
        why = PARTS[part].absent()
        if why:
            print(f"The part {part} is left out: {why}", file=sys.stderr)
            continue
        found += PARTS[part].tasks(part, arguments.games, arguments.game, arguments.players)
    amount = {part: max(task.first for task in found if task.part == part) + 1 for part in {t.part for t in found}}
    return sorted(found, key=lambda task: task.first / amount[task.part])


def soak(arguments: argparse.Namespace) -> int:
    """Do the pieces that were asked for, report, and keep what is whole; the exit code."""
    tasks = tasks_of(arguments)
    if not tasks:
        print("There is nothing to do: no such game, number of players or part.", file=sys.stderr)
        return 2
    store = Store(FOLDER / f"done-{compiled.MODE}.jsonl", fresh=arguments.fresh)
    run = Soak(tasks, store, arguments.workers, arguments.minutes)
    print(f"{len(tasks)} pieces, {run.before} done before; the rules run {compiled.MODE}", file=sys.stderr, flush=True)
    run.run()
    if arguments.json:
        print(json.dumps(as_json(run), indent=1))
    else:
        report(run)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "report.json").write_text(json.dumps(as_json(run), indent=1), encoding="utf-8")
    whole = page.write(run)
    if whole:
        rows = ", ".join(f"{part} of {game}" for part, game in whole)
        print(f"Done whole, and now in docs/testing.md: {rows}.", file=sys.stderr)
    if run.failures or run.stopped.startswith("FAILED"):
        return 1
    if run.stopped == "interrupted":
        print("The same command goes on from here.", file=sys.stderr)
        return 130
    if not run.stopped:
        store.forget(tasks)
    return 0


def try_again(part: str, text: str) -> int:
    """One case, as the soak plays it; laws also look at it as closely as where each is held alone."""
    name, players, number = text.split("/")
    FOLDER.mkdir(parents=True, exist_ok=True)
    task = Task(part, name, int(players), int(number), 1)
    covered = PARTS[part].run(task)
    if part == "laws":
        hold_closely(covered, task, case_of(text))
    for figure, times in covered.figures.items():
        print(f"{times} {figure}")
    for failure in covered.failures:
        print(f"FAILED {failure.what}")
    return 1 if covered.failures else 0


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.soak",
        description="Plays, breaks and compares for hours, and says what it covered.",
        epilog="Ctrl-C ends it with a report of what was done; the same command then goes on from there.",
    )
    parser.add_argument("--part", choices=list(PARTS), action="append", help="only this part; may be given again")
    parser.add_argument("--games", type=int, default=GAMES, help=f"for each game and player count ({GAMES:,}); "
                        "parts that are dearer do a share of it")  # fmt: skip
    parser.add_argument("--game", choices=list(GAMES_UNDER_TEST))
    parser.add_argument("--players", type=int)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, help="stop after so long, all tables having had their turn")
    parser.add_argument("--fresh", action="store_true", help="forget what an interrupted soak has done")
    parser.add_argument("--json", action="store_true", help="the report for machines")
    parser.add_argument("--case", help="one case to try again, such as freibeuter/3/17, of the part (laws)")
    return parser


def main() -> int:
    """Try one case again, or soak."""
    arguments = parser().parse_args()
    compiled.refuse_stale()
    if arguments.case:
        return try_again((arguments.part or ["laws"])[0], arguments.case)
    return soak(arguments)


if __name__ == "__main__":
    sys.exit(main())
