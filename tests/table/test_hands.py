"""Several people at one screen: whose seats are whose, what opens a hand, and when the clock behind a curtain runs."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table.entries import GameBegan, Lifted, SatDown, TableEntry
from quarterdeck.table.forgetting import Forgetting, people_of
from quarterdeck.table.hands import lift, open_hand, secret_of, take_hand
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.seating import renew_link
from quarterdeck.table.table import Table
from quarterdeck.table.timing import CURTAIN, SECOND, Times, Timing
from quarterdeck.table.undoing import take_back
from quarterdeck.wire.news import looked, news, seats, shown
from tests.table.seated import act, opened, play, timed

TABLET = "person 0"  # the badge of the screen, which opened the table
LINK = "to any"
MINUTE = Timing(decision=60)


def shared(
    *others: str, timing: Timing | None = None, codes: tuple[str, str] = ("", "")
) -> tuple[Table, list[TableEntry]]:
    """Anne and Bob at one screen, and others by themselves; with the table's log so far."""
    table = opened(GAMES["freibeuter"], PERSON, PERSON, *others, timing=timing, invitation=LINK)
    log: list[TableEntry] = [table.opened]
    for name, code in zip(("Anne", "Bob"), codes, strict=True):
        log += take_hand(table, TABLET, f"hand of {name}", LINK, name, "", code, at=0)
    for seat, kind in enumerate(others, start=2):
        if kind == PERSON:
            log += table.sit(f"person {seat}", f"to {seat}", f"Name {seat}", "", at=0)
    return table, log


def refusal(table: Table, hand: str = "hand of Cleo", invitation: str = LINK, code: str = "", who: str = TABLET) -> str:
    """Why one more does not sit down; nobody has."""
    before = dict(table.people)
    with pytest.raises(Refusal) as refused:
        take_hand(table, who, hand, invitation, "Cleo", "", code, at=0)
    assert table.people == before
    return refused.value.key


# Sitting down


def test_several_at_one_screen_take_the_seats_of_one_link_and_the_last_begins() -> None:
    table, log = shared()
    assert table.seats_of(TABLET) == (0, 1)
    assert table.seat_of(TABLET) is None, "a screen that several share sees nobody's hand by itself"
    assert isinstance(log[-1], GameBegan)
    assert [table.seat_of(f"hand of {name}") for name in ("Anne", "Bob")] == [0, 1]


def test_whoever_shares_a_screen_sits_nowhere_else_and_the_other_way_round() -> None:
    table = opened(GAMES["freibeuter"], PERSON, PERSON, PERSON, PERSON, invitation=LINK)
    table.sit("ben", LINK, "Ben", "", at=0)
    take_hand(table, TABLET, "hand of Anne", LINK, "Anne", "", "", at=0)
    assert refusal(table, who="ben", invitation="to 2") == "already-seated"
    with pytest.raises(Refusal, match="already-seated"):
        table.sit(TABLET, "to 2", "Cleo", "", at=0)
    assert refusal(table, invitation="to 0") == "seat-taken"
    assert refusal(table, invitation="nowhere") == "invitation-unknown"


def test_nobody_joins_a_screen_once_the_cards_are_dealt() -> None:
    table, _ = shared()
    assert refusal(table) == "game-began"
    assert refusal(table, invitation="to 0") == "game-began"


@pytest.mark.parametrize("code", ["123", "123456789", "12 34", "12\n34"])
def test_a_code_has_four_to_eight_signs(code: str) -> None:
    assert refusal(opened(GAMES["freibeuter"], PERSON, PERSON, invitation=LINK), code=code) == "hand-code-bad"


def test_everybody_sees_who_shares_a_screen() -> None:
    table, _ = shared(PERSON, "bosun")
    assert [seat.screen for seat in seats(table, ())] == [1, 1, 0, 0]
    assert [hand.seat for hand in shown(table, "t", TABLET, ()).hands] == [0, 1]
    assert shown(table, "t", "person 2", ()).hands == ()


def test_the_link_is_theirs_already() -> None:
    table = opened(GAMES["freibeuter"], PERSON, PERSON, PERSON, invitation=LINK)
    take_hand(table, TABLET, "hand of Anne", LINK, "Anne", "", "", at=0)
    assert (looked(table, TABLET, LINK).state, looked(table, "ben", LINK).state) == ("yours", "free")
    assert looked(table, TABLET, "to 0").seat == 0


