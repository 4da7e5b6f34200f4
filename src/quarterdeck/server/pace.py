"""When bots answer: at a beat that depends on public things only, so that how long one thinks tells nothing."""

import asyncio
import math
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")


async def on_the_beat(answer: Awaitable[Result], beat: float) -> Result:
    """An answer, handed over at the first full beat after it is there, never before the first."""
    clock = asyncio.get_running_loop().time
    asked = clock()
    result = await answer
    beats = max(1, math.ceil((clock() - asked) / beat)) if beat else 0
    await asyncio.sleep(max(0.0, asked + beats * beat - clock()))
    return result
