"""Actions are small integers inside and words outside."""

import pytest

from quarterdeck.core.alphabet import HIDDEN, Alphabet, Chance, Things, Verb
from quarterdeck.core.errors import BadWords

CARD = Things("card", ["rum", "Silk"])
CLAIM = Things("claim", ["+1", "-2"])
ALPHABET = Alphabet(
    Verb("lay {card} saying {claim}", secret=("card",), card=CARD, claim=CLAIM),
    Verb("pass"),
    Verb("show {card}", card=CARD),
)


def test_every_action_has_words_and_the_words_have_the_action() -> None:
    assert len(ALPHABET) == 7
    assert [ALPHABET.action(ALPHABET.words(action)) for action in range(7)] == list(range(7))


def test_verbs_follow_one_another_and_things_vary_from_the_last() -> None:
    assert [ALPHABET.words(action) for action in range(5)] == [
        "lay rum saying +1",
        "lay rum saying -2",
        "lay Silk saying +1",
        "lay Silk saying -2",
        "pass",
    ]
    assert [ALPHABET.first(verb.name) for verb in ALPHABET.verbs] == [0, 4, 5]
    assert [verb.size for verb in ALPHABET.verbs] == [4, 1, 2]


def test_others_do_not_see_the_secret_part() -> None:
    assert {ALPHABET.shown(action) for action in (0, 2)} == {f"lay {HIDDEN} saying +1"}
    assert ALPHABET.shown(5) == "show rum"


def test_the_parts_of_an_action_are_a_copy() -> None:
    verb, parts = ALPHABET.parts(2)
    assert (verb.name, parts) == ("lay", {"card": "Silk", "claim": "+1"})
    parts["card"] = "rum"
    assert ALPHABET.parts(2)[1]["card"] == "Silk"


@pytest.mark.parametrize("text", ["lay silk saying +1", "  LAY   Silk saying +1 ", "Lay\tSilk\nsaying +1"])
def test_spacing_and_capitals_do_not_matter(text: str) -> None:
    assert ALPHABET.action(text) == 2


@pytest.mark.parametrize("text", ["", "lay", "lay gold saying +1", "pass pass", f"lay {HIDDEN} saying +1", "2"])
def test_words_that_name_no_action_are_refused(text: str) -> None:
    with pytest.raises(BadWords, match="is not an action"):
        ALPHABET.action(text)


@pytest.mark.parametrize("action", [-1, 7, 2**70])
def test_numbers_that_name_no_action_are_refused(action: int) -> None:
    for ask in (ALPHABET.words, ALPHABET.shown, ALPHABET.parts):
        with pytest.raises(BadWords, match="There is no action number"):
            ask(action)


def test_a_verb_and_its_things_must_fit() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Verb("lay {card}", card=CARD, claim=CLAIM)
    with pytest.raises(ValueError, match="do not fit"):
        Verb("lay {card}", secret=("claim",), card=CARD)
    with pytest.raises(ValueError, match="do not fit"):
        Verb("lay {card}")


def test_two_things_or_verbs_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="two cards have the same word"):
        Things("card", ["rum", "rum"])
    with pytest.raises(ValueError, match="two verbs are called 'pass'"):
        Alphabet(Verb("pass"), Verb("pass {card}", card=CARD))


def test_two_actions_cannot_differ_in_capitals_only() -> None:
    with pytest.raises(ValueError, match="two actions have the same words"):
        Alphabet(Verb("show {card}", card=Things("card", ["rum", "Rum"])))


def test_each_says_what_it_is() -> None:
    assert repr(CARD) == "Things('card', ['rum', 'Silk'])"
    assert repr(ALPHABET.verbs[1]) == "Verb('pass')"
    assert "seen='seat'" in repr(Chance("draw", CARD, seen="seat", clause="X1.1"))
    assert len(CARD) == 2


def test_actions_that_others_cannot_tell_apart_have_one_number() -> None:
    card = Things("card", ["rum", "silk"])
    alphabet = Alphabet(
        Verb("lay {card} for {price}", secret=("card",), card=card, price=Things("price", ["1", "2"])),
        Verb("pass"),
        Verb("show {card}", card=card),
    )
    assert alphabet.shown_numbers() == [0, 1, 0, 1, 2, 3, 4]


@pytest.mark.parametrize("word", ["Chang Ye", "a(b", "", "c)"])
def test_an_outcome_that_a_record_could_not_hold_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="cannot be written in a record"):
        Chance("pirate", Things("pirate", [word]), seen="all", clause="X1.1")


def test_a_game_has_no_more_actions_than_spans_have_room_for() -> None:
    number = Things("number", map(str, range(257)))
    with pytest.raises(ValueError, match="at most 65536 actions"):
        Alphabet(Verb("name {one} {other}", one=number, other=number))
