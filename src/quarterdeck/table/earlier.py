"""The earlier game that a table plays on from: its lines up to a step, and what everybody was told by then."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.lines import Entry, HandedOver
from quarterdeck.core.luck import Luck
from quarterdeck.core.record import HEADED, Person, Record, Stretch, write
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.table.entries import Rewound, TableOpened, TookBack
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.steps import Brought, Steps

LARGEST: Final = 2**18  # bytes of a head with its components; a game of hours has some fifty thousand
NAMELESS: Final = "…"  # what a person is called in a head, which outlives what they may wish to be forgotten
BEFORE: Final = -2  # the lines of a head are told as of entries up to this one, which no table has


# A record, cut


def cut(games: Mapping[str, Game], record: Record, step: int, replay: str) -> Record:
    """What stands in a record up to a step, all of it a head; or why nobody can play on from there.

    Only a record that keeps every rule to the end of its game can be cut: nobody gets the seat of a running game so.
    """
    walked = Replay(games, record)
    for _ in range(step):
        if walked.finished:
            raise Refusal("step-unknown")
        walked.step()
    if walked.referee.over:
        raise Refusal("step-over")
    stretches = tuple(_nameless(stretch) for stretch in walked.head(replay))
    entries = [_without_name(entry) for entry in walked.referee.entries]
    seats = stretches[-1].seats
    head = write(walked.game, seats, walked.options, walked.data, entries, None, head=stretches)
    if not walked.finish().over:
        raise Refusal("record-unfinished")
    if len(msgspec.json.encode(head)) > LARGEST:
        raise Refusal("head-large", {"most": LARGEST // 1024})
    return head


def head_at(opened: TableOpened) -> Record | None:
    """The same record, as a table keeps it that plays on from it."""
    head = opened.head
    if head is None:
        return None
    seats = head.stretches[-1].seats
    rules = (opened.game, opened.edition)
    return Record(HEADED, *rules, seats, head.log, opened.options, opened.data, head=head.stretches)


def _nameless(stretch: Stretch) -> Stretch:
    seats = tuple(person if person.bot else Person(NAMELESS) for person in stretch.seats)
    return msgspec.structs.replace(stretch, seats=seats)


def _without_name(entry: Entry) -> Entry:
    return HandedOver(entry.seat, name=NAMELESS) if isinstance(entry, HandedOver) and not entry.bot else entry


# A table, going on


class Earlier:
    """The earlier game of one table, from a record that is all head, walked through once.

    Then its referee goes on with those who sit here.
    """

    def __init__(self, game: Game, head: Record) -> None:
        *before, last = self._stretches = head.head
        record = msgspec.structs.replace(head, seats=last.seats, luck=last.luck, head=tuple(before))
        try:
            self._steps = Steps(Replay({game.name: game}, record))
        except QuarterdeckError as error:
            raise BrokenLog("what it plays on from cannot be played again") from error

    def walk(self) -> Iterator[int]:
        """Walk on to the end, for whoever has other things to do between two steps."""
        try:
            while self._steps.take():
                yield self._steps.number
        except QuarterdeckError as error:
            raise BrokenLog("what it plays on from cannot be played again") from error

    def go_on(self, seats: Sequence[Person], luck: Luck) -> Referee:
        """Those sit down who play on, with their luck."""
        for _ in self.walk():
            pass
        last, referee = self._stretches[-1], self._steps.replay.referee
        if self._steps.replay.head(last.replay) != self._stretches:
            raise BrokenLog("what it plays on from ends elsewhere than it says")
        referee.play_on(seats, luck, last.replay, last.luck)
        return referee

    def told(self) -> list[tuple[int, Brought]]:
        """What each step brought, with the entry it is told as; what was undone is named so too."""
        brought = self._steps.brought
        return [(self._entry(step), self._in_entries(one)) for step, one in enumerate(brought)]

    def _entry(self, step: int) -> int:
        return BEFORE - self._steps.number + step

    def _in_entries(self, brought: Brought) -> Brought:
        beside = brought.beside
        if isinstance(beside, TookBack | Rewound):
            beside = msgspec.structs.replace(beside, answer=self._entry(beside.answer))
        return brought._replace(beside=beside)
