"""Who plays alone with bots goes back with `undo` and asks a Captain with `hint`, and both are written down."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from quarterdeck.bots import Bot, Budget, Captain
from quarterdeck.cli import reading
from quarterdeck.cli.terminal.hotseat import HotSeat
from quarterdeck.cli.terminal.person import Leaving
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.seating import Sitting, read_seats
from quarterdeck.core.game import Game
from quarterdeck.core.lines import Hinted, Rewound
from quarterdeck.core.luck import FastLuck, Luck, SecretLuck
from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.texts.crew import marked_names
from quarterdeck.texts.words import words_of
from tests.cli.conftest import Run
from tools.new_game.template.game import SMUGGLERS

ALONE = "you,deckhand:Moll"


class Table:
    """A table whose person types these lines, and then leaves, or always takes the first choice to the end."""

    def __init__(
        self,
        *lines: str,
        seats: str | Sequence[Sitting] = ALONE,
        game: Game = SMUGGLERS,
        language: str = "en",
        to_the_end: bool = False,
        before: Callable[[Referee], None] = lambda referee: None,
    ) -> None:
        words = words_of(language, game.texts)
        sitting = read_seats(game, seats, None, words) if isinstance(seats, str) else seats
        people = [Person(seat.name, seat.kind) for seat in sitting]
        self.referee = Referee(game, people, SecretLuck(bytes(32)))
        before(self.referee)
        self.out = io.StringIO()
        self.printed: list[str] = []  # before each line, and at the end
        self.views: list[View] = []  # of seat 0, before each line
        self.lines = iter([*lines, *([] if to_the_end else ["quit"])])
        console = Console(file=self.out, width=80, height=45, highlight=False, markup=False)
        screen = Screen(console, game, words, marked_names(people, words))
        lucks = [FastLuck(seat) for seat in range(len(people))]
        self.table = HotSeat(self.referee, sitting, lucks, screen, self.read, budget=Budget(iterations=8))
        if to_the_end:
            self.table.play()
            self.table.finish(None)
        else:
            with pytest.raises(Leaving):
                self.table.play()
        self.look()

    def look(self) -> str:
        text = " ".join(self.out.getvalue().split())
        self.out.seek(0)
        self.out.truncate()
        self.printed.append(text)
        return text

    def read(self) -> str:
        if "press Enter" in self.look():
            return ""
        self.views.append(self.referee.view(0))
        return next(self.lines, "1")

    def noted(self) -> list[Rewound | Hinted]:
        return [entry for entry in self.referee.entries if isinstance(entry, Rewound | Hinted)]


# Going back


def test_undo_asks_the_own_last_decision_again() -> None:
    table = Table("1", "1", "undo")
    first, second, third, again = table.views
    assert again == second
    assert first != second != third
    assert table.printed[3].startswith("What happened ▲ Sailor goes back to an earlier decision. ")
    assert table.printed[3].endswith("▲ Sailor >")


def test_undo_goes_back_again_and_again_until_there_is_nothing_left() -> None:
    table = Table("1", "1", "undo", "undo", "undo")
    assert table.views[4] == table.views[0] == table.views[5]
    assert "There is no decision of yours there to go back to." in table.printed[5]
    assert len(table.noted()) == 2


def test_undo_with_a_number_goes_back_so_many_own_decisions() -> None:
    table = Table("1", "1", "1", "1", "undo 3")
    assert table.views[5] == table.views[1]
    assert len(table.noted()) == 1


def test_what_comes_after_going_back_can_be_undone_and_what_was_undone_is_gone() -> None:
    table = Table("1", "1", "undo", "2", "undo 2", "undo 1")
    assert table.views[4] != table.views[1]
    assert table.views[5] == table.views[0] == table.views[6]
    assert "There is no decision of yours there to go back to." in table.printed[6]


@pytest.mark.parametrize("line", ["undo 0", "undo -1", "undo x", "undo 1 2", "undo ٣", "undo ²", "undo 1.5"])
def test_undo_with_what_is_no_number_of_decisions_says_how_it_is_typed(line: str) -> None:
    table = Table("1", line)
    assert "Type undo to go back to your last decision, undo 3 to go back three." in table.printed[2]
    assert not table.noted()
    assert table.views[2] == table.views[1]


@pytest.mark.parametrize("number", ["2", "100", "9" * 4000])
def test_undo_further_than_to_the_first_decision_says_how_far_one_can_go(number: str) -> None:
    table = Table("1", f"undo {number}")
    assert "You have made 1 decision here that you can go back to." in table.printed[2]
    assert not table.noted()
    assert len(table.printed[2]) < 100


def test_undo_and_hint_are_typed_in_french() -> None:
    table = Table("1", "annuler", "conseil", "annuler 2", "1", "annuler 2", language="fr")
    assert "Marin revient à une décision antérieure." in table.printed[2]
    assert "Un capitaine à votre place choisirait" in table.printed[3]
    assert "Il n’y a pas là de décision à vous sur laquelle revenir." in table.printed[4]
    assert "Vous avez pris ici 1 décision sur laquelle revenir." in table.printed[6]
    assert len(table.noted()) == 2


def test_with_several_people_at_the_screen_nobody_goes_back_or_gets_hints() -> None:
    table = Table("1", "1", "undo", "hint", seats="person:Ann,person:Bob")
    printed = " ".join(table.printed)
    assert "Only who plays alone against bots can rewind." in printed
    assert "Only who plays alone against bots gets hints." in printed
    assert not table.noted()


def test_the_help_names_both_to_who_plays_alone() -> None:
    helped = Table("?").printed[1]
    assert "undo, undo 3 go back to your last decision, or three back" in helped
    assert "hint what a Captain would do in your place" in helped
    together = " ".join(Table("?", seats="person:Ann,person:Bob").printed)
    assert "Enter alone" in together
    assert "undo" not in together
    assert "what a Captain would do" not in together


# What was said


def test_what_was_said_before_the_decision_stands_and_what_was_said_later_is_gone() -> None:
    table = Table("1", "say hold rum", "1", "say hold silk", "undo", "say trust moll")
    assert SMUGGLERS.statements is not None
    said = [SMUGGLERS.statements.words(code) for _, seat, code in table.referee.statements() if seat == 0]
    assert said == ["hold rum", "trust 1"]


class Talker(Bot):
    """Does what is listed first, and says something whenever it is asked."""

    name = "talker"
    speaks = True

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        return legal[0]

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        return 0


def test_bots_do_not_repeat_what_they_said_when_somebody_goes_back() -> None:
    seats = [Sitting("Sailor"), Sitting("Moll", Talker, "talker")]
    table = Table("1", "1", "undo", seats=seats)
    said = [(actions, seat) for actions, seat, _ in table.referee.statements()]
    assert said == [(actions, 1) for actions in range(1, table.referee.actions + 1)]


# Hints


def hinted(table: Table) -> str:
    return next(text for text in table.printed if "would choose" in text)


def test_a_hint_is_something_one_may_do_and_is_written_down() -> None:
    table = Table("hint")
    told = hinted(table).removesuffix("▲ Sailor >").strip()
    legal = table.referee.legal(0)
    possible = [f"A Captain in your place would choose {number}: stow " for number in range(1, len(legal) + 1)]
    assert told.startswith(tuple(possible))
    assert table.noted() == [Hinted(0, "captain")]
    assert table.views[1] == table.views[0]


def dealt_anew(seed: int) -> Callable[[Referee], None]:
    """All that seat 0 does not know is dealt again."""
    return lambda referee: referee.truth.redeal(0, FastLuck(seed))


def test_a_hint_is_the_same_in_every_world_that_the_person_can_imagine() -> None:
    tables = [Table("hint", before=dealt_anew(seed)) for seed in range(5)]
    assert len({hinted(table) for table in tables}) == 1
    assert len({str(table.referee.view(1)) for table in tables}) > 1


def test_a_hint_changes_nothing_of_what_bots_and_luck_do() -> None:
    advised = Table("hint", "1", "hint", "hint", "1", to_the_end=True).referee.record().log
    assert [line for line in advised if line != "0 asks captain"] == list(Table(to_the_end=True).referee.record().log)
    assert advised.count("0 asks captain") == 3


def test_where_the_captain_fails_there_is_no_hint_and_none_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Captain, *question: object) -> int:
        raise ValueError("lost at sea")

    monkeypatch.setattr(Captain, "choose", fails)
    table = Table("hint", "1")
    assert "The Captain has no advice just now." in table.printed[1]
    assert "lost at sea" not in " ".join(table.printed)
    assert not table.noted()
    assert table.referee.actions > 0


# At the end


@pytest.mark.parametrize(
    ("language", "lines", "said"),
    [
        ("en", ("1", "undo", "1", "undo", "hint"), "With 2 rewinds. With 1 hint."),
        ("en", ("hint", "hint"), "With 2 hints."),
        ("fr", ("1", "undo", "hint"), "Avec 1 retour en arrière. Avec 1 conseil."),
    ],
)
def test_the_ending_says_how_often_one_went_back_and_asked(language: str, lines: Sequence[str], said: str) -> None:
    end = Table(*lines, language=language, to_the_end=True).printed[-1]
    assert said in end
    assert ("rewind" in end) == ("rewind" in said)


def test_an_ending_without_any_says_nothing_of_them() -> None:
    end = Table(to_the_end=True).printed[-1]
    assert "The game is over" in end
    assert "rewind" not in end
    assert "hint" not in end


def test_check_recomputes_what_was_undone_and_replay_says_with_how_many(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "GAMES", {**GAMES, "smugglers": SMUGGLERS})
    referee = Table("1", "1", "undo", "hint", "2", "1", "undo 2", to_the_end=True).referee
    record = referee.record()
    file = tmp_path / "record.json"
    file.write_text(record.json(), encoding="utf-8")
    checked = run("check", file)
    assert checked.code == 0
    assert "with 2 rewinds, with 1 hint, " in checked.out
    assert "all its luck follows from the key" in checked.out
    shown = " ".join(run("replay", file).out.split())
    assert shown.count("Sailor goes back to an earlier decision.") == 2
    assert shown.count("Sailor asks for a hint (Captain).") == 1
    assert shown.endswith("With 2 rewinds. With 1 hint.")
    told = run("replay", file, "--json").json()
    assert (told["rewinds"], told["hints"]) == (2, 1)


def test_an_undone_line_that_does_not_follow_from_the_key_is_found(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "GAMES", {**GAMES, "smugglers": SMUGGLERS})
    record = Table("1", "1", "undo 2", to_the_end=True).referee.record()
    undone = record.log.index("0 rewinds to line 11") - 1
    assert record.log[undone] == "draw silk (9 of 16)"
    forged = record.json().replace(record.log[undone], "draw silk (10 of 16)", 1)
    file = tmp_path / "record.json"
    file.write_text(forged, encoding="utf-8")
    refused = run("check", file)
    assert refused.code == 1
    assert f"Entry {undone + 1} breaks" in refused.err
    assert "does not follow from the key" in refused.err


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_with_rewinds_and_hints_is_played_to_its_end_and_keeps_every_rule(game: Game) -> None:
    seats = ",".join(["you"] + ["deckhand"] * (game.players[0] - 1))
    table = Table("1", "hint", "1", "1", "undo 2", "hint", seats=seats, game=game, to_the_end=True)
    assert table.views[5] == table.views[1]
    replay = Replay(GAMES, table.referee.record())
    assert replay.finish().outcome == table.referee.outcome
    assert "With 1 rewind. With 2 hints." in table.printed[-1]
