"""Where points come from: the lines of a ledger, and the account of every stored game."""

from pathlib import Path

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.reasons import Ledger
from quarterdeck.core.record import Person, read_file
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.telling import Telling
from quarterdeck.games import GAMES
from quarterdeck.games.cartagena.texts.reasons import Purses
from tests.under_test import GAMES_UNDER_TEST

TESTS = Path(__file__).parent.parent
STORED = sorted([*(TESTS / "records").rglob("*.json"), *(TESTS / "games").rglob("situations/*.json")])


def test_what_comes_by_one_clause_is_one_line_and_what_comes_to_nothing_none() -> None:
    ledger = Ledger()
    ledger.add(1, "F10.2", "late", 2)
    ledger.add(1, "F9.1", "early", 3, 2, {"value": 5})
    ledger.add(1, "F9.1", "early", 4, 1, {"value": 5})
    ledger.add(0, "F9.1", "nothing", 0)
    ledger.add(0, "F9.1", "back", 2)
    ledger.add(0, "F9.1", "back", -2)
    found = [(one.seat, one.clause, one.key, one.slots, one.points) for one in ledger.reasons()]
    assert found == [(1, "F9.1", "early", {"number": 3, "value": 5}, 7), (1, "F10.2", "late", {"number": 1}, 2)]


def test_every_stored_game_is_accounted_for() -> None:
    """Hand-written ones reach what played ones seldom do, such as a coin island that cannot pay (C7.6)."""
    keys = set()
    for path in STORED:
        referee = replay(GAMES_UNDER_TEST, read_file(path))
        for seat, score in enumerate(referee.outcome.scores if referee.outcome else ()):
            assert sum(one.points for one in referee.reasons() if one.seat == seat) == score, f"{path}: seat {seat}"
        keys |= {(referee.game.name, one.key) for one in referee.reasons() if one.seat is not None}
    assert {("cartagena", "score-refilled"), ("freibeuter", "score-doubled"), ("meuterer", "score-merchant")} <= keys


@pytest.mark.parametrize("name", ["freibeuter", "meuterer"])
def test_what_was_undone_brings_nothing(name: str) -> None:
    game = GAMES[name]
    crew = [Person("Ida"), Person("Bo", "bosun"), Person("Cy", "bosun")]
    referee = Referee(game, crew, FastLuck(5))
    luck = FastLuck(6)
    back = 0
    while actors := referee.actors():
        legal = referee.legal(actors[0])
        referee.act(actors[0], legal[luck.below(len(legal))])
        if referee.actors() and back < 5 and len(places := referee.places(0)) > 5 * (back + 1):
            referee.rewind(0, places[-3])
            back += 1
    assert referee.outcome is not None
    assert back == 5
    scores = [sum(one.points for one in referee.reasons() if one.seat == seat) for seat in range(3)]
    assert tuple(scores) == referee.outcome.scores


def test_a_game_that_lasts_or_was_broken_off_has_no_account() -> None:
    referee = Referee(GAMES["freibeuter"], ["Ida", "Bo"], FastLuck(5))
    assert referee.reasons() == ()
    referee.break_off("agreed")
    assert referee.reasons() == ()


def test_who_is_out_of_the_mutiny_gives_no_coin() -> None:
    """C7.6: only those in the mutiny refill the coin island."""
    purses = Purses(3)
    purses.hear(Telling("C6.1", "out-undeclared", {"seat": 0}))
    purses.hear(Telling("C5.6", "bought", {"seat": 1, "number": 1}))  # and so has none left
    purses.hear(Telling("C7.6", "refilled", {"number": 1}))
    assert purses.coins == [1, 0, 0]
    assert [one.seat for one in purses.ledger.reasons() if one.clause == "C7.6"] == [2]
