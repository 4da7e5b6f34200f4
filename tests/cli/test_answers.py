"""What people type is understood, or answered with a sentence."""

import pytest

from quarterdeck.cli.terminal.answers import Answers, Unclear
from quarterdeck.games import GAMES
from quarterdeck.texts.words import words_of

GAME = GAMES["freibeuter"]
LEGAL = ["board A1", "board C4", "place C4", "place D5", "cash C4", "dutchman row B2", "dutchman column B2"]


def answers(language: str = "en", legal: list[str] = LEGAL) -> Answers:
    return Answers(GAME, words_of(language, GAME.texts), [GAME.alphabet.action(words) for words in legal])


def understood(text: str, language: str = "en", legal: list[str] = LEGAL) -> str:
    return GAME.alphabet.words(answers(language, legal).find(text)[0])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("1", "place C4"),
        ("5", "dutchman column B2"),
        ("7", "board C4"),
        ("board c4", "board C4"),
        ("  PLACE   d5 ", "place D5"),
        ("d5", "place D5"),
        ("b c4", "board C4"),
        ("ca c", "cash C4"),
        ("dutchman col b2", "dutchman column B2"),
        ("dut row", "dutchman row B2"),
    ],
)
def test_numbers_words_and_beginnings_of_words(text: str, meant: str) -> None:
    assert understood(text) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("aborder c4", "board C4"),
        ("hollandais rangee b2", "dutchman row B2"),
        ("Hollandais RANGÉE B2", "dutchman row B2"),
        ("enc c4", "cash C4"),
        ("place d5", "place D5"),
    ],
)
def test_french_words_with_or_without_accents_and_the_records_words(text: str, meant: str) -> None:
    assert understood(text, "fr") == meant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("c4", "input-several"),
        ("board", "input-several"),
        ("0", "input-number"),
        ("8", "input-number"),
        ("9" * 5000, "input-number"),
        ("plaice c4", "input-unknown"),
        ("z9", "input-unknown"),
        ("-1", "input-unknown"),
        ("c4 board", "input-unknown"),
    ],
)
def test_what_is_unclear_gets_one_sentence(text: str, key: str) -> None:
    with pytest.raises(Unclear) as unclear:
        answers().find(text)
    assert unclear.value.key == key
    assert "\n" not in words_of("en").say(unclear.value.key, unclear.value.slots)


@pytest.mark.parametrize("text", ["board b2", "bo B2", "draw sea", "resolve a1"])
def test_an_illegal_action_that_is_written_out_is_left_to_the_referee(text: str) -> None:
    assert understood(text) not in LEGAL


@pytest.mark.parametrize("ships", [1, 12])
def test_the_list_has_one_order_however_long_it_is(ships: int) -> None:
    free = [f"board {column}{row}" for row in range(1, 3) for column in "ABCDEF"][:ships]
    groups = answers(legal=[*free, "place C4", "cash C4", "dutchman row B2"]).groups
    assert [group.title for group in groups] == ["Card: place a boat", "Card: take money", "Dutchman", "Board a ship"]
    assert groups[0].choices[0].number == 1


def test_words_that_fit_several_illegal_actions_give_all_of_them() -> None:
    found = answers().find("dutchman f3")
    assert [GAME.alphabet.words(action) for action in found] == ["dutchman row F3", "dutchman column F3"]


@pytest.mark.long
def test_every_action_is_found_by_its_own_words() -> None:
    everything = [GAME.alphabet.words(action) for action in range(len(GAME.alphabet))]
    for language in ("en", "fr"):
        found = answers(language, everything)
        for choice in found.choices:
            assert found.find(found.typed(choice.action)) == [choice.action]
            assert found.find(GAME.alphabet.words(choice.action)) == [choice.action]
            assert found.find(str(choice.number)) == [choice.action]


def test_players_are_listed_and_typed_by_their_names() -> None:
    game = GAMES["cartagena"]
    legal = [game.alphabet.action(words) for words in ("rob 1", "rob 2")]
    choices = Answers(game, words_of("en", game.texts), legal, ["Sailor", "Moll", "Jack"])
    assert [choice.label for choice in choices.choices] == ["Moll", "Jack"]
    assert choices.find("rob jack") == choices.find("rob 2") == choices.find("2") == legal[1:]


def test_a_bot_is_listed_with_its_mark_and_typed_without() -> None:
    game = GAMES["cartagena"]
    legal = [game.alphabet.action(words) for words in ("rob 1", "rob 2")]
    choices = Answers(game, words_of("en", game.texts), legal, ["Sailor", "Tommy (bot)", "Tom (bot)"])
    assert [choice.label for choice in choices.choices] == ["Tommy (bot)", "Tom (bot)"]
    assert choices.find("rob tom") == choices.find("rob tom (bot)") == legal[1:]
