"""No timing side channel: bots answer at a beat of public things only, so that how long one thinks tells nothing."""

import asyncio
import math
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")


async def on_the_beat(answer: Awaitable[Result], beat: float) -> Result:
    """An answer, handed over at the first full beat after it is there, never before the first."""
    begun = asyncio.get_running_loop().time()
    result = await answer
    await until_beat(begun, beat)
    return result


async def until_beat(begun: float, beat: float) -> None:
    """Wait for the next full beat since a time, at least for the first."""
    passed = asyncio.get_running_loop().time() - begun
    beats = max(1, math.ceil(passed / beat)) if beat else 0
    await asyncio.sleep(max(0.0, beats * beat - passed))
