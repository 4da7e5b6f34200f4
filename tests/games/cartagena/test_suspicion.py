"""What a searching bot believes of the others in Cartagena: which worlds explain best what they did."""

from typing import cast

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.pieces import MONKEY
from quarterdeck.games.cartagena.rules.state import Cartagena
from tests.games.cartagena.played import Played, game, mutiny, rounds

BOTH = "bijoux / declare valverde; ojo / declare diaz"
# Both have two cards of each colour
FULL = (BOTH, "crackpott / draw pink-3 grey-3; pang / take coin", "crackpott / draw pink-2 grey-2; pang / take coin")
THREE = (
    "bijoux / declare valverde; ojo / declare diaz; crackpott / draw pink-2 pink-2",
    "crackpott / draw grey-2 grey-2; bijoux / declare valverde; pang / take coin",
)
WORLDS = 400


def believed(played: Played, seat: int, other: int) -> float:
    """How sure a seat is that another stands on Díaz's side, by the worlds it imagines."""
    setting = played.referee.setting
    thumb = CARTAGENA.thumb(setting)
    luck = FastLuck(5)
    weights = [0.0, 0.0]
    for _ in range(WORLDS):
        world = cast(Cartagena, setting.imagine(played.view(seat), luck))
        weights[world.side[other]] += thumb.weight(world, seat)
    return weights[1] / sum(weights)


def test_worlds_are_held_against_each_other_in_the_mutiny_alone() -> None:
    """C5.13: before it nothing that others can see has a colour."""
    voyage, fight = game(rounds(BOTH), "cabin sate"), mutiny("reveal 9 8", after=FULL)
    thumb = CARTAGENA.thumb(voyage.referee.setting)
    assert thumb.doubted(voyage.truth) == 0
    assert thumb.doubted(fight.truth) == thumb.doubts > 0


def test_without_a_trace_both_sides_are_as_likely() -> None:
    """C1.3"""
    assert believed(game(rounds(BOTH), "cabin sate"), 0, 1) == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize(("placed", "sure"), [("2", True), ("9", False)])
def test_who_gave_a_side_the_stronger_sailor_is_taken_for_one_of_it(placed: str, sure: bool) -> None:
    """C5.12: seat 1 places a nine and a two, and the mutiny reveals them."""
    played = mutiny(after=(BOTH, f"cambivalute / sailor 9 / sailor 2 / place {placed}; pang / take coin"))
    assert played.view().duel is not None
    assert (believed(played, 0, 1) > 0.8) is sure
    assert (believed(played, 0, 1) < 0.2) is not sure


def test_who_declared_is_imagined_with_cards_of_his_side() -> None:
    """C5.10"""
    played = game(rounds(BOTH, "crackpott / draw grey-3 grey-3; pang / take coin"), "cabin sate")
    setting = played.referee.setting
    thumb = CARTAGENA.thumb(setting)
    world = cast(Cartagena, setting.imagine(played.view(0), FastLuck(2)))
    world.combat.hand[1] = played.truth.combat.hand[1]
    weights = []
    for side in (0, 1):
        world.side[1] = side
        weights.append(thumb.weight(world, 0))
    assert weights[1] > 4 * weights[0]


def test_the_colours_of_a_duel_tell_how_many_stand_on_which_side() -> None:
    """C7.2: with one pink and two grey cards, a pink player takes both others for grey."""
    cards = "0: lay pink-1; 1: lay {}-1; 2: lay {}-1; 0: lay monkey; 1: lay monkey; 2: lay monkey; reveal 5 4"
    grey = mutiny("reveal 9 8", cards.format("grey", "grey"), after=THREE, players=3)
    pink = mutiny("reveal 9 8", cards.format("pink", "pink"), after=THREE, players=3)
    assert believed(grey, 0, 2) > 0.7
    assert believed(pink, 0, 2) < 0.3


def test_a_card_laid_face_down_is_taken_for_a_sensible_one() -> None:
    """C7.2: who leads by eight in the second bout has laid the monkey, rather than another card."""
    played = mutiny("reveal 9 1; 0: lay pink-1; 1: lay grey-1; 0: lay grey-1", after=FULL)
    setting = played.referee.setting
    thumb = CARTAGENA.thumb(setting)
    luck = FastLuck(5)
    monkeys = total = 0.0
    for _ in range(WORLDS):
        world = cast(Cartagena, setting.imagine(played.view(1), luck))
        weight = thumb.weight(world, 1)
        total += weight
        monkeys += weight if world.laid[0] == MONKEY else 0.0
    assert monkeys / total > 0.5
