"""People who talk at a table, each before a browser of their own."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.companies import two
from tests.browser.seats import Seat, by_list
from tests.browser.visitors import NARROW, WIDE, Visitors, findings
from tests.served import Served

GAME = "freibeuter"
FIELD = "Write to everybody here"


def open_talk(seat: Seat) -> None:
    """Go where people talk: a tab beside the log, or a drawer on a phone."""
    wide = seat.page.viewport_size == {"width": WIDE.width, "height": WIDE.height}
    seat.page.get_by_role("tab" if wide else "button", name="Talk").click()
    seat.page.get_by_label(FIELD).wait_for()


def write(seat: Seat, text: str) -> None:
    """Write to the others and wait until it is sent."""
    field = seat.page.get_by_label(FIELD)
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def history(seat: Seat) -> Locator:
    return seat.page.get_by_role("region", name="What was said").get_by_role("listitem")


def announced(seat: Seat) -> Locator:
    return seat.page.locator("[aria-live=polite]")


def test_what_one_writes_the_other_reads_and_hears(visitors: Visitors) -> None:
    ann, bob = two(visitors, GAME)
    open_talk(ann)
    write(ann, "<b>Ahoy</b>, Bob! { $seat }")
    expect(history(ann)).to_contain_text(["<b>Ahoy</b>, Bob! { $seat }"])
    button = bob.page.get_by_role("button", name="Talk")
    expect(button).to_contain_text("1 unread")
    expect(announced(bob)).to_contain_text("Ann: “<b>Ahoy</b>, Bob! { $seat }”")
    assert findings(bob.page) == []
    open_talk(bob)
    expect(history(bob)).to_contain_text(["Ann <b>Ahoy</b>, Bob! { $seat }"])
    assert findings(bob.page) == []
    write(bob, "Ahoy yourself")
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_role("dialog")).to_be_hidden()
    expect(button).to_be_focused()
    expect(button).not_to_contain_text("unread")
    expect(history(ann)).to_contain_text(["Ann <b>Ahoy</b>", "Bob Ahoy yourself"])
    expect(announced(ann)).to_contain_text("Bob: “Ahoy yourself”")
    expect(announced(ann)).not_to_contain_text("Ann: “")
    assert findings(ann.page) == []
    for seat in (ann, bob):
        assert seat.page.locator(".talk b").count() == 0
        assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_statement_is_made_with_buttons_and_read_in_every_language(visitors: Visitors) -> None:
    ann, bob = two(visitors, "traitres")
    open_talk(ann)
    ann.page.get_by_role("button", name="I trust").click()
    ann.page.locator(".statements").get_by_role("button", name="Bob").click()
    assert findings(ann.page) == []
    ann.page.get_by_role("button", name="Say it").click()
    expect(history(ann)).to_contain_text(["Ann I trust Bob."])
    expect(announced(bob)).to_contain_text("Ann: “I trust Bob.”")
    bob.page.get_by_role("button", name="Français").click()
    bob.page.get_by_role("button", name="Parler").click()
    french = bob.page.get_by_role("region", name="Ce qui s’est dit").get_by_role("listitem")
    expect(french).to_contain_text(["Ann Je fais confiance à Bob."])
    assert findings(bob.page) == []
    bob.page.keyboard.press("Escape")
    line = bob.page.get_by_role("listitem").filter(has_text="Ann\u00a0: «\u00a0Je fais confiance à Bob.\u00a0»")
    expect(line.get_by_role("button", name="T6.2")).to_be_visible()


def test_a_page_loaded_again_has_all_that_was_said_and_a_spectator_only_reads(visitors: Visitors) -> None:
    ann, bob = two(visitors, GAME)
    open_talk(ann)
    write(ann, "One")
    write(ann, "Two")
    bob.page.reload()
    open_talk(bob)
    expect(history(bob)).to_contain_text(["Ann One", "Ann Two"])
    guest = Seat(visitors.arrive("about:blank"), GAME)
    guest.page.goto(f"{visitors.address}table/{ann.table}")
    guest.page.get_by_role("tab", name="Talk").click()
    expect(history(guest)).to_contain_text(["Ann One", "Ann Two"])
    expect(guest.page.get_by_text("Only those who sit at the table may write.")).to_be_visible()
    expect(guest.page.get_by_label(FIELD)).to_have_count(0)
    assert findings(guest.page) == []


def test_talk_is_found_and_used_by_keys_alone_and_disturbs_nobody_who_decides(visitors: Visitors) -> None:
    ann, bob = two(visitors, GAME)
    decides, other = (ann, bob) if ann.decision is not None else (bob, ann)
    decides.page.get_by_role("tab", name="Actions").click()
    decides.page.get_by_label("Filter: any word").fill("a")
    other.page.keyboard.press("t")
    field = other.page.get_by_label(FIELD)
    if other is ann:
        expect(field).to_be_focused()
    else:
        other.tab_to_field(FIELD)
    other.page.keyboard.type("take your time")
    other.page.keyboard.press("Enter")
    expect(history(other)).to_contain_text(["take your time"])
    expect(announced(decides)).to_contain_text("take your time")
    expect(decides.page.get_by_label("Filter: any word")).to_have_value("a")


def test_what_is_too_long_cannot_be_sent_and_what_comes_too_often_stays_in_the_field(visitors: Visitors) -> None:
    ann, _ = two(visitors, GAME)
    open_talk(ann)
    field, send = ann.page.get_by_label(FIELD), ann.page.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    field.fill("x" * 281)
    expect(ann.page.get_by_text("1 letter too many")).to_be_visible()
    expect(send).to_be_disabled()
    field.press("Enter")
    expect(history(ann)).to_have_count(0)
    alert = ann.page.get_by_role("alert")
    for number in range(20):
        field.fill(f"message {number}")
        send.click()
        ann.wait(lambda: alert.count() > 0 or field.input_value() == "", "an answer")
        if alert.count():
            break
    expect(alert).to_have_text("That was too often; wait a moment.")
    expect(field).to_have_value(f"message {number}")
    assert findings(ann.page) == []


def test_where_one_is_alone_with_bots_nobody_is_asked_to_talk(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive(), GAME)
    seat.set_sail()
    expect(seat.page.get_by_role("tab")).to_contain_text(["Log", "Actions"])


def test_who_is_alone_with_bots_is_shown_their_own_link_once_and_the_board_stays(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive(), GAME)
    seat.set_sail()
    seat.await_turn()
    note, board = seat.page.get_by_role("note", name="My link"), seat.page.locator("section.board")
    expect(note).to_have_count(0)  # the first table is quickly there
    seat.decide(by_list)
    expect(note.get_by_role("button", name="Copy my own link")).to_be_visible()
    assert not note.evaluate("note => note.contains(document.activeElement)")
    seat.await_turn()
    assert findings(seat.page) == []
    beside = board.bounding_box()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    assert board.bounding_box() == beside
    seat.page.reload()
    seat.await_turn()
    seat.decide(by_list)
    expect(note).to_have_count(0)


def test_people_who_wait_can_already_talk(visitors: Visitors) -> None:
    ann = Seat(visitors.arrive(size=NARROW), GAME)
    ann.choose_game()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("form", name="Play with friends").get_by_role("radio", name="2").first.check()
    ann.page.get_by_role("button", name="Open a table").click()
    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    note = ann.page.get_by_role("note", name="My link")
    expect(note).to_contain_text("brings you back as yourself")
    assert not note.evaluate("note => note.contains(document.activeElement)")
    note.get_by_role("button", name="Close").tap()
    expect(note).to_have_count(0)
    write(ann, "Where are you?")
    bob = Seat(visitors.arrive("about:blank"), GAME)
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(history(bob)).to_contain_text(["Ann Where are you?"])
    write(bob, "Here.")
    expect(history(ann)).to_contain_text(["Ann Where are you?", "Bob Here."])
    expect(ann.page.get_by_role("note", name="My link")).to_have_count(0)
    expect(bob.page.get_by_role("note", name="My link")).to_be_visible()
    assert findings(ann.page) == []


@pytest.mark.parametrize("answered", [True, False], ids=["acknowledged", "not yet acknowledged"])
def test_a_message_is_neither_lost_nor_doubled_when_the_server_is_killed(
    own_server: Served, visitors: Visitors, answered: bool
) -> None:
    ann, bob = two(visitors, GAME)
    open_talk(ann)
    if answered:
        write(ann, "Hold fast")
        own_server.kill()
    else:
        own_server.kill()
        ann.page.get_by_text("Connection lost.").wait_for()
        field = ann.page.get_by_label(FIELD)
        field.fill("Hold fast")
        field.press("Enter")
    own_server.start()
    ann.page.get_by_text("Connection lost.").wait_for(state="hidden")
    expect(history(ann)).to_contain_text(["Ann Hold fast"])
    write(ann, "Still here")
    bob.page.get_by_text("Connection lost.").wait_for(state="hidden")
    open_talk(bob)
    expect(history(bob)).to_contain_text(["Ann Hold fast", "Ann Still here"])
