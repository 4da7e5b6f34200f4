"""No timing side channel: bots answer at a beat of public things only, so that how long one thinks tells nothing."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from quarterdeck.bots import QUICK, Budget
from quarterdeck.table.entries import Tempo

Result = TypeVar("Result")

QUICKEST: Final = 0.15  # seconds: the shortest beat there is, and no bot takes longer that does not search
SLOWEST: Final = 60.0  # the longest that a host may choose
WAY: Final = 0.075  # seconds of a beat that are for the way to a bot and back; in the rest it may search
SLOWER: Final = 2  # times the usual beat
EARLY: Final = 1e-6  # seconds by which a clock may be early and still be on the beat


def beat_of(tempo: Tempo, usual: float) -> float:
    """How long a beat is, where the usual one of the server is so long; 0 in tests alone."""
    if tempo == "slow":
        return SLOWER * usual
    if tempo == "normal" or not usual:
        return usual
    return QUICKEST if tempo == "quickest" else max(QUICKEST, usual / 2)


def budget_for(beat: float, most: Budget = QUICK) -> Budget:
    """How long a bot may search, so that it is done within the beat whether it has a choice or none."""
    if not beat or not most.milliseconds:
        return most
    return Budget(milliseconds=min(most.milliseconds, round(1000 * (beat - WAY))))


def never() -> bool:
    """Nobody is in a hurry."""
    return False


async def on_the_beat(answer: Awaitable[Result], beat: float, hurried: Callable[[], bool] = never) -> Result:
    """An answer, handed over at the first full beat after it is there, never before the first."""
    begun = asyncio.get_running_loop().time()
    result = await answer
    await until_beat(begun, beat, hurried)
    return result


async def until_beat(begun: float, beat: float, hurried: Callable[[], bool] = never) -> None:
    """Wait for the next full beat since a time, at least for the first; if they are hurried, for the quickest one.

    Only what is there within the quickest beat, whatever is hidden, may be hurried.
    """
    time = asyncio.get_running_loop().time
    passed = time() - begun
    due = beat * max(1, math.ceil(passed / beat)) if beat else 0.0
    while (passed := time() - begun) < due - EARLY:
        if hurried is never:
            await asyncio.sleep(due - passed)
            return
        following = QUICKEST * (math.floor(passed / QUICKEST + EARLY) + 1)
        await asyncio.sleep(min(due, following) - passed)
        if hurried():
            return
    if not beat:
        await asyncio.sleep(0)
