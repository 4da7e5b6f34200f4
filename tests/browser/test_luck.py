"""At the end of a game the page checks the luck, and says what it found and what it cannot know."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from quarterdeck.cli import main
from quarterdeck.games import GAMES
from tests.browser.visitors import NARROW, Visitors, findings, put_away
from tests.served import Served

ASSETS = Path(__file__).parent.parent.parent / "src" / "quarterdeck" / "server" / "static" / "assets"
LARGEST = 4_000  # bytes, compressed, of the library that hashes
GAME = "traitres"

# Whoever sits before a page plays on beside it, in the same browser: the page watches, and the end comes soon
PLAY = """([table, unwise]) => new Promise((over) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', table, since: -1 }))
  socket.onmessage = ({ data }) => {
    const { type, stage, decision, choices } = JSON.parse(data)
    if (type === 'table' && stage === 'over') { socket.close(); over() }
    if (type !== 'news' || decision === null) return
    const wise = choices.filter(({ verb }) => !unwise.includes(verb))
    socket.send(JSON.stringify({ type: 'act', ask: 1, decision, action: wise[decision % wise.length].action }))
  }
})"""


def sail(page: Page) -> str:
    """Open a table against one bot; its name."""
    form = page.get_by_role("form", name=GAMES[GAME].title)
    form.get_by_role("combobox").select_option(index=0)
    form.get_by_role("button").last.click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def play_out(page: Page, table: str) -> Locator:
    """Play to the end; what the page says of the luck."""
    page.get_by_role("dialog").get_by_role("button").last.wait_for()
    page.keyboard.press("Escape")
    page.evaluate(PLAY, [table, list(GAMES[GAME].left_alone)])
    put_away(page)
    luck = page.get_by_role("region", name=re.compile("Was the luck fair|Le hasard était-il honnête"))
    expect(luck.get_by_role("status").first).not_to_contain_text("…")
    return luck


Operator = Callable[..., str]


@pytest.fixture
def operator(tmp_path: Path) -> Iterator[Operator]:
    """Starts a server with quick bots of somebody honest, or who cheats in this way; its address."""
    running: list[Served] = []

    def serve(*how: str) -> str:
        running.append(Served(tmp_path, pace=0.0, program=("tests.crooked", *how) if how else ("quarterdeck",)))
        return running[-1].address

    yield serve
    for served in running:
        served.stop()


def test_an_honest_game_is_checked_as_far_as_each_browser_can(
    visitors: Visitors, operator: Operator, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    visitors.address = operator()
    page = visitors.arrive(f"/?game={GAME}")
    table = sail(page)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    guest = visitors.arrive(f"/table/{table}", size=NARROW)
    guest.get_by_text("You are watching.").wait_for()
    luck = play_out(page, table)
    assert any("/assets/hashes-" in url for url in loaded)  # not before somebody needs it
    expect(luck.get_by_role("status").first).to_contain_text("The luck is checked, and it holds.")
    luck.locator("summary").click()
    for sentence in (
        "The fingerprint is the one this browser was shown before the deal.",
        "The random bytes that this browser added are in the record.",
        "The key fits the fingerprint.",
        "draws follow from the key and the bytes.",
        "Whoever runs this server also sends this page",
    ):
        expect(luck).to_contain_text(sentence)
    assert findings(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    command = luck.locator("code", has_text="quarterdeck check").inner_text()
    _, verb, file, *given = command.split()
    assert (verb, file) == ("check", download.value.suggested_filename)
    download.value.save_as(tmp_path / file)
    assert main([verb, str(tmp_path / file), *given]) == 0
    assert "The bytes that seat 0 added are yours." in capsys.readouterr().out
    say_what_they_do_not_know(page, guest)


def say_what_they_do_not_know(page: Page, guest: Page) -> None:
    """A spectator who came late, and a player who lost what the browser kept."""
    watched = guest.get_by_role("region", name="Was the luck fair?")
    expect(watched.get_by_role("status").first).to_contain_text("What could be checked of the luck holds.")
    put_away(guest)
    watched.locator("summary").click()
    expect(watched).to_contain_text("shown when it first came, after the deal.")
    expect(watched).to_contain_text("You watched, so this browser added no random bytes.")
    page.evaluate("localStorage.removeItem('quarterdeck-kept')")
    page.reload()
    put_away(page)
    luck = page.get_by_role("region", name="Was the luck fair?")
    expect(luck.get_by_role("status").first).to_contain_text("What could be checked of the luck holds.")
    luck.locator("summary").click()
    expect(luck).to_contain_text("This browser did not keep any bytes that it added.")
    assert "--bytes" not in luck.locator("code", has_text="quarterdeck check").inner_text()


def test_a_page_says_that_its_bytes_were_swapped(visitors: Visitors, operator: Operator) -> None:
    visitors.address = operator("bytes")
    page = visitors.arrive(f"/?game={GAME}")
    luck = play_out(page, sail(page))
    expect(luck.get_by_role("status").first).to_contain_text("Something is wrong with the luck of this game:")
    expect(luck.get_by_role("status").first).to_contain_text("Your random bytes were swapped.")
    (kept,) = page.evaluate("JSON.parse(localStorage.getItem('quarterdeck-kept'))")
    expect(luck.get_by_role("status").first).to_contain_text(kept["bytes"])
    assert findings(page) == []
    page.get_by_role("button", name="FR").click()
    said = page.get_by_role("region", name="Le hasard était-il honnête").get_by_role("status").first
    expect(said).to_contain_text("Vos octets ont été remplacés.")


def test_a_page_says_that_its_seat_was_chosen_when_its_bytes_were_known(visitors: Visitors, operator: Operator) -> None:
    visitors.address = operator("seat")
    page = visitors.arrive(f"/?game={GAME}")
    luck = play_out(page, sail(page))
    said = luck.get_by_role("status").first
    expect(said).to_contain_text("Something is wrong with the luck of this game:")
    expect(said).to_contain_text("Bots sit elsewhere in the record than this browser was shown before the deal:")
    assert findings(page) == []


def test_a_page_says_at_once_that_the_key_was_exchanged(visitors: Visitors, operator: Operator) -> None:
    visitors.address = operator("key")
    page = visitors.arrive(f"/?game={GAME}", size=NARROW, language="fr")
    table = sail(page)
    expect(page.get_by_role("alert")).to_contain_text("La clé du hasard a été échangée")
    luck = play_out(page, table)
    expect(luck.get_by_role("status").first).to_contain_text("L’empreinte n’est pas celle que ce navigateur avait vue")
    assert findings(page) == []


def test_the_library_that_hashes_is_small() -> None:
    (library,) = ASSETS.glob("hashes-*.js")
    assert len(gzip.compress(library.read_bytes(), 9)) <= LARGEST
