"""A house with its store, without a network: tables are opened, played at and watched, and it comes again."""

import asyncio
import tempfile
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from quarterdeck.server.askers import Asker
from quarterdeck.server.audience import frame
from quarterdeck.server.crew import Crew
from quarterdeck.server.house import House
from quarterdeck.server.live import LiveTable
from quarterdeck.server.opening import open_table
from quarterdeck.server.sitting import sit_down
from quarterdeck.server.welcome import welcome
from quarterdeck.store import Log
from quarterdeck.table.opening import PERSON
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import Around, News, Offer, Open, Sit
from quarterdeck.wire.news import news
from tests.under_test import GAMES_UNDER_TEST

Result = TypeVar("Result")

NUMBERS = st.integers(0, 2**16)
PATIENCE = 60  # seconds


async def patiently(asked: Coroutine[Any, Any, Result], second: float = 1.0) -> Result:
    """What was asked for, unless it takes too long. A second that the whole process was stopped for counts as one,
    however long it was: who stops a soak to measure something else is not told that it hangs.
    """
    answer = asyncio.ensure_future(asked)
    for _ in range(PATIENCE):
        done, _ = await asyncio.wait([answer], timeout=second)
        if done:
            return answer.result()
    answer.cancel()
    await asyncio.wait([answer])
    raise TimeoutError("a house does not answer")


class Watching:
    """A watcher who reads everything at once, and keeps the news."""

    def __init__(self, person: str) -> None:
        self.person = self.viewer = person
        self.address = ""
        self.sent = -1
        self.listing = ""
        self.dropped = False
        self.told: list[object] = []
        self.latest: News | None = None
        self.done: list[int] = []

    def tell(self, message: str) -> None:
        assert message.startswith("{")

    def tell_news(self, message: str, entry: int) -> None:
        came = msgspec.json.decode(message, type=News | Around | Offer)
        if not isinstance(came, News):
            assert self.sent == entry, "what follows from news came before them"
            return
        assert came.since == self.sent, f"news since {came.since} for one who has seen {self.sent}"
        assert came.entry == entry
        self.told += came.told
        self.latest, self.sent = came, entry

    def take_news(self) -> None:
        """Nothing is ever missed here."""

    def drop(self) -> None:
        self.dropped = True

    def put_out(self, key: str) -> None:
        self.dropped = True


