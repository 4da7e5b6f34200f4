"""The process that reviews: what it finds slice by slice, and what it makes of what cannot be reviewed."""

import io
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from quarterdeck.games import GAMES
from quarterdeck.server import reviewer
from quarterdeck.server.reviewer import Go, Slice, Work, serve
from quarterdeck.wire.replaying import Chances, Costly, Ended, Judged, Reviewed

RECORD = Path(__file__).parents[1] / "records" / "traitres" / "v1" / "3-players-pile-empty-at-once.json"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "SLICE", 0.0005)


def slices(*orders: Go) -> list[Slice]:
    """What the process says to some orders."""
    said = io.BytesIO()
    serve(GAMES, io.BytesIO(b"".join(msgspec.json.encode(order) + b"\n" for order in orders)), said)
    return [msgspec.json.decode(line, type=Slice) for line in said.getvalue().splitlines()]


def whole(text: str) -> Iterator[Slice]:
    """All slices of a review."""
    work = Work(GAMES, text, 10)
    for number in range(10_000):
        one = work.slice(number)
        yield msgspec.json.decode(msgspec.json.encode(one), type=Slice)
        if one.over or one.failed:
            return


def test_a_review_comes_in_slices_with_progress_and_ends() -> None:
    found = list(whole(RECORD.read_text(encoding="utf-8")))
    assert len(found) > 5
    assert [one.done for one in found] == sorted(one.done for one in found)
    assert found[-1].over
    assert found[-1].done == found[-1].of
    parts: list[Reviewed] = [part for one in found for part in one.found]
    assert {type(part) for part in parts} == {Judged, Costly, Chances, Ended}
    assert len(parts) == len({(type(part), part.step) for part in parts})


def test_what_is_shown_of_an_alternative_is_told_to_whoever_decided_and_as_news() -> None:
    parts = [part for one in whole(RECORD.read_text(encoding="utf-8")) for part in one.found]
    for card in (part for part in parts if isinstance(part, Costly)):
        shown = card.shown
        assert (shown.since, shown.entry) == (card.step - 1, card.step)
        assert {line.entry for line in shown.told} == {card.step}
        assert msgspec.json.decode(shown.view, type=GAMES["traitres"].view).seat == card.seat
        assert (shown.decision, shown.choices, shown.said) == (None, (), ())


def test_the_process_goes_on_slice_by_slice_and_begins_anew_with_another_record() -> None:
    text = RECORD.read_text(encoding="utf-8")
    first, second, again = slices(Go(1, text), Go(2), Go(3, text))
    assert (first.number, second.number, again.number) == (1, 2, 3)
    assert second.done >= first.done
    assert again.of == first.of > 0
    assert again.done <= first.done + 1


@pytest.mark.parametrize("text", ["no record", "{}", '{"quarterdeck":1}'])
def test_what_cannot_be_reviewed_fails_and_takes_nothing_with_it(text: str) -> None:
    lost, nothing, next_one = slices(Go(1, text), Go(2), Go(3, RECORD.read_text(encoding="utf-8")))
    assert lost == Slice(1, failed=True)
    assert nothing == Slice(2, failed=True)
    assert not next_one.failed


def test_a_review_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "LONGEST", 0.0)
    (first,) = islice(whole(RECORD.read_text(encoding="utf-8")), 1)
    assert first.failed
