"""Histograms in block characters: how often numbers came up, in about ten lines."""

import sys
from collections.abc import Mapping
from typing import Final

EIGHTHS: Final = "▏▎▍▌▋▊▉█"
WIDEST: Final = 40  # columns of the longest bar
LINES: Final = 10
STEPS: Final = (1, 2, 5)  # times a power of ten: how many numbers may share a line


def histogram(counts: Mapping[int, int], encoding: str | None = None) -> list[str]:
    """One line for each range of numbers: the range, a bar, and its part of all."""
    if not counts:
        return []
    step = width_of(max(counts) - min(counts) + 1)
    binned: dict[int, int] = {}
    for number, count in counts.items():
        binned[number // step] = binned.get(number // step, 0) + count
    total, most = sum(binned.values()), max(binned.values())
    rows = [(span(place * step, step), binned.get(place, 0)) for place in range(min(binned), max(binned) + 1)]
    wide = max(len(name) for name, _ in rows)
    return [f"  {name:>{wide}} {bar(count / most, encoding):<{WIDEST}} {count / total:6.1%}" for name, count in rows]


def width_of(numbers: int) -> int:
    """How many numbers share a line, so that there are no more lines than wanted."""
    power = 1
    while True:
        for step in STEPS:
            if -(-numbers // (step * power)) < LINES:
                return step * power
        power *= 10


def span(first: int, step: int) -> str:
    """A range of whole numbers in words."""
    return str(first) if step == 1 else f"{first} to {first + step - 1}"


def bar(part: float, encoding: str | None = None) -> str:
    """A bar as long as a part of the longest; something that came up at all shows a sliver."""
    eighths = round(part * WIDEST * 8)
    if part > 0:
        eighths = max(eighths, 1)
    try:
        EIGHTHS.encode(encoding or sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return "#" * -(-eighths // 8)
    whole, rest = divmod(eighths, 8)
    return EIGHTHS[-1] * whole + (EIGHTHS[rest - 1] if rest else "")
