"""Mutant execution: each in a process of its own, against the tests that cover its line; results are kept."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.mutate.hands import Hand, Kind, share
from tools.mutate.mutants import MODULE, Edit, Mutant, Source
from tools.mutate.order import Order
from tools.mutate.reach import Reach, file_digest
from tools.mutate.reasons import EQUIVALENT, Reason
from tools.mutate.results import KEPT, Outcome, Result, append, digest_if_alive, digest_if_killed, read
from tools.mutate.running import Asked
from tools.mutate.scope import group_of, path_of

IMPORTING = 4.0  # seconds of processor time that collecting tests again may take
AT_FIRST = 5.0  # seconds of patience with the few test files that a mutant which must be imported is tried with first

Progress = Callable[[int, int, int], None]  # done, of how many, survivors


class Unsound(Exception):
    """A test that fails without a mutant: it would kill every one."""


@dataclass(frozen=True)
class Trial:
    """A mutant, the source with it in, and whether it can only be imported."""

    mutant: Mutant
    source: str
    imported: bool


@dataclass
class Court:
    """Runs mutants against tests by priority, and reuses earlier results that still hold."""

    reach: Reach
    patience: float
    kept: Path = KEPT
    reasons: list[Reason] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.order = Order(self.reach)

    def settled(self, edits: list[tuple[Source, Edit]]) -> dict[str, Result]:
        """Results of earlier runs that still hold."""
        stored = read(self.kept)
        found = {}
        for source, edit in edits:
            result = stored.get(edit.mutant.key)
            if result is not None and self.holds(result, source, edit.mutant):
                found[edit.mutant.key] = result
                if result.killed:
                    self.order.learn(edit.mutant, result.by)
        return found

    def try_all(self, edits: list[tuple[Source, Edit]], hands: list[Hand], progress: Progress) -> dict[str, Result]:
        """The result of every mutant; what is settled already is not tried again."""
        results = self.settled(edits)
        missing = [(source, edit) for source, edit in edits if edit.mutant.key not in results]

        def tell() -> None:
            progress(len(results), len(edits), sum(not result.killed for result in results.values()))

        def trials() -> Iterator[Trial]:
            for source, edit in missing:
                yield Trial(edit.mutant, source.mutated(edit), self.must_be_imported(source, edit.mutant))

        def do(hand: Hand, trial: Trial) -> None:
            result = self.try_one(hand, trial)
            append(result, self.kept)
            results[result.key] = result
            tell()

        share(untouched(source for source, _ in missing), hands, self.must_survive)
        tell()
        share(trials(), hands, do)
        return results

    def must_survive(self, hand: Hand, trial: Trial) -> None:
        """The control: an unchanged module, with which no test may fail, neither patched nor imported."""
        first, nearest, rest = self.order.tests_of_all(trial.mutant)
        patched = self.ask(hand, "warm", trial, [*first, *nearest, *rest], self.patience)
        imported = [self.ask(hand, "bare", trial, tests, AT_FIRST) for tests in (first, nearest)]
        for told in (patched, *imported):
            if "survived" not in told:
                raise Unsound(f"{told.get('killed')} fails without a mutant in {trial.mutant.module}.")

    def must_be_imported(self, source: Source, mutant: Mutant) -> bool:
        """Whether what it changes has run before a test begins."""
        return mutant.function == MODULE or self.reach.runs_at_import(mutant.module, source.bodies[mutant.function])

    def holds(self, result: Result, source: Source, mutant: Mutant) -> bool:
        """Whether an earlier result is true of the sources and tests as they are; more patience may kill a survivor.

        One of which a reason says that nobody could notice stays alive until its module changes.
        """
        if result.killed:
            return result.digest == digest_if_killed(mutant, result.by)
        if result.source == file_digest(path_of(mutant.module)) and self.equivalent(mutant):
            return True
        asked = [] if self.must_be_imported(source, mutant) else self.order.tests(mutant)
        if result.patience < self.patience:
            return False
        if not asked and result.outcome != "unreached":
            asked = [one for tests in self.order.tests_of_all(mutant) for one in tests]
        return result.digest == digest_if_alive(mutant, [one["test"] for one in asked])

    def equivalent(self, mutant: Mutant) -> bool:
        """Whether there is a reason why nobody could notice it."""
        return any(reason.kind == EQUIVALENT and reason.covers(mutant) for reason in self.reasons)

    def try_one(self, hand: Hand, trial: Trial) -> Result:
        """One mutant."""
        began = time.monotonic()
        mutant = trial.mutant
        asked = [] if trial.imported else self.order.tests(mutant)
        if not trial.imported and not asked:
            return self.alive("unreached", mutant, 0.0, [])
        told = self.ask(hand, "warm", trial, asked, self.patience) if asked else {"cannot": "be patched"}
        if "cannot" in told:
            first, nearest, rest = self.order.tests_of_all(mutant)
            asked = [*first, *nearest, *rest]
            for tests, patience in ((first, AT_FIRST), (nearest, AT_FIRST), (rest, self.patience)):
                if "killed" not in told and tests:
                    told = self.ask(hand, "bare", trial, tests, patience)
        seconds = told.get("seconds", time.monotonic() - began)
        assert isinstance(seconds, float)
        by = told.get("killed")
        if isinstance(by, str):
            self.order.learn(mutant, by)
            how, digest = str(told.get("how", "failed")), digest_if_killed(mutant, by)
            return Result(mutant.key, "killed", by, how, seconds, self.patience, digest)
        return self.alive("survived", mutant, seconds, asked)

    def alive(self, outcome: Outcome, mutant: Mutant, seconds: float, asked: list[Asked]) -> Result:
        """The result of one that these tests did not kill."""
        digest = digest_if_alive(mutant, [one["test"] for one in asked])
        source = file_digest(path_of(mutant.module))
        return Result(mutant.key, outcome, "", "", seconds, self.patience, digest, source)

    def ask(self, hand: Hand, kind: Kind, trial: Trial, tests: list[Asked], patience: float) -> dict[str, object]:
        """What a process forked for this mutant tells; a mutant that nobody knows survives."""
        if not tests:
            return {"survived": True, "seconds": 0.0}
        job = {
            "module": trial.mutant.module,
            "function": trial.mutant.function,
            "source": trial.source,
            "tests": tests,
            "patience": patience + IMPORTING * (kind == "bare"),
        }
        return hand.nursery(kind).ask(job)


def untouched(sources: Iterable[Source]) -> Iterator[Trial]:
    """For each group one of its modules, as it is."""
    groups = {group_of(source.module): source for source in sources if source.bodies}
    for source in groups.values():
        yield Trial(Mutant(source.module, next(iter(source.bodies)), "nothing", 1, ()), source.text, False)
