"""What entries about things around the game do to a table, live and when it is restored."""

from typing import TYPE_CHECKING

from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.table.entries import (
    Agreed,
    Agreement,
    Around,
    BrokenOff,
    Declined,
    Deserted,
    HandedOver,
    Hinted,
    Left,
    Lifted,
    Paced,
    Paused,
    Peopled,
    Presence,
    Proposed,
    Reclaimed,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Rewound,
    TookBack,
    Undoing,
)
from quarterdeck.table.refusals import BrokenLog

if TYPE_CHECKING:
    from quarterdeck.table.table import Table


def apply_around(table: "Table", entry: Around, at: int) -> None:
    """Carry out an entry; it is numbered by whoever asks for it."""
    if table.referee is None:
        raise BrokenLog("something in it happens before the game began")
    if isinstance(entry, Presence):
        _come_or_go(table, entry, at)
    elif isinstance(entry, Lifted):
        table.times.lift(entry.seat, at)
    elif isinstance(entry, Undoing):
        _undo(table, table.referee, entry, at)
    elif isinstance(entry, Hinted):
        table.referee.hint(entry.seat, entry.bot)
        table.hints += 1
    elif isinstance(entry, Resigned):
        table.referee.resign(entry.seat, entry.bot)
        table.give_to_bot(entry.seat, entry.bot)
    elif isinstance(entry, Rematched):
        table.rematch = entry
    else:
        _agree(table, table.referee, entry, at)


def _come_or_go(table: "Table", entry: Presence, at: int) -> None:
    if isinstance(entry, Left):
        table.times.leave(entry.seat, min(entry.since, at))
        table.went[entry.seat] = at
    elif isinstance(entry, Returned):
        table.times.come(entry.seat)
        table.missed.discard(entry.seat)
    elif isinstance(entry, Deserted):
        table.times.stop("deserted", min(entry.since, at))
        table.went[None] = at
    elif isinstance(entry, Peopled):
        table.times.go_on("deserted", at)


def _undo(table: "Table", referee: Referee, entry: Undoing, at: int) -> None:
    if isinstance(entry, TookBack):
        if table.answered_in(entry.seat) != entry.answer:
            raise BrokenLog("something in it is taken back that was not done last")
        referee.take_back(entry.seat)
        table.undo_answers([entry.seat])
        table.times.take_back(entry.seat)
        table.ask_again(table.entries, at, before=entry.answer)
    elif isinstance(entry, Rewound):
        referee.rewind(entry.seat, table.place_of(entry.answer))
        table.undo_answers(range(len(table.bots)))
        table.times.ask((), at)
        table.ask_again(table.entries, at, before=0)
        table.rewinds += 1


def _agree(table: "Table", referee: Referee, entry: Agreement, at: int) -> None:
    proposals = table.proposals
    if isinstance(entry, Proposed):
        proposals.make(table.entries, entry, at)
    elif isinstance(entry, Agreed):
        proposals.agree(entry)
    elif isinstance(entry, Declined):
        proposals.decline(at)
    elif isinstance(entry, HandedOver):
        proposals.close()
        _hand_over(table, referee, entry)
    elif isinstance(entry, Reclaimed):
        del table.links[entry.seat]
        table.invitations[entry.seat] = ""
    elif isinstance(entry, Paused):
        proposals.close()
        table.times.stop("paused", at)
    elif isinstance(entry, Resumed):
        table.times.go_on("paused", at)
    elif isinstance(entry, Paced):
        proposals.close()
        table.tempo = entry.tempo
    elif isinstance(entry, BrokenOff):
        proposals.close()
        referee.break_off(entry.reason)
        table.ask_again(table.entries, at, before=0)


def _hand_over(table: "Table", referee: Referee, entry: HandedOver) -> None:
    if entry.bot:
        referee.hand_over(entry.seat, Person(table.names[entry.seat], entry.bot))
        table.give_to_bot(entry.seat, entry.bot)
    else:
        table.links[entry.seat] = entry
        table.invitations[entry.seat] = entry.invitation
