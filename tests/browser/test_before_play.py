"""Before the game: a clock, the opener's hand over the seats, and a seat in play that somebody takes over."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.client import Player
from tests.browser.clocked import Clocked
from tests.browser.conftest import NAMED
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings, in_both_sizes

BANK = "3 minutes for the whole game, and 5 seconds more with each decision"
LINK = "Link for one friend"
LATE = 11 * 60  # seconds, after which somebody away is gone


def check(page: Page, size: Size) -> None:
    """Nothing is wrong with a page, nor wider than it."""
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width


def check_in_both_sizes(page: Page) -> None:
    """The same, before a wide window and on a phone."""
    for size in in_both_sizes(page):
        check(page, size)


def open_table(page: Page, friends: str = "2") -> None:
    """Ann opens a table of Freibeuter."""
    form = page.get_by_role("form", name="Play with friends")
    form.get_by_role("group", name="Friends").get_by_role("radio", name=friends).check()
    page.get_by_label("Your name").fill("Ann")
    form.get_by_role("button", name="Open a table").click()
    page.get_by_text("Links to single seats").click()
    page.get_by_label(LINK).first.wait_for()


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_a_clock_is_chosen_by_keys_remembered_and_told_to_everybody(visitors: Visitors) -> None:
    page = visitors.arrive("/?game=freibeuter")
    form = page.get_by_role("form", name="Play with friends")
    form.get_by_text("Bots, clock, who may come").press("Enter")
    form.get_by_text("Time: no clock").press("Enter")
    form.get_by_role("radio", name="None").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(form.get_by_role("radio", name="Time bank")).to_be_checked()
    form.get_by_role("radio", name="Quick").check()
    form.get_by_text("Whoever is away").click()
    form.get_by_label("A bot decides for them after").select_option("30 seconds")
    check_in_both_sizes(page)
    assert page.get_by_role("form", name="Play Freibeuter").get_by_text("Time:").count() == 0
    page.reload()
    expect(form.locator("summary").last).to_have_text(f"Time: {BANK}")
    open_table(page)
    link = page.get_by_label(LINK).first.input_value()
    room = page.get_by_role("region", name="Waiting for your crew")
    expect(room).to_contain_text(f"{BANK}.")
    expect(room).to_contain_text("a bot decides for them after 30 seconds")
    check_in_both_sizes(page)
    guest = visitors.arrive(link.partition("#")[0], language="fr")
    expect(guest.get_by_role("main")).to_contain_text("3\u00a0minutes pour toute la partie")


def test_the_opener_gives_a_seat_to_a_bot_takes_a_link_back_and_starts(visitors: Visitors) -> None:
    page = visitors.arrive("/?game=freibeuter")
    open_table(page, "3")
    links = page.get_by_label(LINK)
    old = links.first.input_value()
    page.get_by_role("button", name="New link for seat 2").click()
    expect(links.first).not_to_have_value(old)
    page.get_by_label("Bots that join").select_option("Deckhand")
    page.get_by_role("button", name="Give to a bot: seat 3").click()
    expect(links).to_have_count(2)
    check_in_both_sizes(page)
    stranger = visitors.arrive(old)
    stranger.get_by_role("heading", name="This invitation is good no longer").wait_for()
    check(stranger, WIDE)
    page.get_by_role("button", name="Open for a person").click()
    expect(links).to_have_count(3)
    page.get_by_role("button", name="Start now").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    (kept,) = page.evaluate("JSON.parse(localStorage.getItem('quarterdeck-kept'))")
    assert kept["seats"] == ["", "free", "free", "free"]


def test_somebody_who_is_removed_is_told_and_the_new_link_is_for_another(visitors: Visitors) -> None:
    ann = visitors.arrive("/?game=freibeuter")
    open_table(ann)
    bob = visitors.arrive(ann.get_by_label(LINK).first.input_value(), size=NARROW)
    sit_down(bob, "Bob")
    bob.get_by_role("region", name="Waiting for your crew").wait_for()
    assert bob.get_by_role("button", name="Start now").count() == 0
    ann.get_by_role("button", name="Remove Bob from the table").click()
    ann.get_by_role("button", name="Really remove").click()
    expect(bob.get_by_role("alert")).to_contain_text("has taken your seat back")
    check(bob, NARROW)
    expect(ann.get_by_label(LINK)).to_have_count(2)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Clocked]:
    """A server whose clock can be moved on, and that answers to a name that is no secure origin."""
    served = Clocked(tmp_path, options=("--name", NAMED))
    yield served
    served.stop()


async def desert(server: Clocked) -> tuple[str, str]:
    """Anna and Ben play; Ben is gone, and Anna makes a new link for his seat: the table, and the invitation."""
    anna, ben = Player(server.address, "Anna"), Player(server.address, "Ben")
    await anna.arrive()
    await ben.arrive()
    opened = await anna.open("freibeuter", "person", "person")
    for player, invitation in zip((anna, ben), opened.invitations, strict=True):
        await player.sit(opened.table, invitation or "")
    await anna.watch(opened.table)
    server.let_pass(LATE)
    await anna.propose("link", 1)
    while anna.around is None or not anna.around.links:
        await anna.receive()
    await anna.leave()
    return opened.table, anna.around.links[1]


def test_a_seat_in_play_is_taken_over_by_a_new_link(own_server: Clocked, visitors: Visitors) -> None:
    with ThreadPoolExecutor() as beside:  # where no browser's loop runs
        table, invitation = beside.submit(asyncio.run, desert(own_server)).result()
    late = visitors.arrive(f"/table/{table}#{invitation}")
    late.get_by_text("The game has begun. You take over the seat of Ben").wait_for()
    check(late, WIDE)
    page = visitors.arrive(f"/table/{table}#{invitation}", size=NARROW, language="fr")
    page.get_by_text("Vous reprenez la place de Ben").wait_for()
    check(page, NARROW)
    page.get_by_role("button", name="Prendre la place").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    page.locator("section.board").wait_for()
    (kept,) = page.evaluate("JSON.parse(localStorage.getItem('quarterdeck-kept'))")
    assert kept["tookOver"]
    assert "bytes" not in kept
    late.get_by_role("heading", name="This invitation has been used").wait_for()


def test_everything_works_on_a_plain_connection(own_server: Clocked, visitors: Visitors) -> None:
    """Where a browser takes the origin for insecure, as of a friend's phone on the same Wi-Fi."""
    visitors.address = f"http://{NAMED}:{own_server.port}/"
    ann = visitors.arrive("/?game=freibeuter")
    assert not ann.evaluate("isSecureContext")
    open_table(ann, "1")
    ann.get_by_role("button", name="Copy the link").first.click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    bob = visitors.arrive(ann.get_by_label(LINK).input_value(), size=NARROW)
    sit_down(bob, "Bob")
    for page in (ann, bob):
        page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
        page.locator("section.board").wait_for()
    ann.get_by_role("button", name="How to play").wait_for()
