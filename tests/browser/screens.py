"""Several people before one browser: the curtain between them, and what each of its documents was sent."""

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Frame, Locator, Page, WebSocket

STORED = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map(async name => {
    const cache = await caches.open(name)
    return Promise.all((await cache.keys()).map(async request => (await cache.match(request)).text()))
  }))
  const [databases, workers] = [await indexedDB.databases(), await navigator.serviceWorker.getRegistrations()]
  if (databases.length || workers.length) throw new Error('Nobody looks through databases and service workers.')
  return JSON.stringify([{...localStorage}, {...sessionStorage}, caches_, history.state, document.cookie])
}"""


@dataclass
class Document:
    """One document of the page, and the messages it was sent."""

    url: str
    frames: list[str] = field(default_factory=list)

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        messages = (json.loads(frame) for frame in reversed(self.frames))
        found: dict[str, Any] = next((one for one in messages if one["type"] == kind), {})
        return found


class Screen:
    """People who share a page that has not opened a table yet."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.press = Locator.tap if touch else Locator.click
        self.documents: list[Document] = [Document(page.url)]
        self._entries = 0
        page.on("framenavigated", self._navigated)
        page.on("websocket", self._meet)

    def _navigated(self, frame: Frame) -> None:
        """Another document; what changes the address within one leaves its time origin alone."""
        if frame.parent_frame is None:
            self.documents.append(Document(frame.url))

    def _meet(self, socket: WebSocket) -> None:
        document = self.documents[-1]
        socket.on("framereceived", lambda frame: document.frames.append(str(frame)))

    @property
    def document(self) -> Document:
        """The one that is shown now."""
        return self.documents[-1]

    @property
    def news(self) -> dict[str, Any]:
        """What it was told last."""
        return self.document.last("news")

    @property
    def hand(self) -> set[str]:
        """The cards of whose hand is open."""
        view = self.news.get("view") or {}
        return set(view.get("hand") or ())

    # What one does

    def open(self, *names: str, friends: int = 0, bots: int = 0, codes: tuple[str, ...] = ()) -> None:
        """Open a table of the chosen game for several at this screen."""
        page = self.page
        page.locator("form[aria-labelledby=friends] button.quiet").click()
        dialog = page.get_by_role("dialog")
        for number, name in enumerate(names):
            if number > 1:
                dialog.locator(".more button").click()
            dialog.locator("li input.field:not(.code)").nth(number).fill(name)
        if codes:
            dialog.locator(".codes input").check()
            for number, code in enumerate(codes):
                dialog.locator("li input.code").nth(number).fill(code)
        for place, count in ((0, friends), (1, bots)):
            if count:
                dialog.locator(".counts fieldset").nth(place).locator(f"input[value='{count}']").check(force=True)
        dialog.locator("button.main-button").click()

    def await_curtain(self, name: str) -> None:
        """Wait until the curtain names who is next."""
        self.page.wait_for_url("**/curtain")
        self.page.locator("#curtain", has_text=name).wait_for()

    def lift(self, code: str = "") -> None:
        """Lift the curtain before whoever is named."""
        if code:
            self.page.locator(".curtain input").fill(code)
        self.press(self.page.locator(".curtain .main-button"))
        self.page.locator("section.open").wait_for()
        self.page.locator("section.board").wait_for()
        self.learn()

    def learn(self) -> None:
        """Close what the first game begins with."""
        lesson = self.page.get_by_role("dialog")
        if lesson.is_visible():
            self.page.keyboard.press("Escape")
            lesson.wait_for(state="hidden")

    def pass_on(self) -> None:
        """Let the curtain fall, as soon as one's decision is made."""
        before = len(self.documents)
        self.press(self.page.locator("section.open button"))
        self.page.locator("#curtain").wait_for()
        assert len(self.documents) > before

    # What can be found in the browser

    def heap(self) -> str:
        """All that is in the memory of its scripts, once nothing is there that nobody needs."""
        session = self.page.context.new_cdp_session(self.page)
        parts: list[str] = []
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
        session.send("HeapProfiler.enable")
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        return "".join(parts)

    def stored(self) -> str:
        """All that is kept for the page's address."""
        text: str = self.page.evaluate(STORED)
        return text

    def accessible(self) -> str:
        """What a screen reader finds."""
        return self.page.locator("html").aria_snapshot()
