"""What happens around a game, before browsers: who is away, clocks, ways back, agreements, another game."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.clocked import Clocked
from tests.browser.companies import asked, come, gather, leave, other_than, propose
from tests.browser.seats import Seat, by_list
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    """A server for this file, whose clock is put forward."""
    served = Clocked(tmp_path_factory.mktemp("clocked"))
    yield served
    served.stop()


def beside(seat: Seat) -> str:
    """What stands beside the turn of players and their time."""
    return seat.page.get_by_role("list", name="Players and their time").inner_text()


def fits(seat: Seat, size: Size) -> bool:
    """Whether nobody finds fault with a page, and it is no wider than its window."""
    assert findings(seat.page) == []
    return bool(seat.page.evaluate("document.documentElement.scrollWidth") <= size.width)


def test_a_stand_in_moves_for_whoever_is_away_until_they_come_back(
    own_server: Clocked, visitors: Visitors, size: Size
) -> None:
    seats = gather(visitors, "freibeuter", timing={"grace": 15}, sizes=[size, size])
    gone = asked(seats)
    here = other_than(gone, seats)
    table, entry = here.table, here.news["entry"]
    leave(gone)
    here.page.get_by_text(re.compile(r"away · a stand-in moves in 1\d s")).wait_for()
    assert fits(here, size)
    own_server.let_pass(15)
    here.page.get_by_role("region", name="Log").get_by_text("is away; a stand-in (Bosun) moves.").first.wait_for()
    assert here.news["entry"] > entry
    come(gone, table)
    here.page.get_by_text("a stand-in moves in").wait_for(state="detached")


def test_at_zero_a_stand_in_decides_and_the_game_goes_on(own_server: Clocked, visitors: Visitors, size: Size) -> None:
    seats = gather(visitors, "meuterer", 3, timing={"decision": 30}, sizes=[size, size, size])
    first = asked(seats)
    assert re.search(r"0:(30|2\d)", beside(first))
    assert fits(first, size)
    own_server.let_pass(22)
    first.page.reload()
    first.page.locator(".urgent").wait_for()
    first.page.get_by_role("status").get_by_text(re.compile(r"You have \d s left\.")).wait_for(state="attached")
    assert fits(first, size)
    own_server.let_pass(9)
    first.wait(lambda: first.decision is None, "the stand-in")
    assert not first.over


def test_an_answer_is_taken_back_while_nothing_came_of_it(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "meuterer", 3, sizes=[NARROW, WIDE, NARROW])
    first = asked(seats)
    decision = first.decision
    first.decide(by_list)
    first.page.get_by_role("button", name="Take back").click()
    first.wait(lambda: first.decision is not None and first.decision != decision, "the decision once more")
    first.page.get_by_role("button", name="Take back").wait_for(state="detached")
    assert any("takes the last action back" in line for line in first.log())
    first.decide(by_list)
    first.page.get_by_role("button", name="Take back").wait_for()
    assert findings(first.page) == []
    asked([seat for seat in seats if seat is not first]).decide(by_list)
    first.page.get_by_text("No way back: somebody moved on.").wait_for()
    first.page.get_by_text("No way back").wait_for(state="detached")


def test_who_plays_alone_gets_a_hint_goes_back_and_is_told_so_at_the_end(visitors: Visitors, size: Size) -> None:
    seat = Seat(visitors.arrive(size=size))
    seat.set_sail()
    seat.await_turn()
    seat.page.keyboard.press("i")
    seat.page.get_by_text("Captain would choose:").wait_for()
    seat.page.get_by_role("tab", name="Actions").click()
    assert seat.page.locator(".actions .hinted").count() == 1
    first = seat.decision
    seat.decide(by_list)
    seat.await_turn()
    seat.page.get_by_role("tab", name="Log").click()
    assert fits(seat, size)
    seat.page.get_by_role("button", name="Back to here").first.click()
    seat.page.get_by_role("region", name="Log").get_by_text("goes back to an earlier decision.").wait_for()
    assert seat.decision != first
    assert seat.page.locator(".undone").count() > 0
    seat.page.get_by_role("button", name="Table", exact=True).click()
    assert fits(seat, size)
    seat.page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    seat.page.get_by_role("dialog").get_by_role("button", name="Yes, end it").click()
    end = seat.page.get_by_role("tabpanel", name="Result")
    end.get_by_role("heading", name="broken off by agreement").wait_for()
    end.get_by_text("With 1 rewind, 1 hint.").wait_for()
    end.get_by_text("The luck is checked, and it holds.").wait_for()
    end.get_by_role("button", name="Play again").wait_for()
    assert fits(seat, size)


def test_all_agree_on_a_pause_and_one_goes_on(visitors: Visitors) -> None:
    ann, bob = gather(visitors, "freibeuter", timing={"decision": 600}, sizes=[WIDE, NARROW])
    propose(ann, "Propose a pause")
    for seat, size in ((ann, WIDE), (bob, NARROW)):
        seat.page.get_by_text("Ann proposes a pause.").wait_for()
        assert fits(seat, size)
    ann.page.get_by_role("button", name="Withdraw").wait_for()
    bob.page.get_by_role("button", name="Agree").click()
    ann.page.get_by_text("Paused").wait_for()
    before = beside(ann)
    ann.page.wait_for_timeout(1100)  # longer than a second of a clock that runs
    assert beside(ann) == before
    bob.page.get_by_role("button", name="Go on").click()
    ann.page.get_by_text("Paused").wait_for(state="detached")


def test_three_end_a_game_by_agreement_and_play_another(visitors: Visitors) -> None:
    sizes = [WIDE, NARROW, WIDE]
    seats = gather(visitors, "meuterer", 3, bots=["deckhand"], sizes=sizes)
    ann, bob, cora = seats
    guest = visitors.arrive(f"/table/{ann.table}")
    guest.get_by_text("You are watching.").wait_for()
    propose(ann, "Propose to end the game")
    for seat in (bob, cora):
        seat.page.get_by_role("button", name="Agree").click()
    for seat, size in zip(seats, sizes, strict=True):
        panel = seat.page.get_by_role("tabpanel", name="Result")
        panel.get_by_role("heading", name="broken off by agreement").wait_for()
        assert fits(seat, size)
    before = ann.table
    ann.page.get_by_role("button", name="Rematch").click()
    ann.wait(lambda: ann.table != before, "the next table")
    for seat in (bob, cora):
        seat.page.get_by_role("button", name="Join the next game").click()
    guest.get_by_role("link", name="Watch the next game").click()
    guest.get_by_text("You are watching.").wait_for()
    for number, seat in enumerate(seats):
        seat.wait(lambda seat=seat: seat.table == ann.table and bool(seat.news.get("view")), "the deal")  # type: ignore[misc]
        assert seat.shown["seat"] == (number + 1) % 4
        assert seat.shown["chairs"][number + 1]["name"] == ("Ann", "Bob", "Cora")[number]


def test_a_seat_whose_person_is_gone_is_taken_by_a_fresh_link(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "freibeuter", timing={"grace": 60})
    gone = asked(seats)
    here = other_than(gone, seats)
    name = gone.shown["chairs"][gone.shown["seat"]]["name"]
    leave(gone)
    here.page.get_by_text("a stand-in moves in").wait_for()
    own_server.let_pass(601)
    here.page.reload()
    propose(here, f"Make a new link to the seat of {name}")
    link = here.page.get_by_label(f"Link to the seat of {name}").input_value()
    assert findings(here.page) == []
    guest = visitors.arrive(link)
    guest.get_by_label("Your name").fill("Dirk")
    guest.get_by_role("button", name="Sit down").click()
    here.page.get_by_text(f"The seat of {name} is handed over to Dirk.").first.wait_for(state="attached")
    here.page.get_by_label(f"Link to the seat of {name}").wait_for(state="detached")


def test_a_move_that_is_held_back_can_be_stopped(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive())
    seat.set_sail()
    seat.await_turn()
    seat.page.get_by_role("button", name="Table", exact=True).click()
    seat.page.get_by_role("radio", name="5").check()
    seat.page.keyboard.press("Escape")
    decision, entry = seat.decision, seat.news["entry"]
    by_list(seat)
    seat.page.get_by_text("Your move is held back.").wait_for()
    assert findings(seat.page) == []
    seat.page.keyboard.press("Escape")
    seat.page.get_by_text("Your move is held back.").wait_for(state="detached")
    assert (seat.decision, seat.news["entry"]) == (decision, entry)
    assert seat.page.locator(".actions .list button").count() > 0
