"""Unseen cards dealt to pools, of which overlapping facts tell what their places hold at least."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, size_of
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.meuterer.box.pieces import CLOTH, GRAIN, RUBIES, WINE
from quarterdeck.games.meuterer.knowledge.dealing import Dealing

UNSEEN = ONE[RUBIES] + 2 * ONE[WINE] + ONE[CLOTH] + 2 * ONE[GRAIN]


def pools(*sizes: int) -> Any:
    """The sizes of pools, none after the last."""
    return vec[i64]([*sizes, *[0] * (8 - len(sizes))])


def facts(*numbers: int) -> Any:
    return vec[i64]([*numbers, *[0] * (3 - len(numbers))])


def two_facts() -> Dealing:
    """Six cards: two of which nothing is known, one of the first fact, one of the second, two of both."""
    return Dealing(UNSEEN, pools(2, 1, 1, 2), 2, facts(5, 6), facts(ONE[RUBIES], 2 * ONE[WINE]))


def test_a_dealing_that_is_kept_serves_the_same_deals_only() -> None:
    """The same cards, sizes of pools, places and known cards, of every fact."""
    kept = two_facts()
    same: list[Any] = [UNSEEN, pools(2, 1, 1, 2), 2, facts(5, 6, 9), facts(ONE[RUBIES], 2 * ONE[WINE], 9)]
    assert kept.fits(*same)
    for number, other in (
        (0, UNSEEN + ONE[GRAIN] - ONE[CLOTH]),
        (1, pools(2, 1, 2, 1)),
        (1, pools(3, 1, 1, 2)),
        (1, pools(2, 1, 1, 2, 0, 0, 0, 1)),
        (2, 1),
        (3, facts(5, 7)),
        (3, facts(4, 6)),
        (4, facts(ONE[RUBIES], ONE[WINE])),
        (4, facts(ONE[CLOTH], 2 * ONE[WINE])),
    ):
        changed = same[:]
        changed[number] = other
        assert not kept.fits(*changed)
    assert not kept.fits(UNSEEN - ONE[GRAIN], pools(2, 1, 1, 1), 1, facts(3), facts(ONE[CLOTH]))


@pytest.mark.parametrize("seed", range(8))
def test_every_deal_fills_the_pools_and_agrees_with_the_facts(seed: int) -> None:
    """The rubies are in a pool of the first fact, both cards of wine in pools of the second."""
    dealt = two_facts().deal(FastLuck(seed))
    assert [size_of(bag) for bag in dealt] == [2, 1, 1, 2, 0, 0, 0, 0]
    assert sum(dealt) == UNSEEN
    assert ONE[RUBIES] in (dealt[1], dealt[3] & 255)
    assert (dealt[2] + dealt[3]) // ONE[WINE] % 256 == 2
