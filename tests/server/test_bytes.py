"""The byte test: two worlds that differ only in what a seat must not know send that seat the same bytes."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots.worker import Question
from quarterdeck.core.luck import Draw, FastLuck, Luck, ScriptedLuck, Wish
from quarterdeck.core.record import Acted
from quarterdeck.core.referee import Referee
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.games.freibeuter.view import FreibeuterView
from quarterdeck.server.crew import Crew
from quarterdeck.server.sources import Sources
from quarterdeck.table import sight
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.messages import Choice, Opened, Sit, Watch
from quarterdeck.table.messages import Open as Wanted
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served

FREIBEUTER = GAMES["freibeuter"]
SEA, DUTCHMAN = 2, 3  # chance points
PLAYER, OTHER = 0, 1
LENGTH = 40  # actions, fewer than any game has

Leak = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Twins:
    """A history, and two ways chance made it: they differ in one card that its holder never plays."""

    first: tuple[Wish, ...]
    second: tuple[Wish, ...]
    actions: tuple[tuple[int, str], ...]
    cards: tuple[str, str]
    holder: int


def make_twins(point: int, seed: int, holder: int = OTHER) -> Twins:
    """Play with a card of the holder's that is never played, and find one that nobody ever drew."""
    luck = FastLuck(seed)
    referee = Referee(FREIBEUTER, ["Anna", "Ben"], FastLuck(seed + 1))
    dealt = next(
        number
        for number, entry in enumerate(referee.entries)
        if isinstance(entry, Draw) and entry.point == point and entry.seat == holder
    )
    kept = referee.entries[dealt]
    assert isinstance(kept, Draw)
    words = FREIBEUTER.chances[point].things.words
    for _ in range(LENGTH):
        (seat,) = referee.actors()
        legal = [action for action in referee.legal(seat) if not plays(action, words[kept.thing], point)]
        referee.act(seat, legal[luck.below(len(legal))])
    draws = [entry for entry in referee.entries if isinstance(entry, Draw)]
    drawn = {entry.thing for entry in draws if entry.point == point}
    never = next(thing for thing in range(len(words)) if thing not in drawn)
    first = tuple(Wish(draw.point, draw.thing) for draw in draws)
    second = tuple(Wish(draw.point, never if draw is kept else draw.thing) for draw in draws)
    alphabet = FREIBEUTER.alphabet
    actions = tuple((entry.seat, alphabet.words(entry.action)) for entry in referee.entries if isinstance(entry, Acted))
    return Twins(first, second, actions, (words[kept.thing], words[never]), holder)


def plays(action: int, card: str, point: int) -> bool:
    """Whether an action plays a card."""
    verb, slots = FREIBEUTER.alphabet.parts(action)
    if point == SEA:
        return verb.name in ("place", "cash") and slots["region"] == card
    return verb.name == "dutchman" and card == slots["region"][["column", "row"].index(slots["line"])]


class Scripted(Sources):
    """Names that count, a clock that ticks with each question, and luck from a script."""

    def __init__(self, wishes: tuple[Wish, ...]) -> None:
        self.wishes = wishes
        self.names = 0
        self.ticks = 0

    def name(self) -> str:
        self.names += 1
        return f"name-{self.names}"

    def key(self) -> bytes:
        return bytes(32)

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        return ScriptedLuck(list(self.wishes))

    def seed(self) -> int:
        return 1

    def now(self) -> int:
        self.ticks += 1
        return self.ticks


class ScriptedCrew(Crew):
    """Bots that do what a script says, and keep what they were asked."""

    def __init__(self, actions: list[str]) -> None:
        super().__init__()
        self.actions = iter(actions)
        self.asked: list[bytes] = []

    async def ask(self, question: Question) -> str:
        self.asked.append(msgspec.json.encode(question))
        try:
            return next(self.actions)
        except StopIteration:
            await asyncio.Event().wait()
            raise


@dataclass
class Heard:
    """All bytes sent to each, in one world."""

    player: bytes
    spectator: bytes
    other: bytes


