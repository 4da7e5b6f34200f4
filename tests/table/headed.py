"""Tables that play on from where the game of another table had come."""

from functools import cache

from quarterdeck.core.lines import count
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.record import Record
from quarterdeck.table import undoing
from quarterdeck.table.earlier import cut
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from tests.table.seated import BOTS, act, opened, sit_down
from tests.under_test import GAMES_UNDER_TEST

OTHER_KEY = bytes(range(32, 64))
REPLAY = "replay-of-before"
ME = "person who plays on"


def plays_on(record: Record, step: int, seat: int, *, key: bytes = OTHER_KEY) -> Table:
    """A table that waits for somebody to play on from a step of this record, on a seat, with bosuns on all others."""
    game = GAMES_UNDER_TEST[record.game]
    kinds = ["bosun"] * len(record.seats)
    kinds[seat] = PERSON
    invitations = [f"on {other}" for other in range(len(kinds))]
    entry = plan_table(
        game,
        kinds,
        {},
        BOTS,
        opener=ME,
        key=key,
        invitations=invitations,
        head=cut(GAMES_UNDER_TEST, record, step, REPLAY),
    )
    return Table(game, entry, at=0)


@cache
def head_of(name: str, players: int, number: int) -> Record:
    """What stood at some moment of some earlier game, with luck of its own, and some things around it."""
    record = alone_with_rewinds(name, players, number % 5)[0].record()
    steps = sum(count(text) is None for text in record.log)
    return cut(GAMES_UNDER_TEST, record, number // 5 % max(1, steps - 2), REPLAY)


def sits_down(table: Table) -> list[TableEntry]:
    """The log of a table at which whoever plays on has sat down."""
    seat = next(seat for seat, bot in enumerate(table.bots) if not bot)
    return [table.opened, *table.sit(ME, f"on {seat}", "Ida", "0abc", at=0)]


def alone_with_rewinds(name: str, players: int, number: int) -> tuple[Table, list[TableEntry]]:
    """A game of one person against bots, who takes back, rewinds, asks for hints and states what can be stated."""
    luck = FastLuck(seed_of(name, players, number, "alone"))
    game = GAMES_UNDER_TEST[name]
    seat = luck.below(players)
    kinds = ["bosun"] * players
    kinds[seat] = PERSON
    table = opened(game, *kinds)
    log = [table.opened, *sit_down(table)]
    for _ in range(5000):
        assert table.referee is not None
        actors = table.referee.actors()
        if not actors:
            break
        what = luck.below(16)
        own, decision = table.own_answers(seat), table.decision(seat)
        try:
            if what == 0 and own and table.rewinds < 6:
                log += undoing.rewind(table, seat, own[-1 - luck.below(min(3, len(own)))], at=0)
            elif what == 1 and (last := table.answered_in(seat)) is not None:
                log += undoing.take_back(table, seat, last, True, at=0)
            elif what == 2 and decision is not None:
                log += undoing.hint(table, seat, decision, "captain", at=0)
            elif what == 3 and game.statements is not None:
                log += table.say(luck.below(players), game.statements.words(luck.below(players)), at=0)
            elif what == 4:
                log += table.chat(seat, "Ahoy!", at=0)
        except Refusal:
            pass
        if table.referee.actors():
            actors = table.referee.actors()
            log += act(table, actors[luck.below(len(actors))], luck)
    return table, log