def test_a_screen_that_the_opener_takes_off_does_not_come_back_by_the_link() -> None:
    table = opened(GAMES["freibeuter"], PERSON, PERSON, PERSON, invitation=LINK)
    take_hand(table, "ben", "hand of Ben", LINK, "Ben", "", "", at=0)
    renew_link(table, TABLET, 0, "new", "to any other", at=0)
    assert refusal(table, invitation="to any other", who="ben") == "removed"


# What opens a hand


def test_a_hand_is_opened_by_its_own_secret_for_its_own_screen_alone() -> None:
    table, _ = shared()
    secrets = [secret_of(table, TABLET, seat, "") for seat in (0, 1)]
    assert len(set(secrets)) == 2
    assert all(len(bytes.fromhex(secret.rpartition(".")[2])) == 16 for secret in secrets)
    (asked,) = table.people_asked()
    assert open_hand(table, TABLET, asked, secrets[asked]) == table.people[asked].person
    for who, seat, secret, key in [
        (TABLET, asked, secrets[1 - asked], "hand-secret-wrong"),
        (TABLET, asked, "ü", "hand-secret-wrong"),
        ("ben", asked, secrets[asked], "hand-not-here"),
        (TABLET, 9, secrets[asked], "hand-not-here"),
    ]:
        with pytest.raises(Refusal, match=key):
            open_hand(table, who, seat, secret)
    for who, seat in (("ben", 0), ("", 0), (TABLET, 2)):
        with pytest.raises(Refusal, match="hand-not-here"):
            secret_of(table, who, seat, "")


def test_the_secret_of_a_lift_opens_nothing_for_badges_of_another_generation() -> None:
    table, _ = shared()
    (asked,) = table.people_asked()
    secret = secret_of(table, TABLET, asked, "", "lift", 1)
    assert secret.startswith("lift.")
    assert open_hand(table, TABLET, asked, secret, 1) == table.people[asked].person
    for wrong, generation in ((secret, 2), (secret, 0), ("other" + secret[4:], 1), (secret[5:], 1)):
        with pytest.raises(Refusal, match="hand-secret-wrong"):
            open_hand(table, TABLET, asked, wrong, generation)


def test_nobody_lifts_a_curtain_where_there_is_none() -> None:
    table, _ = shared(PERSON)
    for who, seat in (("person 2", 2), ("", 2), (TABLET, 2)):
        with pytest.raises(Refusal, match="hand-not-here"):
            secret_of(table, who, seat, "")


def test_who_has_a_code_is_asked_for_it() -> None:
    table, log = shared(codes=("4711", ""))
    assert secret_of(table, TABLET, 0, "4711")
    assert secret_of(table, TABLET, 1, "whatever")
    for code in ("", "4712", "47110"):
        with pytest.raises(Refusal, match="hand-code-wrong"):
            secret_of(table, TABLET, 0, code)
    assert [hand.code for hand in shown(table, "t", TABLET, ()).hands] == [True, False]
    stored = [entry for entry in log if isinstance(entry, SatDown)]
    assert "4711" not in repr(stored)
    assert restore_table(GAMES, timed(log)).people == table.people


def test_anybody_may_look_at_their_hand_while_another_of_them_is_asked() -> None:
    table, _ = shared()
    for seat in (0, 1):
        assert open_hand(table, TABLET, seat, secret_of(table, TABLET, seat, "")) == table.people[seat].person


def test_before_the_cards_are_dealt_there_is_no_hand_to_open() -> None:
    table = opened(GAMES["freibeuter"], PERSON, PERSON, invitation=LINK)
    take_hand(table, TABLET, "hand of Anne", LINK, "Anne", "", "", at=0)
    with pytest.raises(Refusal, match="game-not-begun"):
        open_hand(table, TABLET, 0, secret_of(table, TABLET, 0, ""))


def test_once_the_game_is_over_there_is_nothing_to_hide() -> None:
    table, _ = shared()
    play(table, FastLuck(1))
    assert table.seat_of(TABLET) == 0


# Clocks


def test_a_clock_behind_a_curtain_runs_from_its_lifting() -> None:
    times = Times(MINUTE, 2)
    screens = {0: "tablet", 1: "tablet"}
    times.ask([0], 0, screens)
    assert (times.left(0, 0), times.curtained(0, 0), times.due([0], 0)) == (60 * SECOND, CURTAIN, CURTAIN + 60 * SECOND)
    times.lift(0, 10 * SECOND)
    assert (times.left(0, 20 * SECOND), times.curtained(0, 20 * SECOND)) == (50 * SECOND, 0)
    assert times.overdue(0, 70 * SECOND)