async def live_through(folder: Path, wishes: tuple[Wish, ...], twins: Twins, *, bot: bool) -> Heard:
    """Play the whole history on a real server, making every mistake on the way, and come back once."""
    crew = ScriptedCrew([action for seat, action in twins.actions if seat == OTHER])
    async with served(folder, sources=Scripted(wishes), crew=crew) as world:
        player, spectator, other = (Wiretap(world.address) for _ in range(3))
        for one in (player, spectator, other):
            await one.request("GET", "/api/me")
        seats = ("person", "deckhand") if bot else ("person", "person")
        opened = msgspec.json.decode(
            await player.request("POST", "/api/tables", Wanted("freibeuter", seats)), type=Opened
        )
        for seat, one in ((PLAYER, player), (OTHER, other)):
            invitation = opened.invitations[seat]
            if invitation is not None:
                wish = Sit(invitation, f"Name {seat}", "00")
                await one.request("POST", f"/api/tables/{opened.table}/seats", wish)
        watching = [player, spectator] if bot else [player, spectator, other]
        for one in watching:
            await one.watch(Watch(opened.table))
        entry = player.entry
        moments = [number for number, (seat, _) in enumerate(twins.actions) if seat == PLAYER]  # no bot thinks then
        for number, (seat, action) in enumerate(twins.actions):
            if number in moments[:: len(moments) // 4]:
                await make_mistakes(player, twins)
            if number == moments[len(moments) // 2]:
                await player.leave()
                await player.watch(Watch(opened.table, entry - 7))
                await spectator.until_here(PLAYER)
            if seat == PLAYER:
                await player.act(action)
            elif not bot:
                await other.act(action)
            entry += 1
            for one in watching:
                await one.until(entry)
        await player.request("GET", "/api/me")
        await player.request("GET", f"/api/tables/{opened.table}/record")
        for one in watching:
            await one.leave()
    return Heard(player.heard, spectator.heard, b"".join(crew.asked) if bot else other.heard)


async def make_mistakes(player: Wiretap, twins: Twins) -> None:
    """What the other holds must not show in any refusal."""
    if twins.holder != PLAYER:
        for card in twins.cards:
            await player.act(f"place {card}" if len(card) == 2 else f"dutchman row A{card}")


@pytest.mark.parametrize("bot", [False, True], ids=["a person", "a bot"])
@pytest.mark.parametrize("point", [SEA, DUTCHMAN], ids=["a sea card", "a Dutchman card"])
@scenario
async def test_what_another_seat_holds_changes_no_byte(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, point: int, bot: bool
) -> None:
    twins = make_twins(point, 5)
    first = await live_through(tmp_path / "first", twins.first, twins, bot=bot)
    second = await live_through(tmp_path / "second", twins.second, twins, bot=bot)
    assert first.player == second.player
    assert first.spectator == second.spectator
    assert first.other != second.other, "the worlds are the same: nothing was tested"
    assert len(first.player) > 50_000
    assert not [record for record in caplog.records if record.name.startswith("quarterdeck")]


@pytest.mark.parametrize("point", [SEA, DUTCHMAN], ids=["a sea card", "a Dutchman card"])
@scenario
async def test_what_a_person_holds_changes_no_byte_that_a_bot_is_asked_with(tmp_path: Path, point: int) -> None:
    twins = make_twins(point, 5, holder=PLAYER)
    first = await live_through(tmp_path / "first", twins.first, twins, bot=True)
    second = await live_through(tmp_path / "second", twins.second, twins, bot=True)
    assert first.other == second.other
    assert first.spectator == second.spectator
    assert first.player != second.player, "the worlds are the same: nothing was tested"


# Deliberate leaks, each of which the test must see


def leak_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Referee.view

    def view(referee: Referee, seat: int) -> View:
        return honest(referee, OTHER if seat == PLAYER else seat)

    monkeypatch.setattr(Referee, "view", view)


def leak_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.act

    def act(table: Table, seat: int | None, decision: int, action: str) -> list[TableEntry]:
        try:
            return honest(table, seat, decision, action)
        except Refusal as refusal:
            raise Refusal(refusal.key, {"held": hand_of_other(table)}, refusal.clause) from None

    monkeypatch.setattr(Table, "act", act)


def leak_in_the_order_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.choices

    def choices(table: Table, seat: int | None) -> tuple[Choice, ...]:
        found = honest(table, seat)
        return found[:: -1 if sum(map(ord, hand_of_other(table))) % 2 else 1]

    monkeypatch.setattr(sight, "choices", choices)


def hand_of_other(table: Table) -> str:
    assert table.referee is not None
    view = table.referee.setting.view(table.referee.truth, OTHER)
    assert isinstance(view, FreibeuterView)
    return repr(view.hand)


@pytest.mark.parametrize("leak", [leak_in_a_view, leak_in_a_refusal, leak_in_the_order_of_choices])
@scenario
async def test_the_byte_test_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    twins = make_twins(SEA, 5)
    first = await live_through(tmp_path / "first", twins.first, twins, bot=False)
    second = await live_through(tmp_path / "second", twins.second, twins, bot=False)
    assert first.player != second.player
