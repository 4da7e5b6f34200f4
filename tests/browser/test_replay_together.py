"""Several look at one replay: one leads, the others follow, write, go their own way, leave and come back."""

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games import GAMES
from tests.browser.finished import Finished
from tests.browser.test_replay import at, eyes, finished, over, replay_of, seen_at, server, step_on
from tests.browser.visitors import NARROW, WIDE, Visitors, findings, in_both_sizes

__all__ = ["finished", "over", "server"]


def state(page: Page, text: str) -> None:
    """What the bar over the slider says of who leads."""
    expect(page.locator(".playback").get_by_role("status").filter(has_text=text)).to_be_visible()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "meuterer" else pytest.mark.evening) for game in GAMES]
)
def test_one_leads_and_a_friend_follows_writes_looks_around_leaves_and_comes_back(
    visitors: Visitors, finished: Finished
) -> None:
    leader = visitors.arrive(f"{replay_of(visitors, finished)}/0/3", size=WIDE)
    leader.locator(".boarded").wait_for()
    leader.keyboard.press("t")
    leader.get_by_label("Your name").fill("Ida")
    leader.get_by_role("button", name="Open a room").click()
    state(leader, "nobody else is here yet")
    link = leader.get_by_label("Link to this room").input_value()
    assert link.startswith(visitors.address)

    # A friend comes by the link alone, and sees what the leader sees
    friend = visitors.arrive(link, size=NARROW)
    friend.get_by_label("Your name").fill("Joe")
    friend.get_by_role("button", name="Come in").click()
    state(friend, "You see what Ida sees.")
    state(leader, "one other sees what you see")
    seen_at(friend, "0/3#*")
    step_on(leader, 2)
    seen_at(friend, "0/5#*")
    leader.keyboard.press("o")
    seen_at(friend, "open/5#*")
    expect(eyes(friend)).to_have_value("open")

    # All write
    friend.get_by_label("Write to everybody here").fill("Why the merchant?")
    friend.get_by_role("button", name="Send").click()
    leader.get_by_role("log").get_by_text("Why the merchant?").wait_for()
    for page in (leader, friend):
        for size in in_both_sizes(page):
            assert findings(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    friend.set_viewport_size({"width": NARROW.width, "height": NARROW.height})

    # Who looks around follows no longer until they like to
    friend.get_by_role("button", name="One moment back").click()
    state(friend, "you look around on your own")
    step_on(leader)
    state(friend, "you look around on your own")
    assert at(friend) == 4
    friend.get_by_role("button", name="Follow").click()
    seen_at(friend, "open/6#*")

    # Leave, and come back to where the leader is
    friend.get_by_role("button", name="Leave the room").click()
    state(leader, "nobody else is here yet")
    seen_at(friend, "open/6")
    step_on(leader)
    assert at(friend) == 6
    friend.get_by_role("button", name="Come back").click()
    seen_at(friend, "open/7#*")
    expect(friend.get_by_role("log")).to_contain_text("Why the merchant?")

    # The lead goes over; and where whoever leads is gone, it is taken
    leader.get_by_role("button", name="Let Joe lead").click()
    state(leader, "You see what Joe sees.")
    eyes(friend).select_option("1")
    seen_at(leader, "1/7#*")
    friend.get_by_role("button", name="Leave the room").click()
    leader.get_by_role("button", name="Take the lead").click()
    state(leader, "nobody else is here yet")
