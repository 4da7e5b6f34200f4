"""What holds for whatever comes: sets of bits, memories, records."""

from collections import Counter
from contextlib import suppress
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from quarterdeck.core.bits import BIT, WIDTH, count, kth, lowest, members
from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.memory import Memory
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


# Memories


class Remembering(RuleBasedStateMachine):
    """Things lie in places; somebody looks, mixes, moves. Whatever is remembered must be so."""

    def __init__(self) -> None:
        super().__init__()
        self.lying = {place: place % 3 for place in range(16)}
        self.memory = Memory()
        self.next_place = 16

    def place(self, number: int) -> int:
        places = sorted(self.lying)
        return places[number % len(places)]

    @rule(number=st.integers(0, 99))
    def look(self, number: int) -> None:
        place = self.place(number)
        self.memory.see(place, self.lying[place])
        assert self.memory.thing_at(place) == self.lying[place]

    @rule(numbers=st.lists(st.integers(0, 99), min_size=2, max_size=4), order=st.randoms(use_true_random=False))
    def mix(self, numbers: list[int], order: Random) -> None:
        places = sorted({self.place(number) for number in numbers})
        things = [self.lying[place] for place in places]
        order.shuffle(things)
        self.lying.update(zip(places, things, strict=True))
        self.memory.mix(places)

    @rule(number=st.integers(0, 99))
    def move_unseen(self, number: int) -> None:
        place = self.place(number)
        self.lying[self.next_place] = self.lying.pop(place)
        self.memory.rename(place, self.next_place)
        self.next_place += 1

    @rule(number=st.integers(0, 99))
    def leave_openly(self, number: int) -> None:
        if len(self.lying) > 3:
            place = self.place(number)
            self.memory.leave(place, self.lying.pop(place))

    @rule(number=st.integers(0, 99))
    def vanish_unseen(self, number: int) -> None:
        if len(self.lying) > 3:
            place = self.place(number)
            self.memory.lose(place)
            del self.lying[place]

    @invariant()
    def what_is_remembered_is_so(self) -> None:
        for fact in self.memory.facts:
            there = Counter(self.lying[place] for place in fact.places)
            assert not Counter(fact.things) - there, f"{fact}, but there lie {there}"

    @invariant()
    def no_two_facts_share_a_place(self) -> None:
        places = [place for fact in self.memory.facts for place in fact.places]
        assert len(places) == len(set(places))

    @invariant()
    def nothing_is_remembered_of_more_things_than_places(self) -> None:
        for fact in self.memory.facts:
            assert len(fact.things) <= fact.most <= len(fact.places)


TestRemembering = Remembering.TestCase
TestRemembering.settings = settings(
    max_examples=200, stateful_step_count=40, derandomize=True, deadline=None, database=None
)


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
