"""`quarterdeck serve`, started as a player starts it."""

import argparse
import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from quarterdeck.cli import main
from quarterdeck.cli.serve import data_folder, has_screen, seconds
from quarterdeck.games import GAMES
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.served import Served
from tests.texts.words_files import files, parsed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    assert served.stop() == 0
    assert served.said().endswith("The server has stopped; all tables are kept.\n")


def fetch(server: Served, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """The status, body and headers of an answer."""
    request = urllib.request.Request(server.address.rstrip("/") + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.read(), {name.lower(): value for name, value in answer.headers.items()}
    except HTTPError as error:
        with error:
            return error.code, error.read(), {}


def test_it_says_where_it_is_and_where_tables_are_kept(server: Served) -> None:
    assert f"Quarterdeck is at {server.address} (Ctrl-C stops it; tables are kept in {server.folder})" in server.said()
    assert (server.folder / "tables.sqlite").exists()


@pytest.mark.parametrize("path", ["/words/house.en.ftl", "/words/page.fr.ftl", "/words/freibeuter.fr.ftl"])
def test_words_are_served_and_kept_until_they_change(server: Served, path: str) -> None:
    status, body, headers = fetch(server, path)
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert b" = " in body
    assert fetch(server, path, **{"If-None-Match": headers["etag"]})[:2] == (304, b"")


def test_a_server_takes_all_descriptors_it_may_have(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
    try:
        server = Served(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    try:
        soft, hard = resource.prlimit(server.process, resource.RLIMIT_NOFILE)
        assert soft > 512 or soft == hard
    finally:
        server.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_sent_all_words_but_those_that_only_a_terminal_says(server: Served, language: str) -> None:
    files_of = {name: [folder] for name, folder in files(GAMES)}
    files_of["later"] = [*files_of["page"], *files_of["house"]]
    for name, folders in files_of.items():
        mark, wanted = "later" if name == "later" else "", []
        for folder in folders:
            said = {key for key, one in parsed(folder, language).items() if one.mark == mark}
            whole = parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body
            wanted += [entry for entry in whole if isinstance(entry, ast.Message) and entry.id.name in said]
        served = parse(fetch(server, f"/words/{name}.{language}.ftl")[1].decode()).body
        assert len(served) == len(wanted) > 0
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(served, wanted, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_in_its_own_words_what_a_list_of_games_shows(server: Served, language: str) -> None:
    served = parse(fetch(server, f"/words/games.{language}.ftl")[1].decode()).body
    said = {entry.id.name: entry.value for entry in served if isinstance(entry, ast.Message) and entry.value}
    assert len(said) == len(served)
    for game in GAMES.values():
        own = words_of(language, game.texts)
        for what in ("verb", "subtitle", "line", "credit"):
            assert own.say(f"game-{what}") == serialize_pattern(said.pop(f"{what}-{game.name}")).strip()
    assert not said


def test_both_rulebooks_are_served(server: Served) -> None:
    game, house = json.loads(fetch(server, "/book/freibeuter.fr.json")[1])
    assert game["chapters"][0]["clauses"][0]["id"].startswith("F1.")
    assert house["chapters"][0]["clauses"][0]["id"].startswith("G1.")


@pytest.mark.parametrize("path", ["/words/house.de.ftl", "/words/chess.en.ftl", "/book/chess.en.json"])
def test_what_is_not_there_is_refused_by_its_key(server: Served, path: str) -> None:
    status, body, _ = fetch(server, path)
    assert (status, json.loads(body)["key"]) == (404, "not-found")


def test_the_page_is_the_same_at_every_table_and_its_assets_may_be_kept(server: Served) -> None:
    status, page, _ = fetch(server, "/")
    assert (status, fetch(server, "/table/anything")[1]) == (200, page)
    asset = page.decode().split('src="', 1)[1].split('"', 1)[0]
    status, _, headers = fetch(server, asset)
    assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")


def test_more_than_one_ctrl_c_stops_it_in_order_too(tmp_path: Path) -> None:
    server = Served(tmp_path)
    assert server._process is not None
    for _ in range(2):
        server._process.send_signal(signal.SIGINT)
        time.sleep(0.03)
    assert server._process.wait(20) == 0
    assert server.said().endswith("The server has stopped; all tables are kept.\n")
    assert "Traceback" not in server.said()


def test_a_port_that_is_taken_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--folder", str(tmp_path), "--no-browser"]) == 2
    assert f"Nothing can be served at 127.0.0.1:{port}: " in capsys.readouterr().err


def test_a_folder_that_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--folder", str(tmp_path / "file")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["soon", "-1", "0", "0.149", "61", "nan"])
def test_a_pace_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        seconds(text)


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/quarterdeck"),
        ("linux", {}, "/home/ann/.local/share/quarterdeck"),
        ("darwin", {}, "/home/ann/Library/Application Support/quarterdeck"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/quarterdeck"),
        ("linux", {"QUARTERDECK_FOLDER": "/mine"}, "/mine"),
    ],
)
def test_tables_are_kept_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "QUARTERDECK_FOLDER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder() == Path(expected)


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
