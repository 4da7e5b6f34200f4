"""Who sits where."""

import pytest

from quarterdeck.cli.arguments import BadCommand
from quarterdeck.cli.terminal.seating import read_seats
from quarterdeck.core.errors import BadSetting, QuarterdeckError
from quarterdeck.games import GAMES
from quarterdeck.texts.words import words_of

GAME = GAMES["freibeuter"]


def sitting(seats: str | None, players: int | None = None, language: str = "en") -> list[tuple[str, str]]:
    seated = read_seats(GAME, seats, players, words_of(language, GAME.texts))
    return [(seat.name, seat.kind) for seat in seated]


def test_by_default_one_person_meets_a_bosun() -> None:
    assert sitting(None) == [("Sailor", ""), ("Moll", "bosun")]
    assert sitting(None, language="fr") == [("Marin", ""), ("Margot", "bosun")]


def test_bosuns_fill_up_the_table() -> None:
    assert [bot for _, bot in sitting(None, 4)] == ["", "bosun", "bosun", "bosun"]
    assert sitting("deckhand,you", 3) == [("Moll", "deckhand"), ("Sailor", ""), ("Jack", "bosun")]


def test_every_level_can_sit_down_and_have_a_name() -> None:
    assert sitting("you,captain,bosun:Anne,Deckhand") == [
        ("Sailor", ""),
        ("Moll", "captain"),
        ("Anne", "bosun"),
        ("Jack", "deckhand"),
    ]


def test_bots_of_ones_own_have_names_of_the_crew() -> None:
    assert sitting("quarterdeck.bots.bosun:Bosun,you,process:python3 my_bot.py --fast") == [
        ("Moll", "quarterdeck.bots.bosun:Bosun"),
        ("Sailor", ""),
        ("Jack", "process:python3 my_bot.py --fast"),
    ]


def test_people_and_bots_can_have_names() -> None:
    assert sitting("person:Ann,deckhand:Moll,deckhand") == [("Ann", ""), ("Moll", "deckhand"), ("Jack", "deckhand")]


def test_everybody_has_a_name_of_their_own() -> None:
    assert [name for name, _ in sitting("you,you,you,deckhand:sailor 2")] == [
        "Sailor",
        "Sailor 3",
        "Sailor 4",
        "sailor 2",
    ]


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("you,admiral", "Nobody called “admiral” can sit down"),
        ("you,", "Nobody called “” can sit down"),
        ("you,no.such.module:Bot", "no module “no.such.module”"),
        ("you,process:", "names no command"),
        ("person,you", "has no name"),
        ("person:,you", "has no name"),
        ("person:Ann,person:ann", "the same name"),
        ("person:Tom,deckhand:Torn", "look alike"),
        ("person:Moll (bot),you", "no brackets"),
        ("person:\u3164,you", "at least one of them a letter"),
        ("person:" + "x" * 21 + ",you", "1 to 20"),
        ("person:\x1b[2J,you", "printable"),
    ],
)
def test_impossible_seats_are_refused_in_a_sentence(seats: str, reason: str) -> None:
    with pytest.raises(QuarterdeckError, match=reason):
        sitting(seats)


@pytest.mark.parametrize(("seats", "players"), [("you", None), ("you,you,you,you,you", None), (None, 5), (None, 1)])
def test_too_few_or_too_many_are_refused(seats: str | None, players: int | None) -> None:
    with pytest.raises(BadSetting):
        sitting(seats, players)


def test_more_seats_than_players_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadCommand, match="--seats names 3 players, but --players asks for 2"):
        sitting("you,you,you", 2)


def test_a_bot_of_the_crew_is_not_called_like_a_person() -> None:
    assert sitting("person:Mоll,deckhand") == [("Mоll", ""), ("Jack", "deckhand")]
