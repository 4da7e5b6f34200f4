"""Sets as bits, also beyond the thirty-first, where the compiler gets shifts wrong."""

import pytest

from quarterdeck.core.bits import BIT, WIDTH, add_members, count, kth, kth_of_many, lowest, members
from quarterdeck.core.luck import FastLuck

pytestmark = pytest.mark.both


def test_every_place_has_a_bit_of_its_own() -> None:
    assert [BIT[place] for place in range(WIDTH)] == [2**place for place in range(WIDTH)]
    assert [lowest(BIT[place]) for place in range(WIDTH)] == list(range(WIDTH))


@pytest.mark.parametrize("seed", range(20))
def test_sets_are_counted_and_listed(seed: int) -> None:
    luck = FastLuck(seed)
    chosen = [place for place in range(WIDTH) if luck.below(3) == 0] or [61]
    mask = sum(BIT[place] for place in chosen)
    assert members(mask) == chosen
    assert count(mask) == len(chosen)
    assert lowest(mask) == chosen[0]
    assert [kth(mask, k) for k in range(len(chosen))] == chosen
    assert [kth_of_many(mask, k) for k in range(len(chosen))] == chosen


def test_the_members_of_a_set_are_added_to_a_list_from_a_first_number_on() -> None:
    listed = [7]
    add_members(listed, 100, BIT[0] | BIT[3] | BIT[61])
    add_members(listed, 5, 0)
    assert listed == [7, 100, 103, 161]


@pytest.mark.parametrize("place", [0, 1, 31, 61])
def test_a_set_of_one_is_listed_anew_each_time(place: int) -> None:
    listed = members(BIT[place])
    listed.append(9)
    assert members(BIT[place]) == [place]


def test_the_empty_set_has_no_members() -> None:
    assert members(0) == []
    assert count(0) == 0


def test_a_set_holds_numbers_up_to_61() -> None:
    """Larger literals than 2**62 are objects to the compiler."""
    everything = 2**62 - 1
    assert len(BIT) == WIDTH == 62
    assert count(everything) == 62
    assert members(everything) == list(range(62))
