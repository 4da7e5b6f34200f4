"""What people say at one screen, and where a replay tells it."""

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from quarterdeck.cli import reading
from quarterdeck.cli.terminal.answers import Unclear
from quarterdeck.cli.terminal.hotseat import HotSeat
from quarterdeck.cli.terminal.journal import with_what_stands_beside
from quarterdeck.cli.terminal.person import Leaving
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.seating import read_seats
from quarterdeck.cli.terminal.statements import Statements
from quarterdeck.core.alphabet import Alphabet, Things, Verb
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Telling
from quarterdeck.games import GAMES
from quarterdeck.texts.crew import marked_names
from quarterdeck.texts.words import words_of
from tests.cli.conftest import Run
from tools.new_game.template.game import SMUGGLERS


def played(game: Game, seats: str, answer: Callable[[str], str], language: str) -> Referee:
    """A game at one screen whose people are a function from what was just printed to what is typed."""
    out = io.StringIO()

    def read() -> str:
        printed = out.getvalue()
        out.seek(0)
        out.truncate()
        return answer(printed)

    words = words_of(language, game.texts)
    sitting = read_seats(game, seats, None, words)
    people = [Person(seat.name, seat.kind) for seat in sitting]
    names = marked_names(people, words)
    referee = Referee(game, people, FastLuck(1))
    screen = Screen(Console(file=out, width=80, height=45, highlight=False, markup=False), game, words, names)
    table = HotSeat(referee, sitting, [FastLuck(seat) for seat in range(len(names))], screen, read)
    with pytest.raises(Leaving):
        table.play()
    return referee


def typed(
    *lines: str, seats: str = "you,deckhand:Moll", language: str = "en", game: Game = SMUGGLERS
) -> tuple[list[str], Referee]:
    """What is printed after each line, and the referee."""
    printed: list[str] = []
    left = iter([*lines, "quit"])

    def answer(text: str) -> str:
        printed.append(" ".join(text.split()))
        return "" if "press Enter" in text else next(left)

    referee = played(game, seats, answer, language)
    return printed[1:], referee


def said(referee: Referee) -> list[tuple[int, str]]:
    assert SMUGGLERS.statements is not None
    return [(seat, SMUGGLERS.statements.words(code)) for _, seat, code in referee.statements()]


# At one screen


def test_who_is_asked_may_say_something_and_is_still_asked() -> None:
    (told,), referee = typed("say trust moll")
    assert told.startswith("▲ Sailor: “I trust Moll (bot).” X5.1")
    assert told.endswith("▲ Sailor >")
    assert said(referee) == [(0, "trust 1")]


@pytest.mark.parametrize("line", ["say suspect 1", "SAY  Sus Mo", "say susp 1", "say suspect moll"])
def test_a_statement_is_typed_by_names_or_as_in_records_and_its_beginning_is_enough(line: str) -> None:
    assert said(typed(line)[1]) == [(0, "suspect 1")]


def test_a_statement_is_typed_and_read_in_french() -> None:
    (told,), referee = typed("dire soupçon moll", language="fr")
    assert told.startswith("▲ Marin : « Je soupçonne Moll (robot). »")
    assert said(referee) == [(0, "suspect 1")]


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (("say",), "You can say: say trust Moll (bot), say suspect Moll (bot), say hold rum"),
        (("help",), "To say something to the others: say trust Moll (bot), say suspect Moll (bot), say hold rum"),
        (("say nonsense",), "“nonsense” is not a statement of this game."),
        (("say hold",), "“hold” can mean hold rum, hold silk, hold powder; say a little more."),
        (("say trust 2",), "“trust 2” is not a statement of this game."),
        (("say hold rum", "say hold silk"), "You have already said something since the last action. (X5.1)"),
    ],
)
def test_every_slip_gets_a_sentence(lines: tuple[str, ...], answer: str) -> None:
    assert answer in typed(*lines)[0][-1]


def test_games_without_statements_know_no_such_command() -> None:
    (unknown, helped), _ = typed("say trust moll", "help", game=replace(SMUGGLERS, statements=None))
    assert "“say trust moll” is nothing you can do here" in unknown
    assert "To say something" not in helped


def test_the_next_person_reads_what_was_said_among_what_happened() -> None:
    printed, referee = typed("say hold rum", "1", "say trust ann", "1", seats="person:Ann,person:Bob")
    assert said(referee) == [(0, "hold rum"), (1, "trust 0")]
    bobs = next(text for text in printed if "● Bob >" in text and "Ann: “I hold rum.”" in text)
    assert bobs.index("Ann: “I hold rum.”") < bobs.index("Ann has chosen.")
    assert any("Bob: “I trust Ann.”" in text for text in printed[-2:])


def test_cards_may_be_named_in_any_order_and_by_their_names() -> None:
    hands = Things("hand", ["rum rum silk", "rum silk silk", "silk silk silk"])
    game = replace(SMUGGLERS, statements=Alphabet(Verb("hold {card}", card=hands)))
    statements = Statements(game, words_of("en", game.texts), ["Ann", "Bob"])
    assert [statements.find(text) for text in ("hold silk rum rum", "hold silk rum silk", "hold si si si")] == [0, 1, 2]
    with pytest.raises(Unclear, match="input-several"):
        statements.find("hold silk")


# In replays


def test_statements_stand_between_what_was_told() -> None:
    referee = Referee(SMUGGLERS, ["Ann", "Bob"], FastLuck(1))
    dealt = referee.told
    referee.say(1, "hold rum")
    referee.act(0, referee.legal(0)[0])
    referee.say(0, "trust 1")
    words, names = words_of("en", SMUGGLERS.texts), ["Ann", "Bob"]
    told = referee.tellings(-1)
    bob, ann = (
        Telling("X5.1", "said", {"seat": seat, "text": text})
        for seat, text in ((1, "I hold rum."), (0, "I trust Bob."))
    )
    assert with_what_stands_beside(referee, told, words, names) == [*told[:dealt], bob, *told[dealt:], ann]
    later = referee.tellings(-1, dealt)
    assert with_what_stands_beside(referee, later, words, names, dealt) == [bob, *later, ann]
    assert with_what_stands_beside(referee, [], words, names, referee.told) == [ann]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "P1: “I suspect P0.”"), ("fr", "P1\u00a0: «\u00a0Je soupçonne P0.\u00a0»")]
)
def test_a_replay_tells_statements_in_the_readers_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.setattr(reading, "GAMES", {**GAMES, "smugglers": SMUGGLERS})
    referee = Referee(SMUGGLERS, ["P0", "P1"], FastLuck(1))
    referee.say(1, "suspect 0")
    while actors := referee.actors():
        referee.act(actors[0], referee.legal(actors[0])[0])
    file = tmp_path / "record.json"
    file.write_text(referee.record().json(), encoding="utf-8")
    shown = run("replay", file, "--lang", language)
    assert line in shown.out
    assert shown.out.index(line) < shown.out.index("P0 has chosen" if language == "en" else "P0 a choisi")
    lines = run("replay", file, "--json", "--lang", language).json()["tellings"]
    assert [told["text"] for told in lines if told["key"] == "said"] == [line]
    assert run("check", file).code == 0
