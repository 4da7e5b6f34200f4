"""Games of Meuterer written down by hand with nine cards and hands of two, in which the pile is soon used up."""

from typing import cast

import msgspec

from quarterdeck.core.record import Record
from quarterdeck.games.meuterer.box.components import Components
from tests.games.meuterer.hooks import tiny
from tests.games.meuterer.played import NAMES, Played
from tests.games.played import lines, seated

DEAL = ("first 0", "deal rubies salt; deal wine wine; deal cloth grain")  # left: grain, conflict, conflict

# Steffi, the Loader, gives a conflict card back; then Florian draws from a pile that was filled again
FIRST_ROUND = (
    "0: offer 0; 0: show rubies; 1: show wine; 2: show cloth; 0: leave; 1: leave; 1: take loader; 2: leave",
    "2: take cabin-boy; draw grain; draw conflict conflict; 1: return conflict",
)


def small_box() -> Components:
    """The box of the laws: rubies, salt and cloth once, wine, grain and conflict twice."""
    return cast(Components, tiny(3))


def small_game(*log: str, data: Components | None = None, **options: object) -> Played:
    """A game of three with the small box, or another one, played so; a line may hold several actions."""
    record = Record(
        quarterdeck=1,
        game="meuterer",
        rules=1,
        seats=seated(NAMES, 3),
        log=tuple(lines(*log)),
        options={"layout": "example", **options},
        data=msgspec.to_builtins(data or small_box()),
    )
    return Played.of(record)
