"""What holds ours against the peers': the protocol, the rounds, the statistics, the tables."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

from benchmarks.peers import contests, environment, results, rounds, tables
from benchmarks.peers.__main__ import main
from benchmarks.peers.contests import CONTESTS, Contest, Contestant, Figure
from benchmarks.peers.protocol import Counts, Measured, serve
from benchmarks.peers.results import Round, held, ratio, speed, spread
from benchmarks.peers.rival import ROOT, Missing, Rival

FAKE = [sys.executable, "-m", "tests.tools.fake_rival"]
OURS, PEER = Contestant("ours", "count", "Ours"), Contestant("peer", "count", "Peer")
CONTEST = Contest("fake", "Ours against a fake", "decisions", (OURS,), (PEER,), chance=True)


def silent(text: str) -> None:
    """Nobody wants to know."""


# Measuring oneself


def test_a_round_lasts_about_as_long_as_asked() -> None:
    spent = 0.0

    def work(times: int) -> Counts:
        nonlocal spent
        spent += 0.001 * times
        return Counts(times, 0, times)

    assert Measured(work, clock=lambda: spent).measure(0.2)["seconds"] == pytest.approx(0.2)


def test_the_first_call_is_not_measured_since_it_may_compile() -> None:
    spent, calls = 0.0, 0

    def work(times: int) -> Counts:
        nonlocal spent, calls
        calls += 1
        spent += 100 if calls == 1 else 0.01 * times
        return Counts(times, 0, 0)

    measured = Measured(work, clock=lambda: spent).measure(0.2)
    assert measured["seconds"] == pytest.approx(0.2)
    assert measured["steps"] == 20


def test_a_program_answers_line_by_line_and_says_what_it_cannot_do() -> None:
    asked = io.StringIO('{"task": "flip", "seconds": 0.001}\n{"task": "fly", "seconds": 1}\n')
    said = io.StringIO()
    serve({"flip": lambda times: Counts(2 * times, times, 1)}, ["msgspec"], asked, said)
    greeting, flip, fly = map(json.loads, said.getvalue().splitlines())
    assert list(greeting["versions"]) == ["msgspec"]
    assert flip["steps"] == 2 * flip["chance"] > 0
    assert fly == {"error": "there is no task fly"}


# Rivals


@pytest.mark.parametrize("more", [[], ["talkative"]])
def test_a_rival_counts_in_its_own_process(more: list[str]) -> None:
    with Rival([*FAKE, *more]) as rival:
        said = rival.measure("count", 0.0001)
    assert said["steps"] == 7 * said["games"]
    assert said["chance"] == 3 * said["games"]


def test_a_rival_that_cannot_be_measured_says_why() -> None:
    with Rival(FAKE) as rival:
        with pytest.raises(Missing, match="ValueError: no cards left"):
            rival.measure("fails", 0.01)
        assert rival.measure("count", 0.0001)["games"] > 0
        with pytest.raises(Missing, match="ended with code 3"):
            rival.measure("ends", 0.01)
        with pytest.raises(Missing, match="ended"):
            rival.measure("count", 0.01)


def test_a_peer_that_does_not_install_or_start_leaves_the_others_to_be_measured() -> None:
    said: list[str] = []

    def begin(program: str) -> Rival:
        if program == "unknown":
            raise Missing("no wheel fits")
        return Rival([*FAKE, "absent"] if program == "pgx" else FAKE)

    with environment.started(["ours", "pgx", "unknown"], said.append, begin) as (rivals, missing):
        assert list(rivals) == ["ours"]
    assert missing == {"pgx": "it has ended with code 1", "unknown": "no wheel fits"}
    assert "unknown is not measured: no wheel fits." in said


def test_every_program_is_pinned_and_every_contestant_has_a_program() -> None:
    for package in (*environment.PACKAGES.values(), environment.PLOTS):
        assert environment.wish(package).startswith(package)
    programs = {one.program for contest in CONTESTS for one in contest.order()}
    assert programs == set(environment.PROGRAMS) == set(environment.TITLES)
    for program in set(environment.PROGRAMS) - {"boardgameio"}:
        assert (ROOT / "benchmarks" / "peers" / "programs" / f"{program}.py").exists()


def test_the_lock_file_of_boardgame_io_names_no_place_to_fetch_from() -> None:
    assert '"resolved"' not in (environment.NODE_FOLDER / "package-lock.json").read_text(encoding="utf-8")


# Rounds


def fake_rivals() -> dict[str, Rival]:
    return {"ours": Rival(FAKE), "peer": Rival(FAKE)}


def test_ours_and_peers_take_turns() -> None:
    contest = CONTESTS[0]
    order = [one.program for one in contest.order()]
    assert order[:4] == ["ours", "openspiel", "ours", "openspiel"]
    assert sorted(one.key for one in contest.order()) == sorted(one.key for one in contest.ours + contest.peers)


def test_what_an_interrupted_run_measured_is_kept(tmp_path: Path) -> None:
    path, rivals = tmp_path / "rounds.json", fake_rivals()
    try:
        asked = 0

        def interrupted(task: str, seconds: float) -> dict[str, float]:
            nonlocal asked
            asked += 1
            if asked == 3:
                raise KeyboardInterrupt
            return Rival.measure(rivals["peer"], task, seconds)

        rivals["peer"].measure = interrupted  # type: ignore[method-assign]
        with pytest.raises(KeyboardInterrupt):
            rounds.measure(CONTEST, rivals, {}, 5, 0.0001, silent, path)
        kept = results.read(path)["fake"].rounds
        assert [len(one) for one in kept.values()] == [2, 2]
        measured = rounds.measure(CONTEST, rivals, {}, 5, 0.0001, silent, path)
        assert [len(one) for one in measured.rounds.values()] == [5, 5]
        assert measured.rounds[OURS.key][:2] == kept[OURS.key]
        # What was measured otherwise is not gone on with
        other = rounds.measure(CONTEST, rivals, {}, 1, 0.0002, silent, path)
        assert [len(one) for one in other.rounds.values()] == [1, 1]
    finally:
        for rival in rivals.values():
            rival.stop()


def test_who_fails_is_left_out_and_the_rest_is_measured(tmp_path: Path) -> None:
    failing = Contest("fake", "Ours against two", "decisions", (OURS,), (PEER, Contestant("peer", "fails", "Other")))
    with Rival(FAKE) as one, Rival(FAKE) as two:
        measured = rounds.measure(failing, {"ours": one, "peer": two}, {}, 2, 0.0001, silent, tmp_path / "rounds.json")
    assert sorted(measured.rounds) == ["ours count", "peer count"]
    assert measured.missing == {"peer fails": "ValueError: no cards left"}


def test_who_fails_in_a_later_round_loses_the_earlier_ones(tmp_path: Path) -> None:
    with Rival(FAKE) as one, Rival(FAKE) as two:
        said = iter([two.measure("count", 0.0001)])

        def once(task: str, seconds: float) -> dict[str, float]:
            for answer in said:
                return answer
            raise Missing("it is tired")

        two.measure = once  # type: ignore[method-assign]
        measured = rounds.measure(CONTEST, {"ours": one, "peer": two}, {}, 2, 0.0001, silent, tmp_path / "rounds.json")
    assert {key: len(taken) for key, taken in measured.rounds.items()} == {"ours count": 2}
    assert measured.missing == {"peer count": "it is tired"}


def test_a_contest_of_which_nothing_runs_ends(tmp_path: Path) -> None:
    measured = rounds.measure(CONTEST, {}, {"ours": "why", "peer": "why"}, 2, 0.1, silent, tmp_path / "rounds.json")
    assert measured.rounds == {}


# Statistics


def test_the_spread_is_the_median_between_the_quartiles() -> None:
    assert spread([4, 1, 3, 2, 5]) == (2, 3, 4)
    assert spread([7.0]) == (7, 7, 7)


def test_the_steps_of_chance_are_counted_or_not() -> None:
    taken = [Round(2.0, 100, 60, 1)]
    assert speed(taken).median == 50
    assert speed(taken, chance=True).median == 80


def test_the_ratio_is_that_of_the_medians_and_only_the_peer_s_chance_counts() -> None:
    mine = [Round(1.0, steps, 1000, 1) for steps in (90, 100, 400)]
    theirs = [Round(1.0, steps, steps, 1) for steps in (10, 20, 30)]
    assert ratio(mine, theirs).median == 5
    assert ratio(mine, theirs, chance=True).median == 2.5
    assert ratio(mine, theirs).low <= 5 <= ratio(mine, theirs).high


def test_a_figure_is_reached_missed_or_not_measured() -> None:
    figure = Figure("fake", OURS.key, PEER.key, 3, 6, chance=True)
    measured = results.Measured(
        "today", "here", {}, 0.2, {OURS.key: [Round(1, 60, 0, 1)], PEER.key: [Round(1, 10, 10, 1)]}
    )
    found = held(figure, measured)
    assert found is not None
    assert (found.ratio, found.reached) == (3, True)
    missed = held(Figure("fake", OURS.key, PEER.key, 3.1, 6, chance=True), measured)
    assert missed is not None
    assert not missed.reached
    del measured.rounds[PEER.key]
    assert held(figure, measured) is None


@pytest.mark.parametrize(("steps", "peers_measured", "code"), [(60, True, 0), (59, True, 1), (60, False, 2)])
def test_the_exit_code_tells_reached_from_missed_and_from_not_measured(
    monkeypatch: pytest.MonkeyPatch, steps: int, peers_measured: bool, code: int
) -> None:
    taken = {OURS.key: [Round(1, steps, 0, 1)], PEER.key: [Round(1, 10, 10, 1)]}
    if not peers_measured:
        del taken[PEER.key]
    measured = {"loop": results.Measured("today", "here", {}, 0.2, taken)}
    monkeypatch.setattr(results, "figures", lambda: [Figure("loop", OURS.key, PEER.key, 3, 6, chance=True)])
    monkeypatch.setattr(results, "read", lambda: measured)
    monkeypatch.setattr(results, "titles", lambda: {OURS.key: "Ours", PEER.key: "Peer"})
    monkeypatch.setattr(tables, "titles", lambda: {OURS.key: "Ours", PEER.key: "Peer"})
    monkeypatch.setattr(sys, "argv", ["peers", "--page", "--dry"])
    assert main() == code


def test_every_round_begins_elsewhere() -> None:
    contest = CONTESTS[0]
    orders = [contest.order(number) for number in range(len(contest.order()))]
    assert {order[0] for order in orders} == set(contest.order())
    assert all(sorted(order, key=repr) == sorted(orders[0], key=repr) for order in orders)


def test_openspiel_finds_our_luck_and_nobody_else_is_shown_our_packages() -> None:
    assert str(ROOT / "src") in environment.luck_for("openspiel")["PYTHONPATH"].split(os.pathsep)
    assert not any(environment.luck_for(program) for program in environment.PROGRAMS if program != "openspiel")


def test_there_is_a_figure_for_every_game_and_each_names_contestants() -> None:
    known = {contest.name: {one.key for one in contest.order()} for contest in CONTESTS}
    for figure in contests.figures():
        assert {figure.ours, figure.peer} <= known[figure.contest]
    assert len(contests.figures()) == 2 * len(contests.SEATS) + 1


# The page


def test_a_table_says_what_was_reached_what_was_missed_and_what_is_missing() -> None:
    loop = CONTESTS[0]
    key, peer = "ours loop freibeuter 2", "openspiel loop crazy_eights"
    taken = {key: [Round(1, 300, 0, 3)], peer: [Round(1, 60, 40, 2)]}
    measured = results.Measured(
        "2026-11-01", "a machine", {"open_spiel": "2"}, 0.2, taken, {contests.DOCUMENTED: "it is shy"}
    )
    part = tables.contest_part(loop, measured)
    assert "| Freibeuter 2 | **3.00 ×** (3.00 – 3.00) |" in part
    assert "| Freibeuter 2 | **5.00 ×** (5.00 – 5.00) |" in part
    assert "Not measured: Crazy Eights, numpy (it is shy)." in part
    assert "| ≥ 3 × | ✓ | 6 × – |" in tables.part("figures", {"loop": measured})
    taken[key] = [Round(1, 299, 0, 3)]
    assert "| ≥ 3 × | **MISSED** |" in tables.part("figures", {"loop": measured})
    assert len(results.not_measured({"loop": measured})) == len(contests.SEATS) - 1
    assert "Cartagena 4 | Crazy Eights | not measured | ≥ 3 × | – | 6 × – |" in tables.part(
        "figures", {"loop": measured}
    )
    assert results.not_measured({}) == []
    assert tables.part("search", {}) == tables.NOTHING_YET


def test_the_page_is_what_the_stored_rounds_make() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    assert tables.with_tables(page, results.read()) == page, "run: python -m benchmarks.peers --page"


def test_the_page_has_every_contest_and_its_plot() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    assert tables.MARKS.names(page) == ["figures", *(one.name for one in CONTESTS)]
    for contest in CONTESTS:
        assert f"(benchmarks/{contest.name}.svg)" in page
        assert (tables.PICTURES / f"{contest.name}.svg").exists()


def test_interpreted_rules_are_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["peers"])
    monkeypatch.setattr("benchmarks.peers.__main__.compiled.MODE", "interpreted")
    assert main() == 2
    assert "Nothing to measure" in capsys.readouterr().err
