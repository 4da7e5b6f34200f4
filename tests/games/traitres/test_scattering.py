"""An imagined world piece by piece: where a card lies, what others recall, which mixings can have been."""

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.pieces import CATCH, MINUS, NOTHING, PLANK, PLUS, POCKETS, RIDDANCE, SPYGLASS, ZERO
from quarterdeck.games.traitres.knowledge.hidden import Unseen
from quarterdeck.games.traitres.knowledge.mixings import Mixings
from quarterdeck.games.traitres.knowledge.places import FIRST_TOP, SLOTS, slot, top
from quarterdeck.games.traitres.knowledge.scattering import FIRST_AWAY, FIRST_LOOT, Scattering
from quarterdeck.games.traitres.knowledge.traces import Traces
from quarterdeck.games.traitres.rules.position import KNOWERS, LAID, OWNER, SEEN
from quarterdeck.games.traitres.rules.rules import Traitres
from quarterdeck.games.traitres.rules.setting import TraitresSetting

TABLES = cast(TraitresSetting, TRAITRES.setting(3)).numbers
HANDS = ((PLUS, SPYGLASS), (ZERO, MINUS, PLANK), (CATCH,))
AWAY = (PLANK + OWNER * 2, ZERO)


class Always(Luck):
    """Gives one number, and writes down out of how many."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(int(n))
        return self.number


def position(*loot: int) -> Traitres:
    """Hands, two cards on top of the pile, cards thrown away, and loot in the chest, laid by seats 0, 1, 2 in turn."""
    state = Traitres(TABLES)
    state.lay_out()
    for seat, hand in enumerate(HANDS):
        for number, kind in enumerate(hand):
            state.hand[SLOTS * seat + number] = kind
        state.held += len(hand) * ONE[seat]
    state.lower, state.upper, state.put_by = RIDDANCE, POCKETS, 1
    for number, kind in enumerate(loot):
        state.loot[number] = kind
        state.lay[number] = number % 3 + LAID * kind
        state.chest += 2**number
    state.lays = len(loot)
    state.thrown = vec[i64]([*AWAY])
    state.traces = Traces()
    return state


def test_a_card_is_found_wherever_it_lies() -> None:
    """In hands, on top of the pile, among the loot and among what was thrown away: the first and the last of each."""
    found = Scattering(position(MINUS, ZERO, PLUS))
    lying = {
        0: PLUS,
        1: SPYGLASS,
        SLOTS: ZERO,
        SLOTS + 2: PLANK,
        2 * SLOTS: CATCH,
        FIRST_TOP: RIDDANCE,
        FIRST_TOP + 1: POCKETS,
        FIRST_LOOT: MINUS,
        FIRST_LOOT + 2: PLUS,
        FIRST_AWAY: PLANK,
        FIRST_AWAY + 1: ZERO,
    }
    assert {place: found.card_at(place) for place in lying} == lying


def test_a_card_that_a_seat_knows_lies_in_any_place_to_which_its_trace_leads() -> None:
    """A place of a hand, one of the loot, two of cards thrown away: each place has its number."""
    places = []
    for number in range(4):
        state = position(MINUS, ZERO, PLUS)
        state.traces.begin(1, PLUS, NOTHING, slot(2, 0), 0b100, 0b11)
        scattering, luck = Scattering(state), Always(number)
        scattering.gather(1)
        assert scattering.scatter(luck)
        assert luck.asked == [4]
        places.append(int(scattering.places[0]))
    assert places == [2 * SLOTS, FIRST_LOOT + 2, FIRST_AWAY, FIRST_AWAY + 1]


@pytest.mark.parametrize(("kind", "places"), [(MINUS, 2), (SPYGLASS, 1), (PLANK, 1)])
def test_only_loot_may_lie_where_loot_was_laid(kind: int, places: int) -> None:
    """T3.2: its trace leads to a hand from which a card was laid, and to that."""
    state = position(MINUS, ZERO, PLUS)
    state.traces.begin(1, kind, NOTHING, slot(2, 0), 0b100, 0)
    scattering, luck = Scattering(state), Always(0)
    scattering.gather(1)
    assert (scattering.scatter(luck), luck.asked) == (True, [places])


# What others recall (G1.3)


def recalled(state: Traitres, came: tuple[int, ...] = (0, 1, 2)) -> list[int]:
    """The cards of traces, as all but seat 0 remember them in this world."""
    Scattering(state).recall(0, vec[i64]([*came]), FastLuck(1))
    return [int(state.traces.kind(one)) for one in range(state.traces.number)]


def test_each_trace_is_of_the_card_where_it_leads() -> None:
    state = position(MINUS, ZERO, PLUS)
    for places in ((slot(0, 1), 0, 0), (top(0), 0, 0), (top(1), 0, 0), (0, 0b1, 0), (0, 0, 0b1), (slot(2, 0), 0, 0)):
        state.traces.begin(1, NOTHING, NOTHING, *places)
    assert recalled(state) == [SPYGLASS, RIDDANCE, POCKETS, MINUS, PLANK, CATCH]


def test_no_two_traces_are_of_the_same_card() -> None:
    """The second of two that lead to one place is of nothing."""
    state = position(MINUS, ZERO, PLUS)
    for _ in range(2):
        state.traces.begin(1, PLUS, NOTHING, slot(0, 1), 0, 0)
        state.traces.begin(1, PLUS, NOTHING, 0, 0b100, 0)
    assert recalled(state) == [SPYGLASS, PLUS, NOTHING, NOTHING]


def test_two_seats_may_recall_the_same_card() -> None:
    state = position(MINUS, ZERO, PLUS)
    for seat in (1, 2):
        state.traces.begin(seat, NOTHING, NOTHING, slot(0, 1), 0, 0)
    assert recalled(state) == [SPYGLASS, SPYGLASS]


def test_what_the_viewer_remembers_is_not_touched() -> None:
    state = position(MINUS, ZERO, PLUS)
    state.traces.begin(0, MINUS, NOTHING, slot(1, 0), 0, 0)
    state.traces.begin(0, NOTHING, NOTHING, slot(1, 0), 0, 0)
    state.traces.begin(1, NOTHING, NOTHING, slot(0, 1), 0, 0)
    assert recalled(state) == [MINUS, NOTHING, SPYGLASS]


def test_the_last_of_eight_seats_recalls_no_card_twice_wherever_it_lies() -> None:
    state = position(MINUS, ZERO, PLUS)
    for places in ((slot(0, 1), 0, 0), (0, 0b100, 0), (0, 0, 0b10)):
        for seat in (7, 1, 7):
            state.traces.begin(seat, NOTHING, NOTHING, *places)
    assert recalled(state) == [SPYGLASS, SPYGLASS, NOTHING, PLUS, PLUS, NOTHING, ZERO, ZERO, NOTHING]


def test_a_trace_of_an_own_lay_is_of_what_came_from_it() -> None:
    """T3.3: the card that seat 1 laid lies lowest now, that of seat 2 on top."""
    state = position(MINUS, ZERO, PLUS)
    state.traces.begin(1, NOTHING, 1, 0, 0b111, 0)
    assert recalled(state, (1, 0, 2)) == [MINUS]


# What a viewer cannot place


def test_a_card_that_cannot_be_laid_is_not_counted_among_the_loot() -> None:
    """T3.2: of a +1, two 0, a −2 and a Spyglass, the Spyglass and a −2 are taken away."""
    unseen = Unseen(ONE[PLUS] + 2 * ONE[ZERO] + ONE[MINUS] + ONE[SPYGLASS], 0b1)
    unseen.remove(SPYGLASS)
    unseen.remove(MINUS)
    luck = Always(2)
    assert (unseen.take_loot(luck), luck.asked) == (ZERO, [3])
    assert (unseen.size, unseen.loot, unseen.bag) == (2, 2, ONE[PLUS] + ONE[ZERO])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_that_a_seat_knows_in_a_hand_is_dealt_there_again(seat: int) -> None:
    """G1.3: each seat knows the first card of the next one's hand, whatever else is dealt."""
    state = position()
    other = (seat + 1) % 3
    kind = HANDS[other][0]
    state.put_by = seat
    state.middle = TABLES.deck - sum(ONE[card] for hand in HANDS for card in hand) - ONE[RIDDANCE] - ONE[POCKETS]
    state.thrown = vec[i64]([])
    state.traces.begin(seat, kind, NOTHING, slot(other, 0), 0, 0)
    for number in range(6):
        state.fresh = len(HANDS[other]) * ONE[other]  # so that the hand keeps its order
        state.redeal(seat, FastLuck(number))
        assert state.card(other, 0) == kind


