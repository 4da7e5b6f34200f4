"""Cards that a seat knows of lie in places of their own: found without trying all ways to lay them."""

import itertools
from random import Random

from tests.games.traitres.conserved import all_have_a_place


def test_cards_have_a_place_each_exactly_where_some_way_to_lay_them_exists() -> None:
    random = Random(1)
    found = set()
    for _ in range(500):
        ways = [random.sample([(0, place) for place in range(5)], random.randrange(1, 4)) for _ in range(5)]
        exists = any(len(set(places)) == len(places) for places in itertools.product(*ways))
        assert all_have_a_place(ways) == exists, ways
        found.add(exists)
    assert found == {True, False}


def test_many_cards_that_may_all_lie_in_the_same_places_take_no_time() -> None:
    """There are forty to the power of thirty-nine ways to lay these; a soak once hung in them."""
    assert all_have_a_place([[(0, place) for place in range(40)] for _ in range(39)])
    assert not all_have_a_place([[(0, place) for place in range(40)] for _ in range(41)])
