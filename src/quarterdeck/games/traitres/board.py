"""The words the browser's board needs beside those of the drawing."""

from collections.abc import Mapping
from typing import Final

# Every key, with the slots its sentence may use
BOARD: Final[Mapping[str, tuple[str, ...]]] = {
    "lesson-goal": (),
    **{f"lesson-{step}": () for step in range(1, 7)},
    **{f"lesson-{step}-title": () for step in range(1, 7)},
}
