"""The page as one first sees it, and the choice of a game."""

import gzip

import pytest
from playwright.sync_api import Page, Response

from quarterdeck.games import GAMES
from tests.browser.seats import Seat
from tests.browser.visitors import NARROW, Size, Visitors, findings, in_both_sizes

START = 80_000  # bytes, compressed, of all that the start page loads
FIRST_TABLE = 60_000  # and of what comes on top of it until a first game can be played, in any language
AFTERWARDS = ("/motion-", "/Flights-", "/Tending-")  # once the board stands: movement, and skipping the bots

AWAITED = """performance.getEntriesByType('resource')
  .filter(one => one.renderBlockingStatus === 'blocking').map(one => one.name)"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_both_languages_and_sizes_a_game_can_be_begun_without_scrolling(
    visitors: Visitors, language: str, game: str
) -> None:
    """On a desk all is in sight, the house rules too; on a phone, how good the bots are and each game's big button."""
    page = visitors.arrive(f"/?game={game}", language=language)
    page.get_by_role("heading", level=1, name=GAMES[game].title).wait_for()
    assert "Quarterdeck" in page.title()
    assert page.evaluate("document.documentElement.lang") == language
    for size in in_both_sizes(page):
        last = page.locator("form .main-button" if size == NARROW else "summary").last
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
    seat.play_button().wait_for()
    page.wait_for_load_state("networkidle")
    start = files_of(loaded)
    seat.set_sail()
    seat.await_turn()
    table = {url: body for url, body in files_of(loaded).items() if url not in start}
    assert any("Board-" in url for url in table)
    assert not any("/Talk" in url for url in table)
    assert not any(f"/words/{other}." in url for url in (start | table) for other in GAMES if other != game)
    for files, most in ((start, START), (table, FIRST_TABLE)):
        french = {url: page.request.get(url.replace(".en.ftl", ".fr.ftl")).body() for url in files if ".ftl" in url}
        for read in (files, {**files, **french}):
            assert sum(len(gzip.compress(body, 9)) for body in read.values()) <= most


def files_of(loaded: list[Response]) -> dict[str, bytes]:
    """What was loaded, but for what is asked of the server and what comes afterwards."""
    return {
        response.url: response.body()
        for response in loaded
        if not any(part in response.url for part in ("/api/", *AFTERWARDS))
    }


def test_the_game_chosen_decides_what_the_page_says_and_offers(visitors: Visitors) -> None:
    page = visitors.arrive()
    for game in (*list(GAMES.values())[1:], *GAMES.values()):
        page.get_by_role("radio", name=game.title).check()
        page.get_by_role("heading", level=1, name=game.title).wait_for()
        page.get_by_role("contentinfo").get_by_text(game.title).wait_for()
        opponents = Seat(page, game.name).opponents()
        offered = opponents.locator("option").evaluate_all("options => options.map(({value}) => Number(value))")
        assert offered == [players - 1 for players in game.players]
        assert opponents.input_value() == str(game.best - 1)
        assert page.evaluate("location.search") == f"?game={game.name}"


def test_every_game_is_begun_with_one_button_and_the_crew_stays_at_its_level(visitors: Visitors) -> None:
    """Traitors are dealt for five opponents, all of them as good as was said of fewer."""
    page = visitors.arrive("/?game=freibeuter")
    page.get_by_role("group", name="Your opponents are").get_by_role("radio", name="Captain").check()
    seat = Seat(page, "traitres")
    seat.play_button().click()
    seat.begin()
    chairs = seat.shown["chairs"]
    assert [chair["bot"] for chair in chairs] == ["", *["captain"] * 5]


@pytest.mark.parametrize("title", [game.title for game in GAMES.values()])
def test_the_game_chosen_last_is_chosen_again(visitors: Visitors, title: str) -> None:
    page = visitors.arrive()
    page.get_by_role("radio", name=title).check()
    page.get_by_role("heading", level=1, name=title).wait_for()
    page.goto("/")
    page.get_by_role("heading", level=1, name=title).wait_for()
    page.get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog", name=f"How to play {title}")
    dialog.get_by_role("button", name="The whole rulebook").click()
    page.get_by_role("heading", level=1, name=f"{title}: the rules").wait_for()
    page.locator("ol.example svg").last.wait_for()
    for size in in_both_sizes(page):
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    check_rules(page)
    page.go_back()
    page.get_by_role("heading", level=1, name=title).wait_for()


