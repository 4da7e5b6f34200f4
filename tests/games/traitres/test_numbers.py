"""Numbers and words of Traîtres à bord belong together: codes are those of the alphabet, kinds those of their words."""

import pytest

from quarterdeck.games.traitres.box import pieces
from quarterdeck.games.traitres.rules import codes
from quarterdeck.games.traitres.rules.notation import ALPHABET, CHANCES


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("LAY", "lay plus saying plus"),
        ("USE_SPYGLASS", "spyglass"),
        ("USE_POCKETS", "pockets 0"),
        ("USE_RIDDANCE", "riddance"),
        ("USE_CATCH", "catch"),
        ("USE_PLANK", "plank 0"),
        ("OPEN", "open"),
        ("PUT", "put plus"),
        ("RETURN", "return plus"),
    ],
)
def test_every_verb_begins_with_the_code_that_the_rules_use(code: str, words: str) -> None:
    assert ALPHABET.action(words) == getattr(codes, code)
    assert ALPHABET.words(getattr(codes, code)) == words


def test_there_are_as_many_codes_as_actions_have_words() -> None:
    assert len(ALPHABET) == codes.ACTIONS


def test_every_chance_point_has_the_number_that_the_rules_use() -> None:
    """T1.1, T1.2, T1.4"""
    assert [CHANCES[point].name for point in (codes.ROLE, codes.DRAW, codes.FIRST)] == ["role", "draw", "first"]


def test_every_chance_point_says_what_may_come_who_sees_it_and_by_which_clause() -> None:
    """T1.1, T1.2, T1.4"""
    assert [(chance.name, chance.things.name, chance.seen, chance.clause) for chance in CHANCES] == [
        ("role", "role", "seat", "T1.1"),
        ("draw", "card", "seat", "T1.2"),
        ("first", "seat", "all", "T1.4"),
    ]


def test_every_kind_has_the_number_of_its_word() -> None:
    """T3.1, T4.1: loot comes first, planks last."""
    kinds = [pieces.PLUS, pieces.ZERO, pieces.MINUS, pieces.SPYGLASS, pieces.POCKETS, pieces.RIDDANCE, pieces.CATCH]
    words = ["plus", "zero", "minus", "spyglass", "pockets", "riddance", "catch", "plank"]
    assert [pieces.KIND_WORDS[kind] for kind in (*kinds, pieces.PLANK)] == words
    assert len(pieces.KIND_WORDS) == pieces.KINDS
    assert pieces.KIND_WORDS[: pieces.LOOT_KINDS] == pieces.LOOT_WORDS
