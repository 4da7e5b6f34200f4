"""`quarterdeck serve --friends`: what is printed for phones, and that it works for them."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from quarterdeck.cli import main, reaching
from quarterdeck.cli.reaching import AS_BEFORE, WHITE_ON_BLACK, announcement, can_show_codes, qr_code
from quarterdeck.server.reach import Reach
from tests.phone import in_a_terminal, join, scanned

# A computer whose only network is 127.0.0.5: tests bind nothing but loopback
COMPUTER = """
import sys
from quarterdeck.cli import main, reaching
from quarterdeck.server import reach
reach.is_loopback = reaching.is_loopback = lambda host: host in ("127.0.0.1", "localhost", "::1")
reaching.EVERYWHERE = "127.0.0.5"
sys.exit(main(sys.argv[1:]))
"""
WIFI = "192.168.1.23"


def at_home(*found: str, **fields: object) -> Reach:
    return Reach("0.0.0.0", 8321, find=lambda: list(found), **fields)  # type: ignore[arg-type]


# A phone


def test_a_phone_scans_the_printed_code_and_plays(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMPUTER, "serve", "--friends", "--port", "0", "--folder", str(tmp_path)]
    with in_a_terminal(command, until="plain HTTP") as lines:
        url = scanned(lines)
        assert re.fullmatch(r"http://127\.0\.0\.5:\d+/", url)
        assert f"Friends on the same Wi-Fi open {url} or scan this with a phone:" in lines
        assert "0.0.0.0" not in "".join(lines)
        asyncio.run(join(url))


# What is printed


def test_a_code_is_read_as_the_address_and_sets_its_own_colours() -> None:
    for url in (f"http://{WIFI}:8321/", "https://ship.example/", "http://[2001:db8::1]:8321/"):
        code = qr_code(url)
        assert scanned(code) == url
        assert max(map(len, code)) - len(WHITE_ON_BLACK + AS_BEFORE) <= 40
        assert len(code) <= 20


def test_friends_are_told_the_likeliest_address_and_the_others() -> None:
    lines = list(announcement(at_home(WIFI, "10.8.0.2"), friends=True, picture=False))
    assert lines[0] == f"Friends on the same Wi-Fi open http://{WIFI}:8321/"
    assert "http://10.8.0.2:8321/" in lines[1]
    assert "plain HTTP" in lines[-1]


@pytest.mark.parametrize(
    ("reach", "said", "unsaid"),
    [
        (Reach(), [], ["http", "plain"]),
        (Reach(WIFI, 8321), [f"http://{WIFI}:8321/", "plain HTTP"], ["internet"]),
        (at_home(WIFI), [f"http://{WIFI}:8321/", "plain HTTP"], ["0.0.0.0"]),
        (at_home("8.8.8.8"), ["http://8.8.8.8:8321/", "plain HTTP", "internet"], ["Wi-Fi"]),
        (at_home(WIFI, public_url="https://ship.example"), ["https://ship.example/"], ["plain HTTP", WIFI]),
        (at_home(WIFI, public_url="http://ship.example"), ["http://ship.example/", "plain HTTP"], [WIFI, "Wi-Fi"]),
    ],
    ids=str,
)
@pytest.mark.parametrize("friends", [False, True])
def test_a_host_is_told_who_can_reach_it_and_how(
    reach: Reach, said: list[str], unsaid: list[str], friends: bool
) -> None:
    text = "\n".join(announcement(reach, friends=friends, picture=False))
    assert all(part in text for part in said), text
    assert not any(part in text for part in unsaid), text


def test_where_there_is_no_terminal_there_is_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert not can_show_codes()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--friends", "--host", "127.0.0.1"], "Friends cannot reach 127.0.0.1"),
        (["--proxy", "127.0.0.1"], "--proxy needs --public-url"),
        (["--proxy", "unix:/run/nginx.sock", "--public-url", "https://ship.example"], "neither an address"),
        (["--proxy", "fe80::1%eth0", "--public-url", "https://ship.example"], "neither an address"),
        (["--proxy", "10.0.0.7/24", "--public-url", "https://ship.example"], "neither an address"),
        (["--public-url", "https://ship.example/games"], "to itself"),
        (["--name", "https://ship.example"], "not a host"),
        (["--name", "ship.example:80"], "not a host"),
        (["--host", "/run/quarterdeck.sock"], "names a path"),
        (["--host", "fe80::1%lo"], "a zone of IPv6"),
    ],
    ids=str,
)
def test_what_cannot_be_reached_that_way_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--folder", str(tmp_path / "no"), *options]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.splitlines()) == 1
    assert not (tmp_path / "no").exists()


def test_a_computer_in_no_network_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reaching, "EVERYWHERE", "127.0.0.5")  # from which nobody is reached
    assert main(["serve", "--friends", "--no-browser", "--port", "0", "--folder", str(tmp_path)]) == 2
    assert "it seems to be in no network" in capsys.readouterr().err
