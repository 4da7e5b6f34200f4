"""Legal actions are said once, as spans; how many, which is the k-th, all of them and whether follow from that."""

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.bits import WIDTH
from quarterdeck.core.state import MOST_SPANS, Spans

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


def spans_of(spans: Said) -> Spans:
    found = Spans()
    for step, first, members in spans:
        if step == 1:
            found.add(first, members)
        else:
            found.add_every(step, first, members)
    return found


def codes(spans: Said) -> list[int]:
    """Written out one by one."""
    return [first + step * place for step, first, members in spans for place in range(WIDTH) if members >> place & 1]


@given(said())
def test_actions_are_listed_counted_numbered_and_told_from_others(spans: Said) -> None:
    found, expected = spans_of(spans), codes(spans)
    assert list(found.listed()) == expected
    assert found.count() == len(expected)
    assert [found.kth(k) for k in range(len(expected))] == expected
    near = {code + away for code in (*expected, *(first for _, first, _ in spans)) for away in (-1, 0, 1)}
    assert {code for code in near if found.holds(code)} == set(expected)


def test_answers_that_share_a_place_of_the_cache_are_told_apart() -> None:
    """Single spans are listed once: sets, or first codes, that lie a prime apart fall into one place."""
    found = Spans()
    for first, members in ((0, 5), (0, 5 + 4093), (2, 3), (2 + 4093, 3), (2, 3)):
        found.size = 0
        found.add(first, members)
        assert list(found.listed()) == codes([(1, first, members)])
        assert found.listed() is found.listed()
