"""Games that several play at one screen, stopped at a moment, in a store before its server is started."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quarterdeck.bots import LADDER
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.games import GAMES
from quarterdeck.server.badges import Badges
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import SatDown, TableEntry, write_entry
from quarterdeck.table.hands import take_hand
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.table import Table

AT = 1_700_000_000_000  # when all of it happened
MOST_GAMES = 200  # after which a moment is not found
SCREEN = "screen"

Moment = Callable[[dict[str, Any]], bool]  # of a spectator's view


class Situation(NamedTuple):
    """A table in the log, and whose badge opens it."""

    table: str
    cookie: str
    badge: str


def lay_out(
    folder: Path, table: str, game: str, names: dict[str, str], bots: tuple[str, ...], seen: Moment
) -> Situation:
    """A game of people with their codes, and bots, at the first moment that is looked for."""
    with ThreadPoolExecutor(1) as pool:  # the browser has the loop of this thread
        return pool.submit(asyncio.run, _lay_out(folder, table, game, names, bots, seen)).result()


async def _lay_out(
    folder: Path, name: str, game: str, names: dict[str, str], bots: tuple[str, ...], seen: Moment
) -> Situation:
    games = (_play(name, game, names, bots, seen, number) for number in range(MOST_GAMES))
    entries = next(found for found in games if found is not None)
    log = Log(folder / "tables.sqlite")
    try:
        badges = Badges(await log.secret("badges", bytes(32)))
        await log.append(
            [Row(name, number, AT, write_entry(entry), _badge(entry)) for number, entry in enumerate(entries)]
        )
        return Situation(name, badges.cookie, badges.make(SCREEN))
    finally:
        log.close()


def _badge(entry: TableEntry) -> str | None:
    return entry.badge if isinstance(entry, SatDown) else None


def _play(
    name: str, game: str, names: dict[str, str], bots: tuple[str, ...], seen: Moment, number: int
) -> list[TableEntry] | None:
    """One game up to the moment, or None where it never comes."""
    seats = (*([PERSON] * len(names)), *bots)
    key = seed_of("key", number).to_bytes(32, "big")
    links = [f"{name}-{seat}" for seat in range(len(seats))]
    opened = plan_table(GAMES[game], seats, {}, LADDER, opener=SCREEN, key=key, invitations=links)
    table = Table(GAMES[game], opened, at=AT)
    entries: list[TableEntry] = [opened]
    for seat, (who, code) in enumerate(names.items()):
        entries += take_hand(table, SCREEN, f"hand of {who}", links[seat], who, "", code, at=AT)
    dice = FastLuck(seed_of("dice", number))
    while table.referee is not None and (actors := table.referee.actors()):
        if seen(msgspec.json.decode(msgspec.json.encode(table.referee.view(-1)))):
            return entries
        seat = actors[dice.below(len(actors))]
        legal, decision = table.referee.legal(seat), table.decision(seat)
        assert decision is not None
        words = GAMES[game].alphabet.words(legal[dice.below(len(legal))])
        entries += table.act(seat, decision, words, at=AT)
    return None
