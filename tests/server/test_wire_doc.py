"""Some pages of `docs` are conversations, which are held here again: every answer must be as it is written there.

`…` stands for what is left out: in an object for further fields, in a list for further items, alone for anything.
What comes beside the news (`around`, `offer`, `knocks`) is passed over where the document does not speak of it.
`as` names who speaks next.
"""

import itertools
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarterdeck.server.sources import Sources
from quarterdeck.wire import doors, hands, messages, oneself, people
from tests.server.wiretap import Wiretap
from tests.server.world import World, scenario, served

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```json (as|request|answer|send|receive|hang-up|play)(?: ([^\n]*))?\n(.*?)```", re.DOTALL)

LEFT_OUT = "…"
BESIDE = ("around", "offer", "knocks")


class Plain(Sources):
    """Names that can be printed in a document, one key for everything, one seed, no time."""

    def __init__(self, *fixed: str) -> None:
        self.names = itertools.chain(fixed, (f"name-{number}" for number in itertools.count()))

    def name(self) -> str:
        return next(self.names)

    def key(self) -> bytes:
        return bytes(32)

    def code(self, letters: str, length: int) -> str:
        return letters[:length]

    def seed(self) -> int:
        return 1

    def wall(self) -> int:
        return 1_800_000_000_000

    def monotonic(self) -> int:
        return 0


class Conversation:
    """Holds the conversation of a document with a server."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.wires = {"": Wiretap(world.address)}
        self.wire = self.wires[""]
        self.body = b""

    async def hold(self, kind: str, what: str, text: str) -> None:
        """One block of the document."""
        if kind == "as":
            self.wire = self.wires.setdefault(what, Wiretap(self.world.address))
        elif kind == "request":
            method, path = what.split()
            self.body = await self.wire.request(method, path, json.loads(text) if text.strip() else None)
        elif kind == "answer":
            assert what in self.wire.heard.rpartition(b"HTTP/1.1 ")[2].decode()
            assert bool(self.body) == bool(text.strip())
            if self.body:
                check(json.loads(self.body), json.loads(text), what)
        elif kind == "send":
            await self.wire.speak(json.dumps(json.loads(text)).encode())
        elif kind == "receive":
            written = json.loads(text)
            while (real := json.loads(msgspec.json.encode(await self.wire.receive())))["type"] in BESIDE:
                if real["type"] == written["type"]:
                    break
            check(real, written, "receive")
        elif kind == "hang-up":
            await self.wire.leave()
        else:
            await self.play()

    async def play(self) -> None:
        """Always the first choice, until the game is over."""
        while not self.wire.over:
            assert self.wire.news is not None
            if self.wire.news.decision is not None:
                await self.wire.act(self.wire.news.choices[0].action)
            else:
                await self.wire.receive()


def check(real: Any, written: Any, where: str) -> None:
    """What really came is what is written."""
    if written == LEFT_OUT:
        return
    if isinstance(written, dict):
        assert isinstance(real, dict), where
        for name, value in written.items():
            if name != LEFT_OUT:
                assert name in real, f"{where}: there is no {name}"
                check(real[name], value, f"{where}.{name}")
        if LEFT_OUT not in written:
            assert real.keys() == written.keys(), where
    elif isinstance(written, list):
        kept = [item for item in written if item != LEFT_OUT]
        assert len(real) == len(kept) if len(kept) == len(written) else len(real) > len(kept), where
        for number, (one, other) in enumerate(zip(real, kept, strict=False)):
            check(one, other, f"{where}[{number}]")
    else:
        assert real == written, where


SEATED = ["anna", "invitation-0", "invitation-1"]
NAMES = {
    "wire": (*SEATED, "invitation", "table-1", "invitation-2"),
    "http": (*SEATED, "invitation", "table-1", "ben"),
    "finding": (*SEATED, "invitation-2", "name", "invitation", "table-1", "ben", "knock-1", "listing"),
    "one-screen": (*SEATED, "invitation", "table-1", "hand-1", "hand-2"),
    "oneself": ("anna", "link-1", "ben"),
    "replay": (
        "anna",
        "invitation-0",
        "invitation-1",
        "invitation",
        "table-1",
        "replay-1",
        "ben",
        "room-1",
        "invitation-2",
        "invitation-3",
        "table-2",
    ),
}


@pytest.mark.parametrize("page", NAMES)
@scenario
async def test_the_conversation_in_the_document_happens(tmp_path: Path, page: str) -> None:
    blocks = BLOCK.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))
    assert len(blocks) > 15
    async with served(tmp_path, sources=Plain(*NAMES[page]), only=("freibeuter",)) as world:
        conversation = Conversation(world)
        for kind, what, text in blocks:
            await conversation.hold(kind, what, text)
        for wire in conversation.wires.values():
            await wire.leave()


def test_every_message_stands_in_a_document_with_every_field() -> None:
    text = "".join((DOCS / f"{page}.md").read_text(encoding="utf-8") for page in NAMES)
    for kind in (*kinds(messages.Message), *kinds(messages.Part)):
        assert f"`{kind.__name__}`" in text, kind
        for field in msgspec.structs.fields(kind):
            assert f'"{field.encode_name}":' in text, f"{kind.__name__}.{field.name}"


def kinds(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    found = [value for module in (messages, doors, hands, oneself, people) for value in vars(module).values()]
    return [kind for kind in found if isinstance(kind, type) and base in kind.__bases__]
