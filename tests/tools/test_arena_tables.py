"""The tables of the page on bots are what the stored results make; they are played, stored and taken up again."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quarterdeck.games import GAMES
from quarterdeck.lab.comparison import Difference
from quarterdeck.lab.intervals import Estimate
from quarterdeck.lab.ranking import Ranking, TeamRanking
from tools.arena.pairings import Comparison, Pairing
from tools.arena.plan import BELIEFS, PAIRINGS
from tools.arena.stored import (
    STORED,
    Compared,
    Stored,
    is_compared,
    is_current,
    play,
    play_both,
    read,
    read_compared,
    write,
)
from tools.arena.tables import COMPARED, MARKS, PAGE, table, with_tables

BOSUN = Ranking("bosun", 2000, 0.7, 0.68, 0.72, 1 / 3, 2.1, 2.04, 2.16, 100.0, 9, 1.0, 2.0, 0.5, 0.6, 30.0, 1.0)


def store(folder: Path, pairing: Pairing, ranking: Ranking) -> None:
    stored = Stored(plan={}, games=ranking.games, deals=1, bots=(ranking,))
    (folder / f"{pairing.slug}.json").write_bytes(msgspec.json.encode(stored))


def pairing_of(game: object, players: int, bot: str) -> Pairing:
    return next(one for one in PAIRINGS if (one.game, one.players, one.bot) == (game, players, bot))


# The page


def test_the_tables_of_the_page_are_what_the_stored_results_make() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run: python -m tools.arena --tables"


def test_every_pairing_stands_in_a_table_of_the_page_and_every_file_is_of_a_pairing() -> None:
    marked = set(MARKS.names(PAGE.read_text(encoding="utf-8")))
    assert marked == {name for pairing in PAIRINGS for name in pairing.tables} | set(COMPARED)
    assert {path.stem for path in STORED.glob("*.json")} <= {pairing.slug for pairing in PAIRINGS} | {
        one.slug for one in BELIEFS
    }


def test_what_is_stored_was_played_as_often_as_it_is_written_down() -> None:
    for pairing in PAIRINGS:
        stored = read(pairing)
        if stored is not None:
            assert stored.games >= pairing.games, pairing.slug
            planned = pairing.contest().describe()
            assert {**stored.plan, "code": ""} == {**planned, "code": ""}, pairing.slug
    for comparison in BELIEFS:
        compared = read_compared(comparison)
        if compared is not None:
            assert compared.games >= comparison.whole.games, comparison.slug
            for plan, pairing in ((compared.whole, comparison.whole), (compared.lacking, comparison.lacking)):
                assert {**plan, "code": ""} == {**pairing.contest().describe(), "code": ""}, comparison.slug


# Tables


def test_a_figure_holds_when_it_is_reached_and_surely_better_than_fair(tmp_path: Path) -> None:
    three = pairing_of(GAMES["freibeuter"], 3, "bosun")
    store(tmp_path, three, BOSUN)
    assert "| **2.10** | 2.04 – 2.16 | ≥ 2.00 ✓ |" in table("bosun", tmp_path)
    store(tmp_path, three, msgspec.structs.replace(BOSUN, ratio=1.99))
    assert "≥ 2.00 ✗" in table("bosun", tmp_path)
    store(tmp_path, three, msgspec.structs.replace(BOSUN, ratio_low=0.99))
    assert "≥ 2.00 ✗" in table("bosun", tmp_path)
    store(tmp_path, pairing_of(GAMES["freibeuter"], 2, "bosun"), msgspec.structs.replace(BOSUN, win_share=0.9))
    assert "wins ≥ 90.0 % ✓" in table("bosun", tmp_path)


def test_a_team_has_a_row_of_its_own(tmp_path: Path) -> None:
    pirate = TeamRanking("pirate", 1000, 0.5, 0.4, 0.6, 0.2, 0.1, 0.3, 0.375, 0.3, 0.4)
    mutineer = TeamRanking("mutineer", 1000, 0.8, 0.7, 0.9, 0.8, 0.7, 0.9, -0.01, -0.1, 0.1)
    store(tmp_path, pairing_of(GAMES["traitres"], 5, "bosun"), msgspec.structs.replace(BOSUN, teams=(pirate, mutineer)))
    rows = table("bosun", tmp_path).splitlines()
    assert "| **37.5 %** | 30.0 % – 40.0 % | ≥ 30.0 % ✓ |" in rows[-2]
    assert "| **-1.0 %** | -10.0 % – 10.0 % | not worse ✓ |" in rows[-1]


def test_a_difference_is_shown_where_its_interval_lies_above_nothing(tmp_path: Path) -> None:
    comparison = BELIEFS[0]
    more = Estimate(1.0, 0.5, 1.5)
    for low, points, helps in ((0.01, None, "wins ✓"), (0.0, None, "not shown"), (0.01, more, "wins ✓ and points ✓")):
        one = Difference("", 800, 0.7, 0.65, Estimate(0.05, low, 0.09), points)
        write(tmp_path / f"{comparison.slug}.json", Compared({}, {}, (one,)))
        assert table("beliefs", tmp_path).rstrip().endswith(f"| {helps} |")


# Playing


@pytest.fixture
def small() -> Pairing:
    return replace(pairing_of(GAMES["cartagena"], 2, "bosun"), games=4)


def test_a_pairing_is_played_stored_and_not_played_again(
    tmp_path: Path, small: Pairing, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_current(small, read(small, tmp_path))
    stored = play(small, 1, tmp_path, tmp_path / "single")
    assert stored is not None
    assert (stored.games, stored.deals) == (4, 2)
    assert read(small, tmp_path) == stored
    assert is_current(small, stored)
    assert not is_current(replace(small, games=6), stored)
    assert len((tmp_path / "single" / f"{small.slug}.jsonl").read_bytes().splitlines()) == 1 + 2 * 3
    monkeypatch.setattr("quarterdeck.lab.contest.Contest._code", lambda self: "other")
    assert not is_current(small, stored)


def test_games_of_other_code_are_thrown_away(tmp_path: Path, small: Pairing, monkeypatch: pytest.MonkeyPatch) -> None:
    play(small, 1, tmp_path, tmp_path)
    monkeypatch.setattr("quarterdeck.lab.contest.Contest._code", lambda self: "other")
    stored = play(small, 1, tmp_path, tmp_path)
    assert stored is not None
    assert stored.plan["code"] == "other"


def test_both_sides_of_a_comparison_are_played_over_the_same_deals(tmp_path: Path, small: Pairing) -> None:
    alike = Comparison(small, replace(small, bot="quarterdeck.bots:Bosun"))
    assert not is_compared(alike, read_compared(alike, tmp_path))
    compared = play_both(alike, 1, tmp_path, tmp_path)
    assert compared is not None
    assert compared == read_compared(alike, tmp_path)
    assert is_compared(alike, compared)
    (one,) = compared.differences
    assert (one.games, one.apart) == (4, Estimate(0.0, 0.0, 0.0))
    assert one.whole == one.lacking


def test_an_interrupted_pairing_is_not_stored(tmp_path: Path, small: Pairing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.arena.stored.compete", lambda *arguments, **named: [])
    assert play(small, 1, tmp_path, tmp_path) is None
    assert read(small, tmp_path) is None
    assert play_both(Comparison(small, small), 1, tmp_path, tmp_path) is None
