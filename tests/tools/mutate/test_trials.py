"""Real mutants in real processes: some are killed, some survive, and a run that was stopped goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutate.hands import Hand, Nursery, NurseryGone
from tools.mutate.mutants import Source
from tools.mutate.reach import Reach, measure
from tools.mutate.results import read
from tools.mutate.trials import Court, Unsound

pytestmark = pytest.mark.long  # processes that load tests, and mutants that run until they are stopped

TESTS = ["tests/core/test_bits.py"]
SOURCE = Source("core/bits")


@pytest.fixture(scope="module")
def hand() -> Iterator[Hand]:
    hand = Hand(TESTS)
    yield hand
    hand.end()


@pytest.fixture(scope="module")
def reach(hand: Hand, tmp_path_factory: pytest.TempPathFactory) -> Reach:
    return measure(["core"], [hand], lambda done, of: None, tmp_path_factory.mktemp("reach") / "reach.jsonl")


def outcome(reach: Reach, hand: Hand, kept: Path, function: str, change: str) -> tuple[str, str, str]:
    """What becomes of the one mutant that this describes, by what (which test is a matter of speed), and how."""
    [edit] = [e for e in SOURCE.edits if e.mutant.function == function and e.mutant.change.endswith(change)]
    results = Court(reach, 10.0, kept).try_all([(SOURCE, edit)], [hand], lambda done, of, alive: None)
    result = results[edit.mutant.key]
    return result.outcome, "a test" if "::" in result.by else result.by, result.how


@pytest.mark.parametrize(
    ("function", "change", "expected"),
    [
        ("count", "return mask & 127 → return mask | 127", ("killed", "a test", "failed")),
        ("add_members", "mask &= mask - 1 → pass", ("killed", "a test", "time")),
        # Two bits further up or down, a pair of bits is added to another pair: there are as many of them
        ("count", "mask >> 2 & _FOURS → mask << 2 & _FOURS", ("survived", "", "")),
        # What runs at import is imported; then the rules fail before a test does, or a test does, or nobody asks for it
        ("module", "→ [3 ** place for place in range(WIDTH)]", ("killed", "import", "failed")),
        ("module", "→ (small & -small).bit_length() - 0", ("killed", "a test", "failed")),
        ("module", "→ range(_SMALL + 2)", ("survived", "", "")),
    ],
)
def test_a_mutant_is_killed_or_survives(
    reach: Reach, hand: Hand, tmp_path: Path, function: str, change: str, expected: tuple[str, str, str]
) -> None:
    assert outcome(reach, hand, tmp_path / "results.jsonl", function, change) == expected


def test_a_run_that_was_stopped_goes_on(reach: Reach, hand: Hand, tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    edits = [(SOURCE, edit) for edit in SOURCE.edits if edit.mutant.function == "lowest"]

    def stop_at_three(done: int, of: int, alive: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Court(reach, 10.0, kept).try_all(edits, [hand], stop_at_three)
    assert len(read(kept)) == 3
    told: list[int] = []
    results = Court(reach, 10.0, kept).try_all(edits, [hand], lambda done, of, alive: told.append(done))
    assert len(results) == len(edits)
    assert told[0] == 3  # what was known already
    assert len(kept.read_text().splitlines()) == len(edits)


def test_a_process_that_is_gone_is_an_error() -> None:
    with pytest.raises(NurseryGone):
        Nursery("warm", ["tests/core/there_is_no_such_test.py"])


def test_a_test_that_fails_without_a_mutant_stops_the_run(tmp_path: Path) -> None:
    failing = tmp_path / "test_failing.py"
    failing.write_text(
        "import os\nfrom quarterdeck.core.bits import count\n"
        "def test_at_first() -> None:\n    count(3)\n    os.environ['QUARTERDECK_SEEN'] = '1'\n"
        "def test_later() -> None:\n    count(3)\n    assert 'QUARTERDECK_SEEN' not in os.environ\n"
    )
    hand = Hand([str(failing)])
    try:
        reach = measure(["core"], [hand], lambda done, of: None, tmp_path / "reach.jsonl")
        with pytest.raises(Unsound, match="fails without a mutant in core/bits"):
            Court(reach, 10.0, tmp_path / "results.jsonl").try_all(
                [(SOURCE, SOURCE.edits[-1])], [hand], lambda done, of, alive: None
            )
    finally:
        hand.end()
