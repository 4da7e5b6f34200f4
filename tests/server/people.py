"""What tests about people need: a clock of their own, whose badge is whose, and a table that waits for them."""

from quarterdeck.client import Player
from quarterdeck.server.sources import Sources
from quarterdeck.wire.messages import Opened
from tests.server.world import World

START = 1_800_000_000_000
DAY = 24 * 3600 * 1000


class Clock(Sources):
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = START

    def wall(self) -> int:
        return self.time

    def monotonic(self) -> int:
        return self.time

    def pass_days(self, days: float) -> None:
        """Let so many days go by."""
        self.time += int(days * DAY)


def person_of(player: Player) -> str:
    """Under which name a player is stored."""
    return player.badge.partition(".")[0]


def table_of(player: Player) -> str:
    """The table a player watches."""
    assert player.shown is not None
    return player.shown.table


async def leave(*players: Player) -> None:
    """Everybody goes."""
    for player in players:
        await player.leave()


async def waiting(world: World, *seats: str) -> tuple[Player, Opened]:
    """A table whose opener sits there and watches."""
    anna = await world.player("Anna")
    opened = await anna.open("freibeuter", *(seats or ("person", "person", "bosun")))
    assert opened.invitations[0] is not None
    await anna.sit(opened.table, opened.invitations[0])
    await anna.watch(opened.table)
    return anna, opened
