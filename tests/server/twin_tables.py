"""Two games side by side that differ in one hidden thing, and what a server sends to each who lives through one."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args
from zlib import crc32

import msgspec

from quarterdeck.bots.worker import Question
from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, FastLuck, Luck, ScriptedLuck, Wish
from quarterdeck.core.referee import Referee
from quarterdeck.core.talk import statements_for
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.asking import ADVISER
from quarterdeck.server.crew import Crew
from quarterdeck.server.sources import Sources
from quarterdeck.table.entries import Matter
from quarterdeck.table.table import Table
from quarterdeck.table.timing import DAY, GONE, Timing
from quarterdeck.wire.messages import (
    Agree,
    Alive,
    Arrange,
    AskHint,
    Chat,
    Decline,
    Done,
    Opened,
    Propose,
    Reading,
    Rematch,
    Rename,
    Resume,
    Rewind,
    Say,
    Sit,
    Skip,
    Start,
    TakeBack,
    Watch,
)
from quarterdeck.wire.messages import Open as Wanted
from quarterdeck.wire.oneself import Claim, Filter, MakeWay, Way, WayKind
from quarterdeck.wire.people import Block, Report
from tests.server.twin_doors import close_ranks, let_in, read_the_list, watch_as_stranger
from tests.server.twin_polls import poll, try_over_http
from tests.server.twin_replays import look_for_a_replay
from tests.server.wiretap import Wiretap
from tests.server.world import served

PLAYER, OTHER = 0, 1
TIMING = Timing(bank=4 * 3600, increment=5)
MATTERS: list[tuple[Matter, int | None]] = [
    *(("quickest", None), ("slow", 1), ("pause", None), ("end", 1), ("bot", OTHER), ("link", 9), ("end", None)),
]
Settle = Callable[[], Awaitable[None]]  # until everybody has heard all news
MOST_SEEDS = 400  # after which no pair is found


class Ended(Exception):
    """A game was over before it came to what was looked for."""


@dataclass(frozen=True)
class World:
    """A history, and what chance made of it."""

    wishes: tuple[Wish, ...]
    actions: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Twins:
    """Two worlds, and what a player might try in order to find out which one it is."""

    game: Game
    players: int
    options: dict[str, str | bool]
    first: World
    second: World
    mistakes: tuple[str, ...]
    owners: tuple[int, ...] = (OTHER,)  # who may know in which world they are

    def named(self) -> tuple[tuple[str, World], tuple[str, World]]:
        """Both worlds, each with a name for its folder."""
        return ("first", self.first), ("second", self.second)


TwinsByName = dict[str, Callable[[], Twins]]  # by what they differ in


@dataclass
class Pair:
    """The same game played twice with the same choices; luck differs in one outcome that `holder` alone sees."""

    game: Game
    players: int
    seed: int
    options: dict[str, str | bool] = field(default_factory=dict)
    point: int = -1  # the chance point whose next outcome for the holder is to be another in the second game
    holder: int = OTHER
    things: tuple[str, ...] = ()  # the outcomes that differ, once they do

    def __post_init__(self) -> None:
        self.wishes: tuple[list[Wish], list[Wish]] = ([], [])
        self.actions: list[tuple[int, str, str]] = []
        self.dice = FastLuck(self.seed)
        names, options = [f"Name {seat}" for seat in range(self.players)], self.game.choose(self.options)
        self.one = Referee(self.game, names, FastLuck(self.seed + 1), options=options)
        self._follow()
        self.other = Referee(self.game, names, ScriptedLuck(self.wishes[1]), options=options)

    def _follow(self) -> None:
        """Write down for the second game what chance did in the first."""
        draws = [entry for entry in self.one.entries if isinstance(entry, Draw)]
        for draw in draws[len(self.wishes[0]) :]:
            thing = draw.thing
            if draw.point == self.point and draw.seat == self.holder and not self.things:
                words = self.game.chances[draw.point].things.words
                thing = (thing + 1 + self.seed % (len(words) - 1)) % len(words)
                self.things = (words[draw.thing], words[thing])
            self.wishes[0].append(Wish(draw.point, draw.thing))
            self.wishes[1].append(Wish(draw.point, thing))

    @property
    def seat(self) -> int:
        """Who must decide, in both, the player last of several; `Ended` where nobody must."""
        for seat in reversed(self.one.actors()):
            return seat
        raise Ended

    def legal(self) -> list[str]:
        """What may be done in both games."""
        both = [action for action in self.one.legal(self.seat) if action in self.other.legal(self.seat)]
        return [self.game.alphabet.words(action) for action in both]

    def act(self, action: str, otherwise: str | None = None) -> None:
        """The same in both games, or something else in the second; `LuckRefused` where chance cannot be the same."""
        seat = self.seat
        self.actions.append((seat, action, otherwise or action))
        self.one.act(seat, action)
        self._follow()
        self.other.act(seat, otherwise or action)

    def play(self, times: int, may: Callable[[str], bool] = lambda action: True) -> None:
        """Anything that may be done in both, so many times, while there is something."""
        for _ in range(times):
            legal = [action for action in self.legal() if may(action)] if self.one.actors() else []
            if not legal:
                return
            self.act(legal[self.dice.below(len(legal))])

    def twins(self, *mistakes: str, owners: tuple[int, ...] = (OTHER,)) -> Twins:
        """The two games as they were played, up to a moment when the player must decide: no bot thinks then."""
        last = max(number for number, (seat, *_) in enumerate(self.actions) if seat == PLAYER)
        worlds = [
            World(tuple(wishes), tuple((seat, actions[number]) for seat, *actions in self.actions[:last]))
            for number, wishes in enumerate(self.wishes)
        ]
        return Twins(self.game, self.players, self.options, worlds[0], worlds[1], mistakes, owners)


def find_twins(make: Callable[[int], Twins | None], *, bots: bool = True) -> Twins:
    """The first seed with which both games can go on as long as they should, where wanted also with bots."""
    for seed in range(MOST_SEEDS):
        try:
            twins = make(seed)
        except (LuckRefused, Ended):
            continue
        first = None if twins is None else twins.first.actions[0][0]
        if twins is not None and (first == PLAYER or not bots):  # no bot acts before everybody watches
            return twins
    raise AssertionError(f"none of {MOST_SEEDS} seeds gives such twins")


class Scripted(Sources):
    """Names that count, a clock that stands still until it is told to go on, and luck from a script."""

    def __init__(self, wishes: tuple[Wish, ...]) -> None:
        self.wishes = wishes
        self.names = 0
        self.time = 1

    def name(self) -> str:
        self.names += 1
        return f"name-{self.names}"

    def key(self) -> bytes:
        return bytes(32)

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        return ScriptedLuck(list(self.wishes))

    def code(self, letters: str, length: int) -> str:
        return letters[:length]

    def seed(self) -> int:
        return 1

    def wall(self) -> int:
        return self.time

    def monotonic(self) -> int:
        return self.time


class ScriptedCrew(Crew):
    """Bots that do what a script says, and keep what they were asked.

    Whether somebody learned something is answered now so and now so.
    """

    def __init__(self, actions: list[str]) -> None:
        super().__init__()
        self.actions = iter(actions)
        self.asked: list[bytes] = []
        self.judged = 0

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        text = msgspec.json.encode(msgspec.structs.replace(question, number=0))
        if question.task == "judge":
            self.judged += 1
            return "learned" if self.judged % 2 else ""
        if question.bot == ADVISER:  # it sees what the person sees who asks it
            return question.legal[crc32(text) % len(question.legal)]
        self.asked.append(text)
        try:
            return next(self.actions)
        except StopIteration:
            await asyncio.Event().wait()
            raise


@dataclass
class Heard:
    """All bytes sent to each seat, to a spectator and to a stranger, in one world.

    Bots are asked, and no seat is theirs alone.
    """

    seats: list[bytes]
    spectator: bytes
    stranger: bytes
    bots: bytes


async def live_through(folder: Path, world: World, twins: Twins, *, bot: bool) -> Heard:
    """Play the whole history on a real server, making every mistake on the way, and come back once."""
    crew = ScriptedCrew([action for seat, action in world.actions if seat != PLAYER])
    sources = Scripted(world.wishes)
    async with served(folder, sources=sources, crew=crew) as house:
        people = [Wiretap(house.address) for _ in range(1 if bot else twins.players)]
        player, spectator, stranger = people[PLAYER], Wiretap(house.address), Wiretap(house.address)
        for one in (*people, spectator, stranger):
            await one.request("GET", "/api/me")
        seats = (*("person" for _ in people), *("deckhand" for _ in range(twins.players - len(people))))
        wish = Wanted(twins.game.name, seats, twins.options, TIMING)
        opened = msgspec.json.decode(await player.request("POST", "/api/tables", wish), type=Opened)
        await player.watch(Watch(opened.table))
        await let_in(player, stranger, opened.table)
        for seat, invitation in enumerate(await arrange(player, min(OTHER, len(people) - 1))):
            sit = Sit(invitation, f"Name {seat}", "00")
            await people[seat].request("POST", f"/api/tables/{opened.table}/seats", sit)
        watching = [*people, spectator]
        for one in watching[1:]:
            await one.watch(Watch(opened.table))
        await watch_as_stranger(player, stranger)
        watching.append(stranger)
        for one in watching:
            await one.until_watched(2)
        table = (await house.house.find(opened.table)).table

        async def settle() -> None:
            for one in watching:
                await one.until(table.last)

        await settle()
        ways = await make_ways(player)
        moments = [number for number, (seat, _) in enumerate(world.actions) if seat == PLAYER]  # no bot thinks then
        for number, (seat, action) in enumerate(world.actions):
            sources.time += 700
            if number in moments[:: max(1, len(moments) // 4)]:
                await make_mistakes(player, twins.mistakes)
                await look_after_oneself(player, ways)
            if number in moments[:: max(1, len(moments) // 2)][:2]:
                await talk(twins, people, settle)
                await agree(people, sources, settle)
            if number == moments[len(moments) // 2]:
                await go_away(people, spectator, sources, settle, opened.table)
                await poll([player, spectator, stranger], opened.table)
                await tidy_up(player, opened.table)
                await try_over_http(player, opened.table, twins.mistakes)
            if seat < len(people):
                before = table.entries
                await people[seat].act(action)
                if number in moments[1::3] and isinstance(await player.do(TakeBack(6, before)), Done):
                    await settle()
                    await player.act(action)
            else:
                await until_answered(player, table, number)
            await settle()
        if not bot:
            await give_away(people, spectator, sources, opened.table)
            await settle()
        await make_mistakes(player, twins.mistakes)
        await rename(people, settle)
        await look_after_oneself(player, ways)
        await tidy_up(player, opened.table)
        await complain(player, opened.table)
        await close_ranks(player)
        await talk(twins, people, settle, "Between us")
        await read_the_list(player, stranger)
        await player.request("GET", "/api/me/data")
        await player.request("GET", "/api/me")
        await player.request("GET", f"/api/tables/{opened.table}/record")
        for one in (player, spectator, stranger):
            await look_for_a_replay(one, opened.table if one is not stranger else "name-2")
        await undo(player)
        await settle()
        await poll(watching, opened.table)
        for one in (player, spectator):
            await one.request("GET", "/api/me")
        for one in watching:
            await one.leave()
    assert b'"too-often"' not in player.heard, "how much is answered depends on the machine's clock"
    return Heard([one.heard for one in people], spectator.heard, stranger.heard, b"".join(crew.asked))


async def play_by_letter(folder: Path, world: World, twins: Twins) -> bytes:
    """Play the whole history by correspondence; all that a feed reader of the player is sent before each action."""
    sources = Scripted(world.wishes)
    async with served(folder, sources=sources, crew=ScriptedCrew([])) as house:
        people = [Wiretap(house.address) for _ in range(twins.players)]
        for one in people:
            await one.request("GET", "/api/me")
        by_letter = Timing(pace="correspondence", decision=DAY)
        wish = Wanted(twins.game.name, ("person",) * twins.players, twins.options, by_letter)
        opened = msgspec.json.decode(await people[0].request("POST", "/api/tables", wish), type=Opened)
        for seat, one in enumerate(people):
            sit = Sit(opened.invitations[seat] or "", f"Name {seat}", "00")
            await one.request("POST", f"/api/tables/{opened.table}/seats", sit)
            await one.watch(Watch(opened.table))
        _, feed, _ = await make_ways(people[PLAYER])
        table, reader = (await house.house.find(opened.table)).table, Wiretap(house.address)
        for seat, action in world.actions:
            sources.time += 3_600_000
            await reader.request("GET", f"/feed/{feed.secret}.atom")
            await people[seat].act(action)
            for one in people:
                await one.until(table.last)
        for one in people:
            await one.leave()
    return reader.heard


async def until_answered(player: Wiretap, table: Table, number: int) -> None:
    """Until a bot has done what the script says."""
    assert table.referee is not None
    while table.referee.actions <= number:
        await player.receive()


async def agree(people: list[Wiretap], sources: Scripted, settle: Settle) -> None:
    """Everybody proposes what can be proposed and what cannot, and the next one turns it down."""
    for seat, one in enumerate(people):
        sources.time += 61_000
        for what, about in MATTERS[: 6 if len(people) == 1 else 7]:  # one alone would end the game at once
            if isinstance(await one.do(Propose(7, what, about)), Done) and len(people) > 1:
                await settle()
                other = people[(seat + 1) % len(people)]
                await other.do(Agree(8, one.entry + 1))
                await other.do(Decline(8, one.entry))
                await settle()
    await people[-1].do(Resume(9))
    for wish in (Reading(10, on=True), Skip(10), Reading(10, on=False)):
        for one in people:
            await one.do(wish)
        await settle()


async def go_away(people: list[Wiretap], spectator: Wiretap, sources: Scripted, settle: Settle, table: str) -> None:
    """The player goes while asked, which is noticed where somebody else is there, and comes back."""
    player = people[PLAYER]
    seen = player.entry
    await player.leave()
    await spectator.until_here(PLAYER, False)
    sources.time += 20_000
    if len(people) > 1:
        await people[OTHER].do(Chat(3, "Where are you?"))
    await player.watch(Watch(table, max(-1, seen - 7)))
    await spectator.until_here(PLAYER)
    await settle()


async def arrange(player: Wiretap, seat: int) -> list[str]:
    """Whoever opened the table takes a link back, and tries what cannot be; the invitations that hold then."""
    for number, bot in ((seat, ""), (seat, "admiral"), (9, "")):
        await player.do(Arrange(12, number, bot))
    await player.do(Start(12, "admiral"))
    await player.do(Rematch(13))
    assert player.shown is not None
    return [one for one in player.shown.invitations if one]


async def give_away(people: list[Wiretap], spectator: Wiretap, sources: Scripted, table: str) -> None:
    """The other, who is not asked, is gone for so long that all give the seat away, and takes it back by coming."""
    player, other = people[PLAYER], people[OTHER]
    voters = [one for one in people if one is not other]
    await other.leave()
    await spectator.until_here(OTHER, False)
    sources.time += GONE + 20_000
    assert isinstance(await player.do(Propose(14, "link", OTHER)), Done)
    proposal = player.entry
    for one in voters[1:]:
        await one.until(proposal)
        assert isinstance(await one.do(Agree(15, proposal)), Done)
    await voters[-1].until_links()
    await player.do(Rematch(13))
    await other.watch(Watch(table))
    await spectator.until_here(OTHER)


async def undo(player: Wiretap) -> None:
    """Whoever is alone gets a hint, and goes back; others are refused."""
    assert player.news is not None
    decision = -1 if player.news.decision is None else player.news.decision
    await player.do(AskHint(10, decision))
    for entry in player.around.own[-1:] if player.around else ():
        await player.do(Rewind(11, entry))
    await player.do(Rewind(11, 1))
    player.send(msgspec.json.encode(Alive()))


async def talk(twins: Twins, people: list[Wiretap], settle: Settle, words: str = "This is") -> None:
    """Everybody says what can be said and what cannot."""
    statements = twins.game.statements
    possible = [] if statements is None else [statements.words(statements_for(twins.game, twins.players)[0])]
    for seat, one in enumerate(people):
        messages: list[Say | Chat] = [Say(2, words) for words in possible]
        messages += [Chat(3, f"{words} {seat}."), Say(4, "x"), Chat(5, "")]
        for message in messages:
            await one.do(message)
            await settle()


async def make_ways(player: Wiretap) -> list[Way]:
    """The player has a link, a feed, and a code for a device."""
    kinds: tuple[WayKind, ...] = ("link", "feed", "device")
    return [
        msgspec.json.decode(await player.request("POST", "/api/me/ways", MakeWay(kind)), type=Way) for kind in kinds
    ]


async def look_after_oneself(player: Wiretap, ways: list[Way]) -> None:
    """The player asks for all that is theirs."""
    link, feed, device = ways
    await player.request("GET", f"/feed/{feed.secret}.atom")
    await player.request("GET", "/api/me/ways")
    for way in (link, device):
        await player.request("POST", "/api/ways/look", Claim(way.secret))
    await player.request("POST", "/api/ways/claim", Claim(link.secret))
    for only in get_args(Filter):
        await player.request("GET", f"/api/me/tables?filter={only}")


async def tidy_up(player: Wiretap, table: str) -> None:
    """The player takes the table off their list, and puts it back."""
    await player.request("DELETE", f"/api/me/tables/{table}")
    await player.request("POST", f"/api/me/tables/{table}")


async def rename(people: list[Wiretap], settle: Settle) -> None:
    """Everybody takes another name, or the one of a neighbour."""
    for seat, one in enumerate(people):
        for name in (f"Called {seat}", f"Name {seat + 1}"):
            await one.do(Rename(16, name))
            await settle()


async def complain(player: Wiretap, table: str) -> None:
    """The player reports and blocks the other, which may be a bot, and tries to take a game in play off the list."""
    await player.request("POST", f"/api/tables/{table}/reports", Report(OTHER, "It cheats."))
    await player.request("POST", f"/api/tables/{table}/blocks", Block(OTHER))
    await player.request("GET", f"/api/tables/{table}/blocks")
    if player.shown is not None and sum(not seat.bot for seat in player.shown.seats) > 1:
        await player.request("DELETE", f"/api/tables/{table}/me")


async def make_mistakes(player: Wiretap, mistakes: tuple[str, ...]) -> None:
    """What others hold must not show in any refusal."""
    assert player.news is not None
    possible = {choice.action for choice in player.news.choices}
    for action in mistakes:
        if action not in possible:
            await player.act(action)
