"""A table where time passes: people and bots, who come and go, are stood in for, undo, agree and give seats away."""

from collections.abc import Callable, Collection
from functools import partial

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from quarterdeck.core.luck import FastLuck
from quarterdeck.table import agreeing, undoing
from quarterdeck.table.agreeing import Company
from quarterdeck.table.entries import (
    Answered,
    Deserted,
    HandedOver,
    Left,
    Peopled,
    Resigned,
    Returned,
    TableEntry,
    read_entry,
    write_entry,
)
from quarterdeck.table.hurry import Standing
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.presence import SELDOM, break_off_untouched, next_notice, notice
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import DAY, GONE, SECOND, UNTOUCHED
from quarterdeck.wire.around import around
from quarterdeck.wire.news import news, seats
from tests.laws.ending import what_is_left_of_it_can_be_read
from tests.laws.evening import TIMINGS
from tests.table.seated import act, opened, sit_down
from tests.under_test import GAMES_UNDER_TEST

NUMBERS = st.integers(0, 2**16)
PEOPLE = 3
SEATS = st.one_of(st.integers(0, PEOPLE), st.none())
SPANS = st.sampled_from([0, 1, SECOND, 10 * SECOND, 90 * SECOND, GONE, 3600 * SECOND, DAY * SECOND] * 3 + [UNTOUCHED])
HERE = st.sets(st.integers(0, 7))


