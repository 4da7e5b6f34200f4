"""What has no end is given one: requests, pings, parts of messages, silence."""

import asyncio
import contextlib
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from quarterdeck.server import bounds, protocols
from quarterdeck.server.bounds import FRAMES
from quarterdeck.server.limits import Bucket
from quarterdeck.server.protocols import BoundedSocket
from quarterdeck.wire.messages import Refused
from tests.server.test_playing import finished, lazy_spectator
from tests.server.wiretap import Wiretap
from tests.server.world import World, scenario, served

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
LAST = 0x80


def masked(opcode: int, data: bytes = b"") -> bytes:
    """A frame of a client; the mask is zero."""
    return bytes([opcode, 0x80 | len(data)]) + b"\0\0\0\0" + data


async def line_to(world: World) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*urlsplit(world.address).netloc.split(":"))


async def socket_to(world: World) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket that says nothing by itself."""
    tap = Wiretap(world.address)
    await tap.request("GET", "/api/me")
    await tap._open()
    assert tap._line is not None
    return tap._line


async def flood(writer: asyncio.StreamWriter, data: bytes, times: int) -> None:
    with contextlib.suppress(ConnectionError):
        for _ in range(times):
            writer.write(data)
            await asyncio.wait_for(writer.drain(), 5)


async def until_hung_up(reader: asyncio.StreamReader) -> bytes:
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := await reader.read(2**16):
            heard += part
    return heard


@pytest.mark.parametrize("end", [b"GET /", b"GET / HTTP/1.1\r\nx: ", b"GET / HTTP/1.1\r\nx: y\r\n"], ids=str)
def test_a_request_whose_head_has_no_end_is_hung_up_on(tmp_path: Path, end: bytes) -> None:
    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            reader, writer = await line_to(world)
            writer.write(end)
            await flood(writer, b"x: y\r\n" * 500 if end.endswith(b"\n") else b"x" * 3000, 200)
            await until_hung_up(reader)
            writer.close()
            await world.player()

    try_it()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost",
        b"POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=str,
)
def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.2)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            reader, writer = await line_to(world)
            writer.write(text.replace(b"{}", urlsplit(world.address).netloc.encode()))
            await until_hung_up(reader)
            writer.close()
            idle = await socket_to(world)  # a socket may be silent as long as it likes
            await asyncio.sleep(0.5)
            idle[1].write(masked(LAST | PING, b"there?"))
            assert (await idle[0].readexactly(8))[2:] == b"there?"
            idle[1].close()

    try_it()


@scenario
async def test_requests_that_do_not_wait_for_answers_do_not_pile_up(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        request = f"GET /health HTTP/1.1\r\nHost: {urlsplit(world.address).netloc}\r\n\r\n".encode()
        reader, writer = await line_to(world)
        writer.write(request * 10)
        heard = b""
        while heard.count(b"HTTP/1.1 200 ") < 10:
            heard += await reader.read(2**16)
        writer.close()
        reader, writer = await line_to(world)
        await flood(writer, request * 1000, 20)
        heard = await asyncio.wait_for(until_hung_up(reader), 20)
        assert heard.count(b"HTTP/1.1 ") < 1000
        writer.close()
        await world.player()


@scenario
async def test_who_is_hung_up_on_before_all_is_answered_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as world:
        request = f"GET /health HTTP/1.1\r\nHost: {urlsplit(world.address).netloc}\r\n\r\n".encode()
        for _ in range(5):
            reader, writer = await line_to(world)
            writer.write(request * 40)
            await until_hung_up(reader)
            writer.close()
        await world.player()
    assert caplog.text == ""


@scenario
async def test_bad_bytes_behind_a_request_are_not_its_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    async with served(tmp_path) as world:
        monkeypatch.setattr(logging.getLogger("uvicorn.error"), "handlers", [Listing(lines)])
        request = f"GET /api/me HTTP/1.1\r\nHost: {urlsplit(world.address).netloc}\r\n\r\n".encode()
        for times in (1, 5):
            reader, writer = await line_to(world)
            writer.write(request * times + b"GARBAGE\r\n\r\n")
            heard = await asyncio.wait_for(until_hung_up(reader), 20)
            writer.close()
            assert b" 400 " not in heard
        await world.player()
        assert not [line for line in lines if "Traceback" in line or "Error" in line]


@scenario
async def test_pongs_do_not_pile_up_for_one_who_reads_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = [0]
    handle_ping = BoundedSocket.handle_ping

    def measured(self: BoundedSocket) -> None:
        handle_ping(self)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(BoundedSocket, "handle_ping", measured)
    monkeypatch.setattr(protocols, "FRAMES", FRAMES._replace(most=10**6))
    async with served(tmp_path, small_buffers=True) as world:
        reader, writer = await socket_to(world)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        await flood(writer, masked(LAST | PING, b"x" * 125) * 1000, 100)
        assert max(waiting) < 2**17
        writer.transport.abort()


@pytest.mark.parametrize("opcode", [LAST | PING, LAST | PONG, LAST | BINARY, LAST | TEXT, BINARY], ids=str)
def test_frames_without_end_are_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opcode: int) -> None:
    """Whatever they are: each takes the server's time, also one that no game ever hears of."""
    monkeypatch.setattr(bounds, "FRAMES_OF_ADDRESS", bounds.FRAMES_OF_ADDRESS._replace(most=10**9))
    parsed = 0
    take = Bucket.take

    def counting(self: Bucket, weight: int = 1) -> bool:
        nonlocal parsed
        parsed += 1
        return take(self, weight)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            reader, writer = await socket_to(world)
            monkeypatch.setattr(Bucket, "take", counting)
            await flood(writer, masked(opcode) * 5000, 20)
            await asyncio.wait_for(until_hung_up(reader), 20)
            writer.close()
            await world.player()

    try_it()
    assert parsed < 3000