class Housing(RuleBasedStateMachine):
    """Two tables of `name` for `players` in one house: what was acknowledged is there after any end of it."""

    name = "freibeuter"
    players = 2

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.house = self.open_house()
        self.tables: list[str] = []
        self.invitations: dict[str, tuple[str | None, ...]] = {}
        self.acknowledged: dict[str, int] = {}
        self.watchers: dict[str, list[Watching]] = {}

    def stage(self) -> str:
        """How far the tables came, for whoever counts."""
        return " and ".join(sorted(self.wait(self.house.find(table)).table.stage for table in self.tables)) or "nothing"

    def open_house(self) -> House:
        return House(GAMES_UNDER_TEST, Log(Path(self.folder.name) / "tables.sqlite"), Crew(), pace=0.0)

    def wait(self, asked: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(patiently(asked))

    def refused(self, asked: Coroutine[Any, Any, Any]) -> Refusal:
        """Why something is not done."""
        try:
            self.wait(asked)
        except Refusal as error:
            return error
        raise AssertionError("it is not refused")

    def teardown(self) -> None:
        self.wait(self.house.close())
        self.loop.close()
        self.folder.cleanup()

    @initialize(ahead=st.lists(st.tuples(NUMBERS, NUMBERS), max_size=30))
    def open_two_tables(self, ahead: list[tuple[int, int]]) -> None:
        """Two tables; at the first one everybody has sat down and something has happened."""
        for _ in range(2):
            wish = Open(self.name, (PERSON,) * self.players)
            opened = self.wait(open_table(self.house, wish, Asker("", "person 0")))
            self.tables.append(opened.table)
            self.invitations[opened.table] = opened.invitations
            self.acknowledged[opened.table] = 0
            self.watchers[opened.table] = []
        self.all_sit_down(0)
        self.act(0, ahead)

    def live(self, number: int) -> tuple[str, LiveTable]:
        table = self.tables[number % len(self.tables)]
        return table, self.wait(self.house.find(table))

    def note(self, table: str, live: LiveTable) -> None:
        """What came back without a refusal is on the disk; whoever watches was told."""
        self.acknowledged[table] = live.table.last
        for watcher in self.watchers[table]:
            assert watcher.sent == live.table.last, f"a watcher has seen {watcher.sent} of {live.table.last}"
            seat = live.table.seat_of(watcher.person)
            whole = news(live.table, seat, -1)
            assert watcher.latest is not None
            assert bytes(watcher.latest.view) == bytes(whole.view)
            assert watcher.latest.choices == whole.choices

    @rule(which=NUMBERS)
    def all_sit_down(self, which: int) -> None:
        table, live = self.live(which)
        for seat, invitation in enumerate(self.invitations[table]):
            assert invitation is not None
            asker = Asker("", f"person {seat}")
            taken = self.wait(sit_down(self.house, table, Sit(invitation, f"Name {seat}", "0a"), asker))
            assert taken == seat
            self.note(table, live)

    @rule(which=NUMBERS, choices=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=12))
    def act(self, which: int, choices: list[tuple[int, int]]) -> None:
        table, live = self.live(which)
        for seat, action in choices:
            actors = live.table.referee.actors() if live.table.referee is not None else []
            if actors:
                seat = actors[seat % len(actors)]
                decision = live.table.decision(seat)
                assert decision is not None
                offered = news(live.table, seat, live.table.last).choices
                words = offered[action % len(offered)].action
                self.wait(live.carry_out(partial(Table.act, seat=seat, decision=decision, action=words)))
                self.note(table, live)

    @rule(which=NUMBERS, choices=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=2, max_size=6))
    def many_at_once(self, which: int, choices: list[tuple[int, int]]) -> None:
        """All send an answer in the same moment; each is taken or refused, and no decision is answered twice."""
        table, live = self.live(which)
        if live.table.referee is None:
            return
        before, answers = live.table.last, []
        for seat, action in choices:
            seat %= self.players
            offered = news(live.table, seat, live.table.last).choices
            words = offered[action % len(offered)].action if offered else "dance"
            decision = live.table.decision(seat)
            answers.append(partial(Table.act, seat=seat, decision=-1 if decision is None else decision, action=words))

        async def send() -> list[BaseException | None]:
            return await asyncio.gather(*(live.carry_out(answer) for answer in answers), return_exceptions=True)

        came = self.wait(send())
        assert all(error is None or isinstance(error, Refusal) for error in came), came
        assert not live.failed
        assert live.table.last - before <= sum(error is None for error in came)
        self.note(table, live)

    @rule(which=NUMBERS, seat=NUMBERS, words=st.text(max_size=12), decision=st.integers(-1, 40))
    def answer_nonsense(self, which: int, seat: int, words: str, decision: int) -> None:
        _, live = self.live(which)
        before = live.table.last
        answer = partial(Table.act, seat=seat % self.players, decision=decision, action=f"x{words}")
        why = self.refused(live.carry_out(answer))
        assert why.key != "table-failed", "bad input takes the table down"
        assert live.table.last == before

    @rule(which=NUMBERS, person=NUMBERS)
    def watch(self, which: int, person: int) -> None:
        table, live = self.live(which)
        watcher = Watching(f"person {person % (self.players + 1)}")
        self.wait(live.watch(watcher, -1))
        self.watchers[table].append(watcher)
        self.note(table, live)

    @rule(which=NUMBERS)
    def go(self, which: int) -> None:
        table, live = self.live(which)
        if self.watchers[table]:
            self.wait(live.unwatch(self.watchers[table].pop()))

    @precondition(lambda self: self.tables)
    @rule()
    def restart(self) -> None:
        """Another house over the same store has everything that was acknowledged, and shows it the same."""
        before = {table: self.shown(table) for table in self.tables}
        self.wait(self.house.close())
        self.house = self.open_house()
        for table in self.tables:
            self.watchers[table].clear()
            _, live = self.live(self.tables.index(table))
            assert live.table.last == self.acknowledged[table], (
                "something acknowledged is lost, or something else there"
            )
            assert self.shown(table) == before[table], "the table is another after a restart"

    def shown(self, table: str) -> list[str]:
        live = self.wait(self.house.find(table))
        return [frame(news(live.table, viewer, -1)) for viewer in (None, *range(self.players))]

    @rule(name=st.text(max_size=80))
    def ask_for_another_table(self, name: str) -> None:
        if name not in self.tables:
            assert self.refused(self.house.find(name)).key == "table-unknown"

    @rule(person=NUMBERS)
    def come_to_the_start_page(self, person: int) -> None:
        shown = self.wait(welcome(self.house, f"person {person % self.players}"))
        assert {mine.table for mine in shown.tables} <= set(self.tables)
