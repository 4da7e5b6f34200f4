"""Plays a record again and holds every entry against the rules."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn

from quarterdeck.core.errors import BadData, BadRecord, BadSetting, BadWords, BrokenRule, IllegalAction, LuckRefused
from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.lines import (
    Acted,
    BrokenOff,
    HandedOver,
    Hinted,
    Resigned,
    Rewound,
    Said,
    Step,
    TakenBack,
    parse,
)
from quarterdeck.core.luck import Draw, ScriptedLuck, Wish
from quarterdeck.core.record import Person, Record, Stretch
from quarterdeck.core.referee import Referee
from quarterdeck.core.verification import Drawn, doubts_of

Explain = Callable[[IllegalAction | BadSetting], str]


class Replay:
    """A record being played again, entry by entry. `explain` makes a sentence of a refusal."""

    def __init__(self, games: Mapping[str, Game], record: Record, explain: Explain = str) -> None:
        self.record = record
        self.explain = explain
        self.game, self.options, self.data = find_game(games, record, explain)
        self._steps: list[tuple[int, Step, int]] = []  # entry, what was done, draws due by then
        self._wish_entries: list[int] = []
        self._places: dict[int, int] = {}  # where the referee wrote down what was done in an entry
        self._unreadable: BrokenRule | None = None  # the first line that cannot be read; none after it was
        self._luck = ScriptedLuck(self._read_log())
        self._next = 0
        self.entry = 0
        self._head = list(_read_head(record))  # stretches that are not over yet
        seats = record.head[0].seats if record.head else record.seats
        try:
            self.referee = Referee(self.game, seats, self._luck, options=self.options, data=self.data)
        except LuckRefused as error:
            raise self._luck_broke(error) from error
        except BadData as error:
            raise BadRecord(f"Its data cannot be played with: {error}") from error
        except BadSetting as error:
            raise BadRecord(f"It cannot be set up: {explain(error)}") from error
        self._check_draws()
        self._play_on()
        if self._unreadable is not None:
            self._play_to(self._unreadable)

    def _read_log(self) -> list[Wish]:
        wishes: list[Wish] = []
        for number, text in enumerate(self.record.log, start=1):
            try:
                entry = parse(self.game, text, self.record.quarterdeck)
            except BadWords as error:
                self._unreadable = BrokenRule(number, str(error).removesuffix("."), self._general_clause())
                break
            if isinstance(entry, list):
                wishes.extend(entry)
                self._wish_entries.extend([number] * len(entry))
            else:
                self._steps.append((number, entry, len(wishes)))
        return wishes

    def _play_to(self, unreadable: BrokenRule) -> NoReturn:
        """What breaks a rule before a line that cannot be read is named first."""
        while not self.finished:
            self.step()
        raise unreadable

    def _general_clause(self) -> str:
        return self.game.turn_clause

    @property
    def finished(self) -> bool:
        """Whether every entry was played."""
        return self._next == len(self._steps)

    @property
    def steps_done(self) -> int:
        """How many lines that are no chance lines were played."""
        return self._next

    @property
    def upcoming(self) -> Step | None:
        """What is done or said next."""
        return None if self.finished else self._steps[self._next][1]

    @property
    def upcoming_entry(self) -> int:
        """The number of its entry in the log, from 1; one beyond the last where there is nothing more."""
        return len(self.record.log) + 1 if self.finished else self._steps[self._next][0]

    def step(self) -> None:
        """Play the next thing that was done or said, and what chance made of it."""
        self.entry, done, _ = self._steps[self._next]
        self._next += 1
        self._places[self.entry] = len(self.referee.entries)
        try:
            self._carry_out(done)
        except IllegalAction as error:
            raise BrokenRule(self.entry, self.explain(error).removesuffix("."), error.clause) from error
        except LuckRefused as error:
            raise self._luck_broke(error) from error
        self._check_draws()
        self._play_on()

    def _play_on(self) -> None:
        """Where a stretch of the head ends, others sit down."""
        unread = self.finished and self._unreadable is not None
        while self._head and self.upcoming_entry > self._head[0].lines and not unread:
            stretch = self._head.pop(0)
            if self.upcoming_entry != stretch.lines + 1 or self._next != stretch.steps:
                raise BadRecord(f"Its head does not end with step {stretch.steps} in line {stretch.lines}.")
            seats = self._head[0].seats if self._head else self.record.seats
            try:
                self.referee.play_on(seats, None, stretch.replay, stretch.luck)
            except IllegalAction as error:
                raise BadRecord("Its head is a game that is over.") from error

    def _carry_out(self, done: Step) -> None:
        referee = self.referee
        if isinstance(done, Acted):
            referee.act(done.seat, done.action, done.stand_in)
        elif isinstance(done, Said):
            referee.say(done.seat, done.statement)
        elif isinstance(done, TakenBack):
            referee.take_back(done.seat)
        elif isinstance(done, Rewound):
            referee.rewind(done.seat, self._places.get(done.line, -1))
        elif isinstance(done, Hinted):
            referee.hint(done.seat, done.bot)
        elif isinstance(done, Resigned):
            referee.resign(done.seat, done.bot)
        elif isinstance(done, HandedOver):
            referee.hand_over(done.seat, Person(done.name, done.bot))
        else:
            assert isinstance(done, BrokenOff)
            referee.break_off(done.reason)

    def _check_draws(self) -> None:
        """Every outcome written before the next action must have been asked for by now."""
        due = self._steps[self._next][2] if self._next < len(self._steps) else len(self._luck.wishes)
        if self._luck.used < due:
            wish = self._luck.wishes[self._luck.used]
            chance = self.game.chances[wish.point]
            what = f"nothing is drawn here, so there is no “{chance.name} {chance.things.words[wish.thing]}”"
            raise BrokenRule(self._wish_entries[self._luck.used], what, chance.clause)
        if self._luck.used > due:
            raise BrokenRule(self._wish_entries[due], "it was drawn before the action above it", self._general_clause())

    def _luck_broke(self, error: LuckRefused) -> BrokenRule:
        chance = self.game.chances[error.point]
        if self._luck.used < len(self._luck.wishes):
            entry = self._wish_entries[self._luck.used]
            wish = self._luck.wishes[self._luck.used]
            asked = self.game.chances[wish.point]
            words = f"“{asked.name} {asked.things.words[wish.thing]}”"
            return BrokenRule(
                entry, f"{words} cannot happen where “{chance.name}” is due: {error.reason}", chance.clause
            )
        if self._unreadable is not None:
            return self._unreadable
        return BrokenRule(len(self.record.log) + 1, f"“{chance.name}” is due and not written down", chance.clause)

    def head(self, replay: str) -> tuple[Stretch, ...]:
        """The head of a game that is played on from here, where this record is opened by the id of a `replay`."""
        begun, lines = self.referee.head, len(self.referee.entries)
        if begun and begun[-1].lines == lines:
            return begun
        stretch = self._head[0] if self._head else None
        luck = self.record.luck if stretch is None else stretch.luck
        here = Stretch(stretch.replay if stretch else replay, self._next, lines, self.referee.seats, luck)
        return (*begun, here)

    def finish(self) -> Referee:
        """Play everything that is left, check the end, and return the referee."""
        while not self.finished:
            self.step()
        claimed, outcome = self.record.outcome, self.referee.outcome
        if claimed is not None and outcome is None:
            raise BrokenRule(len(self.record.log), "the log stops before the game is over", self._general_clause())
        if claimed is not None and outcome is not None and claimed != outcome:
            raise BrokenRule(len(self.record.log), "the game ended otherwise than the record says", outcome.clause)
        self._check_luck()
        return self.referee

    def _check_luck(self) -> None:
        """Every outcome must be the one that follows from the published key, if there is one."""
        draws = [draw for draw in self.referee.entries if isinstance(draw, Draw)]
        numbered = zip(self._wish_entries, draws, strict=True)
        for doubt in doubts_of(self.record, [Drawn(entry, draw.k, draw.n) for entry, draw in numbered]):
            if doubt.kind == "unreadable":
                raise BadRecord(f"Its luck cannot be read: {doubt.found}.")
            reason = "this outcome does not follow from the key" if doubt.kind == "line" else str(doubt)
            raise BrokenRule(doubt.line or 1, reason, "G1.7")


def _read_head(record: Record) -> Iterator[Stretch]:
    """The stretches of a record's head, each longer than those before it, for as many players."""
    before = 0
    for stretch in record.head:
        if not before < stretch.lines <= len(record.log):
            raise BadRecord(f"Its head ends in line {stretch.lines}, where it cannot end.")
        if len(stretch.seats) != len(record.seats):
            raise BadRecord(f"It has {len(record.seats)} players, and its head {len(stretch.seats)}.")
        before = stretch.lines
        yield stretch


