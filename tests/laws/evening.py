"""An evening at a table: whoever serves it, one person who answers, and others who try to keep it from its end.

Time is simulated, so that an evening of many hours, or the thirty days after it, takes a moment.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.server.attendance import Attendance
from quarterdeck.table import agreeing, undoing
from quarterdeck.table.agreeing import Company
from quarterdeck.table.entries import Matter, TableEntry
from quarterdeck.table.opening import PERSON
from quarterdeck.table.presence import SELDOM, break_off_untouched, next_notice, notice
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.timing import DAY, PATIENCE, SECOND, Timing
from tests.laws.cases import spread_of_options
from tests.table.seated import opened, sit_down
from tests.under_test import GAMES_UNDER_TEST

TIMINGS = (
    Timing(),
    Timing(decision=10, grace=15),
    Timing(bank=600, increment=10, grace=30),
    Timing(pace="correspondence", decision=DAY),
    Timing(decision=120, grace=300, silence=60),
    Timing(grace=15, silence=3600),
)
BEAT = 2 * SECOND  # bots and stand-ins decide within it
ANSWER = 8 * SECOND  # so does whoever answers
LONG_PAUSE = 60 * SECOND  # whoever answers has then had enough
STEPS = 300  # for each decision; no evening comes near it
MANNERS = ("gone", "silent", "stalling", "flapping", "undoing", "haunting", "anything")
MATTERS: tuple[Matter, ...] = ("end", "pause", "bot", "link")

Command = Callable[[], list[TableEntry]]


def longest_wait(timing: Timing) -> int:
    """How long one decision may keep a table waiting, in milliseconds of its time."""
    if timing.clock:
        return max(timing.decision, timing.bank, timing.grace) * SECOND
    return PATIENCE + timing.grace * SECOND + 2 * SELDOM


class Stranded(AssertionError):
    """A table that goes on for longer than it may."""


class Evening:
    """One table with its number as a seed. `answering` is the seat of the person who is there and answers, if any.

    The others have manners of their own, unless all are to have one.
    """

    def __init__(self, name: str, players: int, number: int, *, answered: bool = True, manner: str = "") -> None:
        self.luck = FastLuck(seed_of(name, players, number, "evening"))
        self.timing = TIMINGS[number % len(TIMINGS)]
        self.answering = self.luck.below(players) if answered else None
        kinds = ["deckhand" if self.luck.below(5) == 0 else PERSON for _ in range(players)]
        kinds[self.luck.below(players) if self.answering is None else self.answering] = PERSON
        spread = spread_of_options(name)
        game = GAMES_UNDER_TEST[name]
        self.table = opened(game, *kinds, options=dict(spread[number % len(spread)]), timing=self.timing)
        self.log: list[tuple[int, TableEntry]] = [(0, entry) for entry in (self.table.opened, *sit_down(self.table))]
        self.now = 0
        self.paused = 0  # for how long in all
        self.pausing = 0  # for how long now
        self.steps = self.strangers = 0
        self.done: Counter[str] = Counter()
        self.connections: Counter[str] = Counter()
        self.attendance = Attendance(self.table, self.connections, 0)
        self.votes = number // len(TIMINGS) % 3  # whoever answers pays no heed to proposals, declines, or agrees
        self.manners = {seat: manner or MANNERS[self.luck.below(len(MANNERS))] for seat in self.table.people}
        self.moves: dict[int, int] = {}  # when each of the others does the next thing
        self.answers: dict[tuple[int, int], int] = {}  # when a decision is answered by who answers, bots and stand-ins
        for seat in self.table.people:
            self.come(seat)
            if seat != self.answering:
                self.moves[seat] = self.luck.below(self.pause_between(seat))

    def pause_between(self, seat: int) -> int:
        """About how long somebody does nothing."""
        return max(4 * SECOND, longest_wait(self.timing) // (15 if self.manners[seat] == "undoing" else 8))

    # Whoever serves the table

    def play(self) -> None:
        """To the end, or until it has been too long."""
        while self.table.stage == "playing":
            self.steps += 1
            self.tend()
            if self.table.stage == "playing":
                self.check_time()
                self.next_thing()

    def tend(self) -> None:
        """What a server does after everything, and when something comes due."""
        table, at = self.table, self.now
        self.keep(break_off_untouched(table, at=at))
        self.keep(notice(table, self.attendance.gone(at), at=at))
        wanted: dict[tuple[int, int], int] = {}
        if not self.timing.live or self.attendance.here(at):
            for seat, decision, _ in table.bots_asked():
                wanted[seat, decision] = BEAT
            for seat, decision in table.overdue(at):
                wanted[seat, decision] = BEAT
        own = table.decision(self.answering)
        if own is not None and self.answering is not None:
            wanted.setdefault((self.answering, own), SECOND + self.luck.below(ANSWER - SECOND))
        self.answers = {key: self.answers.get(key, at + soon) for key, soon in wanted.items()}

    def next_thing(self) -> None:
        """Go to the next moment at which something happens, and let it."""
        table, before = self.table, self.now
        moments = [
            *self.answers.values(),
            *(at for seat, at in self.moves.items() if seat in table.people),
            *self.alarms(),
        ]
        assert moments, "nothing will ever happen at this table"
        self.now = max(before, min(moments))
        still = table.times.stands_still("paused")
        self.paused += self.now - before if still else 0
        self.pausing = self.pausing + self.now - before if still else 0
        for (seat, decision), at in list(self.answers.items()):
            if at <= self.now:
                del self.answers[seat, decision]
                self.answer(seat, decision)
        for seat, at in list(self.moves.items()):
            if at <= self.now and seat in table.people:
                self.misbehave(seat)
        if self.answering is not None:
            self.behave(self.answering)

    def alarms(self) -> Iterator[int]:
        """When whoever serves the table looks at it again though nobody does anything."""
        for moment in (
            self.table.due(self.now),
            next_notice(self.table, self.attendance.gone(self.now)),
            self.attendance.next_silence(self.now),
            self.now + LONG_PAUSE // 2
            if self.answering is not None and self.table.times.stands_still("paused")
            else None,
        ):
            if moment is not None and moment > self.now:
                yield moment

    @property
    def decisions(self) -> int:
        """How many are in force, with the one that is open."""
        assert self.table.referee is not None
        return self.table.referee.actions + 1

    def check_time(self) -> None:
        """A decision keeps the table for at most one wait; twice that, where it was taken back while others waited."""
        if self.answering is None:
            return
        decisions = self.decisions
        slack = decisions * (ANSWER + 2 * BEAT)
        if self.timing.bank:
            most = len(self.table.bots) * self.timing.bank * SECOND + decisions * self.timing.increment * SECOND
        else:
            most = decisions * longest_wait(self.timing)
        if (
            self.now - self.paused > 2 * (most + slack)
            or self.pausing > 2 * LONG_PAUSE
            or self.steps > STEPS * decisions
        ):
            raise Stranded(f"after {decisions} decisions {(self.now - self.paused) // SECOND} s, {self.manners}")

    def keep(self, entries: list[TableEntry], at: int | None = None) -> None:
        self.log += [(self.now if at is None else at, entry) for entry in entries]

    def attempt(self, what: str, command: Command, at: int | None = None) -> bool:
        """Whether something was done; what is refused is."""
        try:
            entries = command()
        except Refusal:
            return False
        self.keep(entries, at)
        self.done[what] += bool(entries)
        return bool(entries)

    def company(self) -> Company:
        self.strangers += 1
        here, absent = self.attendance.here(self.now), self.attendance.absent(self.now)
        return Company(here, absent, "bosun", f"fresh {self.strangers}")

    def answer(self, seat: int, decision: int) -> None:
        """Whoever answers, a bot, or a stand-in for anybody else."""
        table = self.table
        stand_in = "" if table.bots[seat] or seat == self.answering else "bosun"
        assert table.referee is not None
        legal = table.referee.legal(seat)
        if table.decision(seat) == decision and legal:
            words = table.game.alphabet.words(legal[self.luck.below(len(legal))])
            command = partial(table.act, seat, decision, words, at=self.now, stand_in=stand_in)
            self.attempt("stood in" if stand_in else "answered", command)
            if stand_in and self.manners[seat] == "haunting":
                self.moves[seat] = self.now + SECOND // 2

    # People

    def come(self, seat: int) -> None:
        person = self.table.people[seat].person
        self.connections[person] = 1
        self.attendance.sign(person, self.now)

    def go(self, seat: int) -> None:
        person = self.table.people[seat].person
        del self.connections[person]
        self.attendance.leave(person, self.now)

    def behave(self, seat: int) -> None:
        """Whoever answers is there, ends a pause after a while, and may say something to what is proposed."""
        table, at = self.table, self.now
        proposal = table.proposals.open(at)
        self.attendance.sign(table.people[seat].person, at)
        if self.pausing >= LONG_PAUSE:
            self.attempt("resumed", partial(agreeing.resume, table, seat, at=at))
        if proposal is not None and seat in proposal.voters and seat not in proposal.agreed and self.votes:
            if self.votes == 2 and proposal.what != "end":
                self.attempt(
                    "agreed", partial(agreeing.agree, table, seat, proposal.number, self.company(), at=self.now)
                )
            else:
                self.attempt("declined", partial(agreeing.decline, table, seat, proposal.number, at=self.now))

    def misbehave(self, seat: int) -> None:
        """One of the others does the next thing that is like them."""
        manner = self.manners[seat]
        self.moves[seat] = self.now + SECOND + self.luck.below(self.pause_between(seat))
        there = self.table.people[seat].person in self.connections
        if manner == "gone":
            if there:
                self.go(seat)
            self.moves[seat] = self.now + 400 * DAY * SECOND
        elif manner == "flapping":
            self.go(seat) if there else self.come(seat)
        elif manner == "stalling":
            self.attendance.sign(self.table.people[seat].person, self.now)
            self.meddle(seat)
        elif manner == "undoing":
            self.undo_or_act(seat)
        elif manner == "haunting":
            self.come(seat)
            self.take_back(seat)
        elif manner == "anything":
            self.anything(seat, there)

    def undo_or_act(self, seat: int) -> None:
        """Answer, take it back a second later, and answer again only after a while."""
        if not self.take_back(seat):
            decision = self.table.decision(seat)
            if decision is not None:
                self.act(seat, decision)
                self.moves[seat] = self.now + SECOND
        self.come(seat)

    def take_back(self, seat: int) -> bool:
        answered = self.table.answered_in(seat) or 0
        return self.attempt("took back", partial(undoing.take_back, self.table, seat, answered, True, at=self.now))

    def act(self, seat: int, decision: int) -> None:
        assert self.table.referee is not None
        legal = self.table.referee.legal(seat)
        words = self.table.game.alphabet.words(legal[self.luck.below(len(legal))])
        early = self.now - self.luck.below(60) * SECOND if self.luck.below(6) == 0 else self.now
        self.attempt("acted", partial(self.table.act, seat, decision, words, at=early), at=early)

    def anything(self, seat: int, there: bool) -> None:
        table = self.table
        what = self.luck.below(8)
        if what == 0:
            self.go(seat) if there else self.come(seat)
        elif what == 1 and self.luck.below(12) == 0:
            self.attempt("resigned", partial(agreeing.resign, table, seat, "bosun", at=self.now))
        elif what <= 3 and (decision := table.decision(seat)) is not None:
            self.act(seat, decision)
        elif what == 4:
            self.undo_or_act(seat)
        elif what == 5:
            text = f"{self.now}"
            self.attempt("chatted", partial(table.chat, seat, text, at=self.now))
            statements = table.game.statements
            if statements is not None:
                words = statements.words(self.luck.below(len(statements)))
                self.attempt("said", partial(table.say, seat, words, at=self.now))
        else:
            self.meddle(seat)

    def meddle(self, seat: int) -> None:
        """Propose something, or vote on what is proposed; let a friend sit down where a link lies about."""
        table, at = self.table, self.now
        if table.links:
            free = next(iter(table.links))
            self.strangers += 1
            name = f"Stranger {self.strangers}"
            if self.attempt("sat", partial(table.sit, name, table.invitations[free], name, "", at=at)):
                self.come(free)
            return
        proposal = table.proposals.open(at)
        if proposal is None:
            about = self.luck.below(len(table.bots))
            what = MATTERS[self.luck.below(4)]
            subject = about if what in ("bot", "link") else None
            self.attempt(
                f"proposed {what}", partial(agreeing.propose, table, seat, what, subject, self.company(), at=at)
            )
        elif self.manners[seat] == "anything" and self.luck.below(3) == 0:
            self.attempt("declined", partial(agreeing.decline, table, seat, proposal.number, at=at))
        else:
            self.attempt("agreed", partial(agreeing.agree, table, seat, proposal.number, self.company(), at=at))
