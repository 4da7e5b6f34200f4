"""What Captains lack for the sake of comparison, and the seer, who has what no bot may have."""

from typing import Any

import pytest

from quarterdeck.bots import LADDER, Budget, Captain
from quarterdeck.bots.naming import find_bot
from quarterdeck.bots.search import Search
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.thumb import Thumb
from quarterdeck.games import GAMES
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from quarterdeck.lab.arena import compete
from quarterdeck.lab.ranking import rankings
from quarterdeck.lab.seer import Clairvoyant, NothingToSee, Seer
from quarterdeck.lab.variants import Late, LateUnbelieving, Silent, Unbelieving, Unguided
from tests.games.cartagena.played import game, mutiny, rounds
from tests.games.cartagena.test_suspicion import BOTH, FULL
from tests.lab.test_arena import contest_of


@pytest.mark.parametrize("name", GAMES)
def test_each_lacks_one_thing_in_every_game(name: str) -> None:
    one = GAMES[name]
    setting = one.setting(one.players[0])
    whole = one.thumb(setting)
    assert not Silent(one, setting).speaks
    assert traits(Silent(one, setting).thumb) == traits(whole)
    assert traits(Unbelieving(one, setting).thumb) == {**traits(whole), "doubts": 0}
    assert traits(Late(one, setting).thumb) == traits(whole)
    assert traits(LateUnbelieving(one, setting).thumb) == {**traits(whole), "doubts": 0}
    assert traits(Unguided(one, setting).thumb) == {**traits(whole), "guided": False, "sharpness": 0.0}


def traits(thumb: Thumb) -> dict[str, object]:
    return {name: getattr(thumb, name) for name in ("depth", "guided", "sharpness", "doubts")}


@pytest.mark.parametrize("bot", [Unbelieving, Late, LateUnbelieving, Silent, Unguided, Seer, Clairvoyant])
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


def test_a_clairvoyant_sees_the_truth_only_where_a_captain_would_weigh_worlds() -> None:
    """C5.13: in the mutiny of Cartagena, not during its voyage."""
    played = {"voyage": game(rounds(BOTH), "cabin sate"), "mutiny": mutiny("reveal 9 8", after=FULL)}
    for when, at in played.items():
        setting = at.referee.setting
        seer = Clairvoyant(GAMES["cartagena"], setting)
        seer.behold(at.truth)
        (seat, *_) = at.truth.actors()
        search = seer.search(at.view(seat), [], FastLuck(2), Budget(iterations=20))
        assert search.certain is (when == "mutiny")
        assert search.doubts == 0


@pytest.mark.parametrize("bot", [Late, LateUnbelieving])
def test_who_searches_late_follows_the_rules_of_thumb_until_there_is_something_to_believe(
    bot: type[Late], monkeypatch: pytest.MonkeyPatch
) -> None:
    """C5.13"""
    searched: list[bool] = []
    search = Captain.search

    def noted(self: Captain, view: CartagenaView, *rest: Any) -> Search:
        searched.append(view.duel is not None)
        return search(self, view, *rest)

    monkeypatch.setattr(Captain, "search", noted)
    for at in (game(rounds(BOTH), "cabin sate"), mutiny("reveal 9 8", after=FULL)):
        (seat, *_) = at.truth.actors()
        legal = at.truth.legal(seat)
        late = bot(GAMES["cartagena"], at.referee.setting)
        assert late.choose(at.view(seat), legal, [], FastLuck(2), Budget(iterations=20)) in legal
    assert searched == [True]


@pytest.mark.parametrize("name", GAMES)
def test_a_seer_plays_every_game_in_the_arena(name: str) -> None:
    game = GAMES[name]
    contest = contest_of(name, ("quarterdeck.lab.seer:Seer", "deckhand"), game.players[0])
    seer, _ = rankings(contest, compete(contest, 2))
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
