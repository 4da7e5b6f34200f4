"""Games played inside the engine: for measuring it, and for searches."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bits import lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting, State

LONGEST: Final = 10_000  # decisions after which a game is given up: not every game's rules set a bound


def playout(state: State, luck: Luck, longest: i64 = LONGEST) -> i64:
    """Play uniformly random actions to the end; returns how many. In a game given up somebody must still act."""
    decisions: i64 = 0
    while state.acting and decisions < longest:
        seat = lowest(state.acting)
        state.play(seat, state.any_legal(seat, luck), luck, None)
        decisions += 1
    return decisions


def playouts(setting: Setting, games: int, luck: Luck) -> int:
    """Deal and play whole random games; returns the number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(setting.new(luck), luck)
    return decisions


def copies(state: State, times: int) -> None:
    """Copy a state many times."""
    for _ in range(times):
        state.copy()


def redeals(state: State, seat: int, luck: Luck, times: int) -> None:
    """Redeal a state many times."""
    for _ in range(times):
        state.redeal(seat, luck)
