"""A person at a table, before a browser: what their page was sent, and what they do on it."""

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket

from quarterdeck.games import GAMES

PATIENCE = 20.0  # seconds for an answer
GLANCE = 15  # milliseconds between looks
NAMED = "(({ ariaLabel, innerText }) => ariaLabel ?? innerText)(document.activeElement)"
PLACES = """(buttons, spared) => buttons.flatMap((button, place) =>
  spared.some(verb => button.closest('section').querySelector(`#verb-${verb}`) !== null) ? [] : [place])"""


class Seat:
    """Sits before a page that has not yet opened a table, and decides by chance, but nothing that takes judgement."""

    def __init__(self, page: Page, game: str = "freibeuter", seed: int = 1) -> None:
        self.page = page
        self.game = GAMES[game]
        self.luck = random.Random(seed)
        self.frames: list[str] = []  # all that came over the socket, as it came
        self.shown: dict[str, Any] = {}
        self.news: dict[str, Any] = {}
        page.on("websocket", self._meet)

    # What the page was sent

    def _meet(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._read(str(frame)))

    def _read(self, frame: str) -> None:
        self.frames.append(frame)
        message = msgspec.json.decode(frame)
        if message["type"] == "table":
            self.shown = message
        elif message["type"] == "news":
            self.news = message

    @property
    def decision(self) -> int | None:
        """The number of the decision that is asked of this person, or None."""
        number: int | None = self.news.get("decision")
        return number

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.shown.get("stage") == "over"

    @property
    def table(self) -> str:
        """The table's name."""
        return str(self.shown["table"])

    def wait(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait until something holds."""
        until = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < until, f"{what} did not happen; the page says: {self.sentence()}"
            self.page.wait_for_timeout(GLANCE)

    # What the page shows

    def sentence(self) -> str:
        """The turn in one sentence."""
        return self.page.locator("section.turn .sentence").inner_text().strip()

    def log(self) -> list[str]:
        """The lines of the log."""
        self.page.get_by_role("tab", name="Log").click()
        return [line.strip() for line in self.page.get_by_role("region", name="Log").locator("li").all_inner_texts()]

    # What one does

    def set_sail_by_keys(self) -> None:
        """Choose a game and play it against the crew, without a pointer."""
        self.page.get_by_role("radio", name=next(iter(GAMES.values())).title).wait_for()
        while not self.page.evaluate("document.activeElement.matches('.games input[type=radio]')"):
            self.page.keyboard.press("Tab")
        for _ in range(list(GAMES).index(self.game.name)):
            self.page.keyboard.press("ArrowDown")
        self.page.get_by_role("heading", level=1, name=self.game.title).wait_for()
        self.tab_to(f"Play {self.game.title}")
        self.page.keyboard.press("Enter")
        self.page.get_by_role("dialog").wait_for()
        self.tab_to("Play")
        self.page.keyboard.press("Enter")

    def tab_to(self, words: str) -> None:
        """Go from one thing to the next until this one has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(NAMED) == words:
                return
        raise AssertionError(f"Tab never comes to “{words}”")

    def tab_to_field(self, label: str) -> None:
        """Go from one thing to the next until the field of this name has the focus."""
        for _ in range(60):
            if self.page.evaluate("document.activeElement.ariaLabel") == label:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to “{label}”")

    def choose_game(self) -> None:
        """Choose what is played, on the start page."""
        self.page.get_by_role("radio", name=self.game.title).check()
        self.page.get_by_role("heading", level=1, name=self.game.title).wait_for()

    def set_sail(self, players: int | None = None, name: str = "Ann") -> None:
        """Play against the crew, as few as can be where no number is given, from the start page."""
        self.choose_game()
        self.page.get_by_label("Your name").fill(name)
        self.play_button().wait_for()
        self.opponents().select_option(str((players or self.game.players[0]) - 1))
        self.play_button().click()
        self.begin()

    def play_button(self) -> Locator:
        """What begins this game against bots, on the start page."""
        return self.page.get_by_role("button", name=f"Play {self.game.title}")

    def opponents(self) -> Locator:
        """Where one says against how many."""
        return self.page.get_by_role("form", name=f"Play {self.game.title}").get_by_label("Opponents")

    def begin(self) -> None:
        """Wait for the game, and close what a first game begins with."""
        self.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
        self.wait(lambda: self.decision is not None or bool(self.news.get("view")), "the deal")

    def await_turn(self) -> bool:
        """Wait until it is this person's turn, or the game is over; whether there is something to decide."""
        self.wait(lambda: self.decision is not None or self.over, "a turn")
        if not self.over:
            self.page.locator("section.turn.own").wait_for()  # what came to the page is also shown
        return not self.over

    def decide(self, how: Callable[["Seat"], None]) -> None:
        """Decide one thing in one of the ways below, and wait until it is done."""
        asked = self.decision
        how(self)
        self.wait(lambda: self.decision != asked, "the answer to a decision")

    def play(self, how: Callable[["Seat"], None]) -> int:
        """Play on to the end of the game; how many decisions it took."""
        count = 0
        while self.await_turn():
            self.decide(how)
            count += 1
        return count

    def any_of(self, found: Locator) -> Locator:
        """One of several things on the page, by chance."""
        found.first.wait_for()
        return found.nth(self.luck.randrange(found.count()))


# Ways to decide


def twice(button: Locator, press: Callable[[Locator], None] = Locator.click) -> None:
    """Choose something, which explains it, and choose it again, which does it."""
    press(button)
    press(button)


def by_list(seat: Seat) -> None:
    """Click on one of the list of actions, which explains it, and again, which does it."""
    seat.page.get_by_role("tab", name="Actions").click()
    spared = "".join(f":not(:has(#verb-{verb}))" for verb in seat.game.left_alone)
    twice(seat.any_of(seat.page.locator(f".actions .list section{spared} button")))


def on_board(seat: Seat) -> None:
    """Choose something that glows on the board, then what to do with it, and once more what that needs."""
    asked = seat.decision
    spared = "".join(f":not(.{verb})" for verb in seat.game.left_alone)
    spot = seat.any_of(seat.page.locator(f"section.board .may:not(svg *), section.board .decision .do{spared}"))
    seat.page.mouse.move(0, 0)  # off the list, where an action that is pointed at raises a card over its neighbour
    spot.click()
    menu, sheet = seat.page.locator("section.board .menu"), seat.page.locator("section.board .explained")
    if seat.page.locator("section.board .traitres .menu").count():  # a card, with whom it may hit
        seat.any_of(menu.locator("button.do")).click()
    seat.wait(lambda: seat.decision != asked or sheet.is_visible(), "a sheet on the board")
    if seat.decision == asked:
        seat.any_of(sheet.locator("button.do")).click()


def by_keys(seat: Seat) -> None:
    """Press A for the list of actions, go down in it, and press Enter twice; who is there already types a letter."""
    seat.page.keyboard.press("a")
    field = seat.page.get_by_label("Filter: any word")
    seat.wait(lambda: bool(field.evaluate("field => field === document.activeElement")), "the list of actions")
    seat.page.keyboard.press("Control+A")
    seat.page.keyboard.press("Delete")
    listed, choices = seat.page.locator(".actions .list button"), len(seat.news["choices"])
    seat.wait(lambda: listed.count() == choices, "the whole list")
    places = listed.evaluate_all(PLACES, list(seat.game.left_alone))
    for _ in range(1 + seat.luck.choice(places)):
        seat.page.keyboard.press("ArrowDown")
    seat.page.keyboard.press("Enter")
    seat.page.keyboard.press("Enter")
