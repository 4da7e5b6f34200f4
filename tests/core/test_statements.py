"""What a referee says to who speaks out of turn, asks for a seat that is not there, or wants to carry it away."""

import pickle
from collections.abc import Callable

import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.lines import Said
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter import FREIBEUTER
from tools.new_game.template.game import SMUGGLERS


def new() -> Referee:
    return Referee(SMUGGLERS, ["Ann", "Bob"], FastLuck(1))


def refusal(deed: Callable[[], object]) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(IllegalAction) as refused:
        deed()
    return refused.value.clause, refused.value.key, dict(refused.value.slots)


def test_a_statement_that_cannot_be_made_is_refused_with_its_reason() -> None:
    """X5.1"""
    referee = new()
    for seat in (-1, 2):
        assert refusal(lambda seat=seat: referee.say(seat, "trust 1")) == ("X5.1", "no-such-seat", {"number": seat})  # type: ignore[misc]
    assert refusal(lambda: referee.say(0, "trust 3")) == ("X5.1", "no-such-seat", {"number": 3})
    assert referee.beside() == []
    referee.say(0, "trust 1")
    assert refusal(lambda: referee.say(0, "trust 1")) == ("X5.1", "already-spoke", {})
    silent = Referee(FREIBEUTER, ["Ann", "Bob"], FastLuck(1))
    assert refusal(lambda: silent.say(0, 0)) == (FREIBEUTER.turn_clause, "no-statements", {})


def test_a_statement_is_an_entry_and_is_heard_where_it_was_made() -> None:
    """X5.1: by whoever asks for all, or for what came after so many tellings."""
    referee = new()
    assert referee.told > 1
    referee.say(1, "trust 0")
    entry = referee.entries[-1]
    assert isinstance(entry, Said)
    assert SMUGGLERS.statements is not None
    assert (entry.seat, SMUGGLERS.statements.words(entry.statement)) == (1, "trust 0")
    assert referee.beside() == referee.beside(referee.told) == [(referee.told, entry)]
    assert referee.statements() == [(0, 1, entry.statement)]


def test_who_is_not_at_the_table_sees_nothing() -> None:
    """G1.1"""
    referee = new()
    for seat in (-2, 2):
        answer = (SMUGGLERS.turn_clause, "no-such-seat", {"number": seat})
        assert refusal(lambda seat=seat: referee.view(seat)) == answer  # type: ignore[misc]
        assert refusal(lambda seat=seat: referee.tellings(seat)) == answer  # type: ignore[misc]


def test_a_referee_has_no_wire_form() -> None:
    """G1.1"""
    with pytest.raises(TypeError, match="a referee holds the truth and has no wire form"):
        pickle.dumps(new())
