"""Two people, each with a browser of their own."""

import json
import sys

import pytest

from quarterdeck.core import read, replay
from quarterdeck.games import GAMES
from tests.browser.companies import end
from tests.browser.finished import BRIEFLY
from tests.browser.seats import Seat, by_list, on_board
from tests.browser.visitors import NARROW, WIDE, Visitors, findings, put_away
from tests.under_test import hooks_of

SOME = 12  # decisions


def meet(visitors: Visitors, game: str) -> tuple[Seat, Seat]:
    """Ann opens a table, and Bob sits down at it by her link; bots sit where two are too few."""
    ann = Seat(visitors.arrive(size=WIDE), game, seed=1)
    ann.choose_game()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Open a table").click()
    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    bob = Seat(visitors.arrive("about:blank", size=NARROW), game, seed=2)
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.begin()
    bob.begin()
    return ann, bob


def play(ann: Seat, bob: Seat, decisions: int = sys.maxsize) -> None:
    """Now on the board, now by the list, until the game is over or so much is decided."""
    made = 0
    while not ann.over and made < decisions:
        ann.wait(lambda: ann.decision is not None or bob.decision is not None or ann.over, "a turn")
        for seat in (ann, bob):
            if seat.decision is not None:
                seat.decide(seat.luck.choice([on_board, on_board, by_list]))
                made += 1


def check_the_end(ann: Seat, bob: Seat, opened: str) -> None:
    """Each was told only their own, and what is laid open at the end."""
    for seat in (ann, bob):
        seat.wait(lambda seat=seat: seat.over and seat.news["view"]["phase"] == ann.news["view"]["phase"], "the end")  # type: ignore[misc]
    for number, seat in enumerate((ann, bob)):
        for frame in map(json.loads, seat.frames):
            assert frame["type"] != "refused"
            if frame["type"] == "news" and frame["view"] is not None:
                assert frame["view"]["seat"] == number
                assert not frame["view"][opened] or frame["view"]["phase"] == "over"
    assert ann.news["view"][opened] == bob.news["view"][opened]
    ending = bob.page.locator(".ending")
    ending.wait_for()
    assert findings(ann.page) == findings(bob.page) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= NARROW.width
    put_away(bob.page)
    with bob.page.expect_download() as download:
        ending.get_by_role("link", name="Download the record").click()
    replay(GAMES, read(download.value.path().read_bytes()))


@pytest.mark.evening
def test_two_people_play_to_the_end_and_each_sees_only_their_own(visitors: Visitors, game: str) -> None:
    """Ann before a wide window, Bob on a phone."""
    ann, bob = meet(visitors, game)
    play(ann, bob)
    ann.wait(lambda: bool(ann.news["view"]["phase"] == "over"), "the end")
    check_the_end(ann, bob, hooks_of(game).opened)


@pytest.mark.parametrize("game", BRIEFLY)
def test_two_people_play_and_agree_to_end_it_and_a_spectator_sees_no_hand(visitors: Visitors, game: str) -> None:
    """The same, for some decisions; a spectator sees the board."""
    ann, bob = meet(visitors, game)
    assert findings(bob.page) == []
    guest = Seat(visitors.arrive("about:blank"), game)
    guest.page.goto(f"{visitors.address}table/{ann.table}")
    guest.page.get_by_text("You are watching.").wait_for()
    assert guest.shown["seat"] is None
    assert not guest.news["view"]["hand"]
    assert guest.news["choices"] == []
    play(ann, bob, SOME)
    ann.wait(lambda: ann.over or ann.decision is not None or bob.decision is not None, "what came of it")
    if not ann.over:
        assert not guest.news["view"]["hand"]
        end(ann.page, bob.page)
    check_the_end(ann, bob, hooks_of(game).opened)


def test_an_invitation_seats_one_person_only(visitors: Visitors) -> None:
    ann = Seat(visitors.arrive())
    ann.page.get_by_role("button", name="Open a table").click()
    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    first, second = (visitors.arrive(link) for _ in range(2))
    second.get_by_role("button", name="Sit down").wait_for()
    first.get_by_role("button", name="Sit down").click()
    first.get_by_role("dialog").get_by_role("button", name="Play", exact=True).wait_for()
    second.get_by_role("heading", name="This invitation has been used").wait_for()  # before the click
    assert second.get_by_role("button", name="Sit down").count() == 0
