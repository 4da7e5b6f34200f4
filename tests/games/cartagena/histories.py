"""Every course a game of Cartagena may have taken, by all that one viewer was told, step by step.

What others did unseen and what chance gave them may have been anything that is told alike. So these worlds are what
the viewer can know, found without asking the game what is remembered.
"""

from collections.abc import Hashable, Iterator

from quarterdeck.core.luck import Draw, Luck, Outcomes
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.core.telling import Notebook, Telling
from quarterdeck.games.cartagena import CARTAGENA
from tests.games.cartagena.worlds import arrangement

OPEN = {number for number, chance in enumerate(CARTAGENA.chances) if chance.seen == "all"}


class Otherwise(Exception):
    """This is not what the viewer saw."""


class PossibleLuck(Luck):
    """What the viewer saw of chance comes again; all else follows a path, and ways to leave it later are noted."""

    def __init__(self, viewer: int, seen: list[tuple[int, int]], path: list[int]) -> None:
        self.viewer, self.seen, self.path = viewer, list(seen), list(path)
        self.step = 0
        self.branches: list[list[int]] = []

    def choose(self, point: int, seat: int, n: int, outcomes: Outcomes) -> int:
        things = {outcomes.thing(point, k): k for k in range(n)}
        if point in OPEN or seat == self.viewer:
            if not self.seen:
                raise Otherwise
            where, thing = self.seen.pop(0)
            if where != point or thing not in things:
                raise Otherwise
            return things[thing]
        if self.step == len(self.path):
            first, *others = things.values()
            self.branches += [[*self.path, k] for k in others]
            self.path.append(first)
        self.step += 1
        return self.path[self.step - 1]


class Histories:
    """The worlds that fit all a viewer was told so far, each once."""

    def __init__(self, referee: Referee, viewer: int) -> None:
        self.referee, self.viewer = referee, viewer
        self.entries, self.told = len(referee.entries), referee.told
        self.worlds: dict[Hashable, State] = {self.name(referee.truth): referee.truth.copy()}

    def name(self, world: State) -> Hashable:
        return arrangement(self.referee.setting, world)

    def follow(self, seat: int, action: int) -> None:
        """Somebody has just done something."""
        referee = self.referee
        draws = [entry for entry in referee.entries[self.entries :] if isinstance(entry, Draw)]
        seen = [(draw.point, draw.thing) for draw in draws if draw.point in OPEN or draw.seat == self.viewer]
        told = referee.tellings(self.viewer, self.told)
        self.entries, self.told = len(referee.entries), referee.told
        found: dict[Hashable, State] = {}
        for world in self.worlds.values():
            for possible in [action] if seat == self.viewer else world.legal(seat):
                for after, tellings in self.courses(world, seat, possible, seen):
                    if tellings == told:
                        found[self.name(after)] = after
        self.worlds = found

    def courses(
        self, world: State, seat: int, action: int, seen: list[tuple[int, int]]
    ) -> Iterator[tuple[State, list[Telling]]]:
        """What may come of an action in a world, and what the viewer is then told."""
        paths: list[list[int]] = [[]]
        while paths:
            luck = PossibleLuck(self.viewer, seen, paths.pop())
            after, notebook = world.copy(), Notebook()
            try:
                after.apply(seat, action, luck, notebook)
            except Otherwise:
                pass
            else:
                if not luck.seen:
                    yield after, [told.to(self.viewer) for told in notebook.told]
            paths += luck.branches
