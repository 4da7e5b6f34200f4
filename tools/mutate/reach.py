"""Coverage and time of each test: measured once, cached until the test or the lines it runs change."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.mutate.hands import Hand, share
from tools.mutate.scope import FOLDER, PACKAGE, ROOT, concerns, group_of

KEPT = FOLDER / "reach.jsonl"
SLOWEST = 4.0  # seconds of processor time, measured; tests that take longer are not asked


@dataclass(frozen=True)
class Reached:
    """What a test runs; without seconds it is too slow to be asked, or fails by itself."""

    test: str
    seconds: float | None
    lines: dict[str, int]  # for each module a set of lines, as bits
    digest: str

    def is_current(self) -> bool:
        """Whether the test and all it ran are as they were."""
        return self.digest == digest_of(self.test, self.lines)


@dataclass
class Reach:
    """What all tests run, and what runs at import."""

    tests: dict[str, Reached]
    at_import: dict[str, int]
    _by_line: dict[tuple[str, int], list[str]] = field(default_factory=lambda: defaultdict(list))

    def __post_init__(self) -> None:
        for reached in self.tests.values():
            if reached.seconds is not None:
                for module, bits in reached.lines.items():
                    for line in members(bits):
                        self._by_line[module, line].append(reached.test)

    def tests_of(self, module: str, lines: Iterable[int]) -> list[str]:
        """The tests that run one of these lines."""
        found = {test for line in lines for test in self._by_line.get((module, line), ())}
        return sorted(test for test in found if concerns(test, group_of(module)))

    def tests_of_group(self, group: str) -> list[str]:
        """The tests that run anything of a game, or of the core, or no line at all but look at what importing made."""
        return [
            reached.test
            for reached in self.tests.values()
            if reached.seconds is not None
            and concerns(reached.test, group)
            and (not reached.lines or any(group_of(module) == group for module in reached.lines))
        ]

    def runs_at_import(self, module: str, lines: Iterable[int]) -> bool:
        """Whether one of these lines runs before any test does."""
        return any(self.at_import.get(module, 0) >> line & 1 for line in lines)

    def width(self, test: str) -> int:
        """How many lines a test runs."""
        return sum(bits.bit_count() for bits in self.tests[test].lines.values())

    def seconds(self, test: str) -> float:
        """How long a test takes."""
        return self.tests[test].seconds or 0.0


def measure(groups: Iterable[str], hands: list[Hand], progress: Callable[[int, int], None], kept: Path = KEPT) -> Reach:
    """The reach of every test that concerns some games; what is kept and current is not measured again."""
    began = hands[0].nursery("warm").began
    found, lines = began["tests"], began["lines"]
    assert isinstance(found, list)
    wanted = [test for test in found if any(concerns(test, group) for group in groups)]
    assert isinstance(lines, dict)
    known = {test: reached for test, reached in read(kept).items() if reached.is_current()}
    missing = [test for test in wanted if test not in known]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("a", encoding="utf-8") as file:

        def do(hand: Hand, test: str) -> None:
            known[test] = reached = measured(hand, test)
            file.write(written(reached))
            file.flush()
            progress(len(wanted) - len(missing) + sum(test in known for test in missing), len(wanted))

        share(missing, hands, do)
    return Reach(
        {test: known[test] for test in wanted},
        {module: as_bits(numbers) for module, numbers in lines.items()},
    )


def measured(hand: Hand, test: str) -> Reached:
    """One test, alone in its process, as mutants will run it."""
    told = hand.nursery("warm").ask({"reach": test, "limit": SLOWEST})
    seconds, lines = told.get("seconds"), told.get("lines", {})
    assert isinstance(lines, dict)
    found = {module: as_bits(numbers) for module, numbers in lines.items()}
    passed = told.get("survived") is True and isinstance(seconds, float)
    return Reached(test, seconds if passed and isinstance(seconds, float) else None, found, digest_of(test, found))


def written(reached: Reached) -> str:
    """A line of the file."""
    lines = {module: f"{bits:x}" for module, bits in reached.lines.items()}
    kept = {"test": reached.test, "seconds": reached.seconds, "lines": lines, "digest": reached.digest}
    return json.dumps(kept) + "\n"


def read(kept: Path = KEPT) -> dict[str, Reached]:
    """What is cached, the last line for each test; a line that was broken off is none."""
    found: dict[str, Reached] = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            try:
                value = json.loads(line)
            except ValueError:
                continue
            lines = {module: int(bits, 16) for module, bits in value["lines"].items()}
            found[value["test"]] = Reached(value["test"], value["seconds"], lines, value["digest"])
    return found


def digest_of(test: str, modules: Iterable[str]) -> str:
    """The file of a test, and the sources it runs, in short."""
    total = hashlib.sha256(file_digest(ROOT / file_of(test)).encode())
    for module in sorted(modules):
        total.update(f"{module} {file_digest(PACKAGE / f'{module}.py')}".encode())
    return total.hexdigest()[:16]


@cache
def file_digest(path: Path) -> str:
    """A file in short; none if it is gone."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""


@cache
def folder_digest(path: Path) -> str:
    """All Python files beside a test, which it may stand on."""
    return "".join(file_digest(file)[:4] for file in sorted(path.parent.glob("*.py")))


def file_of(test: str) -> str:
    """The file a test is in."""
    return test.partition("::")[0]


def as_bits(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in set(numbers))


def members(bits: int) -> list[int]:
    """The numbers in a set of bits."""
    return [number for number, bit in enumerate(reversed(f"{bits:b}")) if bit == "1"]
