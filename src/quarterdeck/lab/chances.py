"""What each seat could expect at a moment: from its own view then, with everything open, and who suspected whom."""

from collections.abc import Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import Final

import msgspec

from quarterdeck.bots.captain import Captain
from quarterdeck.bots.search import Search
from quarterdeck.core.luck import FastLuck, Luck, seed_of
from quarterdeck.core.state import State
from quarterdeck.core.thumb import OPEN, WHOLE, Statement
from quarterdeck.core.view import View
from quarterdeck.lab.analysis import Decision
from quarterdeck.lab.searching import Estimate, Sliced, searched, share_in
from quarterdeck.lab.seer import Seer

SEARCHES: Final = 4  # for each estimate, so that it can be told how far they scatter

Suspicion = tuple[tuple[float | None, ...], ...]  # for each side somebody may secretly be on, of each seat


class Chances(msgspec.Struct, frozen=True):
    """The shares of all seats before the decision of a step, each from its own view; `laid_open` in the true world.

    `suspicion` has for each side and each seat how likely the others still in play find it on the average that it is
    on that side; nothing where there are no others.
    """

    step: int
    entry: int
    shares: tuple[Estimate, ...]
    laid_open: tuple[Estimate, ...]
    suspicion: Suspicion = ()


class Ending(msgspec.Struct, frozen=True):
    """What each seat got in the end, after this step, and on which of the sides it was."""

    step: int
    shares: tuple[float, ...]
    sides: tuple[str | None, ...] = ()


def chances(captain: Captain, seer: Seer, decision: Decision, seed: int, iterations: int) -> Sliced[Chances]:
    """What all seats could expect when one of them decided."""
    truth, thumb = decision.truth, captain.thumb
    shares: list[Estimate] = []
    beliefs: dict[int, list[list[float]]] = {}  # of those still in play
    for seat in range(truth.players):
        worlds = Worlds(captain, seat) if thumb.sides and thumb.in_play(truth, seat) else None
        view = captain.setting.view(truth, seat)
        parts = (decision.step, seat)
        searches = yield from searched_often(captain, view, decision.statements, (seed, *parts), iterations, worlds)
        shares.append(share_in(searches, seat))
        if worlds is not None:
            beliefs[seat] = worlds.belief()
    seer.behold(truth)
    searches = yield from searched_often(seer, decision.view, decision.statements, (seed, decision.step), iterations)
    laid_open = tuple(share_in(searches, seat) for seat in range(truth.players))
    suspicion = suspicion_of(beliefs, len(thumb.sides), truth.players)
    return Chances(decision.step, decision.entry, tuple(shares), laid_open, suspicion)


def searched_often(
    captain: Captain,
    view: View,
    statements: Sequence[Statement],
    parts: tuple[object, ...],
    iterations: int,
    worlds: "Worlds | None" = None,
) -> Sliced[list[Search]]:
    """Several searches from one view, each with luck of its own that belongs to these parts; their worlds are kept."""
    searches = []
    for number in range(SEARCHES):
        luck = FastLuck(seed_of("chances", number, *parts))
        keep = None if worlds is None else partial(worlds.hold, luck=FastLuck(seed_of("worlds", number, *parts)))
        searches.append((yield from searched(captain, view, statements, luck, iterations, keep)))
    return searches


class Worlds:
    """The worlds of a search, and how often each seat is on each side in them."""

    def __init__(self, captain: Captain, seat: int) -> None:
        self.thumb = captain.thumb
        self.seat = seat
        self.number = 0
        self.found = [[0] * int(captain.setting.players) for _ in captain.thumb.sides]

    def hold(self, search: Search, luck: Luck) -> None:
        """One more: the present world of its chain, or any where it does not hold worlds against each other."""
        world: State = search.world
        if not search.doubts:
            world = world.copy()
            world.redeal(self.seat, luck)
        self.number += 1
        for other in range(world.players):
            side = self.thumb.side(world, other)
            if side != OPEN:
                self.found[side][other] += 1

    def belief(self) -> list[list[float]]:
        """For each side and seat how likely it is on it."""
        return [[often / max(1, self.number) for often in row] for row in self.found]


def suspicion_of(beliefs: Mapping[int, list[list[float]]], sides: int, players: int) -> Suspicion:
    """For each side, of each seat, what the others think on the average."""
    return tuple(
        tuple(mean([belief[side][seat] for by, belief in beliefs.items() if by != seat]) for seat in range(players))
        for side in range(sides)
    )


def mean(values: list[float]) -> float | None:
    """The mean, where there are values."""
    return fmean(values) if values else None


def ending(captain: Captain, state: State, step: int) -> Ending:
    """How a game ended, as the searches count it: in teams, whoever is in the winning one has the whole win."""
    thumb, seats = captain.thumb, range(state.players)
    shares = tuple(thumb.reward(state, seat) / WHOLE for seat in seats)
    sides = [thumb.side(state, seat) for seat in seats]
    return Ending(step, shares, tuple(None if side == OPEN else thumb.sides[side] for side in sides))
