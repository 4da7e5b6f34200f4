"""Imagining is right: every world that agrees with a view is reached, all ways equally often, and no other world."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.state import SPECTATOR
from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.knowledge.memory import Memory
from tools.new_game.template.game.knowledge.places import CRATES, MIDDLES, hand_place
from tools.new_game.template.game.knowledge.view import SmugglersView
from tools.new_game.template.game.rules.actions import ROLE
from tools.new_game.template.game.rules.state import Smugglers
from tools.new_game.template.tests.positions import after, cards_by_place, is_true, random_game, table
from tools.new_game.template.tests.worlds import World, unlikely, world_of, worlds

Imagining = Callable[[Smugglers, int, Luck], Smugglers]

# players, seed, who looks, what was done
POINTS: dict[str, tuple[int, int, int, tuple[str, ...]]] = {
    "after-the-deal": (2, 1, 0, ()),
    "one-has-chosen": (2, 2, 1, ("stow",)),
    "own-card-mixed-into-the-hold": (2, 3, 0, ("stow", "stow")),
    "looked-into-the-mixture": (2, 4, 1, ("stow", "stow", "look 1", "look 1")),
    "put-under-and-on-top": (2, 8, 0, ("stow", "stow", "fish", "under", "top")),
    "pile-shuffled-with-known-cards": (
        2, 8, 0, ("stow", "stow", "fish", "under", "top", "look 0"),
    ),
    "a-hand-was-sunk": (3, 5, 0, ("stow", "stow", "stow", "lay silk saying rum", "accuse")),
}  # fmt: skip


def imagined(state: Smugglers, seat: int, luck: Luck) -> Smugglers:
    setting = table(state.players)
    return cast(Smugglers, setting.imagine(setting.view(state, seat), luck))


def redealt(state: Smugglers, seat: int, luck: Luck) -> Smugglers:
    copy = state.copy()
    copy.redeal(seat, luck)
    return copy


def the_truth(state: Smugglers, seat: int, luck: Luck) -> Smugglers:
    return state.copy()


def forgetful(state: Smugglers, seat: int, luck: Luck) -> Smugglers:
    copy = state.copy()
    copy.memory[seat] = Memory()
    copy.redeal(seat, luck)
    return copy


def fault(state: Smugglers, seat: int, way: Imagining, samples_per_world: int = 12) -> str:
    """What is wrong with a way of imagining, or nothing."""
    view = cast(SmugglersView, table(state.players).view(state, seat))
    box = state.numbers
    ways = worlds(view, [KINDS[card] for card in box.cards], [ROLE.words[role] for role in box.roles])
    luck = FastLuck(seat + 77)
    reached: Counter[World] = Counter()
    for _ in range(min(6000, max(300, samples_per_world * len(ways)))):
        world = way(state, seat, luck)
        assert all(is_true(memory, cards_by_place(world)) for memory in world.memory)
        reached[world_of(world)] += 1
    return unlikely(ways, reached)


@pytest.mark.long
@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("way", [imagined, redealt])
def test_every_world_is_reached_and_all_ways_to_it_equally_often(point: str, way: Imagining) -> None:
    players, seed, seat, deeds = POINTS[point]
    assert fault(after(table(players), seed, *deeds), seat, way) == ""


@pytest.mark.parametrize(("seed", "number", "seat"), [(7, 7, 0), (11, 8, 1), (2, 9, 1), (13, 8, 0)])
def test_a_fact_spread_over_a_hand_and_the_pile_is_kept(seed: int, number: int, seat: int) -> None:
    """G1.3: a card known to have been in the pile when it was shuffled may have been drawn since, or put back."""
    state = list(random_game(table(2), seed))[number]
    spread = {hand_place(1 - seat, 0), MIDDLES}
    assert any(fact.things and spread <= set(fact.places) for fact in state.memory[seat].facts)
    assert fault(state, seat, redealt, 4) == ""


def test_a_spectator_imagines_all_worlds_alike() -> None:
    """G1.1"""
    state = after(table(2), 4, "stow", "stow", "look 1", "fish", "under")
    assert fault(state, SPECTATOR, redealt, 2) == ""


def test_imagining_from_an_imagined_world_makes_no_difference() -> None:
    state = after(table(2), 4, "stow", "stow", "look 1", "look 1")
    assert fault(imagined(state, 1, FastLuck(3)), 1, redealt) == ""


@pytest.mark.parametrize("point", POINTS)
def test_returning_the_truth_is_noticed(point: str) -> None:
    players, seed, seat, deeds = POINTS[point]
    assert "missed" in fault(after(table(players), seed, *deeds), seat, the_truth)


@pytest.mark.parametrize("point", ["own-card-mixed-into-the-hold", "looked-into-the-mixture", "put-under-and-on-top"])
def test_forgetting_what_was_seen_is_noticed(point: str) -> None:
    players, seed, seat, deeds = POINTS[point]
    assert fault(after(table(players), seed, *deeds), seat, forgetful) == "a world was reached that cannot be"


def test_the_points_are_what_their_names_say() -> None:
    states = {name: after(table(players), seed, *deeds) for name, (players, seed, _, deeds) in POINTS.items()}
    assert states["one-has-chosen"].actors() == [1]
    mixed = states["own-card-mixed-into-the-hold"].memory[0].facts
    assert [fact.places for fact in mixed] == [[CRATES + 1, CRATES + 2]]
    looked = states["looked-into-the-mixture"].memory[1].facts
    assert sorted(fact.places for fact in looked) == [[CRATES + 1], [CRATES + 2]]
    shuffled = states["pile-shuffled-with-known-cards"]
    assert shuffled.round == 1
    assert any(MIDDLES in fact.places and fact.things for fact in shuffled.memory[0].facts)
    assert states["a-hand-was-sunk"].sunk.size > 0
