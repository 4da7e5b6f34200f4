"""Whole games of one person against deckhands, in a store before its server is started; and their records."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from quarterdeck.bots import LADDER, USUAL
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.games import GAMES
from quarterdeck.server.badges import Badges
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import TableEntry, write_entry
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.table import Table
from tests.browser.visitors import NARROW, WIDE

NAME = "Ann"
ME = 0
AT = 1_700_000_000_000  # when all of it happened
PLAYERS = 3

# The last game, whose evenings are short; all others in `make evening`
LAST = [*GAMES][-1]
BRIEFLY = [pytest.param(game, marks=() if game == LAST else pytest.mark.evening) for game in GAMES]

# The first game in one size and the last one in the other; all else in `make evening`
IN_TURNS = [
    pytest.param(
        *(game, size),
        id=f"{game}-{'wide' if size is WIDE else 'narrow'}",
        marks=() if number == (0 if size is WIDE else len(GAMES) - 1) else pytest.mark.evening,
    )
    for number, game in enumerate(GAMES)
    for size in (WIDE, NARROW)
]


class Finished(NamedTuple):
    """A game that is over: its table, whose badge opens it, and its record."""

    table: str
    cookie: str
    badge: str
    record: bytes


def lay_out(folder: Path) -> dict[str, Finished]:
    """One game of each kind, in a store of its own."""
    with ThreadPoolExecutor(1) as pool:  # the browser has the loop of this thread
        return pool.submit(asyncio.run, _lay_out(folder)).result()


async def _lay_out(folder: Path) -> dict[str, Finished]:
    log = Log(folder / "tables.sqlite")
    try:
        badges = Badges(await log.secret("badges", bytes(32)))
        found = {}
        for name in GAMES:
            entries, record = play(name)
            rows = [
                Row(f"{name}-over", number, AT, write_entry(entry), name if number == 1 else None)
                for number, entry in enumerate(entries)
            ]
            await log.append(rows)
            found[name] = Finished(f"{name}-over", badges.cookie, badges.make(name), record)
        return found
    finally:
        log.close()


@cache
def play(name: str) -> tuple[list[TableEntry], bytes]:
    """A whole game, always the same; what stands in the log of its table, and its record."""
    game = GAMES[name]
    seats = (PERSON, *["deckhand"] * (PLAYERS - 1))
    key = seed_of("key", name).to_bytes(32, "big")
    invitations = [f"{name}-{seat}" for seat in range(PLAYERS)]
    opened = plan_table(game, seats, {}, LADDER, opener=name, key=key, invitations=invitations)
    table = Table(game, opened, at=AT)
    entries: list[TableEntry] = [opened, *table.sit(name, f"{name}-{ME}", NAME, "", at=AT)]
    assert table.referee is not None
    dice = FastLuck(seed_of("dice", name))
    bot = LADDER["deckhand"](game, table.referee.setting)
    while actors := table.referee.actors():
        seat = actors[-1]
        legal, decision = table.referee.legal(seat), table.decision(seat)
        assert decision is not None
        spared = [action for action in legal if game.alphabet.parts(action)[0].name not in game.left_alone]
        action = bot.choose(None, spared or legal, [], dice, USUAL)
        entries += table.act(seat, decision, game.alphabet.words(action), at=AT)
    return entries, table.record().json().encode()
