"""The figures that the engine of Traîtres à bord must reach: `make figures` measures them."""

LEAST: dict[str, float] = {"decisions / Freibeuter's": 0.5}
MOST: dict[str, float] = {"redeal / copy": 10}
PLAYERS = (3, 5, 8)
OPTIONS: tuple[dict[str, object], ...] = ({},)
