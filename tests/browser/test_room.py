"""Five people in a room: a laptop, two phones, and a tablet for two; `make evening`, and not part of `make test`."""

from time import monotonic

import pytest

from tests.browser.screens import Screen
from tests.browser.seats import Seat, by_list, twice
from tests.browser.test_doors import open_table, open_to_friends, scanned
from tests.browser.visitors import NARROW, TABLET, Visitors, findings
from tests.served import Served

pytestmark = pytest.mark.evening

SEATED = 15  # seconds from the scan to a seat
A_MINUTE = 60  # seconds until one is back
TWO_MINUTES = 120  # seconds; for browsers that read and type at once


def await_news(seat: Seat, entry: int, what: str) -> None:
    """Wait for news of what comes after an entry."""
    seat.wait(lambda: bool(seat.news["entry"] > entry), what)


def test_a_laptop_two_phones_and_a_tablet_for_two_play_traitres(own_server: Served, visitors: Visitors) -> None:
    began = monotonic()
    open_to_friends(own_server, visitors)
    print(f"the server is ready {monotonic() - began:.1f} s after it was started")
    eye = visitors.arrive("about:blank")
    ann = Seat(visitors.arrive("/?game=traitres"), "traitres")
    open_table(ann.page, "4")
    picture = ann.page.get_by_role("img", name="QR code with the link to this table")
    bob = Seat(visitors.arrive("about:blank", size=NARROW, language="fr"), "traitres")
    at = monotonic()
    bob.page.goto(scanned(eye, picture))
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.page.get_by_role("button", name="Prendre place").tap()
    ann.wait(lambda: sum(chair["taken"] for chair in ann.shown["chairs"]) == 2, "Bob")
    print(f"seated {monotonic() - at:.1f} s after the scan")
    assert monotonic() - at < SEATED
    ann.page.get_by_role("button", name="Get a code to say aloud").click()
    cora = Seat(visitors.arrive("/knock", size=NARROW), "traitres")
    cora.page.get_by_label("Code").fill(ann.page.locator(".code strong").inner_text())
    cora.page.get_by_label("Your name").fill("Cora")
    cora.page.get_by_role("button", name="Knock").click()
    ann.page.get_by_role("button", name="Let in: Cora").click()
    cora.page.get_by_role("button", name="Sit down").click()
    ann.wait(lambda: sum(chair["taken"] for chair in ann.shown["chairs"]) == 3, "Cora")
    tablet = Screen(visitors.arrive(scanned(eye, picture), size=TABLET), touch=True)
    tablet.page.get_by_role("button", name="Several of you at this screen?").click()
    dialog = tablet.page.get_by_role("dialog")
    for number, name in enumerate(("Dora", "Emil")):
        dialog.locator("li input").nth(number).fill(name)
    dialog.get_by_role("button", name="Sit down together").click()
    tablet.page.wait_for_url("**/curtain")
    ann.wait(lambda: ann.shown["stage"] == "playing", "the game")
    print(f"all sit and the game has begun {monotonic() - began:.1f} s after the server was started")
    assert monotonic() - began < TWO_MINUTES
    names = [chair["name"] for chair in ann.shown["chairs"]]
    assert sorted(names) == ["Ann", "Bob", "Cora", "Dora", "Emil"]
    for page in (ann.page, bob.page, cora.page):
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
    decided: set[str] = set()
    while len(decided) < len(names):
        (asked,) = ann.news["view"]["actors"]
        entry, name = ann.news["entry"], names[asked]
        if name in ("Dora", "Emil"):
            if tablet.document.last("table").get("seat") != asked:
                if tablet.page.locator("section.open").count():
                    tablet.pass_on()
                tablet.await_curtain(name)
                tablet.lift()
            tablet.page.get_by_role("tab", name="Actions").click()
            twice(tablet.page.locator(".actions .list section:not(:has(#verb-open)) button").first)
        else:
            seat = next(seat for seat in (ann, bob, cora) if seat.shown["seat"] == asked)
            seat.await_turn()
            seat.decide(by_list)
        await_news(ann, entry, f"what {name} does")
        decided.add(name)
    come_back(bob)


def come_back(bob: Seat) -> None:
    """Bob's phone forgets everything, and he has what the page showed him when he sat down."""
    table, seat = bob.table, bob.shown["seat"]
    link = bob.page.get_by_role("note", name="Mon lien").get_by_label("Mon lien").input_value()
    bob.page.context.clear_cookies()
    bob.page.evaluate("localStorage.clear()")
    bob.page.goto("about:blank")
    bob.news, bob.shown = {}, {}
    began = monotonic()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Oui, c’est moi").tap()
    bob.page.get_by_role("region", name="Vos tables").get_by_role("link", name="Traîtres à bord").tap()
    bob.wait(lambda: bool(bob.news.get("view")), "the game")
    print(f"back {monotonic() - began:.1f} s after the link was opened")
    assert monotonic() - began < A_MINUTE
    assert (bob.table, bob.shown["seat"]) == (table, seat)


END = """async ([table, [one, other]]) => {
  const post = async (path, body, hand) => (await fetch(`/api/tables/${table}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {'content-type': 'application/json', ...(hand && {'quarterdeck-hand': `${hand.seat} ${hand.secret}`})},
  })).json()
  const hands = [await post('curtain', {seat: one}), await post('curtain', {seat: other})]
  const {entry} = await post('propose', {what: 'end'}, hands[0])
  return (await post('agree', {proposal: entry}, hands[1])).type
}"""


def test_two_who_share_a_tablet_play_again(visitors: Visitors) -> None:
    tablet = Screen(visitors.arrive("/?game=freibeuter", size=TABLET), touch=True)
    tablet.open("Dora", "Emil")
    tablet.page.wait_for_url("**/curtain")
    tablet.page.locator("#curtain").wait_for()
    first = tablet.document.last("table")
    ended = tablet.page.evaluate(END, [first["table"], [hand["seat"] for hand in first["hands"]]])
    assert ended == "done"
    tablet.page.get_by_role("button", name="Rematch").click()
    dialog = tablet.page.get_by_role("dialog")
    dialog.wait_for()
    assert [field.input_value() for field in dialog.locator("li input").all()] == ["Dora", "Emil"]
    assert findings(tablet.page) == []
    dialog.get_by_role("button", name="Sit down together").click()
    tablet.page.locator("#curtain").wait_for()
    second = tablet.document.last("table")
    assert second["table"] != first["table"]
    assert len(second["hands"]) == 2
