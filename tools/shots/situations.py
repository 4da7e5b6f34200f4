"""Tables stopped at moments worth a picture: real games of one person against deckhands. Only the luck is chosen."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from quarterdeck.bots import LADDER
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.games import GAMES
from quarterdeck.games.freibeuter.view import FreibeuterView
from quarterdeck.server.badges import Badges
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import TableEntry, write_entry
from quarterdeck.table.table import PERSON, Table

GAME = GAMES["freibeuter"]
SEATS = (PERSON, "deckhand", "deckhand")
NAME = "Anne"
ME = 0
MOST_GAMES = 20_000  # after which a moment is not found

AT = 1_700_000_000_000  # when all of it happened, in milliseconds since 1970

Moment = Callable[[FreibeuterView], bool]


class Situation(NamedTuple):
    """A table in the log, and whose badge opens it."""

    table: str
    badge: str


def opening(view: FreibeuterView) -> bool:
    """The person's first turn, with all tokens on the sea."""
    return view.phase == "turn"


def middle(view: FreibeuterView) -> bool:
    """A turn with all there is to see: ships won by everybody, something doubled, boats in half of the sea."""
    boats = {region for owner in view.owners for region in owner.boats}
    return (
        view.phase == "turn"
        and 20 <= len(boats) <= 28
        and len(view.tokens) >= 16
        and 1 <= view.stores_left <= 3
        and any(ship.doubled for ship in view.ships)
        and all(sum(owner.captured) for owner in view.owners)
        and len(view.owners[ME].boarded) >= 2
        and view.hand is not None
        and len(view.hand.dutchman) == 1
    )


def encirclement(view: FreibeuterView) -> bool:
    """The person has sent the Dutchman where he encircles several tokens, and must say which comes first."""
    return view.phase == "order" and view.dutchman is not None and len(view.waiting) >= 2


def end(view: FreibeuterView) -> bool:
    """The game is over, and everybody has won something."""
    return view.phase == "over" and all(sum(owner.captured) >= 2 for owner in view.owners)


MOMENTS: dict[str, Moment] = {"opening": opening, "middle": middle, "encirclement": encirclement, "end": end}


class Unseen(Exception):
    """No game came to a moment that was looked for."""


async def lay_out(folder: Path) -> dict[str, Situation]:
    """Write a table for each moment into a log in this folder, as if it had been played there."""
    log = Log(folder / "tables.sqlite")
    try:
        badges = Badges(await log.secret("badges", bytes(32)))
        laid = {}
        for name, moment in MOMENTS.items():
            entries = find(name, moment)
            rows = [
                Row(name, number, AT, write_entry(entry), name if number == 1 else None)
                for number, entry in enumerate(entries)
            ]
            await log.append(rows)
            laid[name] = Situation(name, badges.make(name))
        return laid
    finally:
        log.close()


def find(name: str, moment: Moment) -> list[TableEntry]:
    """The entries of the first game that comes to this moment."""
    for number in range(MOST_GAMES):
        entries = play(name, moment, number)
        if entries is not None:
            return entries
    raise Unseen(f"none of {MOST_GAMES} games came to the {name}")


def play(person: str, moment: Moment, number: int) -> list[TableEntry] | None:
    """One game up to a moment when this person looks, or None where it never comes."""
    key = seed_of("key", number).to_bytes(32, "big")
    opened = Table.plan(
        GAME, SEATS, {}, LADDER, opener=person, key=key, invitations=[f"{person}-{seat}" for seat in range(len(SEATS))]
    )
    table = Table(GAME, opened)
    entries: list[TableEntry] = [opened, *table.sit(person, f"{person}-{ME}", NAME, "")]
    dice = FastLuck(seed_of("dice", number))
    while True:
        assert table.referee is not None
        actors = table.referee.actors()
        if (not actors or actors == [ME]) and moment(_view(table)):
            return entries
        if not actors:
            return None
        (seat,) = actors
        legal = table.referee.legal(seat)
        action = _choose(legal, dice) if seat == ME else LADDER[SEATS[seat]]().choose(None, legal, dice)
        decision = table.decision(seat)
        assert decision is not None
        entries += table.act(seat, decision, GAME.alphabet.words(action))


def _view(table: Table) -> FreibeuterView:
    assert table.referee is not None
    view = table.referee.view(ME)
    assert isinstance(view, FreibeuterView)
    return view


def _choose(legal: list[int], dice: FastLuck) -> int:
    """First what kind of thing to do, then one of that kind: somebody who plays cards as often as boarding ships."""
    kinds = {GAME.alphabet.parts(action)[0].name for action in legal}
    kind = sorted(kinds)[dice.below(len(kinds))]
    some = [action for action in legal if GAME.alphabet.parts(action)[0].name == kind]
    return some[dice.below(len(some))]
