"""The figures that the engine of Meuterer must reach: `make figures` measures them."""

LEAST: dict[str, float] = {"decisions / Freibeuter's": 0.5}
MOST: dict[str, float] = {"redeal / copy": 8}
PLAYERS = (3, 4)
OPTIONS: tuple[dict[str, object], ...] = ({}, {"preset": "french"})
