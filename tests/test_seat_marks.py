"""How seats are told apart in the browser: by the terminal's shapes, and by colours that can be read."""

import re
from pathlib import Path

import pytest

from quarterdeck.games import GAMES
from quarterdeck.texts.drawing import MARKS

SOURCES = Path(__file__).parent.parent / "web" / "src"
NIGHT, DAY = (
    dict(
        re.findall(
            r"--([a-z]+(?:-[a-z0-9]+)?): (#[0-9a-f]{6});",
            (SOURCES / "styles" / f"{name}.css").read_text(encoding="utf-8"),
        )
    )
    for name in ("tokens", "day")
)
READABLE = 4.5  # contrast of small text, WCAG 1.4.3
SEEN = 3.0  # of what can be operated, WCAG 1.4.11


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


@pytest.mark.parametrize("colours", [NIGHT, DAY], ids=["night", "day"])
def test_every_seat_of_every_game_has_a_mark_and_a_colour_of_its_own(colours: dict[str, str]) -> None:
    most = max(game.players[-1] for game in GAMES.values())
    own = [colours[f"seat-{seat}"] for seat in range(len(MARKS))]
    assert most <= len(MARKS) == len(set(MARKS)) == len(set(own))


@pytest.mark.parametrize("colours", [NIGHT, DAY], ids=["night", "day"])
def test_the_colours_of_seats_can_be_read_on_every_ground_they_stand_on(colours: dict[str, str]) -> None:
    for seat in range(len(MARKS)):
        for ground in ("deep", "sea", "swell"):
            assert contrast(colours[f"seat-{seat}"], colours[ground]) >= READABLE
        assert contrast(colours["on-seat"], colours[f"seat-{seat}"]) >= READABLE


@pytest.mark.parametrize("colours", [NIGHT, DAY], ids=["night", "day"])
def test_every_ink_can_be_read_on_every_ground(colours: dict[str, str]) -> None:
    for ground in ("deep", "sea", "swell", "foam"):
        for ink in ("ink", "faded", "brass-bright"):
            assert contrast(colours[ink], colours[ground]) >= READABLE, (ink, ground)
        assert contrast(colours["edge"], colours[ground]) >= SEEN, ground
    for ink, ground in (("on-brass", "brass"), ("on-brass", "brass-bright"), ("warning", "warning-ground")):
        assert contrast(colours[ink], colours[ground]) >= READABLE, ink
