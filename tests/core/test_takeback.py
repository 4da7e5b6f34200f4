"""Take-backs are judged by what the acting seat saw: the same answer every time, the cheap reasons first."""

import itertools
from typing import NoReturn

import pytest
from msgspec import structs

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR, Setting
from quarterdeck.core.takeback import ClumsyLuck, TakeBacks
from quarterdeck.core.view import View
from quarterdeck.games.freibeuter import FREIBEUTER
from tests.laws.cases import Case
from tests.laws.play import live_moments


def boarded() -> tuple[TakeBacks, View, int, View]:
    """A boat sent to the first ship, which can be taken back, as its seat saw it."""
    referee = Referee(FREIBEUTER, ["Anne", "Mary"], FastLuck(4))
    seat = referee.actors()[0]
    before, action = referee.view(seat), referee.legal(seat)[0]
    assert FREIBEUTER.alphabet.words(action).startswith("board")
    referee.act(seat, action)
    return TakeBacks(FREIBEUTER.alphabet, referee.setting), before, action, referee.view(seat)


def test_what_drew_no_luck_and_showed_nothing_can_be_taken_back_until_somebody_moves_on() -> None:
    judge, before, action, after = boarded()
    assert judge.why_not(before, action, after, drew=False) is None
    assert judge.why_not(before, action, after, drew=False, moved_on=True) == "moved-on"


def test_chance_and_another_seat_need_no_imagining() -> None:
    def refuse(*asked: object) -> NoReturn:
        raise AssertionError(f"{asked} is asked for")

    _, before, action, after = boarded()
    judge = TakeBacks(FREIBEUTER.alphabet, Setting(2, None, refuse, refuse, refuse, refuse))
    assert judge.why_not(before, action, after, drew=True) == "chance"
    assert judge.why_not(before, action, after, drew=True, moved_on=True) == "chance"
    assert judge.why_not(before, action, after, drew=False, moved_on=True) == "moved-on"


def test_another_view_afterwards_than_any_imagined_world_shows_was_learned() -> None:
    judge, before, action, _ = boarded()
    assert judge.why_not(before, action, before, drew=False) == "learned"


def test_what_ended_the_game_laid_all_open() -> None:
    """G1.8"""
    judge, before, action, after = boarded()
    assert judge.why_not(before, action, structs.replace(after, actors=()), drew=False) == "learned"


def test_a_spectator_does_nothing() -> None:
    judge, _, action, after = boarded()
    referee = Referee(FREIBEUTER, ["Anne", "Mary"], FastLuck(4))
    with pytest.raises(ValueError, match="a spectator does nothing"):
        judge.learned(referee.view(SPECTATOR), action, after)


def test_the_answer_is_the_same_whenever_and_by_whomever_it_is_asked() -> None:
    """By few worlds, so that other worlds would give another answer now and then."""
    answers: list[list[bool]] = [[], []]
    case = Case("meuterer", 3, 0)
    last: tuple[View, int] | None = None
    for moment in live_moments(case):
        if last is not None:
            before, action = last
            assert before.seat is not None
            for heard in answers:
                judge = TakeBacks(case.game.alphabet, moment.setting, 1)
                heard.append(judge.learned(before, action, moment.referee.view(before.seat)))
        last = None if moment.over else (moment.referee.view(moment.seat), moment.action)
    assert answers[0] == answers[1]
    assert set(answers[0]) == {True, False}


def test_clumsy_luck_gives_every_number_of_a_range_and_often_the_same_part_of_it() -> None:
    luck = ClumsyLuck(7)
    numbers = [luck.below(6) for _ in range(2000)]
    assert set(numbers) == set(range(6))
    again = sum(one == two for one, two in itertools.pairwise(numbers))
    assert again > 2 * len(numbers) / 6


def test_clumsy_luck_is_fair_now_and_then_and_never_stuck() -> None:
    """Whoever draws again until something else comes gets it."""
    luck = ClumsyLuck(3)
    for _ in range(500):
        for _ in range(200):
            if luck.below(3) == 2:
                break
        else:
            pytest.fail("the same number two hundred times")
