"""One table: commands in, entries of its log out, and what each viewer may see. It knows no network and no clock.

Time is part of a command (`at`, milliseconds of the server's time) and stored with each entry, so that a log that is
replayed makes the same table again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from quarterdeck.core.errors import BadSetting, BadWords, IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.lines import line
from quarterdeck.core.luck import Luck, SecretLuck
from quarterdeck.core.record import Fairness, Person, Record
from quarterdeck.core.referee import Happened, Referee
from quarterdeck.core.telling import Told
from quarterdeck.core.verification import MOST_BYTES
from quarterdeck.table.entries import (
    Answered,
    BrokenOff,
    Chatted,
    Forgotten,
    GameBegan,
    SatDown,
    Seat,
    Stated,
    TableEntry,
    TableOpened,
)
from quarterdeck.table.names import crew_names, read_name
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.talk import Talk, make_statement
from quarterdeck.texts.words import words_of

LONGEST_WORDS = 60  # letters of an action that are quoted
MakeLuck = Callable[[bytes, dict[int, bytes]], Luck]

Stage = Literal["waiting", "playing", "over"]

UNTOUCHED = 30 * 24 * 3600 * 1000  # milliseconds after which a game that nobody touches is broken off

PERSON = "person"  # the kind of a seat that waits for one


class Table:
    """A table as its log makes it. `apply` is the only thing that changes it, live and when it is restored."""

    def __init__(self, game: Game, opened: TableOpened, make_luck: MakeLuck = SecretLuck, *, at: int) -> None:
        self.game = game
        self.opened = opened
        self.options = game.choose(opened.options, edition=opened.edition)
        self.game.check_players(len(opened.seats))
        self.people: dict[int, SatDown] = {}  # who took which seat
        self.referee: Referee | None = None
        self.entries = 1
        self.touched = at  # the time of the last entry
        self.acted = 0  # the entry of the last action; statements are made between two of them
        self.talk = Talk()
        self._happened: dict[int, Happened] = {}  # what an entry brought; it holds the truth
        self._decisions: dict[int, int] = {}  # for each seat that must decide, the entry that asked it
        self._answered: dict[int, Answered] = {}  # each seat's last answer
        self._make_luck = make_luck

    # Opening and restoring

    @staticmethod
    def plan(
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, object],
        bots: Iterable[str],
        *,
        opener: str,
        key: bytes,
        invitations: Sequence[str],
    ) -> TableOpened:
        """The first entry of a new table, or why there can be none."""
        game.check_players(len(seats))
        chosen = game.choose(options)
        kinds = [PERSON, *bots]
        for seat in seats:
            if seat not in kinds:
                raise Refusal("seat-kind-unknown", {"text": seat[:LONGEST_WORDS], "offered": kinds})
        if PERSON not in seats:
            raise Refusal("nobody-plays")
        planned = tuple(
            Seat(invitation=invitations[seat]) if kind == PERSON else Seat(bot=kind) for seat, kind in enumerate(seats)
        )
        named = {name: getattr(chosen, name) for name in game.offered()}
        return TableOpened(game.name, chosen.edition, named, planned, opener, key.hex())

    @classmethod
    def restore(
        cls, games: Mapping[str, Game], entries: Sequence[tuple[int, TableEntry]], make_luck: MakeLuck = SecretLuck
    ) -> "Table":
        """The table that a log makes, each entry with its time, or `BrokenLog`."""
        (at, first), *rest = entries
        if not isinstance(first, TableOpened):
            raise BrokenLog("its first entry does not open a table")
        if first.game not in games:
            raise BrokenLog(f"it is of a game called {first.game}, which is not here")
        try:
            table = cls(games[first.game], first, make_luck, at=at)
        except BadSetting as error:
            raise BrokenLog("its table cannot be set up") from error
        for number, (at, entry) in enumerate(rest, start=1):
            try:
                table.apply(entry, at)
            except (IllegalAction, BadWords, Refusal) as error:
                raise BrokenLog(f"its entry {number} cannot be played again") from error
        return table

    # What everybody sees

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.entries - 1

    @property
    def stage(self) -> Stage:
        """Whether the table waits for people, plays, or has played."""
        if self.referee is None:
            return "waiting"
        return "over" if self.referee.over else "playing"

    @property
    def commitment(self) -> str:
        """The seal of the luck."""
        return SecretLuck(bytes.fromhex(self.opened.key)).commitment

    @property
    def luck(self) -> Fairness | None:
        """The luck laid open, when the game is over."""
        return self.record().luck if self.stage == "over" else None

    def told(self, entry: int) -> Sequence[Told]:
        """What was told in an entry, in both versions."""
        happened = self._happened.get(entry)
        return happened.told if happened is not None else ()

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((seat for seat, sat in self.people.items() if sat.person == person), None)

    # What waits for an answer

    def decision(self, seat: int | None) -> int | None:
        """The number of the decision a seat must answer now."""
        return None if seat is None else self._decisions.get(seat)

    def bots_asked(self) -> list[tuple[int, int, str]]:
        """The bots that must decide now: seat, decision, kind."""
        seats = self.opened.seats
        return [(seat, asked, seats[seat].bot) for seat, asked in self._decisions.items() if seats[seat].bot]

    def may_say(self, seat: int | None) -> bool:
        """Whether a seat may make a statement now."""
        playing = self.referee if self.stage == "playing" else None
        return seat is not None and playing is not None and playing.may_say(seat)

    def due(self, now: int) -> int | None:
        """When something happens here though nobody does anything."""
        return self.touched + UNTOUCHED if self.stage == "playing" else None

    # Commands, each at a time: refused and nothing changed, or the entries to append, already applied

    def sit(self, person: str, invitation: str, name: str, luck: str, *, at: int) -> list[TableEntry]:
        """A person takes the seat an invitation is for, once; the last one begins the game."""
        seat = next((seat for seat, one in enumerate(self.opened.seats) if one.invitation == invitation), None)
        if seat is None or not invitation:
            raise Refusal("invitation-unknown")
        if self.seat_of(person) == seat:
            return []
        if seat in self.people:
            raise Refusal("seat-taken")
        if self.seat_of(person) is not None:
            raise Refusal("already-seated")
        name = read_name(name, self._names())
        _luck_bytes(luck)
        sat = SatDown(seat, person, name, luck.lower())
        self.apply(sat, at)
        return [sat, self._begin(at)] if len(self.people) == len(self._wanted()) else [sat]

    def act(self, seat: int | None, decision: int, action: str, *, at: int) -> list[TableEntry]:
        """A seat answers a decision. The same answer once more is no answer, and no mistake either."""
        if seat is None:
            raise Refusal("only-watching")
        if self.referee is None:
            raise Refusal("game-not-begun")
        if self._decisions.get(seat) != decision:
            before = self._answered.get(seat)
            if before is not None and before.decision == decision and self._same(before.action, action):
                return []
            raise Refusal("decision-closed")
        try:
            happened = self.referee.act(seat, action)
        except BadWords:
            raise Refusal("action-unknown", {"text": action[:LONGEST_WORDS]}) from None
        except IllegalAction as error:
            raise Refusal(error.key, error.slots, error.clause) from None
        entry = Answered(seat, decision, self.game.alphabet.words(happened.code), self._drawn(happened))
        self._note(entry, happened, at)
        return [entry]

    def say(self, seat: int | None, statement: str, once: str = "", *, at: int) -> list[TableEntry]:
        """A seat makes a statement while the game lasts, also one that is out of play."""
        if seat is None:
            raise Refusal("only-watching")
        if self.talk.has(seat, once):
            return []
        if self.referee is None:
            raise Refusal("game-not-begun")
        if self.stage == "over":
            raise Refusal("statements-closed")
        entry = Stated(seat, make_statement(self.referee, seat, statement), once)
        self._hear(entry, at)
        return [entry]

    def say_after(self, seat: int, statement: str, moment: int, *, at: int) -> list[TableEntry]:
        """A seat says what it wanted to say after an action; where another one came since, it is void."""
        return self.say(seat, statement, at=at) if self.acted == moment else []

    def chat(self, seat: int | None, text: str, once: str = "", *, at: int) -> list[TableEntry]:
        """A seat writes to everybody, before, during and after the game."""
        if seat is None:
            raise Refusal("only-watching")
        if self.talk.has(seat, once):
            return []
        entry = Chatted(seat, self.talk.read(seat, text), once)
        self._hear(entry, at)
        return [entry]

    def come_due(self, *, at: int) -> list[TableEntry]:
        """Time does what has come due by now, if anything has."""
        due = self.due(at)
        return self.break_off_untouched(at=at) if due is not None and due <= at else []

    def break_off_untouched(self, *, at: int) -> list[TableEntry]:
        """A game that nobody touched for 30 days ends without an outcome."""
        if self.stage != "playing" or at < self.touched + UNTOUCHED:
            return []
        entry = BrokenOff("untouched")
        self.apply(entry, at)
        return [entry]

    # The log

    def apply(self, entry: TableEntry, at: int) -> None:
        """Carry out an entry as it was at its time; what chance makes of it must be what the log says."""
        if isinstance(entry, SatDown):
            if entry.seat in self.people or entry.seat not in self._wanted():
                raise BrokenLog("somebody in it sits down where nobody can")
            self.people[entry.seat] = entry
            self._count(at)
        elif isinstance(entry, GameBegan):
            if self.referee is not None or len(self.people) < len(self._wanted()):
                raise BrokenLog("its game begins twice, or without everybody")
            if self._begin(at) != entry:
                raise BrokenLog("its cards were dealt otherwise")
        elif isinstance(entry, Answered):
            if self.referee is None:
                raise BrokenLog("somebody acts before the game began")
            if self._decisions.get(entry.seat) != entry.decision:
                raise BrokenLog("an answer in it is to no open decision")
            happened = self.referee.act(entry.seat, entry.action)
            if self._drawn(happened) != entry.draws:
                raise BrokenLog("its cards were drawn otherwise")
            self._note(entry, happened, at)
        elif isinstance(entry, Stated):
            if self.referee is None:
                raise BrokenLog("somebody makes a statement before the game began")
            self.referee.say(entry.seat, entry.statement)
            self._hear(entry, at)
        elif isinstance(entry, Chatted):
            if entry.text and entry.seat not in self.people:
                raise BrokenLog("something in it was written by nobody")
            self._hear(entry, at)
        elif isinstance(entry, BrokenOff):
            if self.referee is None:
                raise BrokenLog("a game in it is broken off before it began")
            self.referee.break_off(entry.reason)
            self._decisions.clear()
            self._count(at)
        elif isinstance(entry, Forgotten):
            self._count(at)
        else:
            raise BrokenLog("it is opened twice")

    def record(self) -> Record:
        """The whole game, when it is over."""
        if self.referee is None or not self.referee.over:
            raise Refusal("game-not-over")
        return self.referee.record()

    def _wanted(self) -> list[int]:
        """The seats that wait for a person."""
        return [seat for seat, planned in enumerate(self.opened.seats) if not planned.bot]

    def _begin(self, at: int) -> GameBegan:
        contributions = {seat: _luck_bytes(sat.luck) for seat, sat in self.people.items() if sat.luck}
        luck = self._make_luck(bytes.fromhex(self.opened.key), contributions)
        self.referee = Referee(self.game, self._persons(), luck, options=self.options)
        entry = GameBegan(self._drawn(self.referee.dealt))
        self._note(entry, self.referee.dealt, at)
        return entry

    def _persons(self) -> list[Person]:
        """Who plays, as records name them."""
        words = words_of("en")
        crew = crew_numbers(self.opened.seats)
        return [
            Person(words.say(f"crew-{crew[seat]}"), planned.bot) if planned.bot else Person(self.people[seat].name)
            for seat, planned in enumerate(self.opened.seats)
        ]

    def _names(self) -> list[str]:
        """What everybody at the table is called, bots in every language."""
        crew = range(1, sum(bool(planned.bot) for planned in self.opened.seats) + 1)
        return [*(sat.name for sat in self.people.values()), *(name for number in crew for name in crew_names(number))]

    def _drawn(self, happened: Happened) -> tuple[str, ...]:
        """What chance made of it, in words."""
        return tuple(line(self.game, draw) for draw in happened.draws)

    def _note(self, entry: GameBegan | Answered, happened: Happened, at: int) -> None:
        """Number an entry that was carried out, what it brought, and the decisions it asks."""
        assert self.referee is not None
        number = self._count(at)
        self._happened[number] = happened
        if isinstance(entry, Answered):
            self.acted = number
            self._answered[entry.seat] = entry
            del self._decisions[entry.seat]
        actors = self.referee.actors()
        self._decisions = {seat: self._decisions.get(seat, number) for seat in actors}

    def _hear(self, entry: Stated | Chatted, at: int) -> None:
        """Number what was said; it asks and answers nothing."""
        self.talk.keep(self._count(at), entry)

    def _count(self, at: int) -> int:
        """Number an entry that is carried out at this time; a time before the last one counts as that."""
        self.touched = max(self.touched, at)
        self.entries += 1
        return self.last

    def _same(self, words: str, action: str) -> bool:
        try:
            return self.game.alphabet.action(action) == self.game.alphabet.action(words)
        except BadWords:
            return False


def crew_numbers(seats: Sequence[Seat]) -> list[int]:
    """For each seat the number of the bot in it, from 1; people count nothing."""
    return [sum(bool(before.bot) for before in seats[: seat + 1]) for seat in range(len(seats))]


def _luck_bytes(luck: str) -> bytes:
    """What a person's browser adds to the luck."""
    try:
        part = bytes.fromhex(luck)
    except ValueError:
        raise Refusal("luck-bad", {"most": MOST_BYTES}) from None
    if len(part) > MOST_BYTES:
        raise Refusal("luck-bad", {"most": MOST_BYTES})
    return part
