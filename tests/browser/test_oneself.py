"""Being oneself in several browsers: the link to oneself, devices, signing out, names, and one list of tables."""

import re

import zxingcpp
from playwright.sync_api import Page, expect

from tests.browser.companies import two
from tests.browser.seats import Seat
from tests.browser.test_people import check, check_in_both_sizes
from tests.browser.test_talk import history, open_talk, write
from tests.browser.visitors import NARROW, WIDE, Visitors
from tests.served import Served

GAME = "freibeuter"


def here(visitors: Visitors, address: str) -> str:
    """An address of the test's server, whatever name the server is known by."""
    return visitors.address.rstrip("/") + "/me#" + address.partition("#")[2]


def my_link(page: Page) -> str:
    """The link under “My link and devices”."""
    page.goto("/me")
    field = page.get_by_role("textbox", name="My link")
    field.wait_for()
    return field.input_value()


def become(visitors: Visitors, page: Page, link: str) -> None:
    """Open a link to somebody, and say yes."""
    page.goto("about:blank")
    page.goto(here(visitors, link))
    page.get_by_role("button", name="Yes, that is me").click()
    page.get_by_role("region", name="Your tables").wait_for()


def test_who_cleared_the_browser_is_back_with_every_seat_by_the_own_link(visitors: Visitors) -> None:
    ann, bob = two(visitors, GAME)
    note = ann.page.get_by_role("note", name="My link")
    expect(note).to_contain_text("brings you back as yourself")
    check(ann.page)
    check(bob.page)
    link = note.get_by_label("My link").input_value()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    table = ann.table
    ann.page.context.clear_cookies()
    ann.page.evaluate("localStorage.clear()")
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play Freibeuter").wait_for()
    expect(ann.page.get_by_role("region", name="Your tables")).to_have_count(0)
    ann.page.goto(here(visitors, link))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Be Ann in this browser?")
    assert ann.page.evaluate("location.hash") == "", "nobody finds it in the address"
    check(ann.page)
    ann.page.get_by_role("button", name="Yes, that is me").click()
    ann.page.get_by_role("region", name="Your tables").get_by_role("link", name="Freibeuter with Bob").click()
    ann.wait(lambda: ann.shown.get("table") == table and ann.shown.get("seat") == 0, "the seat")
    expect(ann.page.get_by_role("note", name="My link")).to_be_visible()  # this browser knows nothing more


def test_a_phone_scans_the_code_of_a_device_and_both_are_one(own_server: Served, visitors: Visitors) -> None:
    own_server.stop()
    own_server.options = ("--public-url", "https://ship.example")
    own_server.start()
    ann = Seat(visitors.arrive(size=WIDE))
    ann.set_sail()
    ann.page.goto("/me")
    ann.page.get_by_role("button", name="Show a code").click()
    picture = ann.page.get_by_role("img", name="Code for a device that is to be you")
    picture.wait_for()
    scanned = read_code(picture.evaluate("svg => [svg.viewBox.baseVal.width, svg.lastElementChild.getAttribute('d')]"))
    assert scanned.startswith("https://ship.example/me#")
    check(ann.page)
    phone = visitors.arrive(size=NARROW)
    become(visitors, phone, scanned)
    tables = phone.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("listitem")).to_have_count(1)
    phone.get_by_role("button", name="Français").tap()
    phone.goto("/me")
    phone.get_by_role("textbox", name="Mon lien").wait_for()
    phone.get_by_role("button", name="Montrer un code").tap()
    phone.get_by_role("button", name="Se déconnecter partout…").tap()
    check(phone)
    phone.get_by_role("button", name="English").tap()
    late = visitors.arrive(here(visitors, scanned), size=NARROW)
    expect(late.get_by_role("alert")).to_have_text("This code was used already. It is good once; make another one.")
    check(late)
    late.goto(f"{visitors.address}me#nothing")
    expect(late.get_by_role("alert")).to_contain_text("This link leads nowhere")