class Passing(RuleBasedStateMachine):
    """One table of `name` for `players`, up to three of them people: the log alone makes it again after every step."""

    name = "freibeuter"
    players = 2

    @initialize(options=st.sampled_from(TIMINGS), people=st.integers(1, PEOPLE), ahead=st.integers(0, 12))
    def open(self, options: object, people: int, ahead: int) -> None:
        """A table in play, at which something has happened already."""
        game = GAMES_UNDER_TEST[self.name]
        kinds = [PERSON if seat < people else "deckhand" for seat in range(self.players)]
        self.table = opened(game, *kinds, timing=options)  # type: ignore[arg-type]
        self.at = self.strangers = 0
        self.undone: list[tuple[int, int, str]] = []  # answers that were taken back: seat, decision, words
        self.log: list[tuple[int, TableEntry]] = []
        self.keep([self.table.opened, *sit_down(self.table)])
        assert self.table.referee is not None
        luck = FastLuck(ahead)
        for _ in range(ahead):
            if actors := self.table.referee.actors():
                self.keep(act(self.table, actors[0], luck))

    def stage(self) -> str:
        """How far the table came, for whoever counts."""
        return self.table.stage if hasattr(self, "table") else "nothing"

    def written(self) -> list[str]:
        """What stands in the log, kind by kind."""
        return [str(entry.__struct_config__.tag) for _, entry in getattr(self, "log", [])]

    def keep(self, entries: list[TableEntry]) -> list[TableEntry]:
        self.log += [(self.at, entry) for entry in entries]
        return entries

    def do(self, command: Callable[[], list[TableEntry]]) -> list[TableEntry]:
        """What is done goes into the log, what is refused changes nothing."""
        before, last = self.observed(self.table), self.table.last
        refused = ""
        entries: list[TableEntry] = []
        try:
            entries = command()
        except Refusal as refusal:
            refused = refusal.key
        if refused:
            assert self.observed(self.table) == before, f"{refused} and something has changed"
        assert self.table.last == last + len(entries), "an entry that is not handed out"
        return self.keep(entries)

    def observed(self, table: Table) -> list[object]:
        """All that anybody sees of a table, and all that whoever serves it goes by."""
        viewers = (None, *range(self.players))
        return [
            [
                (news(table, viewer, -1), around(table, viewer, self.at, {}, Standing()), seats(table, ()))
                for viewer in viewers
            ],
            [(table.decision(seat), table.times.left(seat, self.at), table.may_say(seat)) for seat in viewers[1:]],
            [table.times.until(seat, self.at) for seat in viewers[1:]],
            [table.answered_in(seat) for seat in viewers[1:]],
            (table.last, table.touched, table.stage, table.due(self.at), table.overdue(self.at), table.bots_asked()),
            (table.people, table.former, table.links, table.invitations, table.missed, table.times.away, table.went),
            (table.proposals.open(self.at), table.rewinds, table.hints, table.acted, table.bots, table.names),
            [next_notice(table, self.gone(here)) for here in ((), viewers[1:])],
        ]

    def person(self, seat: int | None) -> int | None:
        """A seat that a person has; a command for any other would come from nobody."""
        return seat if seat in self.table.people else None

    def gone(self, here: Collection[int | None]) -> dict[int, int]:
        """Who is not here has not been for a while."""
        return {seat: self.at - SELDOM for seat in self.table.people if seat not in here}

    def company(self, here: set[int]) -> Company:
        self.strangers += 1
        absent = {seat: GONE for seat in self.table.people if seat not in here}
        return Company(here, absent, "bosun", f"fresh {self.strangers}", [self.table.mark_of("spectator")])

    # Time

    @rule(span=SPANS)
    def time_passes(self, span: int) -> None:
        self.at += span

    @rule(here=HERE)
    def come_and_go(self, here: set[int]) -> None:
        asked = self.table.people_asked()
        noticed = self.do(lambda: notice(self.table, self.gone(here), at=self.at))
        assert all(entry.seat in asked for entry in noticed if isinstance(entry, Left)), "nobody waits for who left"

    @rule()
    def look_whether_anybody_comes(self) -> None:
        self.do(lambda: break_off_untouched(self.table, at=self.at))

    # Playing

    def words(self, seat: int, action: int) -> str:
        assert self.table.referee is not None
        legal = self.table.referee.legal(seat)
        return self.table.game.alphabet.words(legal[action % len(legal)])

    @rule(choices=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=8))
    def act(self, choices: list[tuple[int, int]]) -> None:
        assert self.table.referee is not None
        for which, action in choices:
            if actors := self.table.referee.actors():
                seat = actors[which % len(actors)]
                decision = self.table.decision(seat)
                assert decision is not None
                paused = self.table.times.stands_still("paused")
                done = self.do(partial(self.table.act, seat, decision, self.words(seat, action), at=self.at))
                assert bool(done) != paused, "what is offered is not taken, or taken in a pause"

    @rule(which=NUMBERS, action=NUMBERS)
    def stand_in(self, which: int, action: int) -> None:
        """Who is overdue is stood in for, and nobody else."""
        asked = self.table.people_asked()
        if asked:
            seat = asked[which % len(asked)]
            decision = self.table.decision(seat)
            assert decision is not None
            overdue = (seat, decision) in self.table.overdue(self.at)
            command = partial(self.table.act, seat, decision, self.words(seat, action), at=self.at, stand_in="bosun")
            assert bool(self.do(command)) == overdue

    @rule(seat=SEATS, decision=st.integers(-1, 90), action=NUMBERS)
    def answer_anything(self, seat: int | None, decision: int, action: int) -> None:
        alphabet = self.table.game.alphabet
        words = alphabet.words(action % len(alphabet))
        self.do(lambda: self.table.act(self.person(seat), decision, words, at=self.at))

    @rule(seat=SEATS, statement=NUMBERS)
    def talk(self, seat: int | None, statement: int) -> None:
        statements = self.table.game.statements
        words = "trust 1" if statements is None else statements.words(statement % len(statements))
        self.do(lambda: self.table.say(self.person(seat), words, at=self.at))
        self.do(lambda: self.table.chat(self.person(seat), words, at=self.at))

    # Undoing

    @rule(seat=SEATS, entry=st.one_of(st.none(), NUMBERS), offered=st.booleans(), last=st.booleans())
    def take_back(self, seat: int | None, entry: int | None, offered: bool, last: bool) -> None:
        referee = self.table.referee
        assert referee is not None
        if last:
            seat = next((one for one in self.table.people if referee.why_not_taken_back(one) is None), seat)
        seat = self.person(seat)
        own = None if seat is None else self.table.answered_in(seat)
        number = own if entry is None or own is None else entry
        if self.do(lambda: undoing.take_back(self.table, seat, number or 0, offered, at=self.at)):
            assert offered
            answer = self.log[own or 0][1]
            assert isinstance(answer, Answered)
            assert not answer.stand_in
            self.undone.append((answer.seat, answer.decision, answer.action))
            self.answer_what_was_taken_back()

    @rule(action=NUMBERS)
    def act_and_take_back(self, action: int) -> None:
        """Somebody does something and takes it back at once, if that can be."""
        assert self.table.referee is not None
        for seat in self.table.people_asked():
            decision = self.table.decision(seat)
            assert decision is not None
            done = self.do(partial(self.table.act, seat, decision, self.words(seat, action), at=self.at))
            if done and self.table.referee.why_not_taken_back(seat) is None:
                self.take_back(seat, None, True, False)
            return

    @precondition(lambda self: self.undone)
    @rule()
    def answer_what_was_taken_back(self) -> None:
        """The old answer once more is refused as closed."""
        seat, decision, words = self.undone[-1]
        assert self.table.decision(seat) != decision
        with pytest.raises(Refusal, match="decision-closed"):
            self.table.act(seat, decision, words, at=self.at)

    @precondition(lambda self: self.table.alone)
    @rule(which=NUMBERS)
    def go_back(self, which: int) -> None:
        """Who is alone goes back to any of their answers, and is advised there."""
        assert self.table.referee is not None
        for seat in self.table.people:
            own = self.table.own_answers(seat)
            if own and self.table.stage == "playing":
                assert self.do(partial(undoing.rewind, self.table, seat, own[which % len(own)], at=self.at))
                decision = self.table.decision(seat)
                assert decision is not None
                assert self.do(partial(undoing.hint, self.table, seat, decision, "captain", at=self.at))
                return

    @rule(seat=SEATS, entry=NUMBERS)
    def rewind_and_ask(self, seat: int | None, entry: int) -> None:
        seat = self.person(seat)
        own = [] if seat is None else self.table.own_answers(seat)
        number = own[entry % len(own)] if own and entry % 4 else entry
        if self.do(lambda: undoing.rewind(self.table, seat, number, at=self.at)):
            assert self.table.alone
        decision = self.table.decision(seat)
        if self.do(lambda: undoing.hint(self.table, seat, decision or 0, "captain", at=self.at)):
            assert self.table.alone

    # Agreeing and leaving

    @rule(seat=SEATS, here=HERE, about=SEATS, what=st.sampled_from(["pause", "bot", "link"] * 4 + ["end"]))
    def propose(self, seat: int | None, here: set[int], about: int | None, what: str) -> None:
        subject = about if what in ("bot", "link") else None
        company = self.company(here)
        self.do(lambda: agreeing.propose(self.table, self.person(seat), what, subject, company, at=self.at))  # type: ignore[arg-type]

    @rule(
        seat=st.integers(0, PEOPLE - 1),
        what=st.sampled_from(["pause", "pause", "bot", "link", "link", "end"]),
        agreed=st.sampled_from([True, True, False]),
    )
    def agree_on(self, seat: int, what: str, agreed: bool) -> None:
        """All who are here want the same, or not: a pause, the end, or the seat of one who is gone for another."""
        people = list(self.table.people)
        if not people or self.table.stage == "over" or (what == "end" and len(self.table.former) < 1):
            return
        gone = people[seat % len(people)] if what in ("bot", "link") else None
        here = {one for one in people if one != gone}
        self.at += GONE if gone is not None else 61 * SECOND
        self.do(lambda: notice(self.table, self.gone(here), at=self.at))
        for one in here:
            proposal = self.table.proposals.open(self.at)
            if proposal is None:
                self.do(partial(agreeing.propose, self.table, one, what, gone, self.company(here), at=self.at))  # type: ignore[arg-type]
            elif not agreed:
                self.do(partial(agreeing.decline, self.table, one, proposal.number, at=self.at))
            else:
                self.do(partial(agreeing.agree, self.table, one, proposal.number, self.company(here), at=self.at))

    @rule(seat=SEATS, here=HERE, number=st.one_of(st.none(), NUMBERS), agrees=st.booleans())
    def vote(self, seat: int | None, here: set[int], number: int | None, agrees: bool) -> None:
        proposal = self.table.proposals.open(self.at)
        which = proposal.number if proposal is not None and number is None else number or 0
        who, company = self.person(seat), self.company(here)
        if agrees:
            self.do(lambda: agreeing.agree(self.table, who, which, company, at=self.at))
        else:
            self.do(lambda: agreeing.decline(self.table, who, which, at=self.at))

    @rule(seat=SEATS)
    def resume(self, seat: int | None) -> None:
        seat = self.person(seat)
        self.do(lambda: agreeing.resume(self.table, seat, at=self.at))
        if seat is not None and self.table.stage == "playing":
            assert not self.table.times.stands_still("paused"), "one person cannot end a pause"

    @rule(seat=SEATS, sure=NUMBERS)
    def resign(self, seat: int | None, sure: int) -> None:
        if sure % 8 == 7:
            self.do(lambda: agreeing.resign(self.table, self.person(seat), "bosun", at=self.at))

    @rule(seat=st.integers(0, 7), person=st.sampled_from(["stranger", "spectator", "person 0", "person 2"]))
    def sit_down_by_a_link(self, seat: int, person: str) -> None:
        links = list(self.table.links.values())
        invitation = links[seat % len(links)].invitation if links else f"to {seat}"
        self.strangers += 1
        who = f"{person} {self.strangers}" if person == "stranger" else person
        self.do(lambda: self.table.sit(who, invitation, f"Ida {self.strangers}", "", at=self.at))

    # Always

    @invariant()
    def the_log_makes_it_again(self) -> None:
        again = [(at, read_entry(write_entry(entry))) for at, entry in self.log]
        restored = restore_table(GAMES_UNDER_TEST, again)
        assert self.observed(restored) == self.observed(self.table), "the log makes another table"

    @invariant()
    def a_going_is_seldom_and_a_coming_follows_one(self) -> None:
        went: dict[int | None, int] = {}  # when it was written down last, of each seat and of all
        gone: set[int | None] = set()
        bots = {seat for seat, one in enumerate(self.table.opened.seats) if one.bot}
        for at, entry in self.log:
            if isinstance(entry, Left | Deserted):
                who = entry.seat if isinstance(entry, Left) else None
                assert at - went.get(who, -SELDOM) >= SELDOM, "a going is written down too often"
                went[who] = at
                gone.add(who)
            elif isinstance(entry, Returned | Peopled):
                who = entry.seat if isinstance(entry, Returned) else None
                assert who in gone, "a coming without a going"
                gone.remove(who)
            elif isinstance(entry, Resigned | HandedOver) and entry.bot:
                bots.add(entry.seat)
            elif isinstance(entry, Answered) and entry.seat in bots:
                continue  # it may have thought about it since before all went
            elif isinstance(entry, Answered) and not entry.stand_in:
                gone -= {entry.seat, None}  # whoever decides is here
            elif isinstance(entry, Answered) and not self.table.opened.timing.live:
                gone.add(entry.seat)  # by correspondence who was late

    @invariant()
    def times_make_sense(self) -> None:
        table, at = self.table, self.at
        clock = max(table.opened.timing.decision, table.opened.timing.bank) * SECOND
        for seat in range(self.players):
            left, until = table.times.left(seat, at), table.times.until(seat, at)
            assert left is None or left >= 0
            assert until is None or until >= 0
            assert left is None or table.opened.timing.bank or left <= clock
        due = table.due(at)
        assert (due is None) == (table.stage != "playing")
        if due is not None:
            untouched = at >= table.touched + UNTOUCHED
            assert due >= at or untouched, "something came due, and nothing can be done"
            assert (due <= at) == (bool(table.overdue(at)) or untouched)

    @invariant()
    def who_is_asked_can_answer(self) -> None:
        assert self.table.referee is not None
        actors = self.table.referee.actors()
        assert {seat for seat in range(self.players) if self.table.decision(seat) is not None} == set(actors)
        people, bots = self.table.people_asked(), [seat for seat, _, _ in self.table.bots_asked()]
        assert self.table.times.still or sorted([*people, *bots]) == sorted(actors)
        assert all(seat in self.table.people for seat in people)

    @invariant()
    def what_is_over_can_be_read(self) -> None:
        if self.table.stage == "over":
            what_is_left_of_it_can_be_read(self.table, self.log)
