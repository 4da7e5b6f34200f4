"""The HTTP endpoint that draws QR codes; what is to be drawn stands in the body, since it may be a secret."""

import asyncio
from typing import TYPE_CHECKING, Any

import segno

from quarterdeck.server import bounds
from quarterdeck.server.endpoints import Call, Endpoint
from quarterdeck.server.limits import Limits
from quarterdeck.wire.pictures import Draw, Drawn

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

MARGIN = 4  # modules, as the standard demands


class Pictures:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self._limits = Limits(bounds.PICTURES_OF_ADDRESS, bounds.PICTURES_OF_BADGE)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        return [
            Endpoint(
                *("POST", "/api/qr", "A text as a QR code.", self.draw),
                takes=Draw,
                answers=Drawn,
                limit=self._limits.check,
            )
        ]

    async def draw(self, call: Call[Draw]) -> Drawn:
        return await asyncio.to_thread(draw, call.body.text)


def draw(text: str) -> Drawn:
    """A QR code of a text: its runs of dark modules, row by row."""
    rows = segno.make(text, error="m", micro=False).matrix
    path = ""
    for y, row in enumerate(rows, MARGIN):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                path += f"M{x + MARGIN} {y}h{end - x}v1h{x - end}z"
            x = end + 1
    return Drawn(len(rows) + 2 * MARGIN, path)
