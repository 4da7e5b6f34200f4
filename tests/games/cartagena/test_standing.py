"""How a position of Cartagena stands, as a search estimates it where it stops."""

from typing import cast

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.thumb import WHOLE
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.pieces import NOTHING
from quarterdeck.games.cartagena.rules.state import Cartagena
from tests.games.cartagena.played import Played, game, mutiny, rounds

BOTH = "bijoux / declare valverde; ojo / declare diaz"
ALLIES = "bijoux / declare valverde; ojo / declare valverde"


def shares(played: Played) -> list[int]:
    """What every seat may expect of the win."""
    thumb = CARTAGENA.thumb(played.referee.setting)
    return [thumb.reward(played.truth, seat) for seat in range(played.truth.players)]


def test_equals_expect_the_same() -> None:
    """C8.1"""
    one, other = shares(game(rounds(BOTH), "cabin sate"))
    assert one == other == WHOLE // 2


def test_of_two_on_a_side_the_richer_expects_more() -> None:
    """C8.1"""
    poorer, richer = shares(game(rounds(ALLIES, "pang / take coin; crackpott / draw pink-1 grey-1"), "cabin sate"))
    assert richer > poorer


def test_stronger_cards_and_sailors_make_a_side_more_likely_to_win() -> None:
    """C7.8"""
    cards = game(rounds(BOTH, "pang / take coin; crackpott / draw pink-3 pink-3"), "cabin sate")
    sailors = game(rounds(BOTH, "pang / take coin; cambivalute / sailor 9 / sailor 2 / place 9"), "cabin sate")
    for played in (cards, sailors):
        one, other = shares(played)
        assert one > other


def test_who_has_not_declared_expects_less_the_nearer_the_mutiny_is() -> None:
    """C6.1"""
    played = game(rounds("bijoux / declare valverde; pang / take coin"), "cabin sate")
    thumb = CARTAGENA.thumb(played.referee.setting)
    world = played.truth.copy()
    expected = []
    for left in (10, 4, 1):
        world.ship = world.numbers.mutiny - left
        expected.append(thumb.reward(world, 1))
    assert expected == sorted(expected, reverse=True)
    assert expected[0] >= 2 * expected[-1]


def test_who_is_not_in_the_mutiny_expects_nothing() -> None:
    """C6.1"""
    played = mutiny("reveal 9 1", after=("bijoux / declare valverde; pang / take coin",))
    assert shares(played)[1] == 0


@pytest.mark.parametrize("players", CARTAGENA.players)
def test_shares_are_parts_of_one_win_and_whole_when_it_is_over(players: int) -> None:
    """C8.1 to C8.3"""
    setting = CARTAGENA.setting(players, CARTAGENA.choose())
    thumb = CARTAGENA.thumb(setting)
    luck = FastLuck(players)
    state = cast(Cartagena, setting.new(luck))
    while actors := state.actors():
        expected = [thumb.reward(state, seat) for seat in range(players)]
        assert all(0 <= share <= WHOLE for share in expected)
        undeclared = sum(side == NOTHING for side in state.side)
        assert sum(expected) <= WHOLE + undeclared * WHOLE // 2
        state.apply(actors[0], thumb.choose(state, actors[0], luck), luck)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    assert [thumb.reward(state, seat) for seat in range(players)] == [
        WHOLE // len(winners) if seat in winners else 0 for seat in range(players)
    ]
