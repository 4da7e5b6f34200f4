"""The words of records and the numbers of the rules are the same actions."""

import pytest

from quarterdeck.core.alphabet import Chance, Things
from quarterdeck.games.freibeuter.rules import codes
from quarterdeck.games.freibeuter.rules.notation import ALPHABET, CHANCES


def test_every_verb_begins_at_its_code() -> None:
    firsts = {verb.name: ALPHABET.first(verb.name) for verb in ALPHABET.verbs}
    assert firsts == {
        "board": codes.BOARD,
        "place": codes.PLACE,
        "cash": codes.CASH,
        "dutchman": codes.DUTCHMAN_ROW,
        "draw": codes.DRAW_SEA,
        "resolve": codes.RESOLVE,
    }
    assert ALPHABET.action("dutchman column A1") == codes.DUTCHMAN_COLUMN
    assert ALPHABET.action("draw dutchman") == codes.DRAW_DUTCHMAN
    assert len(ALPHABET) == codes.ACTIONS


def test_every_chance_point_has_its_number() -> None:
    numbers = {chance.name: number for number, chance in enumerate(CHANCES)}
    assert numbers == {"first": codes.FIRST, "token": codes.TOKEN, "sea": codes.SEA, "dutchman": codes.DUTCHMAN}


@pytest.mark.parametrize("word", ["Chang Ye", "a(b", "", "c)"])
def test_an_outcome_that_a_record_could_not_hold_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="cannot be written in a record"):
        Chance("pirate", Things("pirate", [word]), seen="all", clause="F1.1")
