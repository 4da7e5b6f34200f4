"""Long polls: who asks over HTTP for the news of a table watches it, as somebody with a socket does."""

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.requests import Request

from quarterdeck.server.askers import Asker
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import NOTHING, Poll

if TYPE_CHECKING:
    from quarterdeck.server.live import LiveTable
    from quarterdeck.server.site import Site

LINGER: Final = 10.0  # seconds after an answer in which one who polls still watches


class Key(NamedTuple):
    """By what one who comes back is known."""

    table: str
    listing: str
    person: str
    viewer: str


class Poller:
    """A watcher that is shown everything when it asks, and in between only notices that there is something new."""

    def __init__(self, live: "LiveTable", asker: Asker, listing: str, viewer: str) -> None:
        self.live = live
        self.address, self.person = asker
        self.viewer = viewer
        self.listing = listing
        self.sent = NOTHING
        self.noticed = asyncio.Event()
        self.refusal: Refusal | None = None  # why there is no more to ask for
        self.place = ExitStack()  # what it takes up while it watches
        self.lingering: asyncio.TimerHandle | None = None
        self._shown: list[str] | None = None  # while it is shown everything

    def tell(self, message: str) -> None:
        if self._shown is None:
            self.noticed.set()
        else:
            self._shown.append(message)

    def tell_news(self, message: str, entry: int) -> None:
        self.tell(message)

    def take_news(self) -> None:
        """It misses nothing: whenever it asks it is shown everything."""

    def drop(self) -> None:
        self._end(Refusal("table-failed"))

    def put_out(self, key: str) -> None:
        self._end(Refusal(key))

    def _end(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.noticed.set()
        if self.lingering is not None:
            self.place.close()

    async def see(self, since: int) -> str:
        """The table as it stands, and what happened since an entry: the messages a socket would bring, in order."""
        async with self.live.lock:
            if self.refusal is not None:
                raise self.refusal
            self.live.check()
            self._shown = []
            self.live.show(self, since)
            text = f"[{','.join(self._shown)}]"
            self._shown = None
            self.sent = self.live.table.last
            self.noticed.clear()
        return text


class Polls:
    """All who poll the tables of a site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self._lingering: dict[Key, list[Poller]] = {}

    async def news(
        self, asker: Asker, live: "LiveTable", listing: str, wish: Poll, request: Request, viewer: str
    ) -> str:
        """A table's news since an entry: at once where there are any, else when some come or the wait is over."""
        poller = self._come_back(Key(live.name, listing, asker.badge, viewer), live)
        poller = poller or await self._begin(Poller(live, asker, listing, viewer), asker, request)
        try:
            if live.table.last == wish.since:
                await self.site.house.waiting.wait(poller.noticed, wish.wait, request)
            text = await poller.see(wish.since)
        except BaseException:
            poller.place.close()
            raise
        self._linger(poller)
        return text

    async def _begin(self, poller: Poller, asker: Asker, request: Request) -> Poller:
        house, live = self.site.house, poller.live
        with ExitStack() as place:
            place.enter_context(self.site.gate.through(asker))
            place.enter_context(house.door.entered(poller, request.client.host if request.client else ""))
            await self.site.asker(request)  # who signed out in the meantime was not hung up on
            house.blocking.enter(asker.badge)
            place.callback(house.blocking.leave, asker.badge)
            await house.blocking.know(asker.badge)
            place.callback(live.watchers.remove, poller)
            place.callback(self._stay, poller)
            await live.enter(poller)
            poller.place = place.pop_all()
        return poller

    def _come_back(self, key: Key, live: "LiveTable") -> Poller | None:
        """One who was answered a moment ago, and watches still."""
        for poller in self._lingering.get(key, ()):
            if poller.live is live:
                self._stay(poller)
                return poller
        return None

    def _linger(self, poller: Poller) -> None:
        """Let one watch for a while though nothing is asked."""
        self._lingering.setdefault(_key(poller), []).append(poller)
        poller.lingering = asyncio.get_running_loop().call_later(LINGER, poller.place.close)

    def _stay(self, poller: Poller) -> None:
        """One lingers no longer: it asks again, or is gone."""
        if poller.lingering is None:
            return
        poller.lingering.cancel()
        poller.lingering = None
        lingering = self._lingering[_key(poller)]
        lingering.remove(poller)
        if not lingering:
            del self._lingering[_key(poller)]


def _key(poller: Poller) -> Key:
    return Key(poller.live.name, poller.listing, poller.person, poller.viewer)
