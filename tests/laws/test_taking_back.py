"""What may be taken back follows from the definition, and from nothing that a seat does not see."""

import pytest

from tests.laws.taking_back import Tally, choices
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.game import SMUGGLERS

TABLES = [(name, players) for name, game in GAMES_UNDER_TEST.items() for players in game.players]
IDS = [f"{name}-{players}" for name, players in TABLES]
SEEDS = 12
MOST = {SMUGGLERS.name: 220}  # worlds; its rules are never compiled
ENOUGH = 4  # actions of each table; more are judged in the soak


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES, ids=IDS)
def test_take_backs_follow_the_definition(name: str, players: int) -> None:
    tally = Tally()
    for seed in range(SEEDS):
        for choice in choices(name, players, seed, MOST.get(name, 1300)):
            tally.hold(choice)
            if tally.judged == ENOUGH:
                break
        if tally.judged == ENOUGH:
            break
    assert tally.judged
    tally.enough_was_offered()
