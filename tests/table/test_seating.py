"""What whoever opened a table arranges before the game: bots for free seats, new links, begin now."""

from collections.abc import Callable

import pytest

from quarterdeck.games import GAMES
from quarterdeck.table.bounds import MOST
from quarterdeck.table.entries import Arranged, GameBegan, TableEntry
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.seating import give_to_bot, renew_link, start
from quarterdeck.table.table import Table
from quarterdeck.wire.news import seats, shown
from tests.table.seated import BOTS, opened, sit_down, timed

OPENER = "person 0"


def waiting(*kinds: str) -> Table:
    return opened(GAMES["freibeuter"], *(kinds or (PERSON, PERSON, PERSON)))


def test_a_free_seat_is_given_to_a_bot_and_the_last_one_begins_the_game() -> None:
    table = waiting()
    log: list[TableEntry] = [table.opened, *table.sit(OPENER, "to 0", "Anna", "", at=0)]
    log += give_to_bot(table, OPENER, 2, "bosun", BOTS, at=1)
    assert log[-1] == Arranged(2, bot="bosun")
    assert [(seat.bot, seat.crew) for seat in seats(table, ())] == [("", 0), ("", 0), ("bosun", 1)]
    log += give_to_bot(table, OPENER, 1, "captain", BOTS, at=2)
    assert isinstance(log[-1], GameBegan)
    assert [(seat.bot, seat.crew) for seat in seats(table, ())] == [("", 0), ("captain", 1), ("bosun", 2)]
    restored = restore_table(GAMES, timed(log))
    assert shown(restored, "t", OPENER, ()) == shown(table, "t", OPENER, ())
    assert [person.bot for person in restored.referee.seats] == ["", "captain", "bosun"]  # type: ignore[union-attr]


def test_a_link_that_is_taken_back_opens_nothing_any_more() -> None:
    table = waiting()
    assert renew_link(table, OPENER, 1, "new", "for all", at=0) == [Arranged(1, invitation="new")]
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit("ben", "to 1", "Ben", "", at=0)
    table.sit("ben", "new", "Ben", "", at=0)
    assert shown(table, "t", OPENER, ()).invitations == ("to 0", None, "to 2")


def test_somebody_who_is_removed_sits_no_more() -> None:
    table = waiting()
    table.sit(OPENER, "to 0", "Anna", "", at=0)
    table.sit("ben", "to 1", "Ben", "", at=0)
    renew_link(table, OPENER, 1, "new", "for all", at=0)
    assert (table.seat_of("ben"), seats(table, ())[1].taken) == (None, False)
    with pytest.raises(Refusal, match="person-self"):
        renew_link(table, OPENER, 0, "newer", "for all", at=0)
    table.sit("ben", "to 2", "Ben", "", at=0)
    assert seats(table, ())[2].name == "Ben", "nobody else is called so any more"


def test_seats_are_not_arranged_for_ever() -> None:
    table = waiting()
    for number in range(MOST["arranged"]):
        renew_link(table, OPENER, 1, f"link {number}", "for all", at=0)
    with pytest.raises(Refusal, match="often-enough"):
        renew_link(table, OPENER, 1, "one more", "for all", at=0)


def test_a_bot_gives_its_seat_up_for_a_new_link() -> None:
    table = waiting(PERSON, "deckhand", PERSON)
    renew_link(table, OPENER, 1, "new", "for all", at=0)
    assert [seat.bot for seat in seats(table, ())] == ["", "", ""]
    table.sit("ben", "new", "Ben", "", at=0)
    assert table.seat_of("ben") == 1


def test_the_game_begins_at_once_with_bots_on_all_free_seats() -> None:
    table = waiting()
    with pytest.raises(Refusal, match="nobody-plays"):
        start(table, OPENER, "bosun", at=0)
    table.sit("ben", "to 1", "Ben", "", at=0)
    assert [type(entry) for entry in start(table, OPENER, "bosun", at=0)] == [Arranged, Arranged, GameBegan]
    assert [seat.bot for seat in seats(table, ())] == ["bosun", "", "bosun"]


COMMANDS: list[Callable[[Table, str], list[TableEntry]]] = [
    lambda table, person: give_to_bot(table, person, 1, "bosun", BOTS, at=0),
    lambda table, person: renew_link(table, person, 1, "new", "for all", at=0),
    lambda table, person: start(table, person, "bosun", at=0),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_only_the_opener_arranges_and_only_before_the_game(command: Callable[[Table, str], list[TableEntry]]) -> None:
    table = waiting()
    with pytest.raises(Refusal, match="opener-only"):
        command(table, "ben")
    sit_down(table)
    with pytest.raises(Refusal, match="game-began"):
        command(table, OPENER)


@pytest.mark.parametrize(
    ("seat", "bot", "key"),
    [
        (1, "parrot", "seat-kind-unknown"),
        (1, PERSON, "seat-kind-unknown"),
        (3, "bosun", "no-such-seat"),
        (-1, "bosun", "no-such-seat"),
        (0, "bosun", "seat-taken"),
    ],
)
def test_a_seat_that_cannot_be_given_away_is_refused(seat: int, bot: str, key: str) -> None:
    table = waiting()
    table.sit(OPENER, "to 0", "Anna", "", at=0)
    with pytest.raises(Refusal, match=key):
        give_to_bot(table, OPENER, seat, bot, BOTS, at=0)


def test_somebody_must_be_left_to_play() -> None:
    table = waiting(PERSON, "bosun")
    with pytest.raises(Refusal, match="nobody-plays"):
        give_to_bot(table, OPENER, 0, "bosun", BOTS, at=0)


def test_who_opens_a_bots_seat_for_somebody_is_not_alone_and_cannot_rewind() -> None:
    table = waiting(PERSON, "deckhand", "deckhand")
    assert table.alone
    renew_link(table, OPENER, 1, "new", "for all", at=0)
    assert not table.alone
