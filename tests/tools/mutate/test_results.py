"""Results are kept, hold as long as what they depend on, and are counted; survivors have reasons."""

import json
from pathlib import Path

import pytest

from tools.mutate.mutants import Mutant, Source
from tools.mutate.order import Order
from tools.mutate.reach import Reach, Reached, file_digest
from tools.mutate.reasons import EQUIVALENT, KINDS, BadList, Reason, stale, unexplained
from tools.mutate.reasons import read as read_reasons
from tools.mutate.report import MARKS, Report, write
from tools.mutate.results import Result, append, digest_if_alive, digest_if_killed, forget, read
from tools.mutate.scope import path_of
from tools.mutate.trials import Court

MODULE = "core/bits"
SOURCE = Source(MODULE)
PAIRS = [(SOURCE, edit) for edit in SOURCE.edits if edit.mutant.function == "lowest"]
MUTANT = PAIRS[0][1].mutant
TEST = "tests/core/test_bits.py::test"


def reach(*tests: str, seconds: float = 0.1) -> Reach:
    lines = sum(1 << line for line in MUTANT.lines)
    return Reach({test: Reached(test, seconds, {MODULE: lines}, "") for test in tests}, {})


def killed(mutant: Mutant, by: str = TEST) -> Result:
    return Result(mutant.key, "killed", by, "failed", 0.1, 10.0, digest_if_killed(mutant, by))


def alive(mutant: Mutant, *tests: str, patience: float = 10.0) -> Result:
    return Result(mutant.key, "survived", "", "", 0.1, patience, digest_if_alive(mutant, tests))


# Kept and taken up again


def test_results_are_read_as_they_were_written_and_a_broken_line_is_none(tmp_path: Path) -> None:
    kept = tmp_path / "deep" / "results.jsonl"
    append(alive(MUTANT), kept)
    append(killed(MUTANT), kept)
    with kept.open("a") as file:
        file.write('{"key": "half a li')
    assert read(kept) == {MUTANT.key: killed(MUTANT)}


