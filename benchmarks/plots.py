"""Small line plots as SVG, without a library: both axes logarithmic, a name at the end of each line, light and dark."""

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDE, HIGH = 720, 340
LEFT, RIGHT, TOP, BOTTOM = 74, 250, 44, 48
LINE = 17  # pixels between two names
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#a3499b", "#a87900", "#3d8fc4", "#6b6b6b")
DARK = ("#56b4e9", "#ff8c42", "#3fd0a4", "#e08fd6", "#e6b800", "#9fc5e8", "#b5b5b5")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "5 5", "1 4", "12 4")
FONT = "font-family:system-ui,'DejaVu Sans',sans-serif"

Line = Mapping[int, float]


def line_plot(title: str, across: str, lines: Mapping[str, Line]) -> str:
    """A plot of some lines, each by its name, and thinly the slope of what is linear."""
    sizes = sorted({size for line in lines.values() for size in line})
    costs = [cost for line in lines.values() for cost in line.values()]
    plot = _Plot(_room(sizes[0], sizes[-1], 1), _room(min(costs), max(costs), 10))
    parts = [*_axes(plot, title, across, sizes), _slope(plot)]
    ends = _apart([plot.y(line[max(line)]) for line in lines.values()])
    for number, ((name, line), end) in enumerate(zip(lines.items(), ends, strict=True)):
        points = [(plot.x(size), plot.y(cost)) for size, cost in sorted(line.items())]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        kind = number % len(COLOURS)
        dash = f' stroke-dasharray="{DASHES[kind]}"' if DASHES[kind] else ""
        parts.append(f'<polyline class="c{kind}" points="{path}"{dash}/>')
        parts += [f'<circle class="d{kind}" cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>' for x, y in points]
        x, y = points[-1]
        parts.append(f'<path class="c{kind} lead" d="M{x + 4:.1f} {y:.1f}L{WIDE - RIGHT + 12} {end:.1f}"/>')
        parts.append(f'<text class="t{kind}" x="{WIDE - RIGHT + 16}" y="{end + 4:.1f}">{escape(name)}</text>')
    size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", _style(), *parts, "</svg>", ""])


class _Plot:
    """Where sizes and costs lie."""

    def __init__(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self.across = across
        self.up = up

    def x(self, size: float) -> float:
        """The place of a size."""
        return LEFT + (WIDE - LEFT - RIGHT) * _part(size, self.across)

    def y(self, cost: float) -> float:
        """The place of a cost."""
        return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * _part(cost, self.up)


def _part(value: float, room: tuple[float, float]) -> float:
    return math.log(value / room[0]) / math.log(room[1] / room[0])


def _room(least: float, most: float, ratio: float) -> tuple[float, float]:
    """What an axis spans: a little more than there is, and at least so many times, or a flat line would look wild."""
    lacking = max(1.0, ratio / (most / least)) ** 0.5
    return least / lacking / 1.12, most * lacking * 1.12


def ticks(least: float, most: float) -> list[float]:
    """Round numbers along a logarithmic axis: powers of ten, and where they are few, twice and five times them."""
    powers = range(math.floor(math.log10(least)), math.ceil(math.log10(most)) + 1)
    for steps in ((1,), (1, 3), (1, 2, 5), (1, 2, 3, 4, 5, 6, 7, 8, 9)):
        found = [step * 10.0**power for power in powers for step in steps]
        found = [tick for tick in found if least <= tick <= most]
        if len(found) >= 3:
            return found
    return found


def number_text(number: float) -> str:
    """A number beside an axis or in a table: three digits, and thousands set apart."""
    if number >= 100:
        return f"{float(f'{number:.3g}'):,.0f}"
    return f"{float(f'{number:.3g}'):g}"


def _axes(plot: _Plot, title: str, across: str, sizes: Sequence[int]) -> list[str]:
    right, bottom = WIDE - RIGHT, HIGH - BOTTOM
    parts = [f'<text class="title" x="{LEFT - 58}" y="22">{escape(title)}</text>']
    parts.append(f'<text class="axis" x="{(LEFT + right) / 2}" y="{HIGH - 10}" text-anchor="middle">{across}</text>')
    for tick in ticks(*plot.up):
        y = plot.y(tick)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{right}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number_text(tick)}</text>')
    for tick in sizes if sizes[-1] <= 12 else ticks(*plot.across):
        x = plot.x(tick)
        parts.append(f'<path class="grid" d="M{x:.1f} {bottom}v5"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{number_text(tick)}</text>'
        )
    parts.append(f'<path class="frame" d="M{LEFT} {bottom}H{right}"/>')
    return parts


def _slope(plot: _Plot) -> str:
    """How a linear cost would rise, from the lower left corner."""
    times = min(plot.across[1] / plot.across[0], plot.up[1] / plot.up[0])
    x, y = plot.x(plot.across[0] * times), plot.y(plot.up[0] * times)
    start = f"M{plot.x(plot.across[0]):.1f} {plot.y(plot.up[0]):.1f}"
    angle = math.degrees(math.atan2(y - plot.y(plot.up[0]), x - plot.x(plot.across[0])))
    across, down = LEFT + (x - LEFT) * 0.7 + 6, HIGH - BOTTOM + (y - HIGH + BOTTOM) * 0.7 + 14
    at = f"translate({across:.1f} {down:.1f}) rotate({angle:.1f})"
    return f'<path class="linear" d="{start}L{x:.1f} {y:.1f}"/><text class="guide" transform="{at}">linear</text>'


def _apart(ends: Sequence[float]) -> list[float]:
    """Places for names, in the order of their lines' ends and far enough apart to be read."""
    placed: dict[int, float] = {}
    lowest: float = TOP - LINE
    for number in sorted(range(len(ends)), key=lambda one: ends[one]):
        lowest = max(ends[number], lowest + LINE)
        placed[number] = lowest
    over = max(0.0, lowest - (HIGH - BOTTOM))
    before = math.inf
    for number in sorted(placed, key=lambda one: -placed[one]):
        placed[number] = min(placed[number], HIGH - BOTTOM if over else placed[number], before - LINE)
        before = placed[number]
    return [placed[number] for number in range(len(ends))]


def _style() -> str:
    light = "".join(f".c{n}{{stroke:{c}}}.d{n},.t{n}{{fill:{c}}}" for n, c in enumerate(COLOURS))
    dark = "".join(f".c{n}{{stroke:{c}}}.d{n},.t{n}{{fill:{c}}}" for n, c in enumerate(DARK))
    return (
        f"<style>text{{{FONT};font-size:13px}}.title{{font-size:15px;font-weight:600;fill:#1f2328}}"
        ".axis,.tick{fill:#59636e}.tick,.guide{font-size:12px}.guide{fill:#818b98}polyline{fill:none;stroke-width:2}"
        ".grid{stroke:#e1e6eb;fill:none}.frame{stroke:#818b98;fill:none}"
        ".lead{fill:none;stroke-dasharray:1 4;opacity:.7}"
        f".linear{{stroke:#818b98;stroke-dasharray:1 4;fill:none}}{light}"
        "@media (prefers-color-scheme:dark){.title{fill:#f0f6fc}.axis,.tick{fill:#9198a1}.grid{stroke:#2a3038}"
        f"{dark}}}</style>"
    )
