"""A state is the truth: it is compared and copied, and never sent."""

import copy
import json
import pickle

import msgspec
import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.luck import NOBODY, FastLuck, Luck
from quarterdeck.core.state import Listener, State
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import after, table

pytestmark = pytest.mark.both

every_game = pytest.mark.parametrize("game", GAMES_UNDER_TEST.values(), ids=lambda game: game.name)


def new(game: Game) -> State:
    return game.setting(game.players[-1]).new(FastLuck(1))


@every_game
def test_a_state_has_no_wire_form(game: Game) -> None:
    state = new(game)
    for encode in (
        msgspec.json.encode,
        msgspec.msgpack.encode,
        msgspec.to_builtins,
        json.dumps,
        pickle.dumps,
        copy.copy,
        copy.deepcopy,
    ):
        with pytest.raises(TypeError):
            encode(state)


@every_game
def test_nor_has_what_holds_a_state(game: Game) -> None:
    with pytest.raises(TypeError, match="a state is the truth and has no wire form: send a view"):
        pickle.dumps({"state": [new(game)]})


@every_game
def test_what_a_state_shows_of_itself_is_the_same_for_every_deal(game: Game) -> None:
    setting = game.setting(game.players[0])
    assert len({repr(setting.new(FastLuck(seed))) for seed in range(20)}) == 1
    assert f"{setting.players} players" in str(setting.new(FastLuck(1)))


@every_game
def test_equal_states_have_equal_fingerprints_and_hashes(game: Game) -> None:
    one, other, third = new(game), new(game), game.setting(game.players[-1]).new(FastLuck(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.fingerprint() == other.fingerprint()
    assert one != third
    assert one.fingerprint() != third.fingerprint()
    assert one != "a state"


@every_game
def test_who_need_not_decide_has_no_legal_actions(game: Game) -> None:
    state = new(game)
    for seat in (-1, state.players, 99, 2**70, -(2**70)):
        assert list(state.legal(seat)) == []
        assert not state.has_seat(seat)
        for action in (-1, 0, 2**31, 2**70):
            with pytest.raises(IllegalAction, match="no-such-seat"):
                state.apply(seat, action, FastLuck(1))


@every_game
def test_numbers_too_large_for_the_compiled_rules_are_refused_like_others(game: Game) -> None:
    state = new(game)
    for action in (-1, len(game.alphabet), 2**31, 2**63, 2**70, -(2**70)):
        with pytest.raises(IllegalAction, match="no-such-action"):
            state.apply(state.actors()[0], action, FastLuck(1))


def test_the_legal_actions_are_counted_and_numbered_as_they_are_listed() -> None:
    state = after(table(3), 1, "stow", "stow", "stow")
    seat = state.actors()[0]
    assert state.legal(seat) == [state.kth_legal(seat, k) for k in range(state.count_legal(seat))]


@every_game
def test_the_actor_is_the_first_of_those_who_must_decide_and_nobody_in_the_end(game: Game) -> None:
    state, luck = new(game), FastLuck(1)
    following = state.actor()
    while actors := state.actors():
        assert state.actor() == following == actors[0]
        legal = state.legal(actors[0])
        following = state.apply(actors[0], legal[luck.below(len(legal))], luck)
    assert state.actor() == following == NOBODY


def test_what_a_game_must_say_itself_is_not_said_for_it() -> None:
    state, luck = State(2), Luck()
    assert state.actors() == []
    for ask in (
        lambda: state.count_legal(0),
        lambda: state.kth_legal(0, 0),
        lambda: state.is_legal(0, 0),
        lambda: state.refusal(0, 0),
        lambda: state.play(0, 0, luck, None),
        state.copy,
        lambda: state.redeal(0, luck),
        state.winners,
        state.outcome,
        state.key,
        lambda: state.deal(luck, None),
        lambda: state.any_legal(0, luck),
        lambda: Listener().openly("X1.1", "key", {}),
        lambda: Listener().secretly("X1.1", 0, "key", {}, "key", {}),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_fingerprint_is_short_and_the_same_for_the_same_state() -> None:
    one, other = (SMUGGLERS.setting(2).new(FastLuck(seed)) for seed in (1, 2))
    assert len(one.fingerprint()) == 24
    assert one.fingerprint() == one.copy().fingerprint() != other.fingerprint()
    assert len({one, one.copy(), other}) == 2


def test_no_seat_beyond_the_table_must_decide() -> None:
    """Neither the first that a set cannot hold, nor one that no machine number can."""
    state = SMUGGLERS.setting(2).new(FastLuck(1))
    for seat in (-(2**70), -1, 2, 61, 62, 63, 2**70):
        assert not state.must_decide(seat)
        assert not state.has_seat(seat)
        assert list(state.legal(seat)) == []
