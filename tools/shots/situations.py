"""Tables stopped at moments worth a picture: real games of one person against deckhands, found by trying seeds."""

from pathlib import Path
from typing import NamedTuple

from quarterdeck.bots import LADDER, USUAL
from quarterdeck.core.alphabet import Alphabet
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.talk import statements_for
from quarterdeck.games import GAMES
from quarterdeck.server.badges import Badges
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import TableEntry, write_entry
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.table import Table
from tests.by_game import modules
from tools.shots.moment import Moment

NAME = "Anne"
ME = 0
SILENCE = 4  # how seldom something is said
MOST_GAMES = 20_000  # after which a moment is not found

AT = 1_700_000_000_000  # when all of it happened, in milliseconds since 1970


MOMENTS: dict[str, tuple[Game, Moment]] = {
    f"{name}-{what}": (GAMES[name], moment)
    for name, module in modules("tools.shots.{game}").items()
    for what, moment in module.MOMENTS.items()
}


class Situation(NamedTuple):
    """A table in the log, and whose badge opens it."""

    table: str
    cookie: str
    badge: str


class Unseen(Exception):
    """No game came to a moment that was looked for."""


async def lay_out(folder: Path) -> dict[str, Situation]:
    """Write a table for each moment into a log in this folder, as if it had been played there."""
    log = Log(folder / "tables.sqlite")
    try:
        badges = Badges(await log.secret("badges", bytes(32)))
        laid = {}
        for name, (game, moment) in MOMENTS.items():
            entries = find(name, game, moment)
            rows = [
                Row(name, number, AT, write_entry(entry), name if number == 1 else None)
                for number, entry in enumerate(entries)
            ]
            await log.append(rows)
            laid[name] = Situation(name, badges.cookie, badges.make(name))
        return laid
    finally:
        log.close()


def find(name: str, game: Game, moment: Moment) -> list[TableEntry]:
    """The entries of the first game that comes to this moment."""
    for number in range(MOST_GAMES):
        entries = play(name, game, moment, number)
        if entries is not None:
            return entries
    raise Unseen(f"none of {MOST_GAMES} games came to the {name}")


def play(person: str, game: Game, moment: Moment, number: int) -> list[TableEntry] | None:
    """One game up to a moment when this person looks, or None where it never comes."""
    seats = (PERSON, *(["deckhand"] * (moment.players - 1)))
    key = seed_of("key", number).to_bytes(32, "big")
    invitations = [f"{person}-{seat}" for seat in range(len(seats))]
    opened = plan_table(game, seats, moment.options, LADDER, opener=person, key=key, invitations=invitations)
    table = Table(game, opened, at=AT)
    entries: list[TableEntry] = [opened, *table.sit(person, f"{person}-{ME}", NAME, "", at=AT)]
    dice = FastLuck(seed_of("dice", number))
    while True:
        assert table.referee is not None
        actors = table.referee.actors()
        if (not actors or actors == [ME]) and moment.seen(table.referee.view(ME)):
            return entries
        if not actors:
            return None
        seat = actors[-1]  # where several decide at the same time, the person does so last
        entries += _talk(table, game, dice)
        legal = table.referee.legal(seat)
        if seat == ME:
            action = _choose(game.alphabet, legal, dice, () if moment.judges else game.left_alone)
        else:
            bot = LADDER[seats[seat]](game, table.referee.setting)
            action = bot.choose(None, legal, [], dice, USUAL)
        decision = table.decision(seat)
        assert decision is not None
        entries += table.act(seat, decision, game.alphabet.words(action), at=AT)


def _talk(table: Table, game: Game, dice: FastLuck) -> list[TableEntry]:
    """Now and then somebody says something, of a kind chosen first; whether it is true does not matter."""
    if game.statements is None or dice.below(SILENCE):
        return []
    players = len(table.opened.seats)
    seat = dice.below(players)
    if not table.may_say(seat):
        return []
    said = _choose(game.statements, statements_for(game, players), dice)
    return table.say(seat, game.statements.words(said), at=AT)


def _choose(alphabet: Alphabet, legal: list[int], dice: FastLuck, spared: tuple[str, ...] = ()) -> int:
    """First what kind of thing to do, then one of that kind: somebody who plays cards as often as boarding ships."""
    kinds = {alphabet.parts(action)[0].name for action in legal} - {*spared}
    kind = sorted(kinds)[dice.below(len(kinds))]
    some = [action for action in legal if alphabet.parts(action)[0].name == kind]
    return some[dice.below(len(some))]
