"""What `check` and `replay` once failed on, kept as small files, and what they must say now."""

from pathlib import Path

import pytest

from tools.soak.answers import answer_to

FOLDER = Path(__file__).parent / "corpus"

ANSWERS = {
    "a-name-of-fifteen-hundred-letters": ("fine", "not over"),
    "a-rule-broken-before-an-unreadable-line": ("rule", "F2.1 it was drawn before the action above it"),
    "an-action-refused-before-an-unreadable-line": ("rule", "T2.2 You hold no Miraculous Catch"),
    "luck-of-a-seat-beyond-all-numbers": ("rule", "G1.7 only people add to the luck, each at most # bytes"),
}


def test_every_file_has_its_answer() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(ANSWERS)


@pytest.mark.parametrize("name", ANSWERS)
def test_a_record_that_failed_once_is_answered(name: str) -> None:
    assert answer_to(FOLDER / f"{name}.json") == ANSWERS[name]
