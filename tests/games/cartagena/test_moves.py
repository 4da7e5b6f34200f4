"""Single moves of Cartagena, from positions put together by hand: just what each of them changes."""

from typing import cast

import pytest
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.state import Setting
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.pieces import (
    BIJOUX,
    CAMBIVALUTE,
    GHOST,
    MOST_LETTERS,
    NOTHING,
    PANG,
    SATE,
    VALVERDE,
    WESSEL_JAN,
)
from quarterdeck.games.cartagena.knowledge.redeal import redeal_supply
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from quarterdeck.games.cartagena.rules.actions import (
    EMBARK,
    NO_TRADE,
    NOBODY_LEFT,
    OVER,
    PLACING,
    PUTTING,
    STORMING,
    TAKING,
    TURN,
    USE,
    USE_ENDS,
)
from quarterdeck.games.cartagena.rules.c5_pirates import declare, place
from quarterdeck.games.cartagena.rules.c8_winner import end
from quarterdeck.games.cartagena.rules.play import go_on
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.rules.supplies import PUBLIC, SEATS, Supply, kind_of, slot_of

SETTING = CARTAGENA.setting(3)
AT_ONCE = CARTAGENA.setting(3, CARTAGENA.choose({"shortage": "immediate"}))


class Always(Luck):
    """Gives one number, and writes down out of how many."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(int(n))
        return self.number


def position(setting: Setting = SETTING) -> Cartagena:
    """A game in which nothing was dealt yet; it is the turn of seat 0."""
    state = Cartagena(setting.numbers)
    state.ask(0, TURN)
    return state


def test_nothing_has_happened_in_a_game_that_was_not_dealt() -> None:
    """C1.1"""
    state = position()
    assert (state.round, state.storms, state.exchanged, state.trade, state.spied) == (0, 0, 0, NO_TRADE, 0)
    assert (state.lifeboat, state.fresh, state.used, state.letter, state.duel) == (NOTHING,) * 5


@pytest.mark.parametrize("track", ["volcano_first", "coin_first"])
def test_the_track_shown_is_the_one_chosen(track: str) -> None:
    """C1.1"""
    setting = CARTAGENA.setting(2, CARTAGENA.choose({"track": track}))
    assert setting.numbers.track.name == track


# Pirates (C5)


def test_wessel_jan_who_is_no_longer_new_nor_free_asks_whoever_has_a_card() -> None:
    """C2.3, C2.5, C5.5, G1.4: who has none is not asked, and the next player's turn begins."""
    for cards, phase, turn in ((0, TURN, 1), (1, PUTTING, 0), (2, PUTTING, 0)):
        state = position()
        state.free, state.fresh, state.exchanged = BIT[WESSEL_JAN] | BIT[SATE], WESSEL_JAN, 3
        state.combat.held[0] = cards
        state.play(0, USE + WESSEL_JAN, FastLuck(1), None)
        assert (state.phase, state.turn, state.exchanged) == (phase, turn, 0)
        assert (state.fresh, state.free) == (NOTHING, BIT[SATE])


@pytest.mark.parametrize(
    ("cards", "coins", "phase", "gained"), [(1, 1, TAKING, (0, 0)), (0, 1, TURN, (0, 1)), (1, 0, TURN, (1, 0))]
)
def test_pang_asks_only_where_there_is_a_choice(cards: int, coins: int, phase: int, gained: tuple[int, int]) -> None:
    """C5.7: if one is missing, the other is given."""
    state = position()
    state.combat.middle, state.combat.cards, state.island = cards * ONE[0], cards, coins
    state.play(0, USE + PANG, FastLuck(1), None)
    assert (state.phase, (state.combat.held[0], state.coins[0])) == (phase, gained)


