"""Test prioritisation: first tests that killed mutants of the same function, then by kills for time and coverage."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable

from tools.mutate.mutants import MODULE, Mutant
from tools.mutate.reach import Reach, file_of
from tools.mutate.running import Asked
from tools.mutate.scope import GAMES, group_of

NEIGHBOURS = 4  # tests that killed other mutants of the same function, run before all others
LEAST = 0.02  # seconds that any test takes
LEAST_LIMIT = 0.5  # seconds of timeout, beyond four times what it takes without a mutant
FIRST_FILES = 4  # test files that a mutant which must be imported is tried with first


class Order:
    """Ranks tests, and learns from every mutant that is killed."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._killers: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._files: dict[str, Counter[str]] = defaultdict(Counter)
        self._kills: dict[str, Counter[str]] = defaultdict(Counter)

    def learn(self, mutant: Mutant, test: str) -> None:
        """A test killed a mutant."""
        if "::" in test:
            self._files[group_of(mutant.module)][file_of(test)] += 1
            self._kills[group_of(mutant.module)][function_of(test)] += 1
            killers = self._killers[mutant.module, mutant.function]
            if test in killers:
                killers.remove(test)
            killers.insert(0, test)

    def tests(self, mutant: Mutant) -> list[Asked]:
        """The tests that cover its line, by priority."""
        return self._asked(mutant, self._reach.tests_of(mutant.module, mutant.lines))

    def tests_of_all(self, mutant: Mutant) -> tuple[list[Asked], list[Asked], list[Asked]]:
        """For one that is imported: the tests of a few files that know its group best, those nearest, all others."""
        group = group_of(mutant.module)
        candidates = set(self._reach.tests_of_group(group))
        if mutant.function != MODULE:
            candidates |= set(self._reach.tests_of(mutant.module, mutant.lines))
        files = self._best_files(group, candidates)
        asked = self._asked(mutant, candidates)
        first = [one for one in asked if file_of(one["test"]) in files]
        others = [one for one in asked if file_of(one["test"]) not in files]
        near = {test for test in candidates if self._is_near(test, mutant.module)}
        nearest = sorted([one for one in others if one["test"] in near], key=lambda one: one["limit"])
        return first, nearest, [one for one in others if one["test"] not in near]

    def _is_near(self, test: str, module: str) -> bool:
        """Whether it is of a file named after the module, or runs no line and is of the game, or of the core alone."""
        group, _, name = module.rpartition("/")
        beside = test.startswith(f"tests/{group}/")
        if self._reach.tests[test].lines:
            return beside and name in file_of(test).rpartition("/")[2]
        game = next((game for game in GAMES if game in test), "")
        return group == f"games/{game}" if game else beside

    def _best_files(self, group: str, candidates: Iterable[str]) -> set[str]:
        """Those that killed most; before there are any, those whose quick tests run most lines."""
        lines: Counter[str] = Counter()
        for test in candidates:
            reached = self._reach.tests[test]
            if reached.seconds is not None and reached.seconds < 0.5:
                known = sum(bits.bit_count() for module, bits in reached.lines.items() if group_of(module) == group)
                lines[file_of(test)] = max(lines[file_of(test)], known)
        best = sorted(lines, key=lambda file: (-self._files[group][file], -lines[file]))
        return set(best[:FIRST_FILES])

    def _asked(self, mutant: Mutant, candidates: Iterable[str]) -> list[Asked]:
        seconds, kills = self._reach.seconds, self._kills[group_of(mutant.module)]
        turn: Counter[str] = Counter()
        ranked = []
        for test in sorted(candidates, key=lambda test: (seconds(test), test)):
            function = function_of(test)
            turn[function] += 1  # parameters of one test: the quickest first, the others discounted
            dearness = (seconds(test) + LEAST) * (self._reach.width(test) + 1) * math.sqrt(turn[function])
            cost = dearness / (1 + kills[function])
            ranked.append((cost, test))
        known = self._killers[mutant.module, mutant.function][:NEIGHBOURS]
        wanted = set(candidates)
        tests = dict.fromkeys([test for test in known if test in wanted])
        tests.update(dict.fromkeys(test for _, test in sorted(ranked)))
        return [{"test": test, "limit": LEAST_LIMIT + 4 * seconds(test)} for test in tests]


def function_of(test: str) -> str:
    """A test without its case."""
    return test.partition("[")[0]
