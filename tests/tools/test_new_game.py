"""The command that makes a game: what it refuses, and what it writes; `tests/new_game` holds everything against it."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from tools.new_game.__main__ import main
from tools.new_game.copying import LIST, make_game, renamed
from tools.new_game.naming import (
    HOMES,
    ROOT,
    Refused,
    check_name,
    check_title,
    choose_letter,
    free_letters,
    used_letters,
)


@pytest.mark.parametrize("name", ["Galleon", "ab", "my_game", "../galleon", "galleon2", "class", "", "g" * 21, "gallé"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="is no name for a game"):
        check_name(name)


@pytest.mark.parametrize("name", ["freibeuter", "smugglers", "naive", "plan", "moment", "played"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    """By a game, or by a module that tests and tools would take for the game's."""
    with pytest.raises(Refused, match=r"already\.$"):
        check_name(name)


@pytest.mark.parametrize("name", ["state", "fish", "memory"])
def test_a_name_that_the_templates_code_has_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="cannot be told"):
        check_name(name)


@pytest.mark.parametrize("title", ["", "  ", "x" * 41, 'The "Galleon"', "a\nb", "{ $seat }"])
def test_what_no_book_can_be_called_is_refused(title: str) -> None:
    with pytest.raises(Refused, match="A title has 1 to 40 signs"):
        check_title(title)
    assert check_title(" Anne's Galleon ") == "Anne’s Galleon"


def test_a_letter_is_one_that_no_book_uses() -> None:
    assert {"F", "M", "C", "T", "G", "X"} <= set(used_letters())
    free = free_letters(used_letters())
    assert choose_letter("gmtf") == free[0]
    assert choose_letter(f"gmt{free[-1].lower()}") == free[-1]
    assert choose_letter("jollyboat", free[1]) == free[1]
    for wanted in ("F", "X", "AB", "é", "q", ""):
        with pytest.raises(Refused):
            choose_letter("jollyboat", wanted)


def test_a_refusal_is_a_sentence_and_an_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["Jolly"], ["jollyboat", "--letter", "F"], ["jollyboat", "--title", ""]):
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.endswith(".\n")
        assert err.count("\n") == 1


def test_a_game_is_made_under_its_name_alone(tmp_path: Path) -> None:
    (tmp_path / LIST).parent.mkdir(parents=True)
    (tmp_path / "docs" / "games").mkdir(parents=True)
    shutil.copy(ROOT / LIST, tmp_path / LIST)
    made = make_game("jollyboat", "The Jolly Boat", "Q", tmp_path)
    homes = [tmp_path / home.format("jollyboat") for home in HOMES]
    assert all(path == tmp_path / LIST or any(path.is_relative_to(home) for home in homes) for path in made)
    left = re.compile(r"SMUGGLERS|Smugglers|['\"/.]smugglers\b|new_game|\bX\d|\bx\d_")
    assert not [path for path in made if left.search(path.read_text(encoding="utf-8"))]
    assert all(ast.parse(path.read_text(encoding="utf-8")) for path in made if path.suffix == ".py")
    added = set((tmp_path / LIST).read_text().splitlines()) - set((ROOT / LIST).read_text().splitlines())
    assert added == {"from quarterdeck.games.jollyboat import JOLLYBOAT", "    JOLLYBOAT,"}


def test_names_titles_and_clauses_are_renamed_and_the_role_is_not() -> None:
    text = 'SmugglersView """X6.3: Smugglers’ Cove; the smugglers win.""" SMUGGLERS = "smugglers"; import x6_end'
    made = 'GalleonView """{}6.3: The Galleon; the smugglers win.""" GALLEON = "galleon"; import q6_end'
    assert renamed(text, "galleon", "The Galleon", "Q") == made.format("Q")
