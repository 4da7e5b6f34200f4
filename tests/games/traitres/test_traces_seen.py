"""What a seat that sees cards still knows of those it follows (G1.3), trace by trace.

A trace is written as its seat, card and lay, then its places: of hands and the pile, of loot, of cards thrown away.
"""

import pytest

from quarterdeck.core.bags import ONE
from quarterdeck.games.traitres.box.pieces import MINUS, NOTHING, PLANK, PLUS, ZERO
from tests.games.traitres.test_traces import kept, rows

HAND_0, HAND_2 = 0b1, 0b11 << 10  # the first place of seat 0's hand, and two of seat 2's

Row = tuple[int, ...]


def trace(kind: int, *, hands: int = 0, loot: int = 0, away: int = 0, seat: int = 1) -> Row:
    return (seat, kind, NOTHING, hands, loot, away)


def known(*before: Row, number: int, hands: int = 0, loot: int = 0) -> list[int]:
    """The cards of traces after seat 1 saw so many +1 in these places."""
    traces = kept(*before)
    traces.seen(1, PLUS, number, hands, loot)
    assert [row[2:] for row in rows(traces)] == [row[2:] for row in before], "a trace leads elsewhere"
    return [row[1] for row in rows(traces)]


def test_of_traces_that_lead_to_the_same_places_as_many_end_as_cards_were_seen() -> None:
    alike = [trace(PLUS, loot=0b111)] * 3
    for number in range(4):
        assert known(*alike, number=number, loot=0b1) == [NOTHING] * number + [PLUS] * (3 - number)


@pytest.mark.parametrize(
    "other",
    [trace(PLUS, loot=0b110), trace(PLUS, loot=0b11, hands=HAND_2), trace(PLUS, loot=0b11, away=0b1)],
    ids=["loot", "hands", "thrown away"],
)
def test_of_traces_that_lead_to_different_places_all_end_when_one_card_was_seen(other: Row) -> None:
    first = trace(PLUS, loot=0b11)
    assert known(first, other, number=1, loot=0b10) == [NOTHING, NOTHING]
    assert known(first, other, number=0, loot=0b10) == [PLUS, PLUS]


def test_a_trace_of_another_seat_or_card_or_to_other_places_does_not_end() -> None:
    others = [trace(PLUS, loot=0b1, seat=2), trace(ZERO, loot=0b1), trace(PLUS, loot=0b10), trace(PLUS, hands=HAND_2)]
    assert known(*others, number=1, loot=0b1) == [PLUS, ZERO, PLUS, PLUS]
    assert known(*others, number=1, hands=HAND_0) == [PLUS, ZERO, PLUS, PLUS]
    assert known(trace(PLUS, hands=HAND_0), trace(PLUS, loot=0b1), number=1, hands=HAND_0) == [NOTHING, PLUS]
    assert known(trace(PLUS, hands=HAND_0), trace(PLUS, loot=0b1), number=1, loot=0b1) == [PLUS, NOTHING]


def test_a_card_that_is_shown_is_none_of_the_chest() -> None:
    """T4.1: seat 2 shows a +1, and has one card left."""
    traces = kept(trace(PLUS, hands=HAND_2), trace(PLUS, loot=0b1))
    traces.shown(2, 1, PLUS)
    assert rows(traces) == [trace(NOTHING, hands=0b1 << 10), trace(PLUS, loot=0b1)]


# With a Spyglass (T4.2)


def test_a_card_known_just_there_is_the_one_that_is_seen_and_its_trace_ends() -> None:
    traces = kept(trace(PLUS, loot=0b11), trace(PLUS, loot=0b111), trace(PLUS, loot=0b11, seat=2))
    traces.looked_at(1, 0b11, ONE[PLUS] + ONE[MINUS])
    assert rows(traces) == [trace(PLUS, loot=0b100), trace(PLUS, loot=0b11, seat=2)]


def test_one_card_more_than_was_known_there_may_have_been_the_other() -> None:
    traces = kept(trace(PLUS, loot=0b11), trace(NOTHING, loot=0b1), trace(PLUS, loot=0b111))
    traces.looked_at(1, 0b11, 2 * ONE[PLUS])
    assert rows(traces) == [trace(NOTHING, loot=0b100)]


def test_a_card_that_may_be_in_a_hand_or_was_thrown_away_is_not_dropped() -> None:
    before = [trace(PLUS, hands=HAND_0, loot=0b1), trace(PLANK, loot=0b1, away=0b1), trace(ZERO, hands=HAND_0)]
    traces = kept(*before)
    traces.looked_at(1, 0b1, ONE[ZERO])
    assert rows(traces) == [trace(PLUS, hands=HAND_0), trace(PLANK, away=0b1), trace(ZERO, hands=HAND_0)]


def test_whoever_mixes_cards_himself_knows_which_lies_where() -> None:
    """T3.3: the others' cards may then lie in any of the places, if they lay in one."""
    traces = kept(trace(PLUS, loot=0b1), trace(PLUS, loot=0b1, seat=2), trace(ZERO, loot=0b1000, seat=2))
    traces.mixed(1, 0b111)
    assert rows(traces) == [trace(PLUS, loot=0b1), trace(PLUS, loot=0b111, seat=2), trace(ZERO, loot=0b1000, seat=2)]


# Out of the pile and into the discard


def test_who_draws_a_card_sees_one_of_those_known_there_and_all_others_follow_theirs() -> None:
    """T4.4: seat 1 draws a +1 that another put on top of the pile."""
    top, drawn = 1 << 40, 1 << 7
    two = trace(PLUS, hands=top | HAND_2)
    traces = kept(two, two, trace(PLUS, loot=0b1), trace(ZERO, hands=top | HAND_0, seat=2))
    traces.drawn(1, PLUS, top, drawn)
    assert rows(traces) == [
        trace(NOTHING, hands=HAND_2),
        trace(PLUS, hands=HAND_2),
        trace(PLUS, loot=0b1),
        trace(ZERO, hands=drawn | HAND_0, seat=2),
    ]


def test_a_hand_that_is_thrown_away_takes_what_was_known_in_it_along() -> None:
    """T4.5, T5.1: seat 2's, after three other cards."""
    traces = kept(trace(PLUS, hands=HAND_2 | HAND_0, away=0b1), trace(ZERO, hands=HAND_0))
    traces.thrown_away(2, 3)
    assert rows(traces) == [trace(PLUS, hands=HAND_0, away=0b11001), trace(ZERO, hands=HAND_0)]
