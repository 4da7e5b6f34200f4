"""A page whose table the host closed, or whose reader the host put out, says so and asks no more."""

from quarterdeck.cli import main
from tests.browser.test_coming_back import begun
from tests.browser.visitors import Visitors
from tests.served import Served


def test_a_closed_table_and_a_ban_are_told_in_the_readers_words(own_server: Served, visitors: Visitors) -> None:
    seat = begun(visitors, decisions=1)
    folder = ["--folder", str(own_server.folder)]
    assert main(["close", seat.page.url, *folder]) == 0
    seat.page.get_by_text("has closed this table").wait_for()
    assert main(["ban", "127.0.0.1", *folder]) == 0
    seat.page.reload()
    seat.page.get_by_text("has put you out").wait_for()
    seat.page.goto("/")
    seat.page.get_by_text("has put you out").wait_for()
    assert main(["ban", "127.0.0.1", "--lift", *folder]) == 0
