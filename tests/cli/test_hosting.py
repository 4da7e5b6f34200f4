"""The host's commands, as a host types them: at a server that runs, and at a store without one."""

import os
import re
import shlex
import signal
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.client import Player
from quarterdeck.store import Log
from quarterdeck.wire.control import SOCKET
from tests.cli.conftest import Run
from tests.served import Served
from tests.server.world import scenario

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    for line in block.splitlines()
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("hosted"))
    yield served
    served.stop()


def opened(server: Served) -> tuple[str, str]:
    """A table that waits, and the badge of whoever opened it and sits there."""
    found: list[str] = []

    @scenario
    async def open_table() -> None:
        anna = Player(server.address, "Anna")
        await anna.arrive()
        table = await anna.open("freibeuter", "person", "person")
        await anna.sit(table.table, table.invitations[0] or "")
        found.extend((table.table, anna.badge))

    open_table()
    return found[0], found[1]


def test_every_command_of_the_page_does_what_it_says(
    run: Run, server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTERDECK_FOLDER", str(server.folder))
    monkeypatch.chdir(tmp_path)
    table, badge = opened(server)
    assert len(COMMANDS) > 12
    for line in COMMANDS:
        name, *arguments = shlex.split(line.replace("Zb3kQ0aX", table[:8]).replace("mX2vTq81", badge[:8]))
        assert name == "quarterdeck"
        if arguments[0] == "serve":
            continue  # by a test of its own
        ran = run(*arguments)
        left_out = arguments[0] == "import"  # they are there already
        assert ran.code == (1 if left_out else 0), (line, ran.err)
        assert ran.out
        if "--delete" in arguments:
            table, badge = opened(server)
    assert stat.S_IMODE((tmp_path / "tables.backup").stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_figures_are_served_where_they_are_asked_for(tmp_path: Path) -> None:
    (line,) = [line for line in COMMANDS if " serve " in line]
    process = subprocess.Popen(
        [sys.executable, "-m", *shlex.split(line), "--folder", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        said = [process.stdout.readline(), process.stdout.readline()]
        (address,) = re.findall(r"Figures are at (\S+)", "".join(said))
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert b"quarterdeck_sockets 0.0" in answer.read()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        process.stdout.close()


def test_without_a_server_the_store_itself_is_worked_on(run: Run, tmp_path: Path) -> None:
    """A backup, a ban and tables survive, whoever carries them out."""
    served = Served(tmp_path)
    table, badge = opened(served)
    served.kill()
    assert (tmp_path / SOCKET).exists(), "left over by the kill"
    at = ("--folder", tmp_path)
    (listed,) = run("tables", "--json", *at).json()["tables"]
    assert (listed["table"], listed["seats"][0]["badge"]) == (table[:8], badge[:8])
    assert run("backup", tmp_path / "copy", *at).code == 0
    assert run("backup", tmp_path / "copy", *at).refused().endswith("--force replaces it.\n")
    assert run("close", table[:8], "--delete", *at).code == 0
    assert run("tables", "--json", *at).json()["tables"] == []
    assert run("restore", tmp_path / "copy", *at).code == 0
    assert len(run("tables", "--json", *at).json()["tables"]) == 1
    assert run("export", tmp_path / "file", *at).code == 0
    assert run("import", tmp_path / "file", "--folder", tmp_path / "new").code == 0
    assert run("import", tmp_path / "file", "--folder", tmp_path / "new").code == 1
    assert run("ban", "192.0.2.1", *at).code == 0
    assert [ban["value"] for ban in run("ban", "--list", "--json", *at).json()] == ["192.0.2.1"]


def test_what_cannot_be_done_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    nowhere = ("--folder", tmp_path / "nothing")
    assert "There is no store" in run("tables", *nowhere).refused()
    assert "There is no file" in run("restore", tmp_path / "copy", *nowhere).refused()
    assert "Say whom" in run("ban", *nowhere).refused()
    assert "at most 300" in run("ban", "1.2.3.4", "--reason", "x" * 301, *nowhere).refused()
    assert "it is a folder" in run("backup", tmp_path, *nowhere).refused()
    assert "not an address and a port" in run("serve", "--metrics", "9101").refused()


@pytest.mark.parametrize("command", ["backup", "export"])
def test_what_a_server_has_open_and_what_is_no_file_is_never_replaced(
    run: Run, server: Served, tmp_path: Path, command: str
) -> None:
    table, _ = opened(server)
    (tmp_path / "here").symlink_to(server.folder)
    os.mkfifo(tmp_path / "pipe")
    for name in ("tables.sqlite", "tables.sqlite-wal", SOCKET):
        for folder in (server.folder, tmp_path / "here"):
            assert "belongs to the store" in run(command, folder / name, "--force", "--folder", server.folder).refused()
    assert "no ordinary file" in run(command, tmp_path / "pipe", "--force", "--folder", server.folder).refused()
    assert table[:8] in run("tables", "--folder", server.folder, "--json").out


@pytest.mark.skipif(os.geteuid() != 0, reason="only root owns what is not its own")
def test_a_folder_of_another_user_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch()
    os.chown(tmp_path, 65534, 65534)
    assert "belongs to another user" in run("tables", "--folder", tmp_path).refused()


def test_a_backup_that_is_interrupted_leaves_the_one_before(run: Run, server: Served, tmp_path: Path) -> None:
    opened(server)
    (tmp_path / "copy").write_text("the one before")
    command = [sys.executable, "-m", "quarterdeck", "backup", str(tmp_path / "copy"), "--force"]
    process = subprocess.Popen([*command, "--folder", str(server.folder)], stderr=subprocess.PIPE)
    until = time.monotonic() + 20
    while not list(tmp_path.glob("*.part")) and process.poll() is None and time.monotonic() < until:
        pass
    process.send_signal(signal.SIGINT)
    code = process.wait(20)
    assert process.stderr is not None
    process.stderr.close()
    whole = (tmp_path / "copy").read_bytes().startswith(b"SQLite format 3")
    assert whole if code == 0 else (tmp_path / "copy").read_text() == "the one before"
    assert not list(tmp_path.glob("*.part"))
    assert run("tables", "--folder", server.folder).code == 0, "the server goes on"


def test_what_killed_commands_left_goes_and_what_others_write_stays(run: Run, tmp_path: Path) -> None:
    """An unfinished backup or restore is a copy of everything hidden."""
    Log(tmp_path / "store" / "tables.sqlite").close()
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    left, written = (tmp_path / f"copy.{pid}.part" for pid in (dead.pid, os.getppid()))
    for path in (left, written):
        path.write_text("half")
    assert run("backup", "--folder", tmp_path / "store", tmp_path / "copy").code == 0
    assert (left.exists(), written.exists()) == (False, True)
    coming = tmp_path / "store" / "tables.sqlite.coming"
    coming.write_text("half")
    Served(tmp_path / "store").stop()
    assert not coming.exists()