# Mixings undone (T3.3, T4.2)


def mixed(*loot: int, by: int = 2) -> Traitres:
    """Three loot cards, laid as +1, −2 and 0 by seats 0, 1 and 0, that lie so since somebody has mixed them."""
    state = position(*loot)
    for number, laid in enumerate((PLUS, MINUS, ZERO)):
        state.lay[number] = number % 2 + LAID * laid
    bag = sum(ONE[kind] for kind in loot)
    state.looks = vec[i64]([by + SEEN * bag, 0b111, 0b111])
    return state


@pytest.mark.parametrize("first", range(6))
def test_whichever_order_is_tried_first_the_one_that_can_have_been_is_found(first: int) -> None:
    """Seat 0 laid the +1 and the 0: they came from the places where they lie now, and so did the −2 of seat 1."""
    state = mixed(ZERO, PLUS, MINUS)
    mixings = Mixings(state, 0, Scattering(state))
    assert mixings.undo(Always(first))
    assert list(mixings.came) == [1, 2, 0]


@pytest.mark.parametrize("first", range(6))
def test_where_no_order_can_have_been_nothing_is_changed(first: int) -> None:
    """Seat 0 laid a +1, and none lies there."""
    state = mixed(ZERO, ZERO, MINUS)
    mixings = Mixings(state, 0, Scattering(state))
    assert not mixings.undo(Always(first))
    assert list(mixings.came) == [0, 1, 2]


def test_what_others_laid_is_what_came_from_their_lays() -> None:
    state = mixed(ZERO, PLUS, PLUS)
    mixings = Mixings(state, 0, Scattering(state))
    assert mixings.undo(Always(0))
    mixings.remember()
    assert [int(state.lay[number] // LAID) for number in range(3)] == [PLUS, PLUS, ZERO]
    assert [int(state.loot[number] % KNOWERS) for number in range(3)] == [ZERO, PLUS, PLUS]
