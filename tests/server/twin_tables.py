"""Two games side by side that differ in one hidden thing, and what a server sends to each who lives through one."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from quarterdeck.bots.worker import Question
from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, FastLuck, Luck, ScriptedLuck, Wish
from quarterdeck.core.referee import Referee
from quarterdeck.core.talk import statements_for
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew
from quarterdeck.server.sources import Sources
from quarterdeck.wire.messages import Block, Chat, Done, Opened, Report, Say, Sit, Watch
from quarterdeck.wire.messages import Open as Wanted
from tests.server.wiretap import Wiretap
from tests.server.world import served

PLAYER, OTHER = 0, 1
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
    """Names that count, a clock that stands still, and luck from a script."""

    def __init__(self, wishes: tuple[Wish, ...]) -> None:
        self.wishes = wishes
        self.names = 0

    def name(self) -> str:
        self.names += 1
        return f"name-{self.names}"

    def key(self) -> bytes:
        return bytes(32)

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        return ScriptedLuck(list(self.wishes))

    def seed(self) -> int:
        return 1

    def wall(self) -> int:
        return 1_800_000_000_000

    def monotonic(self) -> int:
        return 0


class ScriptedCrew(Crew):
    """Bots that do what a script says, and keep what they were asked."""

    def __init__(self, actions: list[str]) -> None:
        super().__init__()
        self.actions = iter(actions)
        self.asked: list[bytes] = []

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        self.asked.append(msgspec.json.encode(question))
        try:
            return next(self.actions)
        except StopIteration:
            await asyncio.Event().wait()
            raise


@dataclass
class Heard:
    """All bytes sent to each seat and to a spectator, in one world; bots are asked, and no seat is theirs alone."""

    seats: list[bytes]
    spectator: bytes
    bots: bytes


async def live_through(folder: Path, world: World, twins: Twins, *, bot: bool) -> Heard:
    """Play the whole history on a real server, making every mistake on the way, and come back once."""
    crew = ScriptedCrew([action for seat, action in world.actions if seat != PLAYER])
    async with served(folder, sources=Scripted(world.wishes), crew=crew) as house:
        people = [Wiretap(house.address) for _ in range(1 if bot else twins.players)]
        player, spectator = people[PLAYER], Wiretap(house.address)
        for one in (*people, spectator):
            await one.request("GET", "/api/me")
        seats = (*("person" for _ in people), *("deckhand" for _ in range(twins.players - len(people))))
        wish = Wanted(twins.game.name, seats, twins.options)
        opened = msgspec.json.decode(await player.request("POST", "/api/tables", wish), type=Opened)
        for seat, one in enumerate(people):
            sit = Sit(opened.invitations[seat] or "", f"Name {seat}", "00")
            await one.request("POST", f"/api/tables/{opened.table}/seats", sit)
        watching = [*people, spectator]
        for one in watching:
            await one.watch(Watch(opened.table))
        entry = player.entry
        moments = [number for number, (seat, _) in enumerate(world.actions) if seat == PLAYER]  # no bot thinks then
        for number, (seat, action) in enumerate(world.actions):
            if number in moments[:: max(1, len(moments) // 4)]:
                await make_mistakes(player, twins.mistakes)
            if number in moments[:: max(1, len(moments) // 2)][:2]:
                entry += await talk(twins, people, watching, entry)
            if number == moments[len(moments) // 2]:
                await player.leave()
                await spectator.until_here(PLAYER, False)
                await player.watch(Watch(opened.table, entry - 7))
                await spectator.until_here(PLAYER)
            if seat < len(people):
                await people[seat].act(action)
            entry += 1
            for one in watching:
                await one.until(entry)
        await make_mistakes(player, twins.mistakes)
        await complain(player, opened.table)
        await talk(twins, people, watching, entry)
        await player.request("GET", "/api/me/data")
        await player.request("GET", "/api/me")
        await player.request("GET", f"/api/tables/{opened.table}/record")
        for one in watching:
            await one.leave()
    return Heard([one.heard for one in people], spectator.heard, b"".join(crew.asked))


async def talk(twins: Twins, people: list[Wiretap], watching: list[Wiretap], entry: int) -> int:
    """Everybody says what can be said and what cannot; how many entries of the log that makes."""
    statements = twins.game.statements
    possible = [] if statements is None else [statements.words(statements_for(twins.game, twins.players)[0])]
    said = 0
    for seat, one in enumerate(people):
        messages: list[Say | Chat] = [Say(2, words) for words in possible]
        messages += [Chat(3, f"This is {seat}."), Say(4, "x"), Chat(5, "")]
        for message in messages:
            said += isinstance(await one.do(message), Done)
            for other in watching:
                await other.until(entry + said)
    return said


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
