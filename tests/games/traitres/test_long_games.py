"""Games longer than the box allows: what is remembered then still stands in views, and is read back from them."""

import pytest

from benchmarks.growth.plays import Voyage, more_cards
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.knowledge.view import TraitresView
from tests.games.traitres.worlds import places_of


@pytest.mark.both
def test_all_that_is_remembered_late_in_a_long_game_is_read_back() -> None:
    voyage = Voyage(TRAITRES, 8, data=more_cards())
    (states,) = voyage.games(1, [40, 80], seed=3)
    sorts = set()
    for state in states:
        for seat in range(8):
            view = voyage.setting.view(state, seat)
            assert isinstance(view, TraitresView)
            assert voyage.setting.view(voyage.setting.imagine(view, FastLuck(seat)), seat) == view
            sorts |= {place.partition("-")[0] for trace in view.traces for place in places_of(view, trace)}
    assert sorts == {"hand", "pile", "loot", "discard"}
