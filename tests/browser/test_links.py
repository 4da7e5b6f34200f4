"""Links for friends: they work where friends are, or the waiting room says that they do not."""

import pytest

from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings
from tests.served import Served

SAID = {"en": "These links work on this computer only.", "fr": "Ces liens ne marchent que sur cet ordinateur."}
LABEL = {"en": "Link to this table", "fr": "Lien vers cette table"}
OPEN = {"en": "Open a table", "fr": "Ouvrir une table"}


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (NARROW, "fr")])
def test_a_link_that_works_here_alone_is_called_one(visitors: Visitors, size: Size, language: str) -> None:
    page = visitors.arrive(size=size, language=language)
    page.get_by_role("button", name=OPEN[language]).click()
    link = page.get_by_role("textbox", name=LABEL[language])
    link.wait_for()
    notice = page.locator("#only-here")
    assert SAID[language] in notice.inner_text()
    assert "quarterdeck serve --friends" in notice.inner_text()
    assert link.get_attribute("aria-describedby") == "only-here"
    assert link.input_value().startswith(visitors.address)
    assert findings(page) == []


def test_when_the_server_is_started_for_friends_the_links_change_by_themselves(
    own_server: Served, visitors: Visitors
) -> None:
    page = visitors.arrive()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_text(SAID["en"]).wait_for()
    own_server.stop()
    own_server.options = ("--public-url", "https://ship.example")
    own_server.start()
    page.get_by_text(SAID["en"]).wait_for(state="detached")
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link.startswith("https://ship.example/table/")
    assert "#" in link
