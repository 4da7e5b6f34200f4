"""The page as one first sees it, and the choice of a game."""

import gzip

import pytest
from playwright.sync_api import Response

from quarterdeck.games import GAMES
from tests.browser.seats import Seat
from tests.browser.visitors import NARROW, Size, Visitors, findings, in_both_sizes

LARGEST, LARGEST_MORE = 80_000, 60_000  # bytes, compressed, that the start page loads, and then the first table
AFTERWARDS = ("/motion-", "/Flights-", "/Tending-")  # once the board stands: movement, and skipping the bots


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_both_languages_and_sizes_a_game_can_be_begun_without_scrolling(
    visitors: Visitors, language: str, game: str
) -> None:
    """On a desk all is in sight, the house rules too; on a phone, whatever a game against bots needs."""
    page = visitors.arrive(f"/?game={game}", language=language)
    page.get_by_role("heading", level=1, name=GAMES[game].title).wait_for()
    assert "Quarterdeck" in page.title()
    assert page.evaluate("document.documentElement.lang") == language
    for size in in_both_sizes(page):
        last = page.locator("form .main-button").first if size == NARROW else page.locator("summary").last
        last.wait_for()
        place = last.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= size.height
    page.locator("details summary").first.click()
    for size in in_both_sizes(page):
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width


def test_all_that_a_first_game_loads_is_small(visitors: Visitors, game: str) -> None:
    page = visitors.arrive("about:blank")
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto(f"{visitors.address}?game={game}")
    seat = Seat(page, game)
    seat.choose_game()
    before = set(map(id, loaded))
    seat.set_sail()
    seat.await_turn()
    starting = {response.url for response in loaded if id(response) in before}
    files = {
        response.url: response.body()
        for response in loaded
        if not any(part in response.url for part in ("/api/", *AFTERWARDS))
    }
    assert any("Board-" in url for url in files)
    assert not any("/Talk" in url for url in files)
    assert not any(f"/words/{other}." in url for url in files for other in GAMES if other != game)
    french = {url: page.request.get(url.replace(".en.ftl", ".fr.ftl")).body() for url in files if url.endswith(".ftl")}
    for read in (files, {**files, **french}):
        sizes = {url: len(gzip.compress(body, 9)) for url, body in read.items()}
        start = sum(size for url, size in sizes.items() if url.replace(".fr.ftl", ".en.ftl") in starting)
        assert start <= LARGEST
        assert sum(sizes.values()) - start <= LARGEST_MORE


def test_the_game_chosen_decides_what_the_page_says_and_offers(visitors: Visitors) -> None:
    page = visitors.arrive()
    for game in (*list(GAMES.values())[1:], *GAMES.values()):
        page.get_by_role("radio", name=game.title).check()
        page.get_by_role("heading", level=1, name=game.title).wait_for()
        page.get_by_role("contentinfo").get_by_text(game.title).wait_for()
        solo = page.get_by_role("form", name="Play now")
        counts = [text.strip() for text in solo.locator("fieldset label").all_inner_texts()]
        assert counts == [str(players - 1) for players in game.players]
        assert page.evaluate("location.search") == f"?game={game.name}"


@pytest.mark.parametrize("title", [game.title for game in GAMES.values()])
def test_the_game_chosen_last_is_chosen_again(visitors: Visitors, title: str) -> None:
    page = visitors.arrive()
    page.get_by_role("radio", name=title).check()
    page.get_by_role("heading", level=1, name=title).wait_for()
    page.goto("/")
    page.get_by_role("heading", level=1, name=title).wait_for()
    page.get_by_role("button", name="How to play").click()
    page.get_by_role("dialog").get_by_role("button", name="The whole rulebook").click()
    page.get_by_role("dialog").get_by_role("heading", name=title).wait_for()


def test_the_game_played_last_is_chosen_again(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive("/?game=meuterer"), "meuterer")
    seat.page.get_by_role("button", name="Set sail").click()
    seat.begin()
    seat.page.goto("/")
    seat.page.get_by_role("heading", level=1, name="Meuterer").wait_for()


def test_a_game_whose_words_do_not_come_is_not_chosen(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.route("**/words/meuterer.*", lambda route: route.abort())
    page.get_by_role("heading", level=1, name="Freibeuter").wait_for()
    page.get_by_role("radio", name="Meuterer").click()
    page.get_by_role("alert").wait_for()
    page.get_by_role("radio", name="Freibeuter", checked=True).wait_for(state="attached")
    assert page.get_by_role("button", name="Set sail").is_enabled()


def test_an_address_that_names_no_game_of_ours_shows_one_all_the_same(visitors: Visitors) -> None:
    page = visitors.arrive("/?game=chess")
    page.get_by_role("heading", level=1, name="Freibeuter").wait_for()


def test_a_reading_of_the_rules_is_chosen_by_name_and_shows_what_it_means(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive("/?game=meuterer"), "meuterer")
    page = seat.page
    page.get_by_text("House rules").click()
    page.get_by_role("radio", name="The French book’s reading").check()
    assert page.get_by_role("radio", name="do not count (French book)", exact=True).is_checked()
    page.get_by_role("radio", name="with the pirates card and the pirate ship", exact=True).check()
    assert page.get_by_role("radio", name="The French book’s reading").is_checked()
    page.get_by_role("radio", name="goes to the discards (English book)").check()
    assert page.get_by_role("radio", name="A mixture of your own").is_checked()
    page.get_by_role("radio", name="The usual ones").check()
    assert page.get_by_role("radio", name="count in the mutiny (English book)").is_checked()
    page.get_by_role("radio", name="The French book’s reading").check()
    page.get_by_role("button", name="Set sail").click()
    seat.begin()
    preset = dict(seat.game.presets["french"])
    assert seat.shown["options"] == {"layout": "shuffled", **preset, "pirates": True}


def test_the_level_of_each_bot_is_chosen_by_keys_and_shown_at_the_table(visitors: Visitors, size: Size) -> None:
    page = visitors.arrive("/?game=freibeuter", size=size)
    form = page.get_by_role("form", name="Play now")
    form.get_by_role("radio", name="2").check()
    summary = form.get_by_text("Crew: Bosun")
    summary.focus()
    page.keyboard.press("Enter")
    everybody = form.get_by_role("group", name="All of them")
    assert everybody.get_by_role("radio", name="Bosun").is_checked()
    everybody.get_by_role("radio", name="Bosun").focus()
    page.keyboard.press("ArrowDown")
    assert form.get_by_label("Moll").input_value() == "captain"
    assert form.get_by_label("Jack").input_value() == "captain"
    form.get_by_label("Jack").select_option("deckhand")
    form.get_by_text("Crew: Captain, Deckhand").wait_for()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    form.get_by_role("button", name="Set sail").click()
    page.get_by_role("dialog").get_by_role("button", name="Got it").click()
    shown = page.get_by_text("Crew: Moll (Captain), Jack (Deckhand)")
    shown.wait_for(state="attached")
    page.goto(visitors.address)
    page.get_by_role("form", name="Play now").get_by_text("Crew: Captain, Deckhand").wait_for()
