"""Clocks that fit a game, and how long it takes: from how many decisions it takes, as was measured between bots."""

from collections.abc import Iterable
from typing import Final

from quarterdeck.core.game import Game
from quarterdeck.table.timing import BOUNDS, DAY, Timing

Suggestions = dict[str, dict[str, Timing]]  # by the kind of clock, then by the speed

MINUTES: Final = {"quick": 20, "normal": 40, "relaxed": 80}  # a whole game shall take so long
DAYS: Final = {"quick": 1, "normal": 3, "relaxed": 7}
LEAST: Final = BOUNDS["live"]
SLACK: Final = 3  # most decisions take a third of what the longest may take
THINKING: Final = 12  # seconds a person takes for a decision, and
BEAT: Final = 0.9  # a bot; the first is our guess
STEPS: Final = (1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 3600)


def suggest(game: Game) -> Suggestions:
    """A clock of each kind and speed; of a game that nobody has measured, by correspondence alone.

    With the middle number of players, a game that uses up all its banks takes the whole time, half of which people have
    at the start and half by increments.
    """
    by_days = {speed: Timing(pace="correspondence", decision=days * DAY) for speed, days in DAYS.items()}
    if not game.lengths:
        return {"correspondence": by_days}
    players = game.players[len(game.players) // 2]
    decisions = game.lengths[players]
    each, banks = {}, {}
    for speed, minutes in MINUTES.items():
        time = minutes * 60
        each[speed] = Timing(decision=max(LEAST["decision"][0], _round(SLACK * time / decisions, STEPS)))
        half = time / players / 2
        increment = max(LEAST["increment"][0], _round(half * players / decisions, STEPS))
        banks[speed] = Timing(bank=max(1, round(half / 60)) * 60, increment=increment)
    return {"decision": each, "bank": banks, "correspondence": by_days}


def minutes_alone(game: Game) -> int:
    """Minutes that the best number of players takes where all but one are bots; 0 of a game nobody has measured."""
    players = game.best
    if players not in game.lengths:
        return 0
    own = game.lengths[players] / players
    seconds = own * THINKING + (game.lengths[players] - own) * BEAT
    return max(5, round(seconds / 300) * 5)


def _round(seconds: float, steps: Iterable[int]) -> int:
    """The nearest time that people would choose."""
    return min(steps, key=lambda step: abs(step - seconds))
