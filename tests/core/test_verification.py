"""Whoever kept what was shown before the deal finds every forgery of a record, without its rules."""

import pytest
from msgspec import structs

from quarterdeck.core.verification import FREE, Doubt, Kept, verify
from tests.core.forged import ADDED, FORGERIES, KEPT, fair, line_with, luck_with, next_one
from tools.new_game.template.game import SMUGGLERS

RECORD = fair(SMUGGLERS)


def test_an_honest_record_holds_to_the_last_outcome() -> None:
    """G1.7"""
    verdict = verify(RECORD, KEPT)
    assert verdict.holds
    assert verdict.complete
    assert verdict.follow == sum(text.endswith(")") for text in RECORD.log) > 4


@pytest.mark.parametrize("how", FORGERIES)
def test_every_forgery_is_named(how: str) -> None:
    """G1.7"""
    found, forge = FORGERIES[how]
    verdict = verify(forge(RECORD), KEPT)
    assert " ".join(doubt.kind for doubt in verdict.doubts) == found
    assert not verdict.holds


def test_the_first_line_that_does_not_follow_is_named_and_no_other() -> None:
    forged = line_with(line_with(RECORD, next_one, 3), next_one, 4)
    place = next(place for place, text in enumerate(forged.log) if text != RECORD.log[place])
    verdict = verify(forged)
    assert verdict.doubts == (Doubt("line", forged.log[place], line=place + 1),)
    assert str(verdict.doubts[0]) == f"line {place + 1}, “{forged.log[place]}”, does not follow from the key"
    assert verdict.follow == 2


def test_what_was_not_kept_is_not_compared() -> None:
    """Whoever sat down elsewhere cannot tell, and is not told that all is well."""
    swapped = fair(SMUGGLERS)
    assert verify(swapped, Kept()).holds
    assert not verify(swapped, Kept()).complete
    assert not verify(swapped, Kept(KEPT.commitment)).complete
    assert not verify(swapped, Kept("", KEPT.contributions)).complete


def test_a_difference_is_a_sentence_with_both_sides() -> None:
    kept = Kept("a" * 64, {0: "aa", 1: "bb"})
    record = luck_with(RECORD, contributions={0: ADDED[0].hex()})
    assert record.luck is not None
    assert [str(doubt) for doubt in verify(record, kept).doubts[:3]] == [
        f"the fingerprint of its key is {record.luck.commitment}, not {'a' * 64}, which was shown before the deal",
        "the bytes that seat 0 added are 616e6e65 in it, not aa",
        "the bytes that seat 1 added are none in it, not bb",
    ]


def test_digits_in_capitals_are_the_same_digits() -> None:
    kept = Kept(KEPT.commitment.upper(), {seat: part.upper() for seat, part in KEPT.contributions.items()})
    assert verify(luck_with(RECORD, contributions={0: "616E6E65", 1: ADDED[1].hex()}), kept).holds


@pytest.mark.parametrize("end", ["broken off by agreement", "broken off after 30 days"])
def test_a_game_that_was_broken_off_has_an_end_without_an_outcome(end: str) -> None:
    assert verify(structs.replace(RECORD, log=(*RECORD.log, end), outcome=None), KEPT).holds


def test_what_seats_did_and_said_takes_no_luck() -> None:
    told = structs.replace(RECORD, log=(*RECORD.log, "0: stow rum (1 of 2)", "1 says: trust 0 (1 of 2)"))
    assert verify(told, KEPT).follow == verify(RECORD, KEPT).follow


def test_a_bot_that_became_a_person_to_add_bytes_is_found_by_who_kept_the_seats() -> None:
    bots = tuple(person.bot for person in RECORD.seats)
    before = structs.replace(KEPT, seats=(bots[0], "deckhand", *bots[2:]))
    assert [doubt.kind for doubt in verify(RECORD, before).doubts] == ["seats"]
    assert verify(RECORD, structs.replace(KEPT, seats=bots)).holds


def test_on_a_seat_that_was_free_may_be_a_person_or_a_bot() -> None:
    """Who opened the table begins with bots on free seats, which add nothing."""
    bots = tuple(person.bot for person in RECORD.seats)
    assert verify(RECORD, structs.replace(KEPT, seats=(FREE,) * len(bots))).holds
    assert [doubt.kind for doubt in verify(RECORD, structs.replace(KEPT, seats=(FREE,))).doubts] == ["seats"]


def test_a_guest_follows_what_is_shown_before_the_deal() -> None:
    kept = Kept("", seats=("", FREE, "bosun"))
    assert kept.follow(["", "", ""], opener=False).seats == ("", "", "")


def test_who_opened_the_table_believes_nobody_that_a_bot_became_a_person() -> None:
    kept = Kept("", seats=("", FREE, "bosun"))
    assert kept.follow(["", "", ""], opener=True).seats == ("", "", "bosun")
    assert kept.follow(["", "captain", "bosun"], opener=True).seats == ("", "captain", "bosun")
    assert kept.free(2).follow(["", FREE, ""], opener=True).seats == ("", FREE, "")