def read_code(drawn: list[object]) -> str:
    """What a camera sees in the dark squares of a picture."""
    size, path = int(str(drawn[0])), str(drawn[1])
    rows = [[255] * size for _ in range(size)]
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path):
        rows[int(y)][int(x)] = 0
    pixels = bytes(row[x // 4] for row in rows for _ in range(4) for x in range(4 * size))
    (found,) = zxingcpp.read_barcodes(memoryview(pixels).cast("B", (4 * size, 4 * size)))
    return str(found.text)


def test_signing_out_everywhere_puts_the_others_out_and_being_forgotten_here_only_this_one(visitors: Visitors) -> None:
    ann = Seat(visitors.arrive(size=WIDE))
    ann.set_sail()
    tablet = Seat(visitors.arrive(size=NARROW))
    tab = visitors.arrive("about:blank")
    old = my_link(ann.page)
    become(visitors, tablet.page, old)
    become(visitors, tab, old)
    tab.goto("/me")
    tab.get_by_role("button", name="Forget me here…").click()
    tab.get_by_role("button", name="Really forget me here").click()
    tab.get_by_role("button", name="Play Freibeuter").wait_for()
    expect(tab.get_by_role("region", name="Your tables")).to_have_count(0)
    assert tab.evaluate("Object.keys(localStorage)") in ([], ["quarterdeck-game"])
    tablet.page.get_by_role("region", name="Your tables").get_by_role("listitem").get_by_role("link").click()
    tablet.wait(lambda: tablet.shown.get("seat") == 0, "the seat on the tablet")
    ann.page.get_by_role("button", name="Sign out everywhere…").click()
    check(ann.page)
    ann.page.get_by_role("button", name="Really sign out everywhere").click()
    expect(ann.page.get_by_role("status").filter(has_text="Here is your new link.")).to_be_focused()
    expect(ann.page.get_by_role("status").filter(has_text="Here is your new link.")).to_be_in_viewport()
    tablet.page.get_by_text("You were signed out here. Open your new link, or begin anew.").wait_for()
    tablet.page.goto("/")
    tablet.page.get_by_role("button", name="Play Freibeuter").wait_for()
    expect(tablet.page.get_by_role("region", name="Your tables")).to_have_count(0)
    tablet.page.goto(here(visitors, old))
    expect(tablet.page.get_by_role("alert")).to_contain_text("This link leads nowhere")
    fresh = my_link(ann.page)
    assert fresh != old
    become(visitors, tablet.page, fresh)
    ann.page.goto("/")
    expect(ann.page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)


def test_a_new_name_is_seen_by_the_others_and_who_is_muted_is_not_heard(visitors: Visitors) -> None:
    ann, bob = two(visitors, GAME)
    for seat in (ann, bob):
        open_talk(seat)
    ann.page.get_by_role("button", name="People").click()
    people = ann.page.get_by_role("dialog", name="People at this table")
    people.get_by_role("button", name="Change my name…").click()
    people.get_by_label("Your name").fill("BOB")
    people.get_by_role("button", name="Change it").click()
    expect(people.get_by_role("alert")).to_contain_text("Somebody at this table is called “BOB”")
    check(ann.page)
    people.get_by_label("Your name").fill("Anne")
    people.get_by_role("button", name="Change it").click()
    expect(people.get_by_role("status")).to_have_text("You are called Anne here from now on.")
    bob.wait(lambda: bob.shown["chairs"][0]["name"] == "Anne", "the new name")
    people.get_by_role("button", name="Mute Bob").click()
    expect(people.get_by_text("muted", exact=True)).to_be_visible()
    ann.page.keyboard.press("Escape")
    write(bob, "Something dull")
    ann.wait(lambda: any(one["text"] == "Something dull" for one in ann.news["said"]), "what Bob wrote")
    expect(history(ann)).to_have_count(0)
    ann.page.get_by_role("button", name="People").click()
    people.get_by_role("button", name="Unmute Bob").click()
    ann.page.keyboard.press("Escape")
    expect(history(ann)).to_contain_text(["Something dull"])
    ann.page.get_by_role("button", name="Hide messages").click()
    expect(history(ann)).to_have_count(0)
    ann.page.reload()
    open_talk(ann)
    expect(ann.page.get_by_text("Messages are hidden in this browser.")).to_be_visible()
    ann.page.get_by_role("button", name="Show messages").click()
    expect(history(ann)).to_contain_text(["Something dull"])
    assert ann.page.evaluate("localStorage.getItem('quarterdeck-name')") == "Anne"


def icon_of(page: Page) -> str:
    """The picture of the tab."""
    return str(page.evaluate("document.querySelector('link[rel=icon]').href"))


def test_my_turn_is_in_the_title_and_the_icon_of_every_tab_at_the_table(visitors: Visitors) -> None:
    ann = Seat(visitors.arrive())
    plain = icon_of(ann.page)
    ann.set_sail()
    ann.await_turn()
    other = ann.page.context.new_page()
    other.goto(ann.page.url)
    for page in (ann.page, other):
        expect(page).to_have_title(re.compile("^Your turn!"))
        page.wait_for_function("before => document.querySelector('link[rel=icon]').href !== before", arg=plain)
    ann.page.goto("/")
    assert icon_of(ann.page) == plain


def test_one_list_has_three_filters_and_a_game_is_taken_off_it_and_put_back(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive())
    page = seat.page
    seat.set_sail()
    seat.await_turn()
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="Waiting for your crew").wait_for()
    page.goto("/")
    tables = page.get_by_role("region", name="Your tables")
    rows = tables.get_by_role("listitem")
    expect(tables.get_by_role("radio", name="My turn")).to_be_checked()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Your turn")
    tables.get_by_role("radio", name="Running").check()
    expect(rows).to_have_count(2)
    check_in_both_sizes(page)
    waiting = rows.filter(has_text="Waiting for players")
    expect(waiting.get_by_role("button", name="Take off the list")).to_have_count(0)
    tables.get_by_role("button", name="Take off the list").click()
    expect(rows).to_have_count(1)
    expect(tables.get_by_role("status")).to_contain_text("Taken off your list. At the table nothing has changed.")
    check_in_both_sizes(page)
    tables.get_by_role("button", name="Put it back").click()
    expect(rows).to_have_count(2)
    tables.get_by_role("button", name="Take off the list").click()
    expect(rows).to_have_count(1)
    tables.get_by_role("radio", name="Finished").check()
    expect(tables.get_by_text("No game of yours is finished yet.")).to_be_visible()
    page.reload()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Waiting for players")
