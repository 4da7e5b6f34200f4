"""Messages by which the server draws what a phone's camera reads."""

from typing import Annotated

import msgspec

from quarterdeck.wire.parts import Part

LONGEST_DRAWN = 300  # letters


class Draw(Part, frozen=True):
    """Draw this address as a QR code."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_DRAWN, pattern="^[!-~]*$")]


class Drawn(Part, frozen=True):
    """A QR code with its margin: so many modules wide and high, and its dark ones as the path of an SVG."""

    size: int
    path: str
