"""Several browsers and several people: links, devices, forgetting and signing out in any order, and a house again."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from quarterdeck.server.askers import Asker
from quarterdeck.server.badges import Held
from quarterdeck.server.crew import Crew
from quarterdeck.server.house import House
from quarterdeck.server.opening import open_table
from quarterdeck.server.sitting import sit_down
from quarterdeck.store import Log
from quarterdeck.table.opening import PERSON
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Open, Sit
from quarterdeck.wire.oneself import DEVICE_SECONDS, Way, WayKind
from tests.machines.housing import patiently
from tests.server.people import Clock
from tests.under_test import GAMES_UNDER_TEST

Result = TypeVar("Result")

NUMBERS = st.integers(0, 2**16)
KINDS = st.sampled_from(["link", "device", "feed"])
BROWSERS = 4


class Ticking(Clock):
    """A clock, and people whose names say who they are."""

    def __init__(self) -> None:
        super().__init__()
        self.named = 0

    def name(self) -> str:
        self.named += 1
        return f"name-{self.named}"


class Being(RuleBasedStateMachine):
    """Browsers in one house at a table of `name`, each with a badge: one is somebody if and only if it is live.

    Beside the house stands a model: which generation of a person's badges is live, and which ways lead where.
    """

    name = "freibeuter"
    players = 2

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.clock = Ticking()
        self.house = self.open_house()
        self.badges: list[str] = []  # of each browser, the empty one where it has none
        self.is_whom: list[tuple[str, int]] = []  # who each browser is by the model: person, generation
        self.live: dict[str, int] = {}  # the live generation of each person
        self.ways: dict[str, tuple[str, WayKind, int]] = {}  # those that lead to somebody: person, kind, made
        self.gone: list[str] = []  # secrets that lead nowhere any longer
        self.thrown: list[tuple[str, tuple[str, int]]] = []  # badges that a browser had once
        self.seats: dict[str, int] = {}
        self.reached: set[str] = set()  # what happened that a run must come to

    def stage(self) -> str:
        """How far it came, for whoever counts."""
        return f"{min(len(self.gone), 3)} ways gone, {min(sum(self.live.values()), 3)} times signed out"

    def open_house(self) -> House:
        path = Path(self.folder.name) / "tables.sqlite"
        house = House(GAMES_UNDER_TEST, Log(path), Crew(), pace=0.0, sources=self.clock)
        self.wait(house.clock.begin())
        return house

    def wait(self, asked: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(patiently(asked))

    def attempt(self, asked: Coroutine[Any, Any, Result]) -> Result | Refusal:
        """What was asked for, or why not; nobody here asks so often that it would be refused for that."""
        self.clock.time += 1
        self.house.oneself = type(self.house.oneself)(self.house)
        try:
            return self.wait(asked)
        except Refusal as refusal:
            return refusal

    def teardown(self) -> None:
        self.wait(self.house.close())
        self.loop.close()
        self.folder.cleanup()

    @initialize()
    def arrive(self) -> None:
        """Everybody has a badge, and all who can be seated are."""
        for _ in range(BROWSERS):
            self.badges.append("")
            self.is_whom.append(("", 0))
            self.come_anew(len(self.badges) - 1)
        wish = Open(self.name, (PERSON,) * self.players)
        people = [person for person, _ in self.is_whom[: self.players]]
        opened = self.wait(open_table(self.house, wish, Asker("", people[0])))
        for seat, person in enumerate(people):
            sit = Sit(opened.invitations[seat] or "", f"Name {seat}", "")
            self.seats[person] = self.wait(sit_down(self.house, opened.table, sit, Asker("", person)))
        self.table = opened.table

    def come_anew(self, browser: int) -> None:
        """A browser without a badge that counts is somebody new."""
        person = self.clock.name()
        self.take(browser, self.wait(self.house.badges()).make(person), (person, 0))
        self.live[person] = 0

    def take(self, browser: int, badge: str, whom: tuple[str, int]) -> None:
        if self.badges[browser]:
            self.thrown.append((self.badges[browser], self.is_whom[browser]))
        self.badges[browser], self.is_whom[browser] = badge, whom

    def held(self, browser: int) -> Held:
        """What a browser asks with; where its badge is void, what whoever asked before it became void has in hand."""
        return Held(*self.is_whom[browser])

    def counts(self, browser: int) -> bool:
        person, generation = self.is_whom[browser]
        return self.live[person] == generation

    def lead_nowhere(self, person: str, kind: str = "") -> None:
        for secret, (whom, what, _) in list(self.ways.items()):
            if whom == person and kind in ("", what):
                del self.ways[secret]
                self.gone.append(secret)
                self.reached.add("a way voided")

    def good(self, secret: str) -> bool:
        found = self.ways.get(secret)
        if found is None:
            return False
        return found[1] == "link" or (found[1] == "device" and self.clock.time - found[2] <= DEVICE_SECONDS * 1000)

    # What browsers do

    @rule(browser=NUMBERS, kind=KINDS, renew=st.booleans())
    def make_a_way(self, browser: int, kind: WayKind, renew: bool) -> None:
        browser %= BROWSERS
        person, _ = self.is_whom[browser]
        made = self.attempt(self.house.oneself.make(self.held(browser), "", kind, renew=renew))
        if not self.counts(browser):
            assert isinstance(made, Refusal)
            assert made.key == "no-badge"
            return
        if isinstance(made, Refusal):
            assert (made.key, kind) == ("devices-full", "device")
            return
        if renew and kind != "device":
            self.lead_nowhere(person, kind)
        if made.secret not in self.ways:
            assert kind == "device" or renew or not any(one[:2] == (person, kind) for one in self.ways.values())
            self.ways[made.secret] = (person, kind, self.clock.time)

    @rule(browser=NUMBERS, which=NUMBERS)
    def claim_what_leads_somewhere(self, browser: int, which: int) -> None:
        if self.ways:
            self.claim(browser % BROWSERS, list(self.ways)[which % len(self.ways)])

    @rule(browser=NUMBERS, which=NUMBERS, nonsense=st.text(max_size=20))
    def claim_what_leads_nowhere(self, browser: int, which: int, nonsense: str) -> None:
        wrong = [*self.gone, nonsense]
        self.claim(browser % BROWSERS, wrong[which % len(wrong)])

    def claim(self, browser: int, secret: str) -> None:
        was = self.is_whom[browser]
        came = self.attempt(self.house.oneself.claim(self.held(browser), "", secret))
        if not self.counts(browser) or not self.good(secret):
            assert isinstance(came, Refusal), f"{secret} lets a browser in"
            return
        assert not isinstance(came, Refusal), f"{secret} is refused: {came}"
        person, kind, _ = self.ways[secret]
        self.take(browser, came[1], (person, self.live[person]))
        if kind == "device" and person != was[0]:
            del self.ways[secret]
            self.gone.append(secret)
            self.reached.add("a device used")

    @rule(browser=NUMBERS, kind=KINDS)
    def revoke(self, browser: int, kind: WayKind) -> None:
        browser %= BROWSERS
        came = self.attempt(self.house.oneself.revoke(self.held(browser), kind))
        assert isinstance(came, Refusal) != self.counts(browser)
        if self.counts(browser):
            self.lead_nowhere(self.is_whom[browser][0], kind)

    @rule(browser=NUMBERS)
    def sign_out_everywhere(self, browser: int) -> None:
        browser %= BROWSERS
        person, generation = self.is_whom[browser]
        came = self.attempt(self.house.oneself.sign_out(self.held(browser), ""))
        if not self.counts(browser):
            assert isinstance(came, Refusal)
            return
        assert isinstance(came, str)
        self.live[person] = generation + 1
        self.lead_nowhere(person)
        self.take(browser, came, (person, generation + 1))

    @rule(browser=NUMBERS, other=NUMBERS, which=NUMBERS)
    def sign_out_while_another_asks(self, browser: int, other: int, which: int) -> None:
        """Whoever is late is before it, and void with the rest, or after it, and refused."""
        browser, other = browser % BROWSERS, other % BROWSERS
        person, generation = self.is_whom[browser]
        if browser == other or not self.counts(browser) or not self.counts(other) or not self.ways:
            return
        secret = list(self.ways)[which % len(self.ways)]
        self.house.oneself = oneself = type(self.house.oneself)(self.house)

        async def both() -> list[object]:
            asked = [oneself.sign_out(self.held(browser), ""), oneself.claim(self.held(other), "", secret)]
            return list(await asyncio.gather(*asked, return_exceptions=True))

        signed, came = self.wait(both())
        assert isinstance(signed, str)
        self.reached.add("a race with signing out")
        whom, kind, _ = self.ways[secret]
        self.live[person] = generation + 1
        used = not isinstance(came, BaseException) and kind == "device" and whom != self.is_whom[other][0]
        self.lead_nowhere(person)
        if used and whom != person:
            del self.ways[secret]
            self.gone.append(secret)
        self.take(browser, signed, (person, generation + 1))
        if isinstance(came, tuple):
            held = self.wait(self.house.badges()).read(came[1])
            assert held is not None
            assert held.person == whom
            self.take(other, came[1], (held.person, held.generation))
        else:
            assert isinstance(came, Refusal)

    @rule(browser=NUMBERS)
    def come_back(self, browser: int) -> None:
        """A browser opens the start page: one whose badge is void, or that was forgotten, is somebody new."""
        browser %= BROWSERS
        if not self.counts(browser):
            self.come_anew(browser)

    @rule(browser=NUMBERS)
    def forget_here(self, browser: int) -> None:
        """A browser throws its badge away, and comes back."""
        self.come_anew(browser % BROWSERS)

    @rule(minutes=st.sampled_from([1, 9, 11, 60]))
    def pass_time(self, minutes: int) -> None:
        self.clock.time += minutes * 60 * 1000

    @rule()
    def start_again(self) -> None:
        if self.ways and any(self.live.values()):
            self.reached.add("a restart with ways and void badges")
        self.wait(self.house.close())
        self.house = self.open_house()

    # Always

    @invariant()
    def a_browser_is_somebody_if_and_only_if_its_badge_is_live(self) -> None:
        badges = self.wait(self.house.badges())
        known = [*zip(self.badges, self.is_whom, strict=True), *self.thrown[-8:]]
        for badge, (person, generation) in known:
            live = self.live[person] == generation
            assert badges.person(badge) == (person if live else None)

    @invariant()
    def what_leads_to_somebody_is_what_they_are_told(self) -> None:
        for person in {person for person, _ in self.is_whom}:
            told = {way.secret: way for way in self.wait(self.house.oneself.ways(person)).ways}
            assert all(isinstance(way, Way) for way in told.values())
            mine = {secret for secret, (whom, kind, _) in self.ways.items() if whom == person}
            assert set(told) == {secret for secret in mine if self.ways[secret][1] != "device" or self.good(secret)}

    @invariant()
    def no_seat_is_lost(self) -> None:
        if self.seats:
            table = self.wait(self.house.find(self.table)).table
            assert {sat.person: seat for seat, sat in table.people.items()} == self.seats
