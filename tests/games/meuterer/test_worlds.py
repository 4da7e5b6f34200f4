"""Imagining is right also where the piles were filled again: every world that agrees with a view, all ways alike."""

from collections import Counter
from typing import cast

import pytest

from quarterdeck import compiled
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import Setting
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from quarterdeck.games.meuterer.rules.state import Meuterer
from tests.games.meuterer.hooks import tiny
from tests.games.meuterer.worlds import worlds
from tests.laws.imagining import (
    Glimpse,
    imagine_reaches_every_world_alike,
    redeal_reaches_every_world_alike,
)

MOST = 400 if compiled.MODE == "compiled" else 120  # ways to lay the cards; more would take too long

pytestmark = pytest.mark.long


def glimpses(reading: str, wanted: str, number: int) -> list[Glimpse]:
    """Moments of tiny games in which something of the kind is remembered or hidden."""
    found: list[Glimpse] = []
    data = tiny(3)
    setting: Setting = MEUTERER.setting(3, MEUTERER.choose({"loader_returns": reading}), data)
    for seed in range(400):
        luck = FastLuck(seed_of("worlds", reading, seed))
        state = setting.new(luck)
        actions = 0
        while actors := state.actors():
            for viewer in range(-1, 3):
                view = cast(MeutererView, setting.view(state, viewer))
                if is_wanted(wanted, view) and view.phase not in [glimpse.view.phase for glimpse in found]:  # type: ignore[attr-defined]
                    ways: Counter[object] = Counter()
                    for world in worlds(data, view):
                        ways[world] += 1
                        if ways.total() > MOST:
                            break
                    if len(ways) > 1 and ways.total() <= MOST:
                        found.append(Glimpse("meuterer", setting, data, state.copy(), viewer, actions, ways))
                        if len(found) == number:
                            return found
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[luck.below(len(legal))], luck)
            actions += 1
    return found


def is_wanted(wanted: str, view: MeutererView) -> bool:
    known = [trace for trace in view.traces if trace.known]
    if wanted == "one-fact":
        return len(known) == 1 and says_something(view, known[0].places)
    if wanted == "several-facts":
        return sum(says_something(view, trace.places) for trace in known) >= 2
    if wanted == "private":
        return any(set(trace.known) - set(trace.public) for trace in known)
    if wanted == "action-cards":
        taken = [seat for seat, sailor in enumerate(view.sailors) if sailor.left is not None and seat != view.captain]
        return view.phase in ("goods", "action") and bool(set(taken) - {view.seat, view.turn})
    return view.phase == "return" and view.seat != view.turn


def says_something(view: MeutererView, places: tuple[str, ...]) -> bool:
    """Whether cards hidden from the viewer lie outside of these places, too."""
    hidden = {f"hand-{seat}" for seat, sailor in enumerate(view.sailors) if sailor.cards and seat != view.seat}
    hidden |= {f"rejects-{rejects.round}" for rejects in view.rejects if rejects.by != view.seat}
    return bool((hidden | {"pile"} if view.pile else hidden) - set(places))


@pytest.mark.parametrize("reading", ["discard", "under_draw"])
@pytest.mark.parametrize("wanted", ["one-fact", "several-facts", "private", "loader-chooses", "action-cards"])
def test_every_world_comes_alike_where_something_is_remembered(reading: str, wanted: str) -> None:
    """G1.3, M1.6, M9.3"""
    found = glimpses(reading, wanted, 2)
    assert found
    for glimpse in found:
        imagine_reaches_every_world_alike(glimpse)
        redeal_reaches_every_world_alike(glimpse)


def test_a_hand_that_has_not_drawn_since_cannot_hold_what_was_shuffled() -> None:
    """G1.3, M9.2: all cards discarded openly are in the pile; who draws afterwards may have them, others not."""
    setting = MEUTERER.setting(3, None, tiny(3))
    for seed in range(200):
        luck = FastLuck(seed)
        state = cast(Meuterer, setting.new(luck))
        while state.actors():
            view = cast(MeutererView, setting.view(state, -1))
            for trace in view.traces:
                outside = [seat for seat in range(3) if f"hand-{seat}" not in trace.places and view.sailors[seat].cards]
                for kind in ("rubies", "salt", "cloth"):  # of which there is one card
                    if kind in trace.public and outside and "pile" in trace.places:
                        for _ in range(20):
                            world = cast(Meuterer, setting.imagine(view, luck))
                            assert not any(kind in (setting.view(world, seat).hand or ()) for seat in outside)  # type: ignore[attr-defined]
                        return
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
    pytest.fail("no such moment was found")