def test_forgotten_results_are_gone(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    append(killed(MUTANT), kept)
    forget({MUTANT.key}, kept)
    assert read(kept) == {}


def test_a_killed_mutant_is_settled_while_its_module_and_its_killer_stay(tmp_path: Path) -> None:
    court = Court(reach(TEST), 10.0, tmp_path / "results.jsonl")
    append(killed(MUTANT), court.kept)
    assert set(court.settled(PAIRS)) == {MUTANT.key}
    append(Result(MUTANT.key, "killed", TEST, "failed", 0.1, 10.0, "of another module or test"), court.kept)
    assert court.settled(PAIRS) == {}


def test_a_survivor_is_tried_again_when_there_is_another_test_or_more_patience(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    append(alive(MUTANT, TEST), kept)
    assert set(Court(reach(TEST), 10.0, kept).settled(PAIRS)) == {MUTANT.key}
    assert Court(reach(TEST), 11.0, kept).settled(PAIRS) == {}
    assert Court(reach(TEST, "tests/core/test_bags.py::test"), 10.0, kept).settled(PAIRS) == {}


def test_one_that_nobody_could_notice_is_not_tried_again_until_its_module_changes(tmp_path: Path) -> None:
    """One that is only accepted is: another test may kill it."""
    kept = tmp_path / "results.jsonl"
    settled = {}
    for source in (file_digest(path_of(MUTANT.module)), "of another source", ""):
        append(Result(MUTANT.key, "survived", "", "", 0.1, 1.0, "of other tests", source), kept)
        for kind in KINDS:
            reason = Reason(MUTANT.module, MUTANT.function, (MUTANT.change,), kind, "It makes no difference.")
            settled[kind, source] = bool(Court(reach(TEST), 10.0, kept, [reason]).settled(PAIRS))
    assert [known for known, still in settled.items() if still] == [(EQUIVALENT, file_digest(path_of(MUTANT.module)))]


def test_one_that_no_test_ran_is_tried_when_one_does(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    append(Result(MUTANT.key, "unreached", "", "", 0.0, 10.0, digest_if_alive(MUTANT, ())), kept)
    assert set(Court(reach(), 10.0, kept).settled(PAIRS)) == {MUTANT.key}
    assert Court(reach(TEST), 10.0, kept).settled(PAIRS) == {}


# Whom to ask first


def test_the_quickest_of_every_kind_is_asked_first_and_before_all_who_killed_a_neighbour() -> None:
    tests = {"a.py::one[1]": 0.1, "a.py::one[2]": 0.45, "a.py::two": 0.5, "a.py::three": 0.9}
    lines = sum(1 << line for line in MUTANT.lines)
    order = Order(Reach({test: Reached(test, seconds, {MODULE: lines}, "") for test, seconds in tests.items()}, {}))
    asked = [one["test"] for one in order.tests(MUTANT)]
    assert asked == ["a.py::one[1]", "a.py::two", "a.py::one[2]", "a.py::three"]
    order.learn(MUTANT, "a.py::three")
    assert next(one["test"] for one in order.tests(MUTANT)) == "a.py::three"


def test_who_killed_much_elsewhere_is_asked_early() -> None:
    lines = sum(1 << line for line in MUTANT.lines)
    tests = {"a.py::quick": 0.1, "a.py::slow": 0.9}
    order = Order(Reach({test: Reached(test, seconds, {MODULE: lines}, "") for test, seconds in tests.items()}, {}))
    assert [one["test"] for one in order.tests(MUTANT)] == ["a.py::quick", "a.py::slow"]
    for edit in SOURCE.edits[:20]:
        order.learn(edit.mutant, "a.py::slow")
    assert [one["test"] for one in order.tests(MUTANT)] == ["a.py::slow", "a.py::quick"]


def test_who_runs_few_lines_is_asked_before_who_runs_many() -> None:
    lines = sum(1 << line for line in MUTANT.lines)
    many = {MODULE: lines, "core/state": 2**100 - 1}
    order = Order(
        Reach({"a.py::wide": Reached("a.py::wide", 0.1, many, ""), TEST: Reached(TEST, 0.2, {MODULE: lines}, "")}, {})
    )
    assert [one["test"] for one in order.tests(MUTANT)] == [TEST, "a.py::wide"]


def test_a_test_that_is_too_slow_or_fails_by_itself_is_never_asked() -> None:
    lines = sum(1 << line for line in MUTANT.lines)
    assert Order(Reach({TEST: Reached(TEST, None, {MODULE: lines}, "")}, {})).tests(MUTANT) == []


# Reasons


def reason(change: str, function: str = "lowest") -> Reason:
    return Reason(MODULE, function, (change,), "equivalent", "It is the same.")


def test_a_reason_covers_what_it_names() -> None:
    assert unexplained([MUTANT], [reason(MUTANT.change)]) == []
    assert unexplained([MUTANT], [reason("*")]) == []
    assert unexplained([MUTANT], [reason(f"{MUTANT.change} #1")]) == []
    assert unexplained([MUTANT], [reason(f"{MUTANT.change} #2")]) == [MUTANT]
    assert unexplained([MUTANT], [reason(MUTANT.change, "members")]) == [MUTANT]


def test_a_reason_is_stale_when_its_mutant_is_killed_or_gone_but_not_when_it_was_not_tried() -> None:
    listed = [reason(MUTANT.change)]
    assert stale([MUTANT], [MUTANT], [MUTANT], listed) == []
    assert stale([MUTANT], [], [MUTANT], listed) == [MUTANT.key]
    assert stale([], [], [MUTANT], listed) == []
    assert stale([], [], [], listed) == [MUTANT.key]


def test_the_list_is_read_and_an_entry_without_a_reason_is_refused(tmp_path: Path) -> None:
    listed = tmp_path / "core.toml"
    entry = '[[survivor]]\nmodule = "core/bits"\nfunction = "lowest"\nchanges = ["*"]\nkind = "equivalent"\n'
    listed.write_text(entry + 'reason = "It is the same."\n')
    assert read_reasons(tmp_path) == [reason("*")]
    (tmp_path / "freibeuter.toml").write_text(entry.replace("lowest", "members") + 'reason = "It is the same."\n')
    assert read_reasons(tmp_path) == [reason("*"), reason("*", "members")]
    for broken in (entry, entry + 'reason = " "\n', entry.replace("equivalent", "lazy") + 'reason = "So."\n'):
        listed.write_text(broken)
        with pytest.raises(BadList):
            read_reasons(tmp_path)


# The report


def test_the_report_counts_and_fails_without_reasons(tmp_path: Path) -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    results = {mutant.key: killed(mutant) for mutant in mutants}
    assert Report(mutants, results, [], mutants).holds
    results[MUTANT.key] = alive(MUTANT)
    report = Report(mutants, results, [], mutants)
    assert not report.holds
    assert report.unexplained == [MUTANT]
    assert MUTANT.change in report.as_text()
    assert json.loads(json.dumps(report.as_json()))["unexplained"] == [MUTANT.key]
    page = tmp_path / "testing.md"
    page.write_text("Before.\n<!-- mutate:begin -->\nold\n<!-- mutate:end -->\nAfter.\n")
    write(report, page)
    written = page.read_text(encoding="utf-8")
    assert written.startswith("Before.\n")
    assert written.endswith("After.\n")
    assert "old" not in written
    assert f"| core/bits | {len(mutants)} | {len(mutants) - 1} |" in written
    assert MARKS.names(written) == [""]


def test_a_rate_below_the_figure_fails_even_where_all_have_reasons() -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    results = {mutant.key: alive(mutant) for mutant in mutants}
    report = Report(mutants, results, [reason("*")], mutants)
    assert report.unexplained == []
    assert not report.holds


def test_a_report_of_what_is_known_so_far_says_how_much_that_is_and_does_not_hold() -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    report = Report(mutants, {MUTANT.key: killed(MUTANT)}, [], mutants)
    assert (
        f"1 of {len(mutants)} mutants are known so far; survivors to be tried again are not among them."
        in report.as_text()
    )
    assert report.total.rate == 1.0
    assert not report.holds


def test_a_sample_says_that_it_is_one() -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    report = Report(mutants, {mutant.key: killed(mutant) for mutant in mutants}, [], mutants, sample=0.2)
    assert "A random sample of 20 %" in report.table()
    assert "95 % interval" in report.table()
