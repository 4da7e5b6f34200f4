"""Each card lies in each place as often as in all worlds that could be true, counted place by place (G1.3, T3.2)."""

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt
from typing import Any, cast

import pytest

from quarterdeck.core.luck import FastLuck, seed_of
from tests.games.traitres.played import laying
from tests.games.traitres.test_worlds import CAUGHT, WANTED, Tiny, glimpse
from tests.games.traitres.worlds import followed

DRAWS = 700
DEVIATIONS = 4.5

DRAWN = "2: lay plus saying plus; 0: lay plus saying plus; "
MORE = {
    "a known Spyglass, which was not laid": Tiny(
        "plus minus | spyglass catch | plus zero",
        "plus minus plus plus plus plank",
        CAUGHT.replace("zero", "spyglass") + DRAWN + laying("1 plus plus", "2 zero plank"),
        1,
        (("minus", "hand-0-1"), ("spyglass", "hand-2-0 loot-3")),
        first=1,
    ),
    "a known card that may have been laid, and few others that can": Tiny(
        "plus plank | zero catch | plus plank",
        "plus minus plus plus plank plus",
        CAUGHT + DRAWN + laying("1 plus plus", "2 zero plank"),
        1,
        (("minus", "hand-0-1"), ("zero", "hand-2-0 loot-3")),
        first=1,
    ),
    "a known card of the first player that was drawn": Tiny(
        "zero catch | plus spyglass | plus minus",
        "plus minus plus plus",
        CAUGHT.replace("1:", "0:") + "1: lay plus saying plus",
        0,
        (("zero", "hand-1-1"),),
    ),
    "a known card that was thrown away first of all": Tiny(
        "pockets | catch | plus",
        "plus minus zero plus zero",
        "1: catch; draw plus minus zero; 1: return minus; 1: return zero; "
        "2: lay plus saying plus; 0: pockets 2; draw plus",
        1,
        (("zero", "discard-0"), ("minus", "hand-2-0")),
        first=1,
    ),
    "all cards of the chest, which the viewer is putting back": Tiny(
        "plus | minus | zero",
        "spyglass plus minus plus plus",
        laying("0 plus spyglass", "1 minus plus", "2 zero minus") + "0: spyglass",
        0,
    ),
    "what a Spyglass showed, mixed with a third card": Tiny(
        "plus | minus | spyglass",
        "zero spyglass plus plus plus plus",
        laying("0 plus zero", "1 minus spyglass")
        + "2: spyglass; 2: put minus; draw plus; "
        + laying("0 zero plus")
        + "1: spyglass; 1: put zero; 1: put plus; draw plus",
        2,
        (("minus", "loot-0 loot-1 loot-2"), ("plus", "loot-0 loot-1 loot-2")),
    ),
    "an own card that may have been mixed twice": Tiny(
        "plus | minus | plus",
        "spyglass zero plus spyglass plus zero minus plus",
        laying("0 plus spyglass", "1 minus zero", "2 plus plus")
        + "0: spyglass; 0: put plus; 0: put plus; draw spyglass; "
        + laying("1 zero plus", "2 plus zero")
        + "0: spyglass; 0: put plus; 0: put minus; draw minus",
        1,
        (("minus", "loot-0 loot-1 loot-2 loot-3 loot-4"), ("zero", "loot-2 loot-3 loot-4")),
    ),
    "an own card that another looked at alone and then mixed": Tiny(
        "minus | spyglass | zero",
        "plank spyglass plus plus plus plus",
        laying("0 minus plank")
        + "1: spyglass; draw spyglass; "
        + laying("2 zero plus")
        + "0: plank 2; draw plus; 1: spyglass; 1: put zero; draw plus",
        0,
        (("minus", "loot-0 loot-1"),),
    ),
    "an own card that may be the one that another looked at alone": Tiny(
        "plus | minus | zero",
        "spyglass riddance spyglass plus plus plus plus",
        laying("0 plus spyglass", "1 minus riddance", "2 zero spyglass")
        + "0: spyglass; 0: put zero; 0: put plus; draw plus; 1: riddance; draw plus; 2: spyglass; draw plus",
        1,
        (("minus", "loot-0 loot-1 loot-2"),),
    ),
    "a known card that may be all that was put on the pile": Tiny(
        "plus catch | zero catch | plus plus",
        "plus minus plus plus plus plus",
        CAUGHT + "2: lay plus saying plus; 0: catch; draw plus plus; 0: return minus; 0: return plus; "
        "1: lay plus saying plus",
        1,
        (("zero", "hand-2-1"), ("minus", "hand-0-0 hand-0-1 pile-0")),
        first=1,
    ),
    "a known card that was thrown away, and another that may have been laid": Tiny(
        "plus pockets | zero catch | plus plank",
        "plus minus plus plus plank plus plank plus plus plus plank plank",
        CAUGHT
        + "2: lay plus saying plus; 0: lay plus saying plus; "
        + laying("1 plus plus")
        + "2: plank 0; draw plank; 0: pockets 2; draw plus plank; draw plus; "
        + laying("1 plus plus", "2 plus plus", "0 minus plank"),
        1,
        (("zero", "discard-0"), ("minus", "hand-0-0 loot-5")),
        first=1,
    ),
    "two known cards in one hand, or on the pile again": Tiny(
        "plus plus | zero catch | plus catch",
        "plus minus plus plus plus",
        CAUGHT + "2: catch; draw plus; 2: return plus; 2: return plus",
        1,
        (("minus", "hand-2-0 hand-2-1 pile-0 pile-1"), ("zero", "hand-2-0 hand-2-1 pile-0 pile-1")),
        first=1,
    ),
}
TINY = {**WANTED, **MORE}


def lying(worlds: Iterable[tuple[Hashable, int]]) -> Counter[Hashable]:
    """How often each card lies in each place, and who is a mutineer, in so many of each of these worlds."""
    found: Counter[Hashable] = Counter()
    for world, number in worlds:
        mutineers, hands, loot, top, thrown = cast(tuple[Any, ...], world)
        found[mutineers] += number
        for where, cards in enumerate((*hands, loot, top, thrown)):
            for place, card in enumerate(cards):
                found[where, place, card] += number
    return found


@pytest.mark.parametrize("wanted", TINY)
def test_each_card_lies_in_each_place_as_often_as_it_should(wanted: str) -> None:
    """G1.3, T1.1, T3.2, T3.3, T4.2, T4.4, T4.5"""
    moment = glimpse(TINY[wanted])
    assert followed(cast(Any, moment.view)) == list(TINY[wanted].known)
    luck, view = FastLuck(seed_of(wanted)), moment.view
    drawn: Counter[Hashable] = Counter()
    for number in range(DRAWS):
        if number % 2 == 0:
            world = moment.setting.imagine(view, luck)
        else:
            world.redeal(moment.viewer, luck)
        drawn[moment.arrangement(world)] += 1
    shares, found = lying(moment.worlds.items()), lying(drawn.items())
    assert not found.keys() - shares.keys(), "a card lies where it cannot"
    for place, ways in shares.items():
        share = ways / moment.ways
        spread = sqrt(DRAWS * share * (1 - share))
        assert abs(found[place] - DRAWS * share) <= DEVIATIONS * spread, f"{place}: {found[place]}, not {DRAWS * share}"
