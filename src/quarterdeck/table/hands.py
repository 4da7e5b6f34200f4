"""Several people at one screen: its badge holds their seats, and each hand is opened with a secret of its own.

To all other rules of the table a hand is a person, under a name that only its log knows.
"""

import hmac
from collections.abc import Iterable
from typing import Final

from quarterdeck.table.entries import Lifted, SatDown, TableEntry
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table

SHORTEST_CODE: Final = 4  # signs
LONGEST_CODE: Final = 8


def take_hand(
    table: Table, holder: str, hand: str, invitation: str, name: str, luck: str, code: str, *, at: int
) -> list[TableEntry]:
    """One more of those at a screen takes the seat an invitation is for, before the game begins."""
    seat = table.seat_for(holder, invitation)
    if table.referee is not None:
        raise Refusal("game-began")
    if table.seat_of(holder) is not None:
        raise Refusal("already-seated")
    if seat in table.people:
        raise Refusal("seat-taken")
    fingerprint = _fingerprint(table, hand, read_code(code)) if code else ""
    return table.take(SatDown(seat, hand, name, luck, holder, fingerprint), at)


def lift(table: Table, lifted: Iterable[int | None], *, at: int) -> list[TableEntry]:
    """Begin the clocks of those who are asked and before whom the curtain is lifted now."""
    if table.stage != "playing" or not table.opened.timing.clock:
        return []
    entries: list[TableEntry] = [
        Lifted(seat)
        for seat in sorted({seat for seat in lifted if seat is not None})
        if table.decision(seat) is not None and table.times.curtained(seat, at) != 0
    ]
    for entry in entries:
        table.apply(entry, at)
    return entries


# What opens a hand


def secret_of(table: Table, holder: str, seat: int, code: str, lift: str = "", generation: int = 0) -> str:
    """The secret of a hand, for the screen that holds it, and where the hand has a code, for whoever knows that.

    Each `lift` has one of its own, which is good until the screen signs out everywhere: for badges of one generation.
    """
    sat = check_holder(table, holder, seat)
    if sat.code and not hmac.compare_digest(sat.code, _fingerprint(table, sat.person, code)):
        raise Refusal("hand-code-wrong")
    return _secret(table, sat.person, lift, generation)


def open_hand(table: Table, holder: str, seat: int, secret: str, generation: int = 0) -> str:
    """Under which name somebody sits before whom the curtain is lifted."""
    sat = check_holder(table, holder, seat)
    right = _secret(table, sat.person, secret.rpartition(".")[0], generation)
    if not hmac.compare_digest(right.encode(), secret.encode()):
        raise Refusal("hand-secret-wrong")
    if table.referee is None:
        raise Refusal("game-not-begun")
    return sat.person


def read_code(code: str) -> str:
    """A code as it is kept, or why it is none."""
    if not SHORTEST_CODE <= len(code) <= LONGEST_CODE or not code.isprintable() or " " in code:
        raise Refusal("hand-code-bad", {"least": SHORTEST_CODE, "most": LONGEST_CODE})
    return code


def check_holder(table: Table, holder: str, seat: int) -> SatDown:
    """Who sits on a seat that a screen holds; other screens open no hand there."""
    sat = table.people.get(seat)
    if sat is None or not sat.holder or sat.holder != holder:
        raise Refusal("hand-not-here")
    return sat


def _secret(table: Table, hand: str, lift: str, generation: int) -> str:
    """A lift's name, signed: whoever has it opens the hand also after the server was started again."""
    text = "\0".join(("lift", hand, str(generation), lift))
    return f"{lift}." + hmac.digest(bytes.fromhex(table.opened.key), text.encode(), "sha256").hex()[:32]


def _fingerprint(table: Table, hand: str, code: str) -> str:
    return hmac.digest(bytes.fromhex(table.opened.key), f"code\0{hand}\0{code}".encode(), "sha256").hex()[:32]
