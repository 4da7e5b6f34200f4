"""Legal actions are said once, as spans; how many, which is the k-th, all of them and whether follow from that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.bits import WIDTH
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import MOST_SPANS, Spans, State

Said = list[tuple[int, int, int]]  # step, first code, members


@st.composite
def said(draw: st.DrawFn) -> Said:
    """Spans of verbs that follow each other, so that codes rise."""
    spans: Said = []
    first = draw(st.integers(0, 5))
    for _ in range(draw(st.integers(1, MOST_SPANS))):
        step = draw(st.sampled_from([1, 1, 1, 2, 5]))
        spans.append((step, first, draw(st.integers(0, 2 ** draw(st.integers(0, WIDTH)) - 1))))
        first += step * WIDTH + draw(st.integers(0, 3))
    return spans


class Speaking(State):
    """A state in which seat 0 may do what was said."""

    def __init__(self, spans: Said) -> None:
        super().__init__(1)
        self.acting = 1
        self.said = spans

    def add_legal(self, seat: int, spans: Spans) -> None:
        for step, first, members in self.said:
            if step == 1:
                spans.add(first, members)
            else:
                spans.add_every(step, first, members)


def codes(spans: Said) -> list[int]:
    """Written out one by one."""
    return [first + step * place for step, first, members in spans for place in range(WIDTH) if members >> place & 1]


@given(said())
def test_actions_are_listed_counted_numbered_and_told_from_others(spans: Said) -> None:
    state, expected = Speaking(spans), codes(spans)
    assert list(state.legal(0)) == expected
    assert state.count_legal(0) == len(expected)
    assert [state.kth_legal(0, k) for k in range(len(expected))] == expected
    assert not expected or state.any_legal(0, FastLuck(1)) in expected
    near = {code + away for code in (*expected, *(first for _, first, _ in spans)) for away in (-1, 0, 1)}
    assert {code for code in near if state.is_legal(0, code)} == set(expected)


def test_a_list_that_was_handed_out_does_not_change() -> None:
    first, second = Speaking([(1, 0, 3), (1, 70, 1)]), Speaking([(1, 0, 1), (1, 70, 7)])
    handed = first.legal(0)
    second.legal(0)
    assert list(handed) == [0, 1, 70]


def test_who_must_decide_and_may_do_nothing_is_an_error() -> None:
    """Otherwise another state's actions would be listed."""
    Speaking([(1, 0, 3)]).legal(0)
    with pytest.raises(LookupError, match="add_legal said nothing"):
        Speaking([]).legal(0)
