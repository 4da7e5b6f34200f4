"""A view says neither more nor less than its viewer was told: held against every course the game may have taken."""

import pytest

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.games.cartagena import CARTAGENA
from tests.games.cartagena.hooks import tiny
from tests.games.cartagena.worlds import worlds
from tests.games.histories import Histories
from tests.laws.cases import Case, choose

SPECTATOR = -1
MOST = 80  # worlds; a game is followed until there are more
MOST_ACTIONS = 60


def follow(players: int, number: int, viewer: int) -> int:
    """How many moments of a game in a tiny box were looked at."""
    case = Case("cartagena", players, number)
    luck = FastLuck(seed_of("histories", players, number))
    data = tiny(players)
    names = [f"player {seat}" for seat in range(players)]
    referee = Referee(CARTAGENA, names, luck, options=case.options, data=data)
    histories = Histories(referee, viewer)
    for actions in range(MOST_ACTIONS):
        actors = referee.actors()
        if not actors:
            return actions
        seat = actors[luck.below(len(actors))]
        action = choose(case, referee.truth, seat, luck)
        referee.act(seat, action)
        histories.follow(seat, action)
        if len(histories.worlds) > MOST:
            return actions
        moment = f"{case}, viewer {viewer}, after {actions + 1} actions"
        view = referee.view(viewer)
        assert histories.name(referee.truth) in histories.worlds, moment
        for world in histories.worlds.values():
            assert referee.setting.view(world, viewer) == view, f"{moment}: the view tells worlds apart"
        if referee.actors():
            imagined = set(worlds(data, view))
            assert set(histories.worlds) <= imagined, f"{moment}: what may be true is not imagined"
    return MOST_ACTIONS


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_whatever_may_have_happened_looks_alike_and_can_be_imagined(viewer: int) -> None:
    """G1.3, C5.2, C5.4, C5.5, C5.6, C5.10, C5.11, C5.12, C7.2"""
    looked_at = sum(follow(players, number, viewer) for players in (2, 3) for number in range(0, 120, 4))
    assert looked_at > 600
