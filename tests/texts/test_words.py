"""Sentences from keys and slots."""

from pathlib import Path

import pytest

from quarterdeck.core.errors import BadWords
from quarterdeck.texts.words import LANGUAGES, words_of

SENTENCES = """
greet = { $seat } meets { $to }.
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
list = { $things }; { $flag }
counted = { $things_count ->
    [0] nothing
    [one] the thing { $things }
   *[other] the things { $things }
}
name-rum = rhum
drink = { $thing_name } ({ $thing })
named =
    .title = only an attribute
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / f"words.{language}.ftl").write_text(SENTENCES, encoding="utf-8")
    return tmp_path


def test_seats_show_their_players_names(folder: Path) -> None:
    words = words_of("en", folder)
    assert words.say("greet", {"seat": 1, "to": 0}, ["Anne", "Mary"]) == "Mary meets Anne."
    assert words.say("greet", {"seat": 1, "to": 7}, ["Anne", "Mary"]) == "Mary meets 7."


def test_numbers_choose_their_form(folder: Path) -> None:
    assert words_of("en", folder).say("cards", {"cards": 1}) == "1 card"
    assert words_of("en", folder).say("cards", {"cards": 1200}) == "1200 cards"


def test_lists_are_written_out(folder: Path) -> None:
    assert words_of("fr", folder).say("list", {"things": ["rum", "silk"], "flag": True}) == "rhum, silk; true"
    assert words_of("fr", folder).say("list", {"things": (), "flag": "no"}) == "–; no"


def test_what_has_a_name_is_shown_by_it(folder: Path) -> None:
    words = words_of("en", folder)
    assert words.say("drink", {"thing": "rum"}) == "rhum (rum)"
    assert words.say("drink", {"thing": "silk"}) == "silk (silk)"
    assert words.say("list", {"things": ["rum", "silk"], "flag": "no"}) == "rhum, silk; no"


def test_a_list_can_be_counted(folder: Path) -> None:
    said = [words_of("en", folder).say("counted", {"things": things}) for things in ([], ["rum"], ["rum", "silk"])]
    assert said == ["nothing", "the thing rhum", "the things rhum, silk"]


def test_the_house_has_words_of_its_own_in_every_language(folder: Path) -> None:
    for language in LANGUAGES:
        assert words_of(language).has("no-statements")
        assert words_of(language, folder).say("no-such-seat", {"number": 9})


@pytest.mark.parametrize("key", ["nothing", "named", "greet"])
def test_missing_words_or_slots_are_refused(folder: Path, key: str) -> None:
    with pytest.raises(BadWords):
        words_of("en", folder).say(key, {})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadWords, match="There is no language “de”; there are en and fr"):
        words_of("de")
