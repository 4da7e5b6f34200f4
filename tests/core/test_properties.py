"""What holds for whatever comes: sets of bits, records."""

from contextlib import suppress

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.core.bits import BIT, WIDTH, count, kth, lowest, members
from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.record import read
from quarterdeck.core.replay import replay
from tests.under_test import GAMES_UNDER_TEST

settings.register_profile("quarterdeck", derandomize=True, deadline=None, database=None, max_examples=150)
settings.load_profile("quarterdeck")

# Sets of bits


@given(st.sets(st.integers(0, WIDTH - 1)))
def test_a_mask_is_a_set(places: set[int]) -> None:
    mask = sum(BIT[place] for place in places)
    listed = sorted(places)
    assert members(mask) == listed
    assert count(mask) == len(listed)
    assert [kth(mask, k) for k in range(len(listed))] == listed
    if listed:
        assert lowest(mask) == listed[0]


# Records

LINES = st.one_of(
    st.sampled_from(
        ["first 0", "token ship1 ship2", "sea A1 B2", "0: board A1", "1: place B2", "2 says: x", "sea C4 (1 of 2)"]
    ),
    st.text(max_size=30),
)


@given(
    st.lists(LINES, max_size=12),
    st.sampled_from(["freibeuter", "smugglers", "chess"]),
    st.integers(-1, 3),
    st.integers(0, 9),
    st.dictionaries(st.text(max_size=8), st.one_of(st.integers(), st.text(max_size=5), st.none()), max_size=2),
)
def test_whatever_a_record_says_it_is_played_or_refused(
    log: list[str], game: str, rules: int, seats: int, options: dict[str, object]
) -> None:
    people = [{"name": f"P{seat}"} for seat in range(seats)]
    content = {"quarterdeck": 1, "game": game, "rules": rules, "seats": people, "log": log, "options": options}
    with suppress(BadRecord, BrokenRule):
        replay(GAMES_UNDER_TEST, read(msgspec.json.encode(content)))


@given(st.binary(max_size=60))
def test_whatever_bytes_there_are_they_are_a_record_or_refused(content: bytes) -> None:
    with suppress(BadRecord):
        read(content)
