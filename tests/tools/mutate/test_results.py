"""Results are kept, hold as long as what they depend on, and are counted; survivors have reasons."""

from pathlib import Path

import pytest

from tools.mutate.mutants import Mutant, Source
from tools.mutate.reach import Reach, Reached, file_digest
from tools.mutate.reasons import EQUIVALENT, KINDS, BadList, Reason, stale, unexplained
from tools.mutate.reasons import read as read_reasons
from tools.mutate.report import Report
from tools.mutate.results import Result, append, digest_if_alive, digest_if_killed, read
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


def test_the_report_counts_and_fails_without_reasons() -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    results = {mutant.key: killed(mutant) for mutant in mutants}
    assert Report(mutants, results, [], mutants).holds
    results[MUTANT.key] = alive(MUTANT)
    report = Report(mutants, results, [], mutants)
    assert not report.holds
    assert report.unexplained == [MUTANT]
    assert f"| core/bits | {len(mutants)} | {len(mutants) - 1} |" in report.table()


def test_a_rate_below_the_figure_fails_even_where_all_have_reasons() -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    results = {mutant.key: alive(mutant) for mutant in mutants}
    report = Report(mutants, results, [reason("*")], mutants)
    assert report.unexplained == []
    assert not report.holds


def test_a_report_of_what_is_known_so_far_does_not_hold() -> None:
    mutants = [edit.mutant for _, edit in PAIRS]
    report = Report(mutants, {MUTANT.key: killed(MUTANT)}, [], mutants)
    assert not report.holds
