"""People who keep others away, and who look after what is kept of them, before a browser."""

import json

from playwright.sync_api import Page, expect

from tests.browser.companies import two
from tests.browser.seats import Seat
from tests.browser.test_talk import history, open_talk, write
from tests.browser.visitors import Visitors, findings, in_both_sizes

GAME = "freibeuter"


def check(page: Page) -> None:
    """Nothing is wrong with a page, and nothing of it lies outside the window."""
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def check_in_both_sizes(page: Page) -> None:
    """The same, before a wide window and on a phone."""
    for _ in in_both_sizes(page):
        check(page)


def test_somebody_is_blocked_unblocked_and_reported_where_people_talk(visitors: Visitors) -> None:
    ann, bob = two(visitors, GAME)
    for seat in (ann, bob):
        open_talk(seat)
    write(bob, "Something rude")
    expect(history(ann)).to_contain_text(["Something rude"])
    ann.page.get_by_role("button", name="People").click()
    people = ann.page.get_by_role("dialog", name="People at this table")
    people.get_by_role("button", name="Block Bob").click()
    expect(people.get_by_role("button", name="Unblock Bob")).to_be_visible()
    expect(history(ann)).to_have_count(0)
    write(bob, "Even ruder")
    people.get_by_role("button", name="Report Bob…").click()
    expect(people.get_by_label("What happened?")).to_be_focused()
    people.get_by_label("What happened?").fill("Bob is rude.")
    check(ann.page)
    people.get_by_role("button", name="Send the report").click()
    expect(people.get_by_role("status")).to_contain_text("who can read it together with what was written")
    expect(people.get_by_role("button", name="Report Bob…")).to_be_focused()
    expect(history(ann)).to_have_count(0)
    people.get_by_role("button", name="Unblock Bob").click()
    ann.page.keyboard.press("Escape")
    expect(history(ann)).to_contain_text(["Something rude", "Even ruder"])


def test_on_a_phone_people_are_found_in_the_drawer_and_by_keys_alone(visitors: Visitors) -> None:
    _, bob = two(visitors, GAME)
    open_talk(bob)
    bob.tab_to("People")
    bob.page.keyboard.press("Enter")
    people = bob.page.get_by_role("dialog", name="People at this table")
    people.wait_for()
    people.get_by_role("button", name="Mute Ann").tap()
    expect(people.get_by_text("muted", exact=True)).to_be_visible()
    bob.tab_to("Block Ann")
    bob.page.keyboard.press("Enter")
    expect(people.get_by_text("blocked", exact=True)).to_be_visible()
    bob.tab_to("Report Ann…")
    bob.page.keyboard.press("Enter")
    expect(people.get_by_label("What happened?")).to_be_focused()
    check(bob.page)
    bob.tab_to("Not yet")
    bob.page.keyboard.press("Enter")
    expect(people.get_by_label("What happened?")).to_have_count(0)


def test_what_is_kept_is_told_fetched_and_deleted_from_the_start_page(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive())
    page = seat.page
    seat.set_sail()
    page.goto(visitors.address)
    page.get_by_role("button", name="Your data").click()
    own = page.get_by_role("dialog", name="Your data")
    expect(own).to_contain_text("What you write to others at a table: 90 days.")
    expect(own).to_contain_text("You block nobody.")
    check_in_both_sizes(page)
    with page.expect_download() as fetching:
        own.get_by_role("link", name="Download").click()
    assert len(json.loads(fetching.value.path().read_text())["tables"]) == 1
    own.get_by_role("button", name="Delete me…").click()
    check_in_both_sizes(page)
    own.get_by_role("button", name="Yes, delete me").click()
    expect(own.get_by_role("status")).to_contain_text("1 table was deleted, and at 0 tables")
    assert page.evaluate("Object.keys(localStorage)") == []
    own.get_by_role("link", name="To the start page").click()
    page.get_by_role("button", name="Play Freibeuter").wait_for()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_game_leaves_the_list_with_a_second_click(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive())
    page = seat.page
    seat.set_sail()
    page.goto(visitors.address)
    tables = page.get_by_role("region", name="Your tables")
    tables.get_by_role("button", name="Delete this game").click()
    check_in_both_sizes(page)
    tables.get_by_role("button", name="Really delete").click()
    expect(tables.get_by_role("listitem")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play Freibeuter").wait_for()
    expect(tables).to_have_count(0)


def test_a_table_to_which_nobody_came_leaves_the_list_as_well(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="Waiting for your crew").wait_for()
    page.goto(visitors.address)
    tables = page.get_by_role("region", name="Your tables")
    tables.get_by_role("button", name="Delete this game").click()
    tables.get_by_role("button", name="Really delete").click()
    expect(tables.get_by_role("listitem")).to_have_count(0)


def test_all_of_it_is_said_in_french(visitors: Visitors) -> None:
    page = visitors.arrive(language="fr")
    page.get_by_role("button", name="Vos données").click()
    own = page.get_by_role("dialog", name="Vos données")
    expect(own).to_contain_text("Ce que vous écrivez aux autres à une table\u00a0: 90 jours.")
    own.get_by_role("button", name="M’oublier…").click()
    check(page)
