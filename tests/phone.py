"""A phone: reads the code that stands in a terminal, and plays at the address it names."""

import asyncio
import contextlib
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import zxingcpp

from quarterdeck.cli.reaching import AS_BEFORE, WHITE_ON_BLACK
from quarterdeck.client import Player

READY = 30.0  # seconds
SCALE = 4  # dots of a picture for a module of a code


@contextlib.contextmanager
def in_a_terminal(command: list[str], until: str) -> Iterator[list[str]]:
    """Run a command as somebody would, and see its lines up to and with one; then stop it with Ctrl-C."""
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    said, latest = b"", time.monotonic() + READY
    try:
        while until.encode() not in said:
            assert time.monotonic() < latest, said
            said += (more := _read(ours))
            assert more, f"it ended: {said.decode()}"
        yield said.decode().splitlines()
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        while _read(ours):
            pass
        os.close(ours)
        assert process.wait(20) == 0


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end is closed
        return b""


def scanned(lines: list[str]) -> str:
    """What a camera reads from what stands in a terminal, whatever the terminal's own colours are."""
    rows: list[list[int]] = []
    for line in lines:
        if line.startswith(WHITE_ON_BLACK):
            blocks = line.removeprefix(WHITE_ON_BLACK).removesuffix(AS_BEFORE)
            rows.append([255 if block in "▀█" else 0 for block in blocks])
            rows.append([255 if block in "▄█" else 0 for block in blocks])
    picture = bytes(dot for row in rows for _ in range(SCALE) for dot in row for _ in range(SCALE))
    (found,) = zxingcpp.read_barcodes(memoryview(picture).cast("B", (len(rows) * SCALE, len(rows[0]) * SCALE)))
    return str(found.text)


async def join(url: str) -> None:
    """Two phones open a table, sit down and are dealt cards; a page elsewhere that uses our address is refused."""
    ann, bob = Player(url, "Ann"), Player(url, "Bob")
    for player in (ann, bob):
        await player.arrive()
    opened = await ann.open("freibeuter", "person", "person")
    for player, invitation in zip((ann, bob), opened.invitations, strict=True):
        await player.sit(opened.table, str(invitation))
        await player.watch(opened.table)
    assert bob.shown is not None
    assert bob.shown.stage == "playing"
    assert (await bob.request("GET", "/", None, {"Host": "evil.example"}))[0] == 403
    for player in (ann, bob):
        await player.leave()


if __name__ == "__main__":
    asyncio.run(join(sys.argv[1]))
    print("They play.")
