"""What holds ours against the peers': the protocol, the rounds, the statistics, the tables."""

import sys
from pathlib import Path

import pytest

from benchmarks.peers import contests, environment, results, rounds, tables
from benchmarks.peers.__main__ import main
from benchmarks.peers.contests import CONTESTS, Contest, Contestant, Figure
from benchmarks.peers.protocol import Counts, Measured
from benchmarks.peers.results import Round, ratio
from benchmarks.peers.rival import Missing, Rival

FAKE = [sys.executable, "-m", "tests.tools.fake_rival"]
OURS, PEER = Contestant("ours", "count", "Ours"), Contestant("peer", "count", "Peer")
CONTEST = Contest("fake", "Ours against a fake", "decisions", (OURS,), (PEER,), chance=True)


def silent(text: str) -> None:
    """Nobody wants to know."""


# Measuring oneself


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


# Rivals


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


def test_the_lock_file_of_boardgame_io_names_no_place_to_fetch_from() -> None:
    assert '"resolved"' not in (environment.NODE_FOLDER / "package-lock.json").read_text(encoding="utf-8")


# Rounds


def test_what_an_interrupted_run_measured_is_kept(tmp_path: Path) -> None:
    path, rivals = tmp_path / "rounds.json", {"ours": Rival(FAKE), "peer": Rival(FAKE)}
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


# Statistics


def test_the_ratio_is_that_of_the_medians_and_only_the_peer_s_chance_counts() -> None:
    mine = [Round(1.0, steps, 1000, 1) for steps in (90, 100, 400)]
    theirs = [Round(1.0, steps, steps, 1) for steps in (10, 20, 30)]
    assert ratio(mine, theirs).median == 5
    assert ratio(mine, theirs, chance=True).median == 2.5
    assert ratio(mine, theirs).low <= 5 <= ratio(mine, theirs).high


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


def test_there_is_a_figure_for_every_game_and_each_names_contestants() -> None:
    known = {contest.name: {one.key for one in contest.order()} for contest in CONTESTS}
    for figure in contests.figures():
        assert {figure.ours, figure.peer} <= known[figure.contest]
    assert len([figure for figure in contests.figures() if figure.least]) == 2 * len(contests.SEATS) + 1


def test_the_cheapest_caller_comes_first_and_every_loop_is_held_against_it() -> None:
    loop = CONTESTS[0]
    assert loop.peers[0].key == contests.CHEAPEST
    first = contests.figures()[: len(contests.SEATS)]
    assert [(figure.ours, figure.peer) for figure in first] == [(one.key, contests.CHEAPEST) for one in loop.ours]


# The page


def test_a_peer_is_held_against_the_slowest_and_the_quickest_of_the_first_kind_of_ours() -> None:
    kinds = ("A 2, with views", "B 2, with views", "A 2, nothing observed")
    ours = tuple(Contestant("ours", str(number), title) for number, title in enumerate(kinds))
    contest = Contest("fake", "Ours against a fake", "decisions", ours, (Contestant("pgx", "count", "Leduc"),))
    steps = {"ours 0": 300, "ours 1": 200, "ours 2": 5000, "pgx count": 100}
    taken = {key: [Round(1, number, 0, 1)] for key, number in steps.items()}
    *_, views, nothing, peer = tables.contest_table(
        contest, results.Measured("today", "here", {}, 0.2, taken)
    ).splitlines()
    assert views == "| Quarterdeck, with views, slowest to quickest game | **200 – 300** | – |"
    assert nothing == "| Quarterdeck, nothing observed, slowest to quickest game | **5.0 k – 5.0 k** | – |"
    assert peer == "| pgx: Leduc | **100** (100 – 100) | **2.00 – 3.00 ×** |"


def test_the_page_is_what_the_stored_rounds_make() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    assert tables.with_tables(page, results.read()) == page, "run: python -m benchmarks.peers --page"


def test_the_page_has_every_contest_and_its_plot() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    assert sorted(tables.MARKS.names(page)) == sorted(["figures", "ours", *(one.name for one in CONTESTS)])
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
