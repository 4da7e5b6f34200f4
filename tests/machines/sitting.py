"""A table without a network: people sit down, answer late, twice or wrongly, talk, and the house is restarted."""

from collections.abc import Callable
from functools import partial

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.replay import replay
from quarterdeck.table.entries import Answered, TableEntry, read_entry, write_entry
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.wire.messages import News
from quarterdeck.wire.news import news, shown
from tests.laws.cases import combinations_of_options
from tests.table.headed import head_of
from tests.table.seated import NOW, opened, play, timed
from tests.under_test import GAMES_UNDER_TEST

NUMBERS = st.integers(0, 2**16)
NAMES = st.one_of(st.sampled_from(["Anna", "Аnna"]), st.text(max_size=25))


class Sitting(RuleBasedStateMachine):
    """One table of `name` for `players`: its log alone makes it again, and nobody misses anything."""

    name = "freibeuter"
    players = 2

    def __init__(self) -> None:
        super().__init__()
        self.game = GAMES_UNDER_TEST[self.name]
        self.viewers = (None, *range(self.players))
        self.heard: dict[int | None, list[News]] = {viewer: [] for viewer in self.viewers}
        self.last_answer: Answered | None = None

    @initialize(
        key=st.binary(min_size=32, max_size=32),
        options=NUMBERS,
        waiting=st.booleans(),
        ahead=st.integers(0, 100),
        onward=st.booleans(),
    )
    def open(self, key: bytes, options: int, waiting: bool, ahead: int, onward: bool) -> None:
        """A table that waits for everybody, or one at which much has happened already, here or in an earlier game."""
        spread = combinations_of_options(self.name)
        choices = dict(spread[options % len(spread)])
        head = head_of(self.name, self.players, options) if onward else None
        self.table = opened(self.game, *[PERSON] * self.players, options=choices, key=key, head=head)
        self.log: list[TableEntry] = [self.table.opened]
        if not waiting:
            self.all_sit_down()
            self.log += play(self.table, FastLuck(ahead), ahead)

    def stage(self) -> str:
        """How far the table came, for whoever counts."""
        return self.table.stage if hasattr(self, "table") else "nothing"

    def do(self, command: Callable[[], list[TableEntry]]) -> list[TableEntry]:
        """What is done goes into the log, what is refused changes nothing."""
        before = self.seen()
        last = self.table.last
        refusal: Refusal | None = None
        entries: list[TableEntry] = []
        try:
            entries = command()
        except Refusal as error:
            refusal = error
        if refusal is not None:
            assert refusal.key
            assert self.table.last == last, f"{refusal} and an entry"
            assert self.seen() == before, f"{refusal} and something has changed"
        assert self.table.last == last + len(entries), "an entry that is not handed out"
        self.log += entries
        return entries

    def seen(self) -> list[object]:
        return [
            (news(self.table, viewer, -1), shown(self.table, "table", f"person {viewer}", ()))
            for viewer in self.viewers
        ]

    # Sitting down

    @precondition(lambda self: self.table.referee is None)
    @rule(seat=NUMBERS, person=NUMBERS, name=NAMES, luck=st.one_of(st.just("00ff"), st.text(max_size=6)))
    def sit(self, seat: int, person: int, name: str, luck: str) -> None:
        number = person % self.players
        self.do(lambda: self.table.sit(f"person {number}", f"to {seat % (self.players + 1)}", name, luck, at=NOW))

    @precondition(lambda self: self.table.referee is None)
    @rule()
    def all_sit_down(self) -> None:
        for seat in range(self.players):
            if seat not in self.table.people:
                person = next(p for p in range(2 * self.players) if self.table.seat_of(f"person {p}") is None)
                self.do(partial(self.table.sit, f"person {person}", f"to {seat}", f"Ben of seat {seat}", "0a", at=NOW))
        assert self.table.stage == "playing"

    # Playing

    @precondition(lambda self: self.table.referee is not None)
    @rule(choices=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=30))
    def act(self, choices: list[tuple[int, int]]) -> None:
        assert self.table.referee is not None
        for seat, action in choices:
            if actors := self.table.referee.actors():
                seat = actors[seat % len(actors)]
                offered = news(self.table, seat, self.table.last).choices
                decision = self.table.decision(seat)
                assert offered
                assert decision is not None
                words = offered[action % len(offered)].action
                entries = self.do(partial(self.table.act, seat, decision, words, at=NOW))
                assert len(entries) == 1, "what is offered is not taken"
                assert isinstance(entries[0], Answered)
                self.last_answer = entries[0]

    @precondition(lambda self: self.last_answer is not None)
    @rule(other=NUMBERS)
    def answer_again(self, other: int) -> None:
        """The same answer is no answer; another one to the same decision comes too late."""
        answer = self.last_answer
        assert answer is not None
        assert self.do(lambda: self.table.act(answer.seat, answer.decision, f" {answer.action.upper()} ", at=NOW)) == []
        words = self.game.alphabet.words(other % len(self.game.alphabet))
        if words != answer.action and self.table.decision(answer.seat) != answer.decision:
            assert self.do(lambda: self.table.act(answer.seat, answer.decision, words, at=NOW)) == []

    @rule(
        seat=st.one_of(st.none(), st.integers(0, 9)),
        decision=st.integers(-1, 60),
        action=NUMBERS,
        words=st.text(max_size=9),
    )
    def answer_anything(self, seat: int | None, decision: int, action: int, words: str) -> None:
        if seat is None or seat < self.players:
            text = words if action % 2 else self.game.alphabet.words(action % len(self.game.alphabet))
            for entry in self.do(lambda: self.table.act(seat, decision, text, at=NOW)):
                assert isinstance(entry, Answered)
                self.last_answer = entry

    # Talking

    @rule(seat=NUMBERS, statement=NUMBERS, once=st.sampled_from(["", "a", "b"]))
    def say(self, seat: int, statement: int, once: str) -> None:
        statements = self.game.statements
        words = "trust 1" if statements is None else statements.words(statement % len(statements))
        self.do(lambda: self.table.say(seat % self.players, words, once, at=NOW))

    @rule(seat=NUMBERS, text=st.text(max_size=300), once=st.sampled_from(["", "a", "c"]))
    def chat(self, seat: int, text: str, once: str) -> None:
        """Whoever sits writes; a connection without a seat is a spectator's."""
        seat %= self.players
        if seat in self.table.people:
            self.do(lambda: self.table.chat(seat, text, once, at=NOW))
        self.do(lambda: self.table.chat(None, text, once, at=NOW))

    # Coming back

    @rule()
    def restart(self) -> None:
        """The table that the log makes goes on in the place of the old one."""
        before = self.seen()
        self.table = restore_table(GAMES_UNDER_TEST, timed(read_entry(write_entry(entry)) for entry in self.log))
        assert self.seen() == before, "the log makes another table"

    @rule(place=NUMBERS, other=NUMBERS)
    def tamper(self, place: int, other: int) -> None:
        """A log with an entry of another place in it makes no table, or all that follows agrees with it."""
        log = list(self.log)
        log[place % len(log)] = log[other % len(log)]
        try:
            table = restore_table(GAMES_UNDER_TEST, timed(log))
        except BrokenLog:
            return
        assert table.last == len(log) - 1

    @rule(viewer=NUMBERS)
    def look(self, viewer: int) -> None:
        """Whoever comes back is told what was missed, nothing of it twice."""
        who = self.viewers[viewer % len(self.viewers)]
        heard = self.heard[who]
        heard.append(news(self.table, who, heard[-1].entry if heard else -1))
        whole = news(self.table, who, -1)
        assert tuple(line for part in heard for line in part.told) == whole.told
        assert tuple(line.entry for part in heard for line in part.said if not line.text) == tuple(
            line.entry for line in whole.said if not line.text
        )
        assert heard[-1].view == whole.view

    @rule()
    def ask_for_the_record(self) -> None:
        """With its luck, which follows from the key; when the game is over."""
        if self.table.stage == "over":
            record = self.table.record()
            assert record.luck is not None
            assert record.luck.commitment == self.table.commitment
            assert replay(GAMES_UNDER_TEST, record).record() == msgspec.structs.replace(record, luck=None)
        else:
            self.do(lambda: [self.table.record()])  # type: ignore[list-item]

    # Always

    @invariant()
    def who_must_decide_is_asked(self) -> None:
        referee = self.table.referee
        actors = [] if referee is None else referee.actors()
        for seat in range(self.players):
            assert (self.table.decision(seat) is not None) == (seat in actors)
        assert (self.table.stage == "over") == (referee is not None and referee.outcome is not None)
        assert len(self.log) == self.table.last + 1