def test_it_runs_at_most_half_a_minute_later() -> None:
    assert CURTAIN == 30 * SECOND
    times = Times(Timing(bank=60, increment=5), 2)
    times.ask([0], 0, {0: "tablet", 1: "tablet"})
    assert times.left(0, CURTAIN) == 60 * SECOND
    assert times.left(0, CURTAIN + SECOND) == 59 * SECOND
    times.lift(0, CURTAIN + 20 * SECOND)
    assert times.left(0, CURTAIN + 20 * SECOND) == 40 * SECOND, "lifting late gives nothing back"
    times.answer(0, CURTAIN + 20 * SECOND)
    assert times.banks[0] == 45 * SECOND


def test_those_asked_at_once_decide_one_after_the_other_in_the_order_of_seats() -> None:
    times = Times(MINUTE, 4)
    screens = {1: "tablet", 3: "tablet"}
    times.ask([3, 1, 2], 0, screens)
    assert [times.curtained(seat, 0) for seat in (1, 2, 3)] == [CURTAIN, 0, None]
    assert times.due([1, 2, 3], 0) == 60 * SECOND
    assert not times.overdue(3, 3600 * SECOND), "who waits for another at their screen has no clock yet"
    times.lift(1, 5 * SECOND)
    times.answer(1, 8 * SECOND)
    times.ask([2, 3], 8 * SECOND, screens)
    assert times.curtained(3, 8 * SECOND) == CURTAIN


def test_who_takes_back_goes_on_and_the_next_one_waits_again() -> None:
    times = Times(MINUTE, 2)
    screens = {0: "tablet", 1: "tablet"}
    times.ask([0, 1], 0, screens)
    times.lift(0, 0)
    times.answer(0, 10 * SECOND)
    times.ask([1], 10 * SECOND, screens)
    times.take_back(0)
    times.ask([0, 1], 15 * SECOND, screens)
    assert (times.left(0, 15 * SECOND), times.curtained(1, 15 * SECOND)) == (45 * SECOND, None)


def test_a_decision_of_one_who_waits_for_another_costs_nothing() -> None:
    times = Times(Timing(bank=60, increment=5), 2)
    times.ask([0, 1], 0, {0: "tablet", 1: "tablet"})
    times.answer(1, 20 * SECOND)
    assert times.banks[1] == 65 * SECOND


def test_a_lifting_is_written_down_once_where_there_is_a_clock() -> None:
    table, log = shared(timing=MINUTE)
    (asked,) = table.people_asked()
    assert lift(table, [1 - asked], at=1000) == []
    assert lift(table, [None, asked], at=4000) == [Lifted(asked)]
    assert lift(table, [asked], at=5000) == []
    assert table.due(5000) == 64_000
    restored = restore_table(GAMES, [*timed(log), (4000, Lifted(asked))])
    assert restored.due(5000) == 64_000
    without, _ = shared()
    assert lift(without, without.people_asked(), at=4000) == []


def test_one_alone_at_a_screen_has_no_curtain() -> None:
    table = opened(GAMES["freibeuter"], PERSON, PERSON, timing=MINUTE)
    take_hand(table, TABLET, "hand of Anne", "to 0", "Anne", "", "", at=0)
    table.sit("ben", "to 1", "Ben", "", at=0)
    (asked,) = table.people_asked()
    assert table.times.curtained(asked, 0) == 0


def test_after_a_take_back_the_same_hand_decides_again() -> None:
    table, _ = shared(timing=MINUTE)
    (asked,) = table.people_asked()
    lift(table, [asked], at=1000)
    entry = table.entries
    act(table, asked, FastLuck(1), at=2000)
    take_back(table, asked, entry, offered=True, at=3000)
    assert table.times.left(asked, 3000) == 58_000


# Forgetting


def test_a_screen_is_forgotten_with_all_its_seats() -> None:
    table, log = shared(PERSON, codes=("4711", ""))
    log += table.chat(1, "Bob writes", at=0)
    log += play(table, FastLuck(1), 6)
    assert TABLET in people_of(log)
    forgetting = Forgetting(log, TABLET, "x")
    after = [forgetting.change(entry) for entry in log]
    assert people_of(after) == {"person 2"}
    assert not any(word in repr(after) for word in ("Anne", "Bob", TABLET, "hand of"))
    assert not any(entry.code for entry in after if isinstance(entry, SatDown))
    again = restore_table(GAMES, timed(after))
    for viewer in (None, 0, 1, 2):
        assert news(again, viewer, -1).view == news(table, viewer, -1).view
    assert len({entry.name for entry in after if isinstance(entry, SatDown)}) == 3
