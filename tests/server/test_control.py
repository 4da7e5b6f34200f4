"""The control socket takes its owner's commands alone, and no input, however bad, harms the server."""

import asyncio
import os
import shutil
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.client.host import NoAnswer, ask, connect
from quarterdeck.server import control as serving
from quarterdeck.store import Log, copying
from quarterdeck.wire import control
from quarterdeck.wire.control import SOCKET
from tests.server.test_hand import wish
from tests.server.world import scenario, served
from tests.store.test_copying import entry


async def say(folder: Path, text: bytes) -> bytes:
    """Whatever somebody says to the socket, and all that it answers."""
    line = connect(folder)
    assert line is not None
    reader, writer = await asyncio.open_unix_connection(sock=line)
    writer.write(text)
    answer = await reader.read()
    writer.close()
    return answer


BAD = [
    b"\n",
    b"{}\n",
    b"\xff\xfe\n",
    b"[" * 5000 + b"\n",
    b'{"do":"dance"}\n',
    b'{"do":"tables"}\n',
    b'{"do":"tables","most":1000000}\n',
    b'{"do":"tables","most":9,"stage":"hidden"}\n',
    b'{"do":"close","table":7}\n',
    b'{"do":"bans","more":1}\n',
    b"x" * (control.LONGEST_WISH * 4) + b"\n",
]


@scenario
async def test_what_is_no_wish_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path):
        for text in BAD:
            answer = await say(tmp_path, text)
            assert answer.startswith(b'{"answer":"failed","why":"The server does not understand'), text[:40]
        assert (await wish(tmp_path, control.ListTables(1), control.Tables)).tables == ()


@scenario
async def test_it_is_its_owners_alone_and_gone_when_the_server_is(tmp_path: Path) -> None:
    async with served(tmp_path):
        assert stat.S_IMODE((tmp_path / SOCKET).stat().st_mode) == 0o600
    assert not (tmp_path / SOCKET).exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
@scenario
async def test_another_user_is_turned_away_even_where_the_file_lets_them(tmp_path: Path) -> None:
    folder = Path(f"/tmp/quarterdeck-control-{os.getpid()}")
    folder.mkdir()
    try:
        async with served(folder) as world:
            folder.chmod(0o755)
            (folder / SOCKET).chmod(0o666)
            script = f"""
import os, socket
os.setgid(65534); os.setuid(65534)
line = socket.socket(socket.AF_UNIX); line.connect({str(folder / SOCKET)!r})
try:
    line.sendall(b'{{"do":"tables","most":1}}\\n')
    print(line.recv(100))
except (BrokenPipeError, ConnectionResetError):
    print(b'')
"""
            ran = await asyncio.to_thread(
                subprocess.run, [sys.executable, "-c", script], capture_output=True, text=True, timeout=30
            )
            assert ran.stdout == "b''\n", ran.stderr
            assert world.house is not None
    finally:
        shutil.rmtree(folder)


@scenario
async def test_a_socket_left_over_by_a_kill_is_replaced_and_a_folder_may_have_a_long_name(tmp_path: Path) -> None:
    folder = tmp_path / ("a" * 120)
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as left, control.short_address(folder) as address:
        left.bind(address)
    before = Path.cwd()
    assert connect(folder) is None
    async with served(folder):
        assert (await wish(folder, control.ListTables(1), control.Tables)).tables == ()
    assert Path.cwd() == before


@scenario
async def test_those_who_say_nothing_are_hung_up_on_and_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path):
        silent = [await asyncio.open_unix_connection(str(tmp_path / SOCKET)) for _ in range(serving.MOST_AT_ONCE)]
        while len(await say(tmp_path, b'{"do":"bans"}\n')) < 50:
            await asyncio.sleep(0)
        assert b"Too many commands" in await say(tmp_path, b'{"do":"bans"}\n')
        for _, writer in silent:
            writer.close()
        while b"Too many" in await say(tmp_path, b'{"do":"bans"}\n'):
            await asyncio.sleep(0)
        monkeypatch.setattr(serving, "TIME_TO_ASK", 0.05)
        assert await say(tmp_path, b'{"do":"ba') == b""


def hung_up_on(said: bytes) -> control.Final:
    """What a command makes of a server that reads nothing."""
    line, server = socket.socketpair()
    server.sendall(said)
    server.close()
    with line:
        return ask(line, control.ListTables(1), lambda done, total: None)


def test_a_command_hears_why_it_was_hung_up_on_before_it_was_read() -> None:
    assert hung_up_on(b'{"answer":"failed","why":"Too many."}\n') == control.Failed("Too many.")
    with pytest.raises(NoAnswer, match="hung up without an answer"):
        hung_up_on(b"")


@scenario
async def test_a_command_that_is_interrupted_breaks_its_backup_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAUSE", 0.05)
    async with served(tmp_path) as world:
        for number in range(0, 3000, 500):
            await world.house.log.append([entry("filling", one) for one in range(number, number + 500)])
        reader, writer = await asyncio.open_unix_connection(str(tmp_path / SOCKET))
        writer.write(b'{"do":"backup","file":"' + str(tmp_path / "copy.part").encode() + b'"}\n')
        assert b"progress" in await reader.readline()
        assert (tmp_path / "copy.part").exists()
        writer.close()
        while (tmp_path / "copy.part").exists():
            await asyncio.sleep(0.001)
        monkeypatch.undo()
        await wish(tmp_path, control.Backup(str(tmp_path / "copy.part")), control.Copied)


@scenario
async def test_a_server_that_stops_breaks_a_backup_off_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAUSE", 0.05)
    async with served(tmp_path) as world:
        for number in range(0, 3000, 500):
            await world.house.log.append([entry("filling", one) for one in range(number, number + 500)])
        reader, writer = await asyncio.open_unix_connection(str(tmp_path / SOCKET))
        writer.write(b'{"do":"backup","file":"' + str(tmp_path / "copy.part").encode() + b'"}\n')
        await reader.readline()
    answers = await reader.read()
    writer.close()
    assert b'"answer":"failed"' in answers
    assert not (tmp_path / "copy.part").exists()
    Log(tmp_path / "tables.sqlite").close()