@scenario
async def test_a_message_in_parts_without_end_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        reader, writer = await socket_to(world)
        await flood(writer, masked(TEXT) + masked(CONTINUED) * 1000, 1)
        heard = await until_hung_up(reader)
        assert heard[0] == LAST | CLOSE
        assert int.from_bytes(heard[2:4], "big") == 1009
        writer.close()


@scenario
async def test_a_message_in_some_parts_is_read(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        reader, writer = await socket_to(world)
        writer.write(masked(TEXT, b'{"type": "dance"') + masked(CONTINUED) * 9 + masked(LAST | CONTINUED, b"}"))
        assert b"message-bad" in await reader.read(2**16)
        writer.close()


@pytest.mark.parametrize(
    "frames",
    [
        masked(LAST | TEXT, b"\xff") * 3,
        masked(TEXT, "é".encode()[:1]) + masked(LAST | CONTINUED, b"x"),
        masked(LAST | CLOSE, b"\x03\xe8\xff"),
    ],
    ids=["a frame", "parts", "a reason"],
)
def test_text_that_is_no_utf_8_is_hung_up_on_without_a_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], frames: bytes
) -> None:
    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            reader, writer = await socket_to(world)
            writer.write(frames)
            heard = await until_hung_up(reader)
            assert heard[0] == LAST | CLOSE
            assert int.from_bytes(heard[2:4], "big") == 1007
            writer.close()

    try_it()
    assert capsys.readouterr().err == ""  # where uvicorn logs


@scenario
async def test_text_whose_letter_is_cut_in_two_parts_is_read(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        reader, writer = await socket_to(world)
        writer.write(masked(TEXT, "é".encode()[:1]) + masked(LAST | CONTINUED, "é".encode()[1:]))
        assert b"message-bad" in await reader.read(2**16)
        writer.close()


@pytest.mark.parametrize(
    ("messages", "keys"),
    [
        ([b"{"] * 100, ["message-bad"] * 100),
        (
            [b'{"type": "act", "ask": %d, "decision": 1, "action": "x"}' % ask for ask in range(100)],
            ["watch-first"] * 100,
        ),
        (
            [b'{"type": "watch", "table": "TABLE"}']
            + [b'{"type": "act", "ask": %d, "decision": 1, "action": "x"}' % ask for ask in range(99)],
            ["only-watching"] * 99,
        ),
    ],
    ids=["malformed", "well-formed", "at a table"],
)
def test_a_hundred_messages_at_once_are_all_answered(tmp_path: Path, messages: list[bytes], keys: list[str]) -> None:
    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            anna, ben = await world.at_table("person", "person")
            assert anna.shown is not None
            tap = Wiretap(world.address)
            await tap.request("GET", "/api/me")
            await tap._open()
            assert tap._line is not None
            sent = b"".join(
                masked(LAST | TEXT, message.replace(b"TABLE", anna.shown.table.encode())) for message in messages
            )
            tap._line[1].write(sent)
            answers: list[Refused] = []
            while len(answers) < len(keys):
                answer = await tap.receive()
                answers += [answer] if isinstance(answer, Refused) else []
            assert [answer.key for answer in answers] == keys
            assert [answer.ask for answer in answers] == (
                [None] * 100 if keys[0] == "message-bad" else list(range(len(keys)))
            )
            for player in (anna, ben, tap):
                await player.leave()

    try_it()


@scenario
async def test_one_who_never_reads_again_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "WRITE_TIMEOUT", 0.3)
    async with served(tmp_path, small_buffers=True) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        lazy = await lazy_spectator(world, anna.shown.table)
        live = world.house._tables[anna.shown.table]
        await finished([anna, ben])
        for player in (anna, ben):
            await player.leave()
        while live.watchers:
            await asyncio.sleep(0.05)
        assert lazy._socket is not None
        lazy._socket.transport.abort()


class Listing(logging.Handler):
    """Keeps the lines it is handed."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(record.getMessage())


@scenario
async def test_bad_requests_do_not_fill_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    async with served(tmp_path) as world:
        monkeypatch.setattr(logging.getLogger("uvicorn.error"), "handlers", [Listing(lines)])
        for request in (b"\0\r\n\r\n", b"GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"):
            lines.clear()
            for _ in range(60):
                reader, writer = await line_to(world)
                writer.write(request)
                assert await reader.read(100)
                writer.close()
            assert 1 <= len(lines) <= 30
