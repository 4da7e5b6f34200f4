"""The configuration of a simulation, and one of its games."""

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from quarterdeck.bots import USUAL, Bot, Budget
from quarterdeck.bots.guard import Failure
from quarterdeck.bots.naming import Seat, title_of
from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR, Listener, Setting
from quarterdeck.lab.match import Unrefereed, play

RECORDS = "game-*.json"  # what the records of a simulation are called
GIVEN_UP = Outcome(clause="given up", winners=())  # not over after `LONGEST` decisions; it has no record


class Played(msgspec.Struct, frozen=True):
    """What a simulation keeps of a game: its number (from 1), how many decisions it took, how it ended."""

    number: int
    decisions: int
    outcome: Outcome
    counts: dict[str, int] = {}  # how often what the game counts happened; only if the plan asks for it
    failures: tuple[Failure, ...] = ()  # of bots, in whose place the Bosun moved


class Counting(Listener):
    """A listener that only counts, by the key of what all learn."""

    def __init__(self, counted: tuple[str, ...]) -> None:
        self.counts = dict.fromkeys(counted, 0)

    def openly(self, clause: str, key: str, slots: dict[str, object]) -> None:
        if key in self.counts:
            self.counts[key] += 1

    def secretly(
        self,
        clause: str,
        owner: int,
        own_key: str,
        own_slots: dict[str, object],
        key: str,
        slots: dict[str, object],
    ) -> None:
        self.openly(clause, key, slots)


@dataclass(frozen=True)
class Plan:
    """Who plays what with which seed; where `records` is a folder, every game is written into it.

    Bots are named, or classes. A class given as such runs in this process, as the caller's own code; one that is named,
    `module:Name`, is somebody else's and runs in a process that gets views and nothing else. With
    `counts`, what happens in a game is counted, which takes its time.
    """

    game: Game
    bots: tuple[str | type[Bot], ...]
    seed: int
    options: Options
    data: Data
    records: Path | None = None
    counts: bool = False
    budget: Budget = USUAL

    def setting(self) -> Setting:
        """The game set up once, for all its games."""
        return self.game.setting(len(self.bots), self.options, self.data)

    def begin(self) -> Callable[[int], Played]:
        """The function that plays a game by its number, in a worker process or here."""
        return Player(self).play


class Player:
    """Plays the games of a plan, by number; any game can be played alone and is always the same."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setting = plan.setting()
        self.seats = [Seat(bot, plan.game, self.setting) for bot in plan.bots]

    def sit(self) -> list[Bot]:
        """The bots of the next game."""
        return [seat.sit() for seat in self.seats]

    def play(self, number: int) -> Played:
        """One game, in which the table and each bot have a stream of luck of their own."""
        seed = seed_of(self.plan.seed, number)
        table = FastLuck(seed_of(seed, "table"))
        lucks = [FastLuck(seed_of(seed, "seat", seat)) for seat in range(len(self.seats))]
        if self.plan.records is not None:
            return self._play_recorded(number, table, lucks, self.plan.records)
        counting = Counting(self.plan.game.counted) if self.plan.counts else None
        board = Unrefereed(self.setting, table, counting)
        failures: list[Failure] = []
        decisions = play(self.plan.game, board, self.sit(), lucks, self.plan.budget, failures)
        counts = {} if counting is None else counting.counts
        return Played(number, decisions, board.outcome or GIVEN_UP, counts, tuple(failures))

    def _play_recorded(self, number: int, table: FastLuck, lucks: list[FastLuck], folder: Path) -> Played:
        """The same game, with a referee who writes it down."""
        plan = self.plan
        names = [title_of(bot) for bot in plan.bots]
        people = [Person(f"{name} {seat}", name) for seat, name in enumerate(names)]
        referee = Referee(plan.game, people, table, options=plan.options, data=plan.data)
        failures: list[Failure] = []
        decisions = play(plan.game, referee, self.sit(), lucks, plan.budget, failures)
        if referee.outcome is not None:
            write_whole(folder / f"game-{number:06d}.json", referee.record().json())
        counts: dict[str, int] = {}
        if plan.counts:
            told = Counter(telling.key for telling in referee.tellings(SPECTATOR))
            counts = {key: told[key] for key in plan.game.counted}
        return Played(number, decisions, referee.outcome or GIVEN_UP, counts, tuple(failures))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: it is there whole or not at all."""
    unfinished = unfinished_name(path)
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def unfinished_name(path: Path) -> Path:
    """The temporary name of a file; short, since the file's own name may be as long as a name can be."""
    return path.with_name(f".quarterdeck-{os.getpid()}")
