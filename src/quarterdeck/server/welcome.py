"""What a start page shows: the games that are offered, and one's tables."""

from typing import TYPE_CHECKING

from quarterdeck.bots import LADDER
from quarterdeck.core.game import Game
from quarterdeck.server.mine import first_tables
from quarterdeck.table.suggestions import minutes_alone, suggest
from quarterdeck.wire.messages import GameOffered, Welcome

if TYPE_CHECKING:
    from quarterdeck.server.house import House


async def welcome(house: "House", person: str) -> Welcome:
    """What a start page shows to somebody."""
    return Welcome(tuple(_offered(game) for game in house.games.values()), await first_tables(house, person))


def _offered(game: Game) -> GameOffered:
    options = {name: [_plain(value) for value in values] for name, values in game.offered().items()}
    presets = {
        name: {option: _plain(value) for option, value in preset.items()} for name, preset in game.presets.items()
    }
    return GameOffered(
        name=game.name,
        title=game.title,
        least=game.players[0],
        most=game.players[-1],
        options=options,
        presets=presets,
        bots=tuple(LADDER),
        timings=suggest(game),
        best=game.best,
        minutes=minutes_alone(game),
        weight=game.weight,
    )


def _plain(value: object) -> str | bool:
    return value if isinstance(value, bool) else str(value)
