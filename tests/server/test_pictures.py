"""QR codes that the server draws, read as a phone would read them."""

import re
from pathlib import Path

import pytest
import zxingcpp

from quarterdeck.client import TurnedAway
from quarterdeck.server import bounds
from quarterdeck.server.pictures import draw
from quarterdeck.wire.pictures import LONGEST_DRAWN, Draw, Drawn
from tests.server.world import scenario, served

RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-\d+z")
BIG = 4  # pixels of a module


def read_picture(drawn: Drawn) -> str:
    """What a camera sees in it."""
    rows = [[255] * drawn.size for _ in range(drawn.size)]
    for x, y, length in (map(int, run) for run in RUN.findall(drawn.path)):
        rows[y][x : x + length] = [0] * length
    pixels = bytes(row[x // BIG] for row in rows for _ in range(BIG) for x in range(drawn.size * BIG))
    (found,) = zxingcpp.read_barcodes(memoryview(pixels).cast("B", (drawn.size * BIG, drawn.size * BIG)))
    return str(found.text)


@pytest.mark.parametrize("text", ["https://ship.example/me#" + "a_B-9" * 5, "x" * LONGEST_DRAWN])
def test_a_phone_reads_what_was_drawn(text: str) -> None:
    assert read_picture(draw(text)) == text


@scenario
async def test_what_is_too_long_or_nothing_is_not_drawn_and_pictures_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "PICTURES_OF_BADGE", bounds.PICTURES_OF_BADGE._replace(per_second=0.0))
    async with served(tmp_path) as world:
        anna = await world.player()
        for number in range(bounds.PICTURES_OF_BADGE.most):
            wrong = Draw(("", "x" * (LONGEST_DRAWN + 1), "é")[number % 3])
            with pytest.raises(TurnedAway, match="message-bad"):
                await anna.ask("POST", "/api/qr", Drawn, wrong)
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.ask("POST", "/api/qr", Drawn, Draw("x"))
