"""How seats are told apart in the browser: by the terminal's shapes, and by colours that can be read."""

import re
from pathlib import Path

from quarterdeck.games import GAMES
from quarterdeck.texts.drawing import MARKS

SOURCES = Path(__file__).parent.parent / "web" / "src"
COLOURS = dict(
    re.findall(
        r"--([a-z]+(?:-[a-z0-9]+)?): (#[0-9a-f]{6});", (SOURCES / "styles" / "tokens.css").read_text(encoding="utf-8")
    )
)
READABLE = 4.5  # contrast of small text, WCAG 1.4.3


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_browser_has_the_marks_of_the_terminal() -> None:
    mark = (SOURCES / "parts" / "Mark.svelte").read_text(encoding="utf-8")
    assert f"'{MARKS}'" in mark


def test_every_seat_of_every_game_has_a_mark_and_a_colour_of_its_own() -> None:
    most = max(game.players[-1] for game in GAMES.values())
    colours = [COLOURS[f"seat-{seat}"] for seat in range(len(MARKS))]
    assert most <= len(MARKS) == len(set(MARKS)) == len(set(colours))


def test_the_colours_of_seats_can_be_read_on_every_ground_they_stand_on() -> None:
    for seat in range(len(MARKS)):
        for ground in ("deep", "sea", "swell"):
            assert contrast(COLOURS[f"seat-{seat}"], COLOURS[ground]) >= READABLE
        assert contrast(COLOURS["on-seat"], COLOURS[f"seat-{seat}"]) >= READABLE
