"""Opening tables: new ones, and those that play on from the head of a finished game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quarterdeck.bots import LADDER
from quarterdeck.core.record import Record
from quarterdeck.server.askers import Asker
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Open, Opened

if TYPE_CHECKING:
    from quarterdeck.server.house import House

LONGEST_QUOTED = 64  # letters that are quoted of what nobody knows here


async def open_table(house: "House", wish: Open, asker: Asker) -> Opened:
    """Open a table for somebody, or say why not."""
    game = house.games.get(wish.game)
    if game is None:
        raise Refusal("game-unknown", {"text": wish.game[:LONGEST_QUOTED], "offered": list(house.games)})
    game.check_players(len(wish.seats))
    invitations = [house.sources.name() for _ in wish.seats]
    entry = plan_table(
        game,
        wish.seats,
        wish.options,
        LADDER,
        opener=asker.badge,
        key=house.sources.key(),
        invitations=invitations,
        timing=wish.timing,
        invitation=house.sources.name(),
        listing=house.sources.name() if wish.listed else "",
        anyone=wish.anyone,
        overheard=wish.overheard,
    )
    return await house.put_down(game, entry, asker)


async def open_onward(house: "House", head: Record, seat: int, bots: Sequence[str], asker: Asker) -> Opened:
    """Open a table for somebody who plays on from the head of a finished game, on a seat, or say why not."""
    if not 0 <= seat < len(head.seats):
        raise Refusal("no-such-seat", {"number": seat})
    if len(bots) != len(head.seats) - 1:
        raise Refusal("bots-count", {"number": len(head.seats) - 1})
    for bot in bots:  # people would come to a game of which others may know all cards
        if bot not in LADDER:
            raise Refusal("seat-kind-unknown", {"text": bot[:LONGEST_QUOTED], "offered": list(LADDER)})
    game, kinds = house.games[head.game], [*bots[:seat], PERSON, *bots[seat:]]
    entry = plan_table(
        game,
        kinds,
        {},
        LADDER,
        opener=asker.badge,
        key=house.sources.key(),
        invitations=[house.sources.name() for _ in kinds],
        head=head,
    )
    return await house.put_down(game, entry, asker)
