"""Others play on from where a game had come: its lines are the head of their record, with a luck of its own."""

import pytest
from msgspec import structs

from quarterdeck.core.errors import BadRecord, BrokenRule, IllegalAction, QuarterdeckError
from quarterdeck.core.lines import Acted
from quarterdeck.core.luck import SecretLuck
from quarterdeck.core.record import Person, Record, Stretch, read
from quarterdeck.core.replay import Replay, replay
from quarterdeck.core.verification import verify
from tests.core.forged import KEPT, KEY, fair, luck_with
from tests.core.headed import FORGED_HEADS, line_spoilt, place_spoilt, played_on
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import GAMES, record_of

DEAL = ("first 0", "role smuggler spy", "deal rum silk powder powder", "load silk")
STOWED = (*DEAL, "0: stow rum", "1: stow powder", "mix powder rum")
ENDED = (*STOWED, "0: lay silk saying rum", "draw rum", "1: accuse 0")
EARLIER = (Person("Ann"), Person("Mary"))
ALONE = (Person("Moll", "bosun"), Person("Ida"))


def headed(*log: str, lines: int, steps: int, **fields: object) -> Record:
    """A record of Ida against a bot, who play on from where Ann and Mary were in a line."""
    stretch = Stretch("replay1", steps, lines, EARLIER)
    return structs.replace(record_of(2, *log), quarterdeck=3, seats=ALONE, head=(structs.replace(stretch, **fields),))


def test_a_head_leads_to_where_the_earlier_game_was_and_others_sit_there() -> None:
    record = headed(*ENDED, lines=7, steps=2)
    steps = Replay(GAMES, record)
    assert steps.referee.seats == EARLIER
    steps.step()
    assert steps.referee.seats == EARLIER
    steps.step()
    assert steps.referee.seats == tuple(steps.referee.holders) == ALONE
    assert steps.referee.begins == 12  # counted as in a record, one outcome a line
    assert steps.finish().outcome == replay(GAMES, record_of(2, *ENDED)).outcome


def test_a_head_may_be_the_deal_alone() -> None:
    assert Replay(GAMES, headed(*ENDED, lines=4, steps=0)).referee.seats == ALONE


def test_a_record_without_a_head_is_of_no_newer_format_for_it() -> None:
    assert fair(SMUGGLERS).quarterdeck == 1
    assert played_on(SMUGGLERS).quarterdeck == 3


def test_it_is_written_and_read_as_it_was_played() -> None:
    """Its head is the earlier record's lines as they stand there."""
    record, earlier = played_on(SMUGGLERS), fair(SMUGGLERS)
    (stretch,) = record.head
    assert record.log[: stretch.lines] == earlier.log[: stretch.lines]
    assert (stretch.replay, stretch.steps, stretch.seats, stretch.luck) == ("replay1", 6, earlier.seats, earlier.luck)
    assert read(record.json().encode()) == record
    assert structs.replace(replay(GAMES, record).record(), luck=record.luck) == record


def test_a_record_of_format_2_has_no_head() -> None:
    text = structs.replace(played_on(SMUGGLERS), quarterdeck=2).json().encode()
    with pytest.raises(BadRecord, match="has a head, as records have from format 3 on"):
        read(text)


def test_one_may_play_on_from_a_game_that_was_played_on() -> None:
    record = headed(*ENDED, lines=4, steps=0)
    twice = structs.replace(record, head=(*record.head, Stretch("replay2", 1, 5, (Person("Bea"), Person("Cid")))))
    steps = Replay(GAMES, twice)
    assert steps.referee.seats == (Person("Bea"), Person("Cid"))
    steps.step()
    assert steps.referee.seats == ALONE
    assert structs.replace(steps.finish().record(), outcome=None).head[1].lines == 9


# What nobody undoes


def test_nobody_takes_back_or_rewinds_what_stands_in_the_head() -> None:
    for line, key in (("1 takes back", "nothing-to-take-back"), ("1 rewinds to line 6", "nothing-to-rewind")):
        log = (*DEAL, "0: stow rum", "1: stow powder", "mix powder rum", line)
        with pytest.raises(BrokenRule, match=key) as broken:
            replay(GAMES, headed(*log, lines=7, steps=2))
        assert broken.value.entry == 8
    before_the_mixing = headed(*DEAL, "0: stow rum", "0 takes back", lines=5, steps=1)
    with pytest.raises(BrokenRule, match="nothing-to-take-back"):
        replay(GAMES, structs.replace(before_the_mixing, seats=(Person("Ida"), Person("Moll", "bosun"))))


def test_behind_the_head_one_takes_back_and_rewinds_as_ever() -> None:
    """Who is alone now may, however many played the head; its lines are counted from the first one."""
    log = (*STOWED, "1 rewinds to line 6", "1: stow powder", "mix powder rum")
    record = headed(*log, lines=5, steps=1)
    referee = replay(GAMES, record)
    assert referee.truth == replay(GAMES, record_of(2, *STOWED)).truth
    assert referee.places(1)[-1] >= referee.begins > referee.places(0)[0]


