"""What is remembered is so, whatever somebody looks at, mixes and moves (G1.3)."""

from collections import Counter
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tools.new_game.template.game.knowledge.memory import Memory


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
