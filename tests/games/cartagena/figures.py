"""The figures that the engine of Cartagena must reach: `make figures` measures them."""

LEAST: dict[str, float] = {"decisions / Freibeuter's": 0.4}
MOST: dict[str, float] = {"redeal / copy": 10}
PLAYERS = (2, 3, 4)
OPTIONS: tuple[dict[str, object], ...] = ({}, {"track": "coin_first"})