def test_what_was_undone_within_the_head_is_undone() -> None:
    log = (*DEAL, "0: stow rum", "0 takes back", "0: stow silk", "1: stow powder", "mix powder silk")
    assert (
        replay(GAMES, headed(*log, lines=6, steps=2)).truth
        == replay(GAMES, record_of(2, *DEAL, "0: stow silk", "1: stow powder", "mix powder silk")).truth
    )


def test_who_left_a_seat_to_a_bot_in_the_head_has_it_no_more_and_whoever_plays_on_has() -> None:
    log = (*DEAL, "0 resigns to bosun", "0: stow rum", "1: stow powder", "mix powder rum", "1 resigns to bosun")
    record = headed(*log, lines=6, steps=2)
    assert replay(GAMES, record).holders == [ALONE[0], Person("Ida", "bosun")]


# What is wrong with a head


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (headed(*ENDED, lines=7, steps=3), "does not end with step 3 in line 7"),
        (headed(*ENDED, lines=6, steps=2), "does not end with step 2 in line 6"),
        (headed(*ENDED, lines=3, steps=0), "does not end with step 0 in line 3"),
        (headed(*ENDED, lines=0, steps=0), "ends in line 0, where it cannot end"),
        (headed(*ENDED, lines=11, steps=4), "ends in line 11, where it cannot end"),
        (headed(*ENDED, lines=10, steps=4), "is a game that is over"),
        (headed(*DEAL, "broken off by agreement", lines=5, steps=1), "is a game that is over"),
        (headed(*ENDED, lines=7, steps=2, seats=(*EARLIER, Person("Bea"))), "has 2 players, and its head 3"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_head_that_cannot_be_is_no_record(record: Record, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        replay(GAMES, record)


def test_the_first_line_of_a_head_that_breaks_a_rule_is_named() -> None:
    with pytest.raises(BrokenRule) as broken:
        replay(GAMES, headed(*DEAL, "0: stow powder", *ENDED[5:], lines=7, steps=2))
    assert broken.value.entry == 5
    with pytest.raises(BrokenRule, match="neither an action") as broken:
        replay(GAMES, headed(*DEAL, "nonsense", *ENDED[5:], lines=7, steps=2))
    assert broken.value.entry == 5


def test_nobody_plays_on_from_a_game_that_is_over() -> None:
    referee = replay(GAMES, record_of(2, *ENDED))
    with pytest.raises(IllegalAction, match="game-over"):
        referee.play_on(ALONE, SecretLuck(KEY), "replay1", None)


# Its luck


def test_the_head_follows_from_its_own_luck_and_the_rest_from_the_new_key() -> None:
    """G1.7"""
    record = played_on(SMUGGLERS)
    verdict = verify(record)
    assert verdict.holds
    drawn = [place for place, line in enumerate(record.log, start=1) if line.endswith(")")]
    assert verdict.follow == len(drawn)
    assert drawn[0] <= record.head[0].lines < drawn[-1]
    replay(GAMES, record)


def test_a_head_without_sealed_luck_is_held_against_the_rules_alone() -> None:
    record = played_on(SMUGGLERS)
    (stretch,) = record.head
    open_head = structs.replace(record, head=(structs.replace(stretch, luck=None),))
    replay(GAMES, open_head)
    verdict = verify(open_head)
    assert verdict.holds
    assert verdict.follow == sum(line.endswith(")") for line in record.log[stretch.lines :])


@pytest.mark.parametrize("of_the_head", [True, False])
def test_the_first_line_that_does_not_follow_is_named_in_the_head_and_behind_it(of_the_head: bool) -> None:
    """G1.7"""
    record = played_on(SMUGGLERS)
    (doubt,) = verify(line_spoilt(record, of_the_head=of_the_head)).doubts
    assert (doubt.kind, doubt.line) == ("line", place_spoilt(record, of_the_head=of_the_head) + 1)


@pytest.mark.parametrize("how", FORGED_HEADS)
def test_every_forgery_of_a_head_is_named(how: str) -> None:
    """G1.7"""
    found, forge = FORGED_HEADS[how]
    record = forge(played_on(SMUGGLERS))
    assert [doubt.kind for doubt in verify(record).doubts] == [found]
    with pytest.raises(QuarterdeckError):
        replay(GAMES, record)


def test_what_was_kept_is_compared_with_the_new_luck_not_with_that_of_the_head() -> None:
    record = played_on(SMUGGLERS)
    assert [doubt.kind for doubt in verify(record, KEPT).doubts] == ["commitment", "bytes"]
    of_the_head = luck_with(record, commitment=KEPT.commitment, key=KEY.hex())
    assert "line" in [doubt.kind for doubt in verify(of_the_head, KEPT).doubts]


def test_a_head_says_who_did_what_at_its_places() -> None:
    entries = replay(GAMES, headed(*ENDED, lines=7, steps=2)).entries
    assert [entry.seat for entry in entries if isinstance(entry, Acted)] == [0, 1, 0, 1]
