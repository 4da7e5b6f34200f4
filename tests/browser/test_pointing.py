"""What is pointed at stays under the pointer."""

from tests.browser.seats import Seat, by_list
from tests.browser.visitors import WIDE, Visitors


def test_a_card_that_rises_under_the_pointer_is_still_under_it(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive(size=WIDE), "meuterer")
    seat.set_sail()
    playable = seat.page.locator("section.board .cards .may")
    while seat.await_turn():
        seat.page.locator("section.board .may, section.board .do").first.wait_for()
        if playable.count():
            break
        seat.decide(by_list)
    card = playable.first
    seat.page.mouse.move(0, 0)
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 1
    seat.page.mouse.move(x, y)
    seat.page.locator("section.board .cards .may.lit").first.wait_for()
    card.evaluate("card => Promise.all(card.getAnimations().map((one) => one.finished.catch(() => null)))")
    assert card.evaluate("(card, [x, y]) => card.contains(document.elementFromPoint(x, y))", [x, y])
