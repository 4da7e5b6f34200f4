"""`make soak`: all laws over many games of every game and player count, and what those games covered.

`python -m tests.soak --games 500 --game freibeuter --players 3` plays fewer;
`python -m tests.soak --case freibeuter/3/17` tries one game again that failed.
"""

import argparse
import multiprocessing
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from quarterdeck import compiled
from quarterdeck.core.record import Acted
from quarterdeck.games import GAMES
from tests.laws.cases import Case, case_of, cases
from tests.laws.every import LAWS, Law
from tests.laws.imagining import glimpses, imagine_reaches_every_world_alike, redeal_reaches_every_world_alike
from tests.laws.play import finished
from tests.referees import agrees
from tests.referees.compare import REFEREES
from tests.under_test import GAMES_UNDER_TEST, hooks_of

Thing = TypeVar("Thing")

CHUNK = 25  # games
MOST_FAILURES = 5
MOST_WAYS = 1500  # to lay the cards of a tiny box


def both_referees_agree(case: Case) -> None:
    """The naive referee reads the record and says the same."""
    agrees(finished(case).record())


OWN_LAWS: dict[str, tuple[Law, ...]] = {name: (Law(both_referees_agree, soak=2),) for name in REFEREES}


@dataclass
class Covered:
    """What some games tried."""

    table: str
    games: int = 0
    decisions: int = 0
    glimpses: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Covered") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.glimpses += other.glimpses
        self.checks += other.checks
        self.things += other.things
        self.failures += other.failures


@dataclass(frozen=True)
class Task:
    """Some games of one table; or, with no games, imagining on a tiny box with the seed `first`."""

    name: str
    players: int
    first: int
    games: int
    skip: tuple[str, ...]

    @property
    def table(self) -> str:
        return f"{self.name}, {self.players} players"


def laws_for(case: Case, skip: tuple[str, ...]) -> list[Law]:
    laws = [*LAWS, *OWN_LAWS.get(case.name, ())]
    return [law for law in laws if law.name not in skip and case.luck(law.name).below(law.soak) == 0]


def run(task: Task) -> Covered:
    covered = Covered(task.table)
    if not task.games:
        imagine_tiny(task, covered)
    for case in cases(task.name, task.players, task.games, task.first):
        for law in laws_for(case, task.skip):
            attempt(covered, law.name, str(case), law.check, case)
        covered.games += 1
        try:
            cover(case, covered)
        except Exception:
            covered.failures.append(f"{case}: cannot be played\n{traceback.format_exc()}")
        if len(covered.failures) >= MOST_FAILURES:
            break
    return covered


def attempt(covered: Covered, law: str, what: str, check: Callable[[Thing], None], thing: Thing) -> None:
    covered.checks[law] += 1
    try:
        check(thing)
    except AssertionError as error:
        covered.failures.append(f"{what} breaks the law {law}:\n    {error}")
    except Exception:
        covered.failures.append(f"{what} cannot be held against the law {law}:\n{traceback.format_exc()}")


def imagine_tiny(task: Task, covered: Covered) -> None:
    for glimpse in glimpses(task.name, task.players, task.first, MOST_WAYS, every=4):
        covered.glimpses += 1
        attempt(covered, "imagine is uniform", str(glimpse), imagine_reaches_every_world_alike, glimpse)
        attempt(covered, "redeal is uniform", str(glimpse), redeal_reaches_every_world_alike, glimpse)


def cover(case: Case, covered: Covered) -> None:
    """Count what happened in a game."""
    referee = finished(case)
    covered.decisions += sum(isinstance(entry, Acted) for entry in referee.entries)
    outcome = referee.outcome
    assert outcome is not None
    covered.things[f"ended by {outcome.clause}"] += 1
    covered.things.update(f"option {option} = {value}" for option, value in case.choices)
    covered.things[f"style: {case.style.name}"] += 1
    covered.things.update(f"told: {key}" for key in {telling.key for telling in referee.tellings(-1)})
    noteworthy = hooks_of(case.name).noteworthy
    if noteworthy is not None:
        covered.things.update(f"rare: {thing}" for thing in set(noteworthy(referee)))