def find_game(games: Mapping[str, Game], record: Record, explain: Explain = str) -> tuple[Game, Options, Data]:
    """The game a record is of, with its options and data, or `BadRecord`."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord(f"It is of a game called “{record.game}”; known are {', '.join(games)}.")
    if record.rules > game.version:
        raise BadRecord(
            f"It was played by version {record.rules} of the rules; this Quarterdeck knows up to {game.version}."
        )
    try:
        options = game.choose(record.options, edition=record.rules)
        data = find_data(game, record.data)
    except BadSetting as error:
        raise BadRecord(f"Its setting is not one of {game.title}: {explain(error)}") from error
    except BadData as error:
        raise BadRecord(f"Its data is not of {game.title}: {error}") from error
    if data is None:
        raise BadRecord(f"It was played with other components of {game.title}, and does not contain them.")
    return game, options, data


def find_data(game: Game, data: str | dict[str, Any]) -> Data | None:
    """The components that a record names or contains; None where they are not here. `BadData` where they do not fit."""
    if isinstance(data, str):
        return game.data_with(data) if data else game.data()
    return game.data_from(data)


def replay(games: Mapping[str, Game], record: Record, explain: Explain = str) -> Referee:
    """Play a whole record again, or raise what is wrong with it."""
    return Replay(games, record, explain).finish()
