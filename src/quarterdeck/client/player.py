"""A person at a server, without a browser: opens tables, sits down, watches, acts."""

import asyncio
import itertools
import secrets
import socket
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from quarterdeck.client.caller import Caller
from quarterdeck.client.guest import TurnedAway
from quarterdeck.core.record import read
from quarterdeck.core.verification import FREE, Kept, Verdict, verify
from quarterdeck.wire.doors import Browse, Knock, Knocks, LetIn, Listed, Listings, SetDoors
from quarterdeck.wire.hands import OpenHand
from quarterdeck.wire.messages import (
    NOTHING,
    Act,
    Agree,
    Alive,
    Around,
    Arrange,
    Asked,
    AskHint,
    Chat,
    Decline,
    Done,
    Heard,
    Hint,
    Matter,
    News,
    Offer,
    Open,
    Opened,
    Propose,
    Reading,
    Refused,
    Rematch,
    Rename,
    Resign,
    Resume,
    Rewind,
    Say,
    Seated,
    Sent,
    Shown,
    Sit,
    Skip,
    Start,
    TakeBack,
    Timing,
    Watch,
    Wish,
)
from quarterdeck.wire.replaying import PlayOn

PERSON = "person"  # the kind of a seat that waits for one

_SENT: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)


class Player(Caller):
    """One person with a badge of its own; at most one table at a time is watched.

    `shown`, `news`, `around`, `offer`, `hint`, `knocks` and `listed` are the last of their kind that came, `heard` all
    that was said;
    `entry` is the last entry seen, from which it resumes. `kept` is what it was shown of each table's luck before it
    added to it, and what it added.
    """

    def __init__(self, address: str, name: str = "Player", source: str = "") -> None:
        super().__init__(address, source)
        self.name = name
        self.shown: Shown | None = None
        self.news: News | None = None
        self.around: Around | None = None
        self.offer: Offer | None = None
        self.hint: Hint | None = None
        self.heard: list[Heard] = []
        self.knocks: tuple[Knock, ...] = ()
        self.listed: tuple[Listed, ...] = ()
        self.entry = NOTHING
        self.kept: dict[str, Kept] = {}
        self._added: dict[str, str] = {}  # what was or will be sent for a table; the same however often it is asked
        self._socket: ClientConnection | None = None
        self._asks = itertools.count(1)

    # Over HTTP

    async def open(self, game: str, *seats: str, timing: Timing | None = None, **options: str | bool) -> Opened:
        """Open a table, with a clock where one is wanted."""
        wish = Open(game, seats, options, timing or Timing())
        opened = await self.ask("POST", "/api/tables", Opened, wish)
        kinds = tuple(FREE if kind == PERSON else kind for kind in seats)
        self.kept[opened.table] = Kept(opened.commitment, seats=kinds)
        return opened

    async def play_on(self, replay: str, step: int, seat: int, *bots: str) -> Opened:
        """Open a table that plays on from a step of a finished game, on a seat, with these bots on all others."""
        opened = await self.ask("POST", f"/api/replays/{replay}/tables", Opened, PlayOn(step, seat, bots))
        self.kept[opened.table] = Kept(opened.commitment, seats=(*bots[:seat], FREE, *bots[seat:]))
        return opened

    async def sit(self, table: str, invitation: str) -> int:
        """Take a seat, adding to its luck; where somebody has this name already, under the one that is proposed.

        The commitment and whose seats are bots' are kept where they were shown before, by `open` or `watch`. Whoever
        takes over a seat in play, and has watched before, adds nothing: the cards are dealt.
        """
        shown = self.kept.get(table, Kept())
        begun = self.shown is not None and self.shown.table == table and self.shown.stage != "waiting"
        luck = "" if begun else self._added.setdefault(table, secrets.token_hex(16))
        wish = Sit(invitation, self.name, luck)
        path = f"/api/tables/{table}/seats"
        try:
            seat = (await self.ask("POST", path, Seated, wish)).seat
        except TurnedAway as turned_away:
            if turned_away.refused.key != "name-taken":
                raise
            self.name = str(turned_away.refused.slots["free"])
            seat = (await self.ask("POST", path, Seated, msgspec.structs.replace(wish, name=self.name))).seat
        if not begun:
            self.kept[table] = msgspec.structs.replace(shown, contributions={seat: luck})
        return seat

    async def join(self, listing: str) -> str:
        """Take a seat at a listed table that anyone may join, adding to its luck; the table."""
        luck = self._added.setdefault(listing, secrets.token_hex(16))
        joined = await self.take_listed_seat(listing, luck)
        shown = self.kept.get(listing, Kept())
        self.kept[joined.table] = msgspec.structs.replace(shown, contributions={joined.seat: luck})
        return joined.table

    async def verify(self, table: str) -> Verdict:
        """Hold the luck of a finished game against what was kept; `TurnedAway` or `BadRecord` where there is none."""
        status, text = await self.request("GET", f"/api/tables/{table}/record")
        if status >= 400:
            raise TurnedAway(msgspec.json.decode(text, type=Refused))
        return verify(read(text), self.kept.get(table))

    # Over the socket

    async def connect(self, room: int = 0) -> None:
        """Open the socket; `room` limits the bytes that wait to be read, for a client that is slow on purpose."""
        await self.leave()
        server = urlsplit(self.address)
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        line.setblocking(False)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        if self.source:
            line.bind((self.source, 0))
        await asyncio.get_running_loop().sock_connect(line, (server.hostname or "", server.port or 80))
        self._socket = await connect(
            f"ws://{server.netloc}/api/socket",
            sock=line,
            additional_headers=self._cookie(),
            compression=None,
            proxy=None,
            max_queue=1 if room else None,
        )

    async def watch(self, table: str, room: int = 0, hand: OpenHand | None = None, invitation: str = "") -> None:
        """Connect, and be shown a table from the last entry seen on; with a hand all of it, as its seat sees it."""
        since = self.entry if hand is None else NOTHING
        await self._watch(Watch(table, since, hand=hand, invitation=invitation), room)

    async def watch_listed(self, listing: str) -> None:
        """Connect, and be shown a table of the public list as a stranger."""
        await self._watch(Watch(listing=listing, since=self.entry))

    async def _watch(self, wish: Watch, room: int = 0) -> None:
        await self.connect(room)
        await self.send(wish)
        self.shown = None
        while self.news is None or self.shown is None:
            message = await self.receive()
            if isinstance(message, Refused):
                raise TurnedAway(message)

    async def leave(self) -> None:
        """Close the socket; what was seen stays seen."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: Asked | str) -> None:
        """Send a message, or whatever text."""
        assert self._socket is not None
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self._socket.send(text)

    async def receive(self) -> Sent:
        """The next message; what it says is remembered."""
        assert self._socket is not None
        message = _SENT.decode(await self._socket.recv())
        if isinstance(message, Shown):
            self._keep(message)
            self.shown = message
        elif isinstance(message, Around):
            self.around = message
        elif isinstance(message, Offer):
            self.offer = message
        elif isinstance(message, Hint):
            self.hint = message
        elif isinstance(message, Knocks):
            self.knocks = message.knocks
        elif isinstance(message, Listings):
            self.listed = message.tables
        elif isinstance(message, News):
            self.news = message
            self.heard += (one for one in message.said if one.entry > self.entry)
            self.entry = message.entry
        return message

    def _keep(self, message: Shown) -> None:
        """Keep what is shown of a table before the deal; the first commitment, the last seats."""
        kept = self.kept.setdefault(message.table, Kept(message.commitment))
        if message.stage != "waiting":
            return
        kinds = [chair.bot or ("" if chair.taken else FREE) for chair in message.seats]
        kept = kept.follow(kinds, opener=message.opener)
        if message.seat is None and self.shown is not None and self.shown.seat is not None:  # the opener removed them
            kept = msgspec.structs.replace(kept, contributions={})
        self.kept[message.table] = kept

    # What one asks for at a table; `TurnedAway` where it is refused

    async def act(self, action: str, decision: int | None = None) -> Done:
        """Answer the open decision, or another."""
        if decision is None:
            assert self.news is not None
            decision = self.news.decision
        return await self._do(Act(next(self._asks), NOTHING if decision is None else decision, action))

    async def say(self, statement: str) -> Done:
        """Make a statement."""
        return await self._do(Say(next(self._asks), statement, secrets.token_hex(8)))

    async def chat(self, text: str) -> Done:
        """Write to everybody at the table."""
        return await self._do(Chat(next(self._asks), text, secrets.token_hex(8)))

    async def rename(self, name: str) -> Done:
        """Be called otherwise at this table, and wherever one sits down from now on."""
        done = await self._do(Rename(next(self._asks), name))
        self.name = name
        return done

    async def alive(self) -> None:
        """Give a sign of life; nothing comes back."""
        await self.send(Alive())

    async def arrange(self, seat: int, bot: str = "") -> Done:
        """As the opener, before the game: give a free seat to a bot; or make a new link for a seat, empty from then."""
        done = await self._do(Arrange(next(self._asks), seat, bot))
        if not bot and self.shown is not None:
            self.kept[self.shown.table] = self.kept[self.shown.table].free(seat)
        return done

    async def start(self, bot: str = "bosun") -> Done:
        """As the opener: begin at once, with bots on all free seats."""
        return await self._do(Start(next(self._asks), bot))

    async def set_doors(
        self, *, listed: bool = False, anyone: bool = False, renew: bool = False, overheard: bool | None = None
    ) -> Done:
        """As the opener: list the table, let anyone join, renew its one link, let spectators read what is written."""
        return await self._do(SetDoors(next(self._asks), listed, anyone, renew, overheard))

    async def let_in(self, knock: str, *, welcome: bool = True) -> Done:
        """As the opener: let somebody in who knocks, or turn them away."""
        return await self._do(LetIn(next(self._asks), knock, welcome))

    async def browse(self) -> None:
        """Connect, and be shown the public list; `listed` is the last that came."""
        await self.connect()
        await self.send(Browse())

    async def take_back(self, entry: int | None = None) -> Done:
        """Take the answer back that was given in an entry, usually the one that is offered."""
        if entry is None:
            entry = NOTHING if self.offer is None else self.offer.entry
        return await self._do(TakeBack(next(self._asks), entry))

    async def rewind(self, entry: int) -> Done:
        """Alone with bots: go back to where the answer in an entry was given."""
        return await self._do(Rewind(next(self._asks), entry))

    async def ask_hint(self) -> Hint:
        """Alone with bots: what the best of them would decide here."""
        assert self.news is not None
        decision = NOTHING if self.news.decision is None else self.news.decision
        await self._do(AskHint(next(self._asks), decision))
        while self.hint is None or self.hint.decision != decision:  # which comes after it was written down
            await self.receive()
        return self.hint

    async def resign(self) -> Done:
        """Leave the seat to a bot for good."""
        return await self._do(Resign(next(self._asks)))

    async def propose(self, what: Matter, about: int | None = None) -> Done:
        """Propose to `end` or `pause` the game, another tempo of bots, or a `bot` or `link` for somebody's seat."""
        return await self._do(Propose(next(self._asks), what, about))

    async def agree(self, proposal: int | None = None) -> Done:
        """Agree to a proposal, usually the open one."""
        return await self._do(Agree(next(self._asks), self._open_proposal() if proposal is None else proposal))

    async def decline(self, proposal: int | None = None) -> Done:
        """Turn a proposal down, or take one's own back."""
        return await self._do(Decline(next(self._asks), self._open_proposal() if proposal is None else proposal))

    def _open_proposal(self) -> int:
        proposal = self.around.proposal if self.around is not None else None
        return NOTHING if proposal is None else proposal.number

    async def resume(self) -> Done:
        """Go on after a pause."""
        return await self._do(Resume(next(self._asks)))

    async def rematch(self) -> Done:
        """Play again with the same company; `shown.rematch` says where."""
        return await self._do(Rematch(next(self._asks)))

    async def skip(self) -> Done:
        """Wait for no bot until one is asked, where all who are here say so."""
        return await self._do(Skip(next(self._asks)))

    async def read(self, *, on: bool = True) -> Done:
        """Have the bots wait while one reads, where all who are here do."""
        return await self._do(Reading(next(self._asks), on))

    async def _do(self, message: Wish) -> Done:
        await self.send(message)
        while True:
            answer = await self.receive()
            if isinstance(answer, Refused):
                raise TurnedAway(answer)
            if isinstance(answer, Done) and answer.ask == message.ask:
                return answer

    async def be_asked(self) -> News | None:
        """Wait until something must be decided here; None when the game is over."""
        while True:
            assert self.shown is not None
            if self.news is not None and self.news.decision is not None:
                return self.news
            if self.shown.stage == "over":
                return None
            await self.receive()
