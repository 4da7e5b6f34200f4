"""A phone and a computer in one network of their own: network namespaces, which reach nothing else."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.phone import in_a_terminal, scanned

WIFI, PHONE = "192.168.77.1", "192.168.77.2"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@pytest.fixture
def wifi() -> Iterator[tuple[list[str], list[str]]]:
    """How to run something on the computer and on the phone; the computer's default route is a tunnel."""
    computer, phone = (f"quarterdeck-{name}-{os.getpid()}" for name in ("computer", "phone"))
    try:
        for name in (computer, phone):
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        for link in ("wlan0", "tun0"):
            ip("link", "add", link, "netns", computer, "type", "veth", "peer", "name", link, "netns", phone)
        for name, link, address in ((computer, "wlan0", WIFI), (computer, "tun0", "10.8.0.2"), (phone, "wlan0", PHONE)):
            ip("-n", name, "address", "add", f"{address}/24", "dev", link)
            ip("-n", name, "link", "set", link, "up")
        ip("-n", computer, "route", "add", "default", "dev", "tun0")
        yield ["ip", "netns", "exec", computer], ["ip", "netns", "exec", phone]
    finally:
        for name in (computer, phone):
            subprocess.run(["ip", "netns", "delete", name], check=False)


def test_a_phone_in_the_same_room_joins_by_the_printed_code(wifi: tuple[list[str], list[str]], tmp_path: Path) -> None:
    on_computer, on_phone = wifi
    serve = [sys.executable, "-m", "quarterdeck", "serve", "--friends", "--folder", str(tmp_path)]
    with in_a_terminal([*on_computer, *serve], until="plain HTTP") as lines:
        url = scanned(lines)
        assert url == f"http://{WIFI}:8321/"
        assert any("http://10.8.0.2:8321/" in line for line in lines)
        played = [*on_phone, sys.executable, "-m", "tests.phone", url]
        assert subprocess.run(played, capture_output=True, text=True, check=True).stdout == "They play.\n"


def test_a_computer_in_no_network_says_so(tmp_path: Path) -> None:
    alone = ["unshare", "--net", sys.executable, "-m", "quarterdeck", "serve", "--friends", "--folder", str(tmp_path)]
    done = subprocess.run(alone, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "it seems to be in no network" in done.stderr
