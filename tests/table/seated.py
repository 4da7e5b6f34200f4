"""Tables for tests: opened, and with everybody seated."""

from collections.abc import Iterable, Mapping

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.table import PERSON, Table

KEY = bytes(range(32))
NOW = 1_700_000_000_000  # the time of the server, in milliseconds


def opened(game: Game, *seats: str, options: Mapping[str, object] | None = None, key: bytes = KEY) -> Table:
    """A table where nobody sits yet; the invitation to seat 0 is “to 0”."""
    invitations = [f"to {seat}" for seat in range(len(seats))]
    entry = Table.plan(game, seats, options or {}, ["deckhand"], opener="person 0", key=key, invitations=invitations)
    return Table(game, entry, at=NOW)


def timed(log: Iterable[TableEntry]) -> list[tuple[int, TableEntry]]:
    """A log as it is stored, everything at the same time."""
    return [(NOW, entry) for entry in log]


def seated(game: Game, players: int, **choices: object) -> tuple[Table, list[TableEntry]]:
    """A table where “person 0” sits on seat 0 and so on, and its log so far."""
    table = opened(game, *[PERSON] * players, options=choices)
    log: list[TableEntry] = [table.opened]
    for seat in range(players):
        log += table.sit(f"person {seat}", f"to {seat}", f"Name {seat}", f"0{seat}", at=NOW)
    return table, log


def play(table: Table, luck: FastLuck, most: int = 10_000) -> list[TableEntry]:
    """Let everybody do anything, at most so often; the entries."""
    log: list[TableEntry] = []
    assert table.referee is not None
    for _ in range(most):
        actors = table.referee.actors()
        if not actors:
            break
        seat = actors[luck.below(len(actors))]
        legal = table.referee.legal(seat)
        decision = table.decision(seat)
        assert decision is not None
        log += table.act(seat, decision, table.game.alphabet.words(legal[luck.below(len(legal))]), at=NOW)
    return log