def check_rules(page: Page) -> None:
    """What is looked for is found; a print shows all the same every clause and nothing that is for screens alone."""
    clauses = page.locator(".clause")
    every, wanted = clauses.count(), page.locator(".clause a[href^='#']").first
    search = page.get_by_role("searchbox")
    search.fill("no word of any rule")
    page.get_by_text("No rule speaks of that.").wait_for()
    search.fill(wanted.inner_text().lower())
    page.get_by_text("1 rule", exact=True).wait_for()
    assert clauses.locator("visible=true").count() == 1
    page.emulate_media(media="print")
    assert clauses.locator("visible=true").count() == every
    assert not page.get_by_role("button", name="Print").is_visible()
    page.emulate_media(media="screen")


def test_a_clause_has_an_address_and_what_is_no_game_has_no_rules(visitors: Visitors) -> None:
    page = visitors.arrive("/rules/meuterer#M5.2", language="fr")
    asked = page.locator(".clause:target")
    asked.get_by_text("M5.2").first.wait_for()
    assert asked.evaluate("({ offsetTop }) => scrollY > 0 && offsetTop > 0")
    assert page.context.cookies() == []  # nobody needs a badge, or a table, to read
    assert page.request.get("/rules/chess", headers={"accept": "text/html"}).status == 404


def test_the_game_played_last_is_chosen_again(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive("/?game=meuterer"), "meuterer")
    seat.play_button().click()
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
    assert page.get_by_role("button", name="Play Freibeuter").is_enabled()


def test_an_address_that_names_no_game_of_ours_shows_one_all_the_same(visitors: Visitors) -> None:
    page = visitors.arrive("/?game=chess")
    page.get_by_role("heading", level=1, name="Freibeuter").wait_for()


def test_the_theme_that_was_chosen_is_there_before_anything_is_painted(visitors: Visitors) -> None:
    """Both files for which a browser waits before it paints: the script that looks what was chosen, and that theme."""
    page = visitors.arrive("about:blank")
    page.add_init_script("localStorage.setItem('quarterdeck-theme', 'day')")
    page.goto(visitors.address)
    page.get_by_role("heading", level=1).wait_for()
    awaited = page.evaluate(AWAITED)
    assert {name for name in ("first", "day") if any(f"/{name}-" in file for file in awaited)} == {"first", "day"}
    assert page.evaluate("document.documentElement.dataset.theme") == "day"


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
    seat.play_button().click()
    seat.begin()
    preset = dict(seat.game.presets["french"])
    assert seat.shown["options"] == {"layout": "shuffled", **preset, "pirates": True}


def test_the_level_of_each_bot_is_chosen_by_keys_and_shown_at_the_table(visitors: Visitors, size: Size) -> None:
    page = visitors.arrive("/?game=freibeuter", size=size)
    seat = Seat(page)
    seat.opponents().select_option("2")
    everybody = page.get_by_role("group", name="Your opponents are")
    assert everybody.get_by_role("radio", name="Bosun").is_checked()
    everybody.get_by_role("radio", name="Bosun").focus()
    page.keyboard.press("ArrowRight")
    assert everybody.get_by_role("radio", name="Captain").is_checked()
    page.get_by_text("A mixed crew").focus()
    page.keyboard.press("Enter")
    assert page.get_by_label("Moll").input_value() == "captain"
    assert page.get_by_label("Jack").input_value() == "captain"
    page.get_by_label("Jack").select_option("deckhand")
    everybody.get_by_text("A mixed crew").wait_for()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    seat.play_button().click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    shown = page.get_by_text("Crew: Moll (Captain), Jack (Deckhand)")
    shown.wait_for(state="attached")
    page.goto(visitors.address)
    page.get_by_role("group", name="Your opponents are").get_by_text("A mixed crew").wait_for()