def test_a_side_that_is_laid_again_is_unknown_to_all_and_no_other() -> None:
    """C5.10, C5.11: everybody has looked at everybody else's."""
    for seat in range(3):
        state = position()
        state.used = BIJOUX
        pairs = [(one, other) for one in range(3) for other in range(3) if one != other]
        state.spied = sum(BIT[one * SEATS + other] for one, other in pairs)
        declare(state, seat, 1, None)
        assert [pair for pair in pairs if state.knows_side(*pair)] == [pair for pair in pairs if pair[1] != seat]
        assert state.side[seat] == 1


def test_sailors_that_are_placed_again_are_known_to_all_who_have_seen_them_but_their_sides_to_one() -> None:
    """C5.12: all know both letters, and seat 1 holds the sailors of the second."""
    state = position()
    state.used, state.phase, state.letter = CAMBIVALUTE, PLACING, 1
    for letter in range(2):
        state.post[2 * letter], state.post[2 * letter + 1] = 2 * letter, 2 * letter + 1
    state.taken = BIT[2] | BIT[3]
    state.pairs = state.sides = sum(BIT[seat * MOST_LETTERS + letter] for seat in range(3) for letter in range(2))
    place(state, 1, 3, None)
    assert [state.knows_pair(seat, letter) for letter in range(2) for seat in range(3)] == [True] * 6
    assert [state.knows_sides(seat, letter) for letter in range(2) for seat in range(3)] == [True] * 3 + [
        False,
        True,
        False,
    ]
    assert list(state.post)[:4] == [0, 1, 3, 2]


# The voyage and its end (C3, C4)


@pytest.mark.parametrize("pirate", [VALVERDE, GHOST])
def test_the_first_and_the_last_pirate_can_be_put_into_the_lifeboat(pirate: int) -> None:
    """C3.1"""
    state = position()
    state.phase, state.storms = STORMING, 1
    state.play(0, EMBARK + pirate, FastLuck(1), None)
    assert (state.lifeboat, state.storms) == (pirate, 0)


def test_nobody_is_in_use_when_a_supply_ends_the_voyage_at_once() -> None:
    """C4.2, C6.4: the gold pile is empty, and nobody has declared."""
    state = position(AT_ONCE)
    state.used, state.gold.middle, state.gold.cards = PANG, 0, 0
    state.proceed(USE_ENDS)
    go_on(state, FastLuck(1), None)
    assert (state.phase, state.used, state.ended_by) == (OVER, NOTHING, NOBODY_LEFT)


def test_nothing_is_remembered_of_hands_once_they_lie_open() -> None:
    """G1.8: neither of combat cards nor of gold."""
    state = position()
    for supply in (state.combat, state.gold):
        supply.known[SEATS + 2] = ONE[1]
        supply.known[PUBLIC * SEATS + 2] = ONE[0]
    end(state, NOBODY_LEFT, 0, None)
    assert not any((*state.combat.known, *state.gold.known))


# What is seen and what is dealt anew


def test_gold_that_a_viewer_knows_in_another_hand_is_shown_to_that_viewer_alone() -> None:
    """G1.3, C5.2"""
    state = position()
    state.gold.known[1 * SEATS + 2] = ONE[2]
    views = [cast(CartagenaView, SETTING.view(state, seat)) for seat in (-1, 0, 1, 2)]
    assert [[player.known_golds for player in view.players] for view in views] == [
        [(), (), ()],
        [(), (), ()],
        [(), (), ("gold-3",)],
        [(), (), ()],
    ]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_cards_that_another_looks_at_are_dealt_anew_with_those_of_the_pile(viewer: int) -> None:
    """C5.2, C5.4: seat 0 looks at a pink 3 and a grey 3; a pink 1 is in the pile. The first is dealt each time."""
    supply = Supply(ONE[0])
    supply.looked, supply.looked_too = slot_of(2, BIT[0]), slot_of(5, BIT[0])
    luck = Always(0)
    redeal_supply(supply, 2, viewer, luck)
    looked = (kind_of(supply.looked), kind_of(supply.looked_too))
    if viewer == 0:
        assert (looked, supply.middle, luck.asked) == ((2, 5), ONE[0], [])
    else:
        assert (looked, supply.middle, luck.asked) == ((0, 2), ONE[5], [3, 2])
