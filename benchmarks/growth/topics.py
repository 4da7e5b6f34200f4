"""What is measured: each topic with its plot, its unit and its size."""

from collections.abc import Callable

import msgspec

from benchmarks.growth.curves import Curve
from benchmarks.growth.records import moves, replays, restores
from benchmarks.growth.servers import opens, start_pages, starts
from benchmarks.growth.states import by_players, imagining, memory_along, memory_by_players, redealing


class Topic(msgspec.Struct, frozen=True):
    """One plot: what a curve costs, and against which size."""

    name: str
    title: str
    size: str
    unit: str

    @property
    def picture(self) -> str:
        """The file of its plot."""
        return f"growth-{self.name.replace(' ', '-')}.svg"


TOPICS = (
    Topic("playout", "One playout", "players", "µs"),
    Topic("decision", "One decision of a playout", "players", "µs"),
    Topic("memory by players", "Memory of a state, in the middle of a game", "players", "bytes"),
    Topic("memory along a game", "Memory of a state, along a game", "decisions so far", "bytes"),
    Topic("imagine", "Imagining a world from a view", "decisions so far", "µs"),
    Topic("redeal", "Redealing a state", "decisions so far", "µs"),
    Topic("replay", "Playing a record again", "its entries and tellings", "ms"),
    Topic("restore", "Restoring a table and telling all of it", "entries and tellings of its log", "ms"),
    Topic("move", "One more move at a table", "entries before it", "µs"),
    Topic("open", "A server opens a table", "entries and tellings of its log", "ms"),
    Topic("start", "A server starts", "stored tables", "ms"),
    Topic("server memory", "Memory of a server", "stored tables", "MB"),
    Topic("memory by visits", "Memory of a server that shows many tables", "tables looked at", "MB"),
    Topic("start page", "A start page", "tables its reader sits at", "ms"),
)

# What is measured together, and how many times the rounds that are asked for
GROUPS: dict[str, tuple[Callable[[int], list[Curve]], float]] = {
    "playouts": (by_players, 2),
    "memory by players": (memory_by_players, 0.4),
    "memory along a game": (memory_along, 0.4),
    "imagining": (imagining, 3),
    "redealing": (redealing, 3),
    "replays": (replays, 2),
    "restores": (restores, 2),
    "moves": (moves, 4),
    "opening": (opens, 6),
    "starting": (starts, 0.7),
    "start pages": (start_pages, 0.7),
}
