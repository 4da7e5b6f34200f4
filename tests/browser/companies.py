"""People who sit at one table already, each before a browser of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

from quarterdeck.games import GAMES
from tests.browser.seats import Seat
from tests.browser.visitors import NARROW, WIDE, Size, Visitors

NAMES = ("Ann", "Bob", "Cora", "Dirk")
POST = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}"""


def gather(
    visitors: Visitors,
    game: str,
    people: int = 2,
    bots: Sequence[str] = (),
    timing: Mapping[str, object] | None = None,
    sizes: Sequence[Size] = (),
    language: str = "en",
) -> list[Seat]:
    """A game has begun, with these bots behind the people; nobody needs to be told how to play."""
    seats = [
        Seat(visitors.arrive(size=sizes[one] if one < len(sizes) else WIDE, language=language), game, seed=one + 1)
        for one in range(people)
    ]
    for seat in seats:
        seat.page.evaluate("fetch('/api/me').then(answer => answer.text())")  # who one is
    wish = {"game": game, "seats": ["person"] * people + list(bots), "timing": dict(timing or {})}
    opened: dict[str, Any] = seats[0].page.evaluate(POST, ["/api/tables", wish])
    for number, seat in enumerate(seats):
        sit = {"invitation": opened["invitations"][number], "name": NAMES[number], "luck": ""}
        seat.page.evaluate(f"localStorage.setItem('quarterdeck-taught-{game}', 'yes')")
        seat.page.evaluate(POST, [f"/api/tables/{opened['table']}/seats", sit])
    for seat in seats:
        come(seat, opened["table"])
    return seats


def two(visitors: Visitors, game: str) -> tuple[Seat, Seat]:
    """Ann before a wide window and Bob on a phone play, with bots where two are too few."""
    bots = ["bosun"] * (GAMES[game].players[0] - 2)
    ann, bob = gather(visitors, game, bots=bots, sizes=[WIDE, NARROW])
    return ann, bob


def come(seat: Seat, table: str) -> None:
    """Somebody opens the page of a table that is played at."""
    seat.news = {}
    seat.page.goto(f"/table/{table}")
    seat.wait(lambda: bool(seat.news.get("view")), "the deal")


def leave(seat: Seat, here: Seat) -> None:
    """Somebody closes the page, and may come back; another one has seen them come, and sees them go."""
    number = seat.shown["seat"]
    here.wait(lambda: bool(here.shown["chairs"][number]["here"]), "somebody to be there")
    seat.page.goto("about:blank")
    here.wait(lambda: not here.shown["chairs"][number]["here"], "somebody to be gone")


def asked(seats: Sequence[Seat]) -> Seat:
    """Whoever must decide."""
    seats[0].wait(lambda: any(seat.decision is not None for seat in seats), "a turn")
    return next(seat for seat in seats if seat.decision is not None)


def other_than(one: Seat, seats: Sequence[Seat]) -> Seat:
    """Somebody else."""
    return next(seat for seat in seats if seat is not one)


def propose(seat: Seat, button: str) -> None:
    """Choose something of the table's menu."""
    seat.page.get_by_role("button", name="Table", exact=True).click()
    seat.page.get_by_role("dialog").get_by_role("button", name=button).click()


def end(opener: Page, *others: Page) -> None:
    """Everybody agrees to end the game, without a click."""
    at = f"/api/tables/{opener.url.rpartition('/')[2]}"
    proposal = opener.request.post(f"{at}/propose", data={"what": "end"}).json()["entry"]
    for page in others:
        assert page.request.post(f"{at}/agree", data={"proposal": proposal}).ok
