"""Every course a game may have taken, by all that one viewer was told, step by step.

What others did unseen and what chance gave them may have been anything that is told alike. So these worlds are what
the viewer can know, found without asking the game what is remembered.
"""

from collections.abc import Hashable, Iterator

from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, Luck, Outcomes
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.core.telling import Notebook, Telling
from tests.under_test import hooks_of


def is_open(game: Game, point: int) -> bool:
    """Whether everybody sees what comes of a chance point."""
    return game.chances[point].seen == "all"


class Otherwise(Exception):
    """This is not what the viewer saw."""


class PossibleLuck(Luck):
    """What the viewer saw of chance comes again; all else follows a path, and ways to leave it later are noted."""

    def __init__(self, game: Game, viewer: int, seen: list[tuple[int, int]], path: list[int]) -> None:
        self.game, self.viewer, self.seen, self.path = game, viewer, list(seen), list(path)
        self.step = 0
        self.branches: list[list[int]] = []

    def choose(self, point: int, seat: int, n: int, outcomes: Outcomes) -> int:
        things = {outcomes.thing(point, k): k for k in range(n)}
        if is_open(self.game, point) or seat == self.viewer:
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
        arrangement = hooks_of(self.referee.game.name).arrangement
        assert arrangement is not None
        return arrangement(self.referee.setting, world)

    def follow(self, seat: int, action: int) -> None:
        """Somebody has just done something."""
        referee = self.referee
        draws = [entry for entry in referee.entries[self.entries :] if isinstance(entry, Draw)]
        seen = [(draw.point, draw.thing) for draw in draws if self.saw(draw)]
        told = referee.tellings(self.viewer, self.told)
        self.entries, self.told = len(referee.entries), referee.told
        found: dict[Hashable, State] = {}
        for world in self.worlds.values():
            for possible in [action] if seat == self.viewer else world.legal(seat):
                for after, tellings in self.courses(world, seat, possible, seen):
                    if tellings == told:
                        found[self.name(after)] = after
        self.worlds = found

    def saw(self, draw: Draw) -> bool:
        return is_open(self.referee.game, draw.point) or draw.seat == self.viewer

    def courses(
        self, world: State, seat: int, action: int, seen: list[tuple[int, int]]
    ) -> Iterator[tuple[State, list[Telling]]]:
        """What may come of an action in a world, and what the viewer is then told."""
        paths: list[list[int]] = [[]]
        while paths:
            luck = PossibleLuck(self.referee.game, self.viewer, seen, paths.pop())
            after, notebook = world.copy(), Notebook()
            try:
                after.apply(seat, action, luck, notebook)
            except Otherwise:
                pass
            else:
                if not luck.seen:
                    yield after, [told.to(self.viewer) for told in notebook.told]
            paths += luck.branches
