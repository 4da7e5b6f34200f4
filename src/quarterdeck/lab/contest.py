"""The configuration of an arena, and one of its games."""

import hashlib
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import msgspec

from quarterdeck import compiled
from quarterdeck.bots import USUAL, Budget
from quarterdeck.bots.guard import Failure
from quarterdeck.bots.hosted import Hosting
from quarterdeck.bots.naming import Seat, find_bot
from quarterdeck.core.game import Data, Game, Options, data_hash
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import Setting
from quarterdeck.lab.clock import Thinking, Timed
from quarterdeck.lab.match import play
from quarterdeck.lab.plan import GIVEN_UP
from quarterdeck.lab.rounds import Round, rounds_of
from quarterdeck.lab.seer import Seer

FORMAT = 1  # of files of results


class Bout(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an arena keeps of a game: its number (from 0), who sat where, how it ended, how long each bot thought."""

    number: int
    seats: tuple[int, ...]  # the bot of each seat, as an index into the names
    clause: str
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    teams: tuple[str, ...] = ()
    decisions: int = 0
    thinking: tuple[Thinking, ...] = ()  # of each bot
    failures: tuple[Failure, ...] = ()  # of bots, in whose place the Bosun moved

    def share(self, seat: int) -> float:
        """A seat's part of the win; of a team's win each of its players has all."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.teams else 1 / len(self.winners)


@dataclass(frozen=True)
class Contest:
    """Which bots meet in what, with which seed and how much time to think."""

    game: Game
    bots: tuple[str, ...]
    players: int
    seed: int
    options: Options
    data: Data
    budget: Budget = USUAL

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """The ways in which each deal is played."""
        return rounds_of(self.game, len(self.bots), self.players)

    @property
    def meetings(self) -> int:
        """In how many games the bots meet over each deal."""
        return sum(not one.yardstick for one in self.rounds)

    def setting(self) -> Setting:
        """The game set up once, for all its games."""
        return self.game.setting(self.players, self.options, self.data)

    def deals(self, games: int) -> int:
        """How many deals it takes until the bots have met so often."""
        return -(-games // self.meetings)

    def begin(self) -> Callable[[int], Bout]:
        """The function that plays a game by its number, in a worker process or here."""
        return Stage(self).play

    def describe(self) -> dict[str, object]:
        """All that its games depend on, as plain values."""
        return {
            "arena": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "options": msgspec.to_builtins(self.options),
            "data": data_hash(self.data),
            "budget": msgspec.to_builtins(self.budget),
            "code": self._code(),
        }

    def _code(self) -> str:
        """A digest of the rules and of the bots."""
        package = compiled.PACKAGE
        files = {file for folder in ("core", "bots") for file in (package / folder).rglob("*.py")}
        files |= set(self.game.folder.rglob("*.py"))
        digest = hashlib.sha256()
        for bot in map(find_bot, self.bots):
            if isinstance(bot, type):
                files.add(Path(inspect.getfile(bot)))
            elif isinstance(bot, Hosting):
                digest.update(bot.code.encode())
        for file in sorted(files):
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]


class Stage:
    """Plays the games of a contest, by number; any game can be played alone and is always the same."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.setting = contest.setting()
        self.seats = [[Seat(bot, contest.game, self.setting) for _ in range(contest.players)] for bot in contest.bots]

    def play(self, number: int) -> Bout:
        """One game; all games of a deal begin alike, with common random numbers: a stream for each seat."""
        contest = self.contest
        deal, step = divmod(number, len(contest.rounds))
        seed = seed_of(contest.seed, "deal", deal)
        board = Timed(self.setting, FastLuck(seed_of(seed, "table")))
        lucks = [FastLuck(seed_of(seed, "seat", seat)) for seat in range(contest.players)]
        team = contest.game.team
        teams = () if team is None else tuple(team(board.state, seat) for seat in range(contest.players))
        seats = contest.rounds[step].seated(teams)
        bots = [self.seats[bot][seat].sit() for seat, bot in enumerate(seats)]
        board.elsewhere = lambda seat: float(getattr(bots[seat], "processor", 0.0))
        for bot in bots:
            if isinstance(bot, Seer):
                bot.behold(board.state)
        failures: list[Failure] = []
        decisions = play(contest.game, board, bots, lucks, contest.budget, failures)
        outcome = board.outcome or GIVEN_UP
        sides = [[seat for seat, sitting in enumerate(seats) if sitting == bot] for bot in range(len(self.seats))]
        thinking = tuple(board.thinking(side) for side in sides)
        end = (outcome.clause, outcome.winners, outcome.scores, teams)
        return Bout(number, seats, *end, decisions, thinking, tuple(failures))
