"""Clocks that are suggested fit the game: they follow from its measured length, and every one of them is allowed."""

import pytest

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from quarterdeck.table.suggestions import DAYS, MINUTES, minutes_alone, suggest
from quarterdeck.table.timing import Timing, check_timing
from tools.lengths import read
from tools.new_game.template.game import SMUGGLERS

MEASURED = {
    name: {row.players: round(row.median) for row in read().rows if row.game == name}
    for name in {row.game for row in read().rows}
}
MEASURED_GAMES = [game for game in GAMES.values() if game.name in MEASURED]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_length_of_a_game_is_the_measured_one(game: Game) -> None:
    assert dict(game.lengths) == MEASURED.get(game.name, {})


@pytest.mark.parametrize("game", MEASURED_GAMES, ids=lambda game: game.name)
def test_every_suggested_clock_can_be_chosen(game: Game) -> None:
    for kind, speeds in suggest(game).items():
        assert list(speeds) == list(MINUTES) == list(DAYS)
        for timing in speeds.values():
            check_timing(timing)
            assert timing.clock
            assert timing.live == (kind != "correspondence")


@pytest.mark.parametrize("game", MEASURED_GAMES, ids=lambda game: game.name)
def test_a_game_that_uses_up_its_banks_takes_about_the_time_it_shall(game: Game) -> None:
    players = game.players[len(game.players) // 2]
    for speed, timing in suggest(game)["bank"].items():
        seconds = players * timing.bank + game.lengths[players] * timing.increment
        assert 0.75 <= seconds / 60 / MINUTES[speed] <= 1.25, (speed, seconds / 60)


def test_a_slower_clock_gives_more_time() -> None:
    for kind, speeds in suggest(GAMES["freibeuter"]).items():
        times = [timing.decision or timing.bank for timing in speeds.values()]
        assert sorted(set(times)) == times, kind


def test_of_a_game_that_nobody_measured_nothing_live_is_suggested() -> None:
    assert list(suggest(SMUGGLERS)) == ["correspondence"]
    assert suggest(SMUGGLERS)["correspondence"]["normal"] == Timing(pace="correspondence", decision=3 * 24 * 3600)


def test_the_start_page_says_how_long_a_game_against_bots_takes() -> None:
    """A decision takes a person twelve seconds, as we guess, and a bot its beat; said to five minutes."""
    assert minutes_alone(GAMES["freibeuter"]) == 15
    assert minutes_alone(GAMES["traitres"]) == 5
    assert minutes_alone(SMUGGLERS) == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_best_number_of_players_is_one_that_can_play(game: Game) -> None:
    assert game.best in game.players
    assert game.weight in (1, 2, 3)
