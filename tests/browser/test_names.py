"""What people may be called, where they type it, and which names are those of bots."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.seats import Seat
from tests.browser.visitors import NARROW, Size, Visitors, findings


def open_table(page: Page) -> str:
    """Open a table for two; the link for the other."""
    page.get_by_role("button", name="Open a table").click()
    return str(page.get_by_role("textbox", name="Link to this table").input_value())


def test_a_refused_name_is_explained_below_its_field_and_one_click_takes_the_free_one(
    visitors: Visitors, size: Size
) -> None:
    page = visitors.arrive("/?game=freibeuter", size=size)
    field = page.get_by_label("Your name")
    field.fill("\u3164")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("alert").get_by_text("at least one of them a letter").wait_for()
    assert page.evaluate("document.activeElement.id") == "name"
    field.fill("Moll")
    page.locator("form .main-button").first.click()  # alone against a bot of that name
    page.get_by_role("alert").get_by_text("“Moll 2” is free").wait_for()
    assert page.get_by_role("alert").is_visible()
    assert not findings(page)
    page.get_by_role("button", name="Call me “Moll 2”").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_text("Moll 2").first.wait_for()
    assert page.get_by_text("Moll (bot)").first.is_visible()


def test_two_who_keep_the_usual_name_are_told_apart_without_a_question(visitors: Visitors) -> None:
    ann = Seat(visitors.arrive("/?game=freibeuter"))
    link = open_table(ann.page)
    bob = Seat(visitors.arrive(link))
    bob.page.get_by_role("button", name="Sit down").click()
    ann.wait(lambda: ann.shown["stage"] == "playing", "the game")
    assert [chair["name"] for chair in ann.shown["chairs"]] == ["Sailor", "Sailor 2"]


def test_a_friend_with_a_look_alike_name_is_offered_another(visitors: Visitors) -> None:
    ann = Seat(visitors.arrive("/?game=freibeuter"))
    ann.page.get_by_label("Your name").fill("Anna")
    link = open_table(ann.page)
    bob = visitors.arrive(link, size=NARROW, language="fr")
    bob.get_by_label("Votre nom").fill("Аnna")
    bob.get_by_role("button", name="Prendre place").click()
    bob.get_by_role("alert").get_by_text("est libre").wait_for()
    assert not findings(bob)
    bob.get_by_role("button", name="Appelez-moi").click()
    ann.wait(lambda: ann.shown["stage"] == "playing", "the game")
    assert [chair["name"] for chair in ann.shown["chairs"]] == ["Anna", "Аnna 2"]


@pytest.mark.parametrize(("language", "mark"), [("en", "Moll (bot)"), ("fr", "Margot (robot)")])
def test_bots_carry_their_mark_in_seats_log_and_list_of_tables(visitors: Visitors, language: str, mark: str) -> None:
    alone = Seat(visitors.arrive("/?game=freibeuter", language=language))
    alone.page.locator("form .main-button").first.click()
    alone.page.locator(".boarded").first.wait_for()
    alone.page.keyboard.press("Escape")  # the lesson
    shown = " ".join(alone.page.locator("main").inner_text().split())
    bare = mark.partition(" ")[0]
    assert mark in shown
    assert shown.count(bare) == shown.count(mark)
    alone.page.goto(visitors.address)
    alone.page.get_by_text(mark).first.wait_for()
