"""What tests about people need: a clock of their own, and whose badge is whose."""

from quarterdeck.client import Player
from quarterdeck.server.sources import Sources

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
