"""What Captains lack for the sake of comparison, and the seer, who has what no bot may have."""

import pytest

from quarterdeck.bots import LADDER, Budget, Captain
from quarterdeck.bots.naming import find_bot
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.thumb import Thumb
from quarterdeck.games import GAMES
from quarterdeck.lab.arena import compete
from quarterdeck.lab.seer import NothingToSee, Seer
from quarterdeck.lab.standing import standings
from quarterdeck.lab.variants import Silent, Unbelieving, Unguided
from tests.lab.test_arena import contest_of


@pytest.mark.parametrize("name", GAMES)
def test_each_lacks_one_thing_in_every_game(name: str) -> None:
    game = GAMES[name]
    setting = game.setting(game.players[0])
    whole = game.thumb(setting)
    assert not Silent(game, setting).speaks
    assert traits(Silent(game, setting).thumb) == traits(whole)
    assert traits(Unbelieving(game, setting).thumb) == {**traits(whole), "doubts": 0}
    assert traits(Unguided(game, setting).thumb) == {**traits(whole), "guided": False, "sharpness": 0.0}


def traits(thumb: Thumb) -> dict[str, object]:
    return {name: getattr(thumb, name) for name in ("depth", "guided", "sharpness", "doubts")}


@pytest.mark.parametrize("bot", [Unbelieving, Silent, Unguided, Seer])
def test_they_are_found_by_their_path_and_stand_on_no_ladder(bot: type[Captain]) -> None:
    assert find_bot(f"{bot.__module__}:{bot.__name__}") is bot
    assert bot not in LADDER.values()


def test_a_seer_sees_nothing_outside_the_lab() -> None:
    game = GAMES["freibeuter"]
    setting = game.setting(2)
    state = setting.new(FastLuck(1))
    (seat,) = state.actors()
    with pytest.raises(NothingToSee):
        Seer(game, setting).choose(setting.view(state, seat), state.legal(seat), [], FastLuck(2), Budget(iterations=5))


@pytest.mark.parametrize("name", GAMES)
def test_a_seer_plays_every_game_in_the_arena(name: str) -> None:
    game = GAMES[name]
    contest = contest_of(name, ("quarterdeck.lab.seer:Seer", "deckhand"), game.players[0])
    seer, _ = standings(contest, compete(contest, 2))
    assert seer.name == "quarterdeck.lab.seer:Seer"


def test_a_seer_searches_the_true_world_and_no_other() -> None:
    game = GAMES["freibeuter"]
    setting = game.setting(2)
    state = setting.new(FastLuck(1))
    (seat,) = state.actors()
    seer = Seer(game, setting)
    seer.behold(state)
    before = state.fingerprint()
    search = seer.search(setting.view(state, seat), [], FastLuck(2), Budget(iterations=20))
    assert search.world == state
    assert search.world is not state
    assert state.fingerprint() == before
