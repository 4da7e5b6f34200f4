"""Operators who would choose the deal: what they patch into the table, and a server that runs so.

`python -m tests.crooked bytes serve …` is `quarterdeck serve …` of one who swaps a sitter's bytes.
"""

import secrets
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from quarterdeck.cli import main
from quarterdeck.core.luck import SecretLuck
from quarterdeck.table.entries import GameBegan, TableEntry
from quarterdeck.table.table import Table

Patch = tuple[str, Callable[..., object]]  # of a table's method

FACES = 8  # the first of so many outcomes is what they want
sit, begin = Table.sit, Table._begin


def swap_bytes(table: Table, person: str, invitation: str, name: str, luck: str, **given: Any) -> list[TableEntry]:
    """Replace a lone sitter's bytes by others until the deal suits."""
    key = bytes.fromhex(table.opened.key)
    while True:
        other = secrets.token_hex(16)
        if SecretLuck(key, {0: bytes.fromhex(other)}).below(FACES) == 0:
            return sit(table, person, invitation, name, other, **given)


def drop_bytes(table: Table, person: str, invitation: str, name: str, luck: str, **given: Any) -> list[TableEntry]:
    """Leave out what the sitter adds, so that the key alone decides."""
    return sit(table, person, invitation, name, "", **given)


def move_seat(table: Table, person: str, invitation: str, name: str, luck: str, **given: Any) -> list[TableEntry]:
    """Let a lone sitter and a bot change places, once the bytes are known."""
    table.opened = msgspec.structs.replace(table.opened, seats=table.opened.seats[::-1])
    table.bots.reverse()
    table.invitations.reverse()
    table.crew.reverse()
    return sit(table, person, invitation, name, luck, **given)


def change_key(table: Table, at: int) -> GameBegan:
    """Take another key, when all bytes are known."""
    table.opened = msgspec.structs.replace(table.opened, key=secrets.token_bytes(32).hex())
    return begin(table, at)


CROOKED: dict[str, Patch] = {
    "bytes": ("sit", swap_bytes),
    "no-bytes": ("sit", drop_bytes),
    "seat": ("sit", move_seat),
    "key": ("_begin", change_key),
}

if __name__ == "__main__":
    setattr(Table, *CROOKED[sys.argv[1]])
    sys.exit(main(sys.argv[2:]))
