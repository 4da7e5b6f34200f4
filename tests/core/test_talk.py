"""Statements: what they say in every language, whom they may name, and where they stand among what was told."""

from dataclasses import replace

import pytest

from quarterdeck.core.alphabet import Alphabet, Things, Verb
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.lines import Said
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.talk import statements_for
from quarterdeck.core.telling import Phrase
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.texts.statements import phrase_of
from quarterdeck.texts.words import words_of
from tools.new_game.template.game import SMUGGLERS

SEEN = Things("sight", ["rum", "rum silk", "rum rum silk"])
SIGHTED = replace(
    SMUGGLERS, statements=Alphabet(Verb("saw {cards}", cards=SEEN), Verb("blame {to}", to=Things("seat", "01")))
)


def new(players: int = 2) -> Referee:
    return Referee(SMUGGLERS, [f"P{seat}" for seat in range(players)], FastLuck(1))


def phrase(words: str) -> Phrase:
    assert SMUGGLERS.statements is not None
    return phrase_of(SMUGGLERS, SMUGGLERS.statements.action(words))


def test_a_statement_is_a_key_and_slots_and_seats_are_numbers() -> None:
    assert phrase("trust 2") == Phrase("statement-trust", {"seat": 2})
    assert phrase("hold rum") == Phrase("statement-hold", {"card": "rum"})


def test_a_place_that_can_hold_several_things_holds_a_list_also_of_one() -> None:
    said = [phrase_of(SIGHTED, code) for code in range(4)]
    assert [phrase.slots for phrase in said] == [
        {"cards": ["rum"]},
        {"cards": ["rum", "silk"]},
        {"cards": ["rum", "rum", "silk"]},
        {"to": 0},
    ]


def test_a_statement_reads_in_every_language_with_players_by_name() -> None:
    names = ["Ann", "Bob", "Cora"]
    said = phrase("suspect 2")
    assert words_of("en", SMUGGLERS.texts).say(said.key, said.slots, names) == "I suspect Cora."
    assert words_of("fr", SMUGGLERS.texts).say(said.key, said.slots, names) == "Je soupçonne Cora."


def test_only_players_of_this_table_can_be_named() -> None:
    referee = new()
    with pytest.raises(IllegalAction, match="no-such-seat") as refused:
        referee.say(0, "trust 2")
    assert (refused.value.clause, refused.value.slots) == ("X5.1", {"number": 2})
    assert referee.may_say(0)
    words = SMUGGLERS.statements.words if SMUGGLERS.statements else str
    assert [words(code) for code in statements_for(SMUGGLERS, 2)] == [
        *("trust 0", "trust 1", "suspect 0", "suspect 1"),
        *(f"hold {card}" for card in ("rum", "silk", "powder")),
    ]
    for code in statements_for(SMUGGLERS, 3):
        new(3).say(0, code)


def test_one_may_speak_until_one_has_spoken_and_again_after_the_next_action() -> None:
    """X5.1"""
    referee = new()
    referee.say(0, "trust 1")
    assert [referee.may_say(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    referee.act(0, referee.legal(0)[0])
    assert referee.may_say(0)


def test_where_a_game_has_no_statements_nobody_may_make_one() -> None:
    referee = Referee(FREIBEUTER, ["Ann", "Bob"], FastLuck(1))
    assert not referee.may_say(0)
    assert statements_for(FREIBEUTER, 2) == []


def test_what_was_said_stands_between_what_was_told() -> None:
    referee = new()
    before = referee.told
    referee.say(1, "trust 0")
    referee.act(0, referee.legal(0)[0])
    between = referee.told
    referee.say(0, "hold silk")
    assert SMUGGLERS.statements is not None
    said = [SMUGGLERS.statements.action(words) for words in ("trust 0", "hold silk")]
    assert referee.beside() == [(before, Said(1, said[0])), (between, Said(0, said[1]))]
    assert referee.beside(since=between) == [(between, Said(0, said[1]))]
