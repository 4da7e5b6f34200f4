"""How the page keeps up: five scripted games, their longest tasks, and how soon a click changes the picture."""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from quarterdeck.games import GAMES
from tests.browser.conftest import QUIET
from tests.browser.seats import Seat, on_board
from tests.browser.visitors import Visitors
from tests.served import Served
from tools.chromium import MISSING, find_chromium

MOST_TASK = 50.0  # milliseconds: the median of the games' longest tasks
MOST_CLICK = 100.0  # milliseconds: the median of all clicks
LONGEST = 40  # decisions, after which a game is left
PACE = 0.15  # seconds: the quickest beat that a person may choose

# From a click until what it changed has been painted; and every task that kept the page from answering
WATCH = """() => {
  window.kept = { clicks: [], tasks: [] }
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) kept.tasks.push(task.duration)
  }).observe({ type: 'longtask', buffered: true })
  let clicked = null
  addEventListener('click', event => { clicked = event.timeStamp }, true)
  new MutationObserver(() => {
    if (clicked === null) return
    const from = clicked
    clicked = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => kept.clicks.push(performance.now() - from)
      port2.postMessage(null)
    })
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


class Kept(NamedTuple):
    """What a page counted in one game, in milliseconds."""

    game: str
    players: int
    decisions: int
    longest: float
    clicks: list[float]


def main() -> int:
    """Play, print a row a game and the medians; 1 where one of them is over its bound, 2 without a Chromium."""
    path = find_chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 2
    scripts = [(name, game.players[0]) for name, game in GAMES.items()]
    scripts.append(max(((name, game.players[-1]) for name, game in GAMES.items()), key=lambda script: script[1]))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), pace=PACE)
        try:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *QUIET])
            kept = [show(play(browser, served.address, name, players)) for name, players in scripts]
            browser.close()
        finally:
            served.stop()
    task = statistics.median(one.longest for one in kept)
    click = statistics.median(click for one in kept for click in one.clicks)
    print(f"longest task, median of {len(kept)} games: {task:.0f} ms (at most {MOST_TASK:.0f}; 0 where none took 50)")
    print(f"from a click to the changed picture, median: {click:.0f} ms (at most {MOST_CLICK:.0f})")
    return int(task > MOST_TASK or click > MOST_CLICK)


def play(browser: Browser, address: str, game: str, players: int) -> Kept:
    """One game against the crew by clicks on the board, with all that moves on it."""
    people = Visitors(browser, address)
    page = people.arrive(motion=True)
    page.evaluate(f"({WATCH})()")  # the page never loads again: going to the table is its own work
    seat = Seat(page, game)
    seat.set_sail(players=players)
    decisions = 0
    while decisions < LONGEST and seat.await_turn():
        seat.decide(on_board)
        decisions += 1
    tasks, clicks = page.evaluate("[kept.tasks, kept.clicks]")
    people.leave()
    return Kept(game, players, decisions, max(tasks, default=0.0), clicks)


def show(kept: Kept) -> Kept:
    """Print what one game took."""
    print(
        f"{kept.game:12} {kept.players} players, {kept.decisions:3} decisions: longest task {kept.longest:4.0f} ms, "
        f"{len(kept.clicks)} clicks, median {statistics.median(kept.clicks):4.0f} ms",
        flush=True,
    )
    return kept


if __name__ == "__main__":
    sys.exit(main())
