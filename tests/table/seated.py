"""Tables for tests: opened, and with everybody seated."""

from collections.abc import Iterable, Mapping

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Record
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.table import Table
from quarterdeck.table.timing import Timing

KEY = bytes(range(32))
NOW = 0  # the time of the server, in milliseconds
BOTS = ["deckhand", "helmsman", "bosun", "captain"]


def opened(
    game: Game,
    *seats: str,
    options: Mapping[str, object] | None = None,
    key: bytes = KEY,
    timing: Timing | None = None,
    invitation: str = "",
    head: Record | None = None,
) -> Table:
    """A table where nobody sits yet; the invitation to seat 0 is “to 0”."""
    invitations = [f"to {seat}" for seat in range(len(seats))]
    entry = plan_table(
        game,
        seats,
        options or {},
        BOTS,
        opener="person 0",
        key=key,
        invitations=invitations,
        timing=timing,
        invitation=invitation,
        head=head,
    )
    return Table(game, entry, at=0)


def seated(game: Game, players: int, **choices: object) -> tuple[Table, list[TableEntry]]:
    """A table where “person 0” sits on seat 0 and so on, and its log so far; all of it at time 0."""
    table = opened(game, *[PERSON] * players, options=choices)
    return table, [table.opened, *sit_down(table)]


def sit_down(table: Table) -> list[TableEntry]:
    """“person 0” sits down on seat 0 and so on, wherever a person is wanted."""
    log: list[TableEntry] = []
    for seat, bot in enumerate(table.bots):
        if not bot:
            log += table.sit(f"person {seat}", f"to {seat}", f"Name {seat}", f"0{seat}", at=0)
    return log


def timed(log: Iterable[TableEntry]) -> list[tuple[int, TableEntry]]:
    """A log as it is stored, everything at the same time."""
    return [(NOW, entry) for entry in log]


def play(table: Table, luck: FastLuck, most: int = 10_000, at: int = 0) -> list[TableEntry]:
    """Let everybody do anything, at most so often; the entries."""
    log: list[TableEntry] = []
    assert table.referee is not None
    for _ in range(most):
        actors = table.referee.actors()
        if not actors:
            break
        log += act(table, actors[luck.below(len(actors))], luck, at=at)
    return log


def act(table: Table, seat: int, luck: FastLuck, *, at: int = 0, stand_in: str = "") -> list[TableEntry]:
    """Let a seat do anything it may."""
    assert table.referee is not None
    legal = table.referee.legal(seat)
    decision = table.decision(seat)
    assert decision is not None
    words = table.game.alphabet.words(legal[luck.below(len(legal))])
    return table.act(seat, decision, words, at=at, stand_in=stand_in)
