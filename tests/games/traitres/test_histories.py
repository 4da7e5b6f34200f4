"""A view says neither more nor less than its viewer was told: held against every course the game may have taken."""

from collections import Counter
from typing import Any

import pytest

from quarterdeck import compiled
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.games.traitres import TRAITRES
from tests.games.histories import Histories
from tests.games.traitres.played import NAMES, box
from tests.games.traitres.worlds import worlds

# Worlds when a game begins, and how many games: interpreted it takes long
MOST, GAMES = (400, 4) if compiled.MODE == "compiled" else (90, 2)
LIKED = {"open": 0, "spyglass": 900, "catch": 900, "riddance": 60, "pockets": 60}

BOXES = {
    "two spyglasses": box("plus | plus | minus", "spyglass spyglass plus plus zero"),
    "a spyglass and a catch": box("plus | plus | minus", "spyglass catch catch plus plus"),
    "catches and pockets": box("plus | plus | minus", "catch catch pockets plus plus"),
    "planks": box("plus | plank | minus", "catch plank plus plus plus"),
    "all sorts": box("plus | plus | plus", "spyglass spyglass riddance plus plus plus"),
}


def choose(referee: Referee, seat: int, luck: FastLuck) -> int:
    """What a seat does: mostly what makes memories."""
    legal = referee.legal(seat)
    weights = [LIKED.get(TRAITRES.alphabet.parts(action)[0].name, 10) for action in legal]
    pick = luck.below(sum(weights))
    while pick >= weights[0]:
        pick -= weights.pop(0)
        legal = legal[1:]
    return legal[0]


def follow(data: dict[str, Any], number: int, viewer: int) -> Counter[str]:
    """How many moments of a game were looked at, and in how many the viewer knew a card that may lie anywhere."""
    luck = FastLuck(seed_of("histories", number))
    components = TRAITRES.data_from(data)
    referee = Referee(TRAITRES, NAMES[:3], luck, data=components)
    histories = Histories(referee, viewer)
    seen: Counter[str] = Counter()
    beginning = set(worlds(components, referee.view(viewer)))
    if len(beginning) > MOST:
        return seen
    while len(histories.worlds) < len(beginning):  # each of them is imagined sooner or later
        world = referee.setting.imagine(referee.view(viewer), luck)
        histories.worlds.setdefault(histories.name(world), world)
    while referee.actors():
        seat = referee.actors()[0]
        action = choose(referee, seat, luck)
        referee.act(seat, action)
        histories.follow(seat, action)
        if not referee.actors():
            break
        moment = f"game {number}, viewer {viewer}, after {referee.told} tellings"
        view = referee.view(viewer)
        for world in histories.worlds.values():
            assert referee.setting.view(world, viewer) == view, f"{moment}: the view tells worlds apart"
        assert set(worlds(components, view)) == set(histories.worlds), f"{moment}: other worlds are imagined"
        traces = [trace for trace in view.traces if trace.seat == viewer and trace.card is not None]  # type: ignore[attr-defined]
        seen["moments"] += 1
        seen["known somewhere"] += len(traces) > 0
    return seen


@pytest.mark.both
@pytest.mark.parametrize("cards", BOXES)
def test_just_what_may_have_happened_can_be_imagined(cards: str) -> None:
    """G1.3, T3.3, T4.2, T4.4, T4.5"""
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        for viewer in (-1, 0, 1):
            seen += follow(BOXES[cards], number, viewer)
    assert seen["moments"] > 5
    if compiled.MODE == "compiled":
        assert seen["known somewhere"] > 1
