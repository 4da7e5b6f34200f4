"""`games` and `rules`."""

import json
from collections import Counter
from pathlib import Path

from tests.cli.conftest import Run


def test_games_are_listed_with_players_and_options_the_default_first(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "Freibeuter, 2 to 4 players" in ran.out
    assert ran.out.index("must_draw (default)") < ran.out.index("pile_empty")


def test_games_for_machines(run: Run) -> None:
    first, second, *_ = run("games", "--json").json()
    assert first["name"] == "freibeuter"
    assert first["players"] == [2, 3, 4]
    assert first["options"]["last_store"] == ["resolve_all", "instant"]
    assert first["presets"] == {}
    assert second["presets"] == {"french": {"shown_conflicts": "ignore", "loader_returns": "under_draw"}}


def test_readings_by_name_are_listed_with_what_they_choose(run: Run) -> None:
    assert "--option preset=french" in run("games").out
    assert "loader_returns=under_draw" in run("games").out


def test_the_rulebook_has_the_game_and_the_house_with_labels(run: Run) -> None:
    out = run("rules", "freibeuter").out
    assert "F1.1" in out
    assert "G1.9" in out
    assert "Our ruling: " in out
    assert "The book: " in out
    assert all(len(line) <= 88 for line in out.splitlines())


def test_one_clause_one_chapter_and_a_house_clause(run: Run) -> None:
    assert run("rules", "freibeuter", "--clause", "f7.2").out.startswith("F7.2\n  The book: If the ship")
    chapter = run("rules", "freibeuter", "--clause", "F7").out
    assert all(f"F7.{number}" in chapter for number in range(1, 6))
    assert "Notre décision\u00a0: " in run("rules", "freibeuter", "--clause", "G1.7", "--lang", "fr").out


def test_a_clause_or_a_chapter_alone_is_looked_up_in_whichever_book_has_it(run: Run) -> None:
    assert run("rules", "F7.2").out == run("rules", "freibeuter", "--clause", "F7.2").out
    assert run("rules", "t8").out == run("rules", "traitres", "--clause", "T8").out
    assert "No rulebook has a clause “X9”; they begin with F for Freibeuter, M for" in run("rules", "X9").refused()


def test_no_french_line_begins_or_ends_where_it_must_not_be_broken(run: Run) -> None:
    out = run("rules", "freibeuter", "--lang", "fr").out
    assert "\u00a0;" in out
    for line in out.splitlines():
        assert not line.strip().startswith((";", ":", "?", "!", "»", "$"))
        assert not line.endswith(("«", "\u00a0"))


def test_the_rules_for_machines(run: Run) -> None:
    game, house = run("rules", "freibeuter", "--json").json()
    assert game["title"] == "Freibeuter"
    assert house["chapters"][0]["clauses"][0]["id"] == "G1.1"
    clause = run("rules", "freibeuter", "--clause", "F10.3", "--json").json()
    assert [paragraph["label"] for paragraph in clause["paragraphs"]] == ["book", "ruling", "option"]
    assert run("rules", "freibeuter", "--clause", "F10", "--json").json()["clauses"][0]["id"] == "F10.1"


def test_an_unknown_clause_is_refused_in_a_sentence(run: Run) -> None:
    refused = run("rules", "freibeuter", "--clause", "F77").refused()
    assert refused == "Freibeuter has no clause “F77”; there are F1.1 to F11.5 and G1.1 to G1.9.\n"


def test_what_came_up_in_a_game_is_marked_with_how_often(run: Run, played: Path) -> None:
    told = Counter(line["clause"] for line in run("replay", played, "--json").json()["tellings"])
    game, house = run("rules", "freibeuter", "--record", played, "--json").json()
    marked = {one["id"]: one["cited"] for book in (game, house) for part in book["chapters"] for one in part["clauses"]}
    assert {clause: number for clause, number in marked.items() if number} == told
    assert len(marked) > len(told)
    out = run("rules", "freibeuter", "--record", played).out
    assert f"F3.1  ★ came up {told['F3.1']} times\n" in out
    assert "\nF9.3\n" in out  # never told, only summed
    french = run("rules", "freibeuter", "--clause", "F3.1", "--record", played, "--lang", "fr").out
    assert french.startswith(f"F3.1  ★ survenu {told['F3.1']} fois\n")
    assert run("rules", "freibeuter", "--clause", "F3.1", "--record", played, "--json").json()["cited"] == told["F3.1"]


def test_of_all_clauses_only_those_that_came_up(run: Run, played: Path) -> None:
    books = run("rules", "freibeuter", "--record", played, "--only", "--json").json()
    assert all(one["cited"] for book in books for part in book["chapters"] for one in part["clauses"])
    out = run("rules", "freibeuter", "--record", played, "--only").out
    assert out.startswith("FREIBEUTER\n")
    assert "\nF9.3\n" not in out


def test_statements_came_up_too_and_everybody_was_told_alike_often(run: Run) -> None:
    path = Path(__file__).parents[1] / "records" / "traitres" / "v1" / "3-players-ended-by-t7-1.json"
    said = sum(" says: " in line for line in json.loads(path.read_text(encoding="utf-8"))["log"])
    for who in ([], ["--seat", 2]):
        shown = run("rules", "traitres", "--record", path, "--clause", "T6.2", *who, "--json").json()
        assert shown["cited"] == said > 0


def test_what_came_up_is_asked_of_a_record_of_that_game(run: Run, played: Path) -> None:
    assert "is a record of Freibeuter, not of Meuterer." in run("rules", "meuterer", "--record", played).refused()
    assert "There is no seat 3" in run("rules", "freibeuter", "--record", played, "--seat", 3).refused()
    for option in (["--only"], ["--seat", 0]):
        assert "name one with --record FILE" in run("rules", "freibeuter", *option).refused()
