"""What one must see or click is in the window: at every size, at the largest tables, in both languages."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from quarterdeck.games import GAMES
from quarterdeck.server.badges import Badges
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import write_entry
from tests.browser.visitors import NARROW, WIDE, Size, Visitors
from tests.by_game import modules
from tests.served import Served
from tools.shots.moment import Moment
from tools.shots.situations import AT, find

LAPTOP, LOW, LARGE, LYING = Size(1366, 625), Size(1280, 600), Size(1920, 1080), Size(844, 390)
SIZES = (LAPTOP, LOW, WIDE, LARGE, LYING, NARROW)
DOUBLED = (WIDE, NARROW)  # where text is twice as large
LANGUAGES = {"fr": "Français", "en": "English"}
SMALLEST = 24  # pixels of what is clicked
PERSON = "person"

# The largest tables, at decisions with much to see
TABLES: dict[str, tuple[str, Moment]] = {
    name: (game, moment)
    for game, module in modules("tools.shots.{game}").items()
    for name, moment in module.LARGEST.items()
}

# Rectangles that lie in no other of them, those that must be seen, and what can be clicked
BLOCKS = "section.turn, .waters, ol.row, .talk, .players > li, .strip .hand, .strip .decision, .letters, .purse, .piles"
SEEN = "section.turn .sentence, .waters, ol.row, .boarded .decision, .hand .card"
BESIDE = ", .players > li, .piles, .letters, .purse, aside"  # on a phone they are below
CLICKED = ".boarded .may:not(svg *), .boarded .do, .hand .card, header a, header button, section.turn button"

LOOK = """([blocks, seen, clicked, smallest]) => {
  const found = []
  const shown = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility())
  const called = (one) => `${one.tagName}.${one.classList[0] ?? ''} ${one.textContent.trim().slice(0, 24)}`
  const boxOf = (one) => one.getBoundingClientRect()
  const styleOf = (one) => getComputedStyle(one)

  for (const one of [...shown(seen), ...shown(clicked)]) {
    const box = boxOf(one)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside: ${called(one)} ${JSON.stringify(box)}`)
    for (let round = one.parentElement; round !== document.documentElement; round = round.parentElement) {
      if (styleOf(round).overflowY === 'visible') continue
      const frame = boxOf(round)
      if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) found.push(`cut off: ${called(one)}`)
    }
  }

  for (const one of shown(clicked)) {
    const { left, top, width, height } = boxOf(one)
    if (Math.min(width, height) < smallest - 0.5) found.push(`small: ${called(one)} ${width}x${height}`)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!one.contains(hit)) found.push(`covered: ${called(one)} by ${hit ? called(hit) : 'nothing'}`)
  }

  const rectangles = shown(blocks).map((one) => [one, boxOf(one)])
  rectangles.forEach(([one, a], number) => {
    for (const [other, b] of rectangles.slice(number + 1)) {
      const inside = [one, other].every((each) => each.matches('.waters, .talk'))
      const lies = inside || one.contains(other) || other.contains(one)
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (!lies && wide > 2 && high > 2) found.push(`overlap: ${called(one)} and ${called(other)} ${wide}x${high}`)
    }
  })
  for (const one of shown('.purse, .piles, .letters, .players > li, .boarded .decision, .claims'))
    if (styleOf(one).overflowY === 'visible' && one.scrollHeight > one.clientHeight + 3)
      found.push(`spills: ${called(one)} ${one.scrollHeight - one.clientHeight}`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window')
  return found
}"""

# With large text one scrolls; then each is met where it is
REACH = """([blocks, clicked]) => {
  const found = (LOOK)([blocks, 'nothing', 'nothing', 0]).filter((one) => !one.startsWith('wider'))
  for (const one of document.querySelectorAll(clicked)) {
    if (!one.checkVisibility()) continue
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!one.contains(hit)) found.push(`not met: ${one.outerHTML.slice(0, 60)} but ${hit?.outerHTML.slice(0, 60)}`)
  }
  return found
}""".replace("LOOK", LOOK)


def test_all_that_one_must_see_or_click_is_in_the_window(tmp_path: Path, browser: Browser) -> None:
    with ThreadPoolExecutor(1) as pool:  # the browser has the loop of this thread
        cookie, badge = pool.submit(asyncio.run, lay_out(tmp_path)).result()
    served = Served(tmp_path, pace=60.0)
    people = Visitors(browser, served.address)
    try:
        page = people.arrive(f"/table/{next(iter(TABLES))}")
        page.context.add_cookies([{"name": cookie, "value": badge, "url": served.address}])
        page.evaluate(
            "games => games.forEach(game => localStorage.setItem(`quarterdeck-taught-${game}`, 'yes'))", [*GAMES]
        )
        trouble = [f"{name}: {one}" for name in TABLES for one in troubles(page, name)]
        assert not trouble, "\n".join(trouble)
        assert people.trouble == []
    finally:
        people.leave()
        served.stop()


def troubles(page: Page, name: str) -> list[str]:
    """What is wrong with a table in any size and language."""
    page.set_viewport_size({"width": WIDE.width, "height": WIDE.height})
    page.goto(f"/table/{name}")
    page.locator(".boarded .may, .boarded .do").first.wait_for()
    found = []
    for language, label in LANGUAGES.items():
        page.get_by_role("button", name=label).click()
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.locator("section.turn.own").wait_for()
        for size in SIZES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            seen = SEEN if size in (NARROW, LYING) else SEEN + BESIDE
            found += said(page.evaluate(LOOK, [BLOCKS, seen, CLICKED, SMALLEST]), language, size)
        for size in DOUBLED:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            found += said(page.evaluate(REACH, [BLOCKS, CLICKED]), language, size, " doubled")
            page.evaluate("document.documentElement.style.fontSize = ''; scrollTo(0, 0)")
    return found


def said(found: list[Any], language: str, size: Size, how: str = "") -> list[str]:
    """Findings with where they were found."""
    return [f"{language} {size.width}x{size.height}{how}: {one}" for one in found]


async def lay_out(folder: Path) -> tuple[str, str]:
    """Write the tables into a log, and say which cookie opens them."""
    log = Log(folder / "tables.sqlite")
    try:
        badges = Badges(await log.secret("badges", bytes(32)))
        for table, (game, moment) in TABLES.items():
            entries = [write_entry(entry) for entry in find(PERSON, GAMES[game], moment)]
            await log.append(
                [Row(table, number, AT, entry, PERSON if number == 1 else None) for number, entry in enumerate(entries)]
            )
        return badges.cookie, badges.make(PERSON)
    finally:
        log.close()
