"""Numbers and words of Cartagena belong together: codes are those of the alphabet, kinds those of their words."""

import pytest
from quarterdeck.games.cartagena.rules.notation import ALPHABET, CHANCES

from quarterdeck.games.cartagena.box import pieces
from quarterdeck.games.cartagena.rules import codes


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("KNOCK", "knock"),
        ("USE", "use valverde"),
        ("EMBARK", "embark valverde"),
        ("TAKE", "take gold"),
        ("KEEP", "keep pink-1"),
        ("PUT", "put pink-1"),
        ("SELL", "sell pink-1"),
        ("BUY", "buy"),
        ("FINISH", "finish"),
        ("ROB", "rob 0"),
        ("DECLARE", "declare valverde"),
        ("SPY", "spy 0"),
        ("PLACE", "place 1"),
        ("INSPECT", "inspect A"),
        ("LAY", "lay pink-1"),
    ],
)
def test_every_verb_begins_with_the_code_that_the_rules_use(code: str, words: str) -> None:
    assert ALPHABET.action(words) == getattr(codes, code)
    assert ALPHABET.words(getattr(codes, code)) == words


def test_there_are_as_many_codes_as_actions_have_words() -> None:
    assert len(ALPHABET) == codes.ACTIONS


def test_every_chance_point_says_what_may_come_who_sees_it_and_by_which_clause() -> None:
    """C1.1, C1.2, C2.1, C3.1, C5.12, C6.2"""
    assert [(chance.name, chance.things.name, chance.seen, chance.clause) for chance in CHANCES] == [
        ("first", "seat", "all", "C1.2"),
        ("cabin", "pirate", "all", "C2.1"),
        ("storm", "pirate", "all", "C3.1"),
        ("draw", "combat card", "seat", "C1.1"),
        ("gold", "gold card", "seat", "C1.1"),
        ("sailor", "sailor", "seat", "C5.12"),
        ("reveal", "sailor", "all", "C6.2"),
    ]
    points = (
        codes.FIRST,
        codes.CABIN,
        codes.STORM,
        codes.DRAW_COMBAT,
        codes.DRAW_GOLD,
        codes.SAILOR,
        codes.SHOW_SAILOR,
    )
    assert points == tuple(range(len(CHANCES)))


def test_every_pirate_card_and_supply_has_the_number_of_its_word() -> None:
    """C1.1, C5.1, C5.12: the Ghost is the last of the pirates, and the only one whom nobody uses."""
    pirates = [name.upper().replace("-", "_") for name in pieces.PIRATES]
    assert [getattr(pieces, name) for name in pirates] == list(range(13))
    assert 2 ** len(pieces.PIRATES) - 1 == pieces.ALL_PIRATES
    assert pieces.COMBAT_WORDS[pieces.FIRST_PINK] == "pink-1"
    assert pieces.COMBAT_WORDS[pieces.FIRST_GREY] == "grey-1"
    assert (len(pieces.COMBAT_WORDS), len(pieces.GOLD_WORDS)) == (pieces.COMBAT_KINDS, pieces.GOLD_KINDS)
    assert [pieces.card_word(pieces.MONKEY), pieces.card_word(0)] == ["monkey", "pink-1"]
    assert [pieces.SUPPLY_WORDS[supply] for supply in (codes.GOLD, codes.COMBAT, codes.COIN)] == [
        "gold",
        "combat",
        "coin",
    ]