def tasks(arguments: argparse.Namespace) -> Iterator[Task]:
    """All games that were asked for; of a made-up game a tenth, unless it was named."""
    for name, game in GAMES_UNDER_TEST.items():
        for players in game.players:
            if arguments.game in (None, name) and arguments.players in (None, players):
                skip = tuple(arguments.skip)
                games = arguments.games if name in GAMES or arguments.game else arguments.games // 10
                for first in range(0, games, CHUNK):
                    yield Task(name, players, first, min(CHUNK, games - first), skip)
                if hooks_of(name).worlds is not None:
                    yield from (Task(name, players, 1000 + seed, 0, skip) for seed in range(games // 500))


def report(tables: dict[str, Covered], seconds: float, planned: int) -> None:
    total = Covered("all")
    for covered in tables.values():
        total.add(covered)
        print(f"\n{covered.table}: {covered.games} games, {covered.decisions} decisions, {covered.glimpses} tiny views")
        for thing, times in sorted(covered.things.items()):
            print(f"  {times:8} games  {thing}")
    print("\nLaws tried on games:")
    for law, times in total.checks.items():
        print(f"  {times:8}  {law}")
    print(f"\n{total.games} of {planned} games, {total.decisions} decisions in {seconds:.0f} s, {compiled.MODE}.")


def soak(arguments: argparse.Namespace) -> int:
    compiled.refuse_stale()
    started = time.monotonic()
    todo = list(tasks(arguments))
    planned = sum(task.games for task in todo)
    if not todo:
        print("There is no such game or number of players.")
        return 2
    tables: dict[str, Covered] = {}
    failures: list[str] = []
    stopped = ""
    print(f"{planned} games, the rules run {compiled.MODE} ({compiled.WHY})", flush=True)
    pool = multiprocessing.Pool(arguments.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))  # Ctrl-C is for us
    try:
        shown = time.monotonic()
        done = 0
        for covered in pool.imap_unordered(run, todo):
            tables.setdefault(covered.table, Covered(covered.table)).add(covered)
            failures += covered.failures
            done += covered.games
            if len(failures) >= MOST_FAILURES:
                stopped = f"stopped after {len(failures)} failures"
                break
            if time.monotonic() - shown > 5:
                shown = time.monotonic()
                left = (shown - started) * (planned - done) / max(done, 1)
                print(f"  {done} of {planned} games, {len(failures)} failures, about {left:.0f} s left", flush=True)
    except KeyboardInterrupt:
        stopped = "interrupted; what is reported was covered"
    finally:
        pool.terminate()
        pool.join()
    report(tables, time.monotonic() - started, planned)
    for failure in failures:
        print(f"\nFAILED {failure}")
    if failures:
        print("\nTo try one again: python -m tests.soak --case freibeuter/3/17, with the name the failure begins with.")
    print(stopped or "done")
    return 1 if failures else 0


def try_again(name: str, skip: list[str]) -> int:
    case = case_of(name)
    print(case)
    for law in [*LAWS, *OWN_LAWS.get(case.name, ())]:
        if law.name not in skip:
            print(f"  {law.name}", flush=True)
            law.check(case)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="All laws over many games.")
    parser.add_argument("--games", type=int, default=10_000, help="for each game and number of players")
    parser.add_argument("--game", choices=list(GAMES_UNDER_TEST))
    parser.add_argument("--players", type=int)
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores unless told")
    parser.add_argument("--skip", action="append", default=[], metavar="LAW", help="a law not to try")
    parser.add_argument("--case", help="one game to try again, such as freibeuter/3/17")
    arguments = parser.parse_args()
    return try_again(arguments.case, arguments.skip) if arguments.case else soak(arguments)


if __name__ == "__main__":
    sys.exit(main())
