"""What happens around a game, before browsers: who is away, clocks, ways back, agreements, another game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.clocked import Clocked
from tests.browser.companies import NAMES, asked, come, gather, leave, other_than, propose
from tests.browser.conftest import NAMED
from tests.browser.seats import Seat, by_list, twice
from tests.browser.visitors import NARROW, WIDE, Visitors, findings, in_both_sizes
from tests.served import Served

STAYS = """() => {
  const way = document.querySelector('.way')
  const place = () => JSON.stringify(document.querySelector('section.board').getBoundingClientRect())
  const before = place()
  way.style.display = 'none'
  const without = place()
  way.style.display = ''
  return before === without
}"""


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    """A server for this file, whose clock is put forward."""
    served = Clocked(tmp_path_factory.mktemp("clocked"))
    yield served
    served.stop()


def beside(seat: Seat) -> str:
    """What stands beside the turn of players and their time."""
    return seat.page.get_by_role("list", name="Players and their time").inner_text()


def fits(seat: Seat) -> bool:
    """Whether nobody finds fault with a page, and it is no wider than its window."""
    assert findings(seat.page) == []
    assert seat.page.viewport_size is not None
    return bool(seat.page.evaluate("document.documentElement.scrollWidth") <= seat.page.viewport_size["width"])


def fits_both(seat: Seat) -> bool:
    """The same, before a wide window and on a phone."""
    return all(fits(seat) for _ in in_both_sizes(seat.page))


def stays(seat: Seat) -> bool:
    """Whether the board stands where it stood before there was a way back, in both sizes."""
    return all(bool(seat.page.evaluate(STAYS)) for _ in in_both_sizes(seat.page))


def log_of(seat: Seat) -> Locator:
    """The log, which is in sight."""
    return seat.page.get_by_role("region", name="Log")


def board_a_ship(seat: Seat) -> None:
    """Do something that draws nothing and tells nobody anything: at the beginning all ships are free."""
    seat.page.get_by_role("tab", name="Actions").click()
    twice(seat.page.locator(".actions .list section:has(#verb-board) button").first)


def test_a_stand_in_moves_for_whoever_is_away_until_they_come_back(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "freibeuter", timing={"grace": 60}, sizes=[WIDE, NARROW])
    gone = asked(seats)
    here = other_than(gone, seats)
    table, entry = here.table, here.news["entry"]
    leave(gone, here)
    own_server.let_pass(10)  # who is gone for so many seconds is away
    here.page.get_by_text(re.compile(r"away · a stand-in moves in \d\d s")).wait_for()
    assert fits(here)
    own_server.let_pass(60)
    log_of(here).get_by_text("A stand-in (Bosun) moves for").first.wait_for()
    assert here.news["entry"] > entry
    come(gone, table)
    here.page.get_by_text("a stand-in moves in").wait_for(state="detached")


def test_at_zero_a_stand_in_decides_and_the_game_goes_on(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "freibeuter", timing={"decision": 120}, sizes=[NARROW, WIDE])
    first = asked(seats)
    assert re.search(r"2:00|1:5\d", beside(first))
    assert first.page.locator(".urgent").count() == 0
    own_server.let_pass(102)
    first.page.reload()
    first.page.locator(".urgent").wait_for()
    first.page.get_by_role("status").get_by_text(re.compile(r"You have \d+ s left\.")).wait_for(state="attached")
    assert fits(first)
    own_server.let_pass(20)
    log_of(first).get_by_text("A stand-in (Bosun) moves for").first.wait_for()
    asked(seats)
    assert not first.over


def test_an_answer_is_taken_back_while_nothing_came_of_it(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "freibeuter", sizes=[WIDE, WIDE])
    first = asked(seats)
    decision = first.decision
    first.decide(board_a_ship)
    first.page.get_by_role("button", name="Take back").wait_for()
    assert fits_both(first)
    assert stays(first)
    first.page.keyboard.press("u")
    first.wait(lambda: first.decision not in (None, decision), "the decision once more")
    first.page.get_by_role("button", name="Take back").wait_for(state="detached")
    assert any("takes the last action back" in line for line in first.log())
    first.decide(board_a_ship)
    first.page.get_by_role("button", name="Take back").wait_for()
    other = other_than(first, seats)
    other.await_turn()
    other.decide(board_a_ship)
    first.page.get_by_text("No way back: somebody moved on.").wait_for()
    assert stays(first)
    assert first.page.get_by_role("button", name="Take back").count() == 0


def test_who_plays_alone_gets_a_hint_goes_back_and_is_told_so_at_the_end(
    own_server: Clocked, visitors: Visitors
) -> None:
    (seat,) = gather(visitors, "freibeuter", 1, ["bosun"])
    seat.await_turn()
    seat.page.keyboard.press("i")
    seat.page.get_by_text("The Captain would choose:").wait_for()
    seat.page.get_by_role("tab", name="Actions").click()
    seat.page.locator(".actions .hinted").wait_for()
    first = seat.decision
    seat.decide(by_list)
    seat.await_turn()
    seat.page.get_by_role("tab", name="Log").click()
    seat.page.get_by_role("button", name="Back to here").first.click()
    log_of(seat).get_by_text("goes back to an earlier decision.").wait_for()
    assert seat.decision != first
    assert seat.page.locator(".undone").count() > 0
    assert fits_both(seat)
    seat.page.get_by_role("button", name="Table", exact=True).click()
    menu = seat.page.get_by_role("dialog")
    menu.get_by_role("button", name="End the game").wait_for()
    assert fits_both(seat)
    menu.get_by_role("button", name="End the game").click()
    menu.get_by_role("button", name="Yes, end it").click()
    end = seat.page.get_by_role("tabpanel", name="Result")
    end.get_by_role("heading", name="broken off by agreement").wait_for()
    end.get_by_text("With 1 rewind, 1 hint.").wait_for()
    end.get_by_text("What could be checked of the luck holds.").wait_for()
    end.get_by_role("button", name="Play again").wait_for()
    assert fits_both(seat)
    seat.page.goto("/")
    seat.page.get_by_text("With 1 rewind, 1 hint.").wait_for()
    assert fits_both(seat)


def test_all_agree_on_a_pause_and_one_goes_on(own_server: Clocked, visitors: Visitors) -> None:
    ann, bob = gather(visitors, "freibeuter", timing={"decision": 600}, sizes=[WIDE, NARROW])
    propose(ann, "Propose a pause")
    for seat in (ann, bob):
        seat.page.get_by_text("Ann proposes a pause.").wait_for()
        assert fits(seat)
    ann.page.get_by_role("button", name="Withdraw").wait_for()
    bob.page.get_by_role("button", name="Agree").click()
    paused = ann.page.get_by_text("Paused", exact=True)
    paused.wait_for()
    before = beside(ann)
    own_server.let_pass(100)
    ann.page.reload()
    paused.wait_for()
    assert beside(ann) == before
    bob.page.get_by_role("button", name="Go on").click()
    paused.wait_for(state="detached")


def test_three_end_a_game_by_agreement_and_play_another(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "meuterer", 3, bots=["deckhand"], sizes=[WIDE, NARROW, WIDE])
    ann, bob, cora = seats
    guest = visitors.arrive(f"/table/{ann.table}")
    guest.get_by_text("You are watching.").wait_for()
    guest.get_by_role("tab", name="Talk").click()
    guest.get_by_text("Nothing has been said yet.").wait_for()
    ann.page.get_by_role("button", name="Table", exact=True).click()
    ann.page.get_by_role("checkbox", name="Whoever watches").uncheck()
    guest.get_by_text("What the players write is not shown to you.").wait_for()
    guest.get_by_role("tab", name="Watching").click()
    guest.get_by_text("what they write to each other is theirs alone").wait_for()
    ann.page.keyboard.press("Escape")
    propose(ann, "Propose to end the game")
    for seat in (bob, cora):
        seat.page.get_by_role("button", name="Agree").click()
    for seat in seats:
        panel = seat.page.get_by_role("tabpanel", name="Result")
        panel.get_by_role("heading", name="broken off by agreement").wait_for()
    assert fits(ann)
    assert fits(bob)
    before = ann.table
    ann.page.get_by_role("button", name="Rematch").click()
    ann.wait(lambda: ann.table != before, "the next table")
    for seat in (bob, cora):
        seat.page.get_by_role("button", name="Join the next game").click()
    guest.get_by_role("link", name="Watch the next game").click()
    guest.get_by_text("You are watching.").wait_for()
    for number, seat in enumerate(seats):
        seat.wait(lambda seat=seat: seat.table == ann.table and bool(seat.news.get("view")), "the deal")  # type: ignore[misc]
        assert seat.shown["seat"] == number + 1
        assert seat.shown["chairs"][number + 1]["name"] == NAMES[number]


def test_a_seat_whose_person_is_gone_is_taken_by_a_fresh_link(own_server: Clocked, visitors: Visitors) -> None:
    seats = gather(visitors, "freibeuter", sizes=[NARROW, WIDE])
    gone = asked(seats)
    here = other_than(gone, seats)
    name = NAMES[gone.shown["seat"]]
    leave(gone, here)
    own_server.let_pass(611)
    here.page.get_by_role("list", name="Players and their time").get_by_text("away").wait_for()
    here.page.reload()
    propose(here, f"Make a new link to the seat of {name}")
    field = here.page.get_by_label(f"Link to the seat of {name}")
    link = field.input_value()
    assert fits(here)
    guest = visitors.arrive(link)
    guest.get_by_label("Your name").fill("Dirk")
    guest.get_by_role("button", name="Take the seat").click()
    log_of(here).get_by_text("Dirk takes this seat over from here on.").wait_for()
    field.wait_for(state="detached")


def test_a_seat_left_to_a_bot_keeps_its_name_with_the_mark_of_bots(own_server: Clocked, visitors: Visitors) -> None:
    ann, bob = gather(visitors, "freibeuter")
    propose(bob, "Leave my seat to a bot")
    bob.page.get_by_role("dialog").get_by_role("button", name="Yes, leave it to a bot").click()
    log_of(ann).get_by_text("Bob (bot) resigns; a bot (Bosun) has the seat from here on.").wait_for()
    bob.page.get_by_text("You are watching.").wait_for()


def test_a_move_that_is_held_back_can_be_stopped(own_server: Clocked, visitors: Visitors) -> None:
    (seat,) = gather(visitors, "freibeuter", 1, ["bosun"])
    seat.await_turn()
    seat.page.get_by_role("button", name="Table", exact=True).click()
    seat.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    seat.page.get_by_role("radio", name="5", exact=True).check()
    seat.page.keyboard.press("Escape")
    decision, entry = seat.decision, seat.news["entry"]
    by_list(seat)
    held = seat.page.get_by_text("Your move is held back.")
    held.wait_for()
    seat.page.keyboard.press("Escape")
    held.wait_for(state="detached")
    assert fits(seat)
    assert (seat.decision, seat.news["entry"]) == (decision, entry)
    assert seat.page.locator(".actions .list button").count() > 0


def test_in_french_everything_has_room_on_a_phone(own_server: Clocked, visitors: Visitors) -> None:
    ann, bob = gather(
        visitors, "cartagena", timing={"bank": 600, "increment": 5}, sizes=[NARROW, NARROW], language="fr"
    )
    propose(ann, "Proposer une pause")
    bob.page.get_by_text("Ann propose une pause.").wait_for()
    assert fits(bob)


@pytest.fixture
def plain_server(tmp_path: Path) -> Iterator[Served]:
    """A server that others reach without encryption."""
    served = Served(tmp_path, options=("--name", NAMED))
    yield served
    served.stop()


def test_without_a_secure_connection_nothing_is_offered_that_needs_it(plain_server: Served, visitors: Visitors) -> None:
    page = visitors.arrive(f"http://{NAMED}:{plain_server.port}/")
    assert page.evaluate("isSecureContext") is False
    seat = Seat(page)
    seat.set_sail()
    seat.await_turn()
    propose(seat, "End the game")
    page.get_by_role("dialog").get_by_role("button", name="Yes, end it").click()
    page.get_by_text("The luck is checked, and it holds.").wait_for()
    page.get_by_text("Was the luck fair?").click()
    page.get_by_text("quarterdeck check").first.wait_for()
    assert page.get_by_role("button", name="Copy").count() == 0
