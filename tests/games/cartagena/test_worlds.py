"""Imagining is right wherever something is hidden or remembered: every world that agrees with a view, all alike."""

from collections import Counter
from typing import cast

import pytest

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import Setting
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from tests.games.cartagena.hooks import tiny
from tests.games.cartagena.worlds import worlds
from tests.laws.cases import Case, choose
from tests.laws.imagining import (
    Glimpse,
    imagine_reaches_every_world_alike,
    redeal_reaches_every_world_alike,
)

MOST = 700  # ways
PLAYERS = 3
GAMES = 600

WANTED = (
    "a card somebody put under the pile",
    "a card that came from a hand under the pile",
    "a card that went under the pile before its player drew others",
    "a card that passed from under the pile into a hand",
    "cards being looked at",
    "an allegiance",
    "sailors in another's hand",
    "sailors another placed",
    "sailors of which only the pair is known",
    "a card laid in the first bout",
    "a card laid in a later bout",
)


def is_wanted(wanted: str, view: CartagenaView) -> bool:
    """Whether the viewer does not know something of the kind."""
    hidden = [slot for slot in (*view.combat.under, *view.gold.under) if slot.card is None]
    laid = [seat for seat, player in enumerate(view.players) if player.laid and player.cards and seat != view.seat]
    bout = view.duel.bout if view.duel is not None else 0
    found = {
        WANTED[0]: any(slot.origin is None for slot in hidden),
        WANTED[1]: any(slot.origin is not None for slot in hidden),
        WANTED[2]: any(slot.later and view.players[slot.origin or 0].cards > slot.later for slot in hidden),
        WANTED[3]: any(set(player.known_cards) - set(player.public_cards) for player in view.players),
        WANTED[4]: any(slot.card is None for slot in (*view.combat.looked_at, *view.gold.looked_at)),
        WANTED[5]: any(player.declared and player.side is None for player in view.players),
        WANTED[6]: view.letter is not None and not view.taken,
        WANTED[7]: any(letter.placed and not letter.pair for letter in view.letters),
        WANTED[8]: any(letter.pair and letter.valverde is None for letter in view.letters),
        WANTED[9]: bool(laid) and bout == 1,
        WANTED[10]: bool(laid) and bout > 1,
    }
    return found[wanted]


def first_glimpse(wanted: str) -> Glimpse:
    """The first moment of some tiny games in which something of the kind is hidden and not too many ways are open."""
    data = tiny(PLAYERS)
    setting: Setting = CARTAGENA.setting(PLAYERS, None, data)
    for number in range(GAMES):
        case = Case("cartagena", PLAYERS, 5 * number + 5)  # in all styles
        luck = FastLuck(seed_of("worlds", wanted, number))
        state = setting.new(luck)
        actions = 0
        while actors := state.actors():
            for viewer in range(-1, PLAYERS):
                view = cast(CartagenaView, setting.view(state, viewer))
                if is_wanted(wanted, view):
                    ways: Counter[object] = Counter()
                    for world in worlds(data, view):
                        ways[world] += 1
                        if ways.total() > MOST:
                            break
                    if len(ways) > 1 and ways.total() <= MOST:
                        return Glimpse("cartagena", setting, data, state.copy(), viewer, actions, ways)
            seat = actors[luck.below(len(actors))]
            state.apply(seat, choose(case, state, seat, luck), luck)
            actions += 1
    raise AssertionError(f"no moment with {wanted} was found")


@pytest.mark.long
@pytest.mark.parametrize("wanted", WANTED)
def test_every_world_comes_alike_where_this_is_hidden(wanted: str) -> None:
    """G1.3, C5.2, C5.4, C5.5, C5.6, C5.11, C5.12, C7.2"""
    glimpse = first_glimpse(wanted)
    imagine_reaches_every_world_alike(glimpse)
    redeal_reaches_every_world_alike(glimpse)
