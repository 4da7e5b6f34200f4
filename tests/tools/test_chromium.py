"""A Chromium for the browser tests, or one sentence."""

from pathlib import Path

import pytest

from tools import chromium


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Chromium, whose path is this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("QUARTERDECK_CHROMIUM", raising=False)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    return tmp_path


def put(path: Path, code: int = 0) -> str:
    """A program that ends with this exit code."""
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def test_an_installed_one_is_found_under_any_of_its_names(machine: Path) -> None:
    wanted = put(machine / "google-chrome-stable")
    assert chromium.find_chromium() == wanted


def test_a_note_that_one_should_be_installed_is_none(machine: Path) -> None:
    put(machine / "chromium-browser", code=1)
    assert chromium.find_chromium() is None


def test_the_one_that_is_named_is_the_only_one(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(machine / "chromium")
    monkeypatch.setenv("QUARTERDECK_CHROMIUM", put(machine / "my-own"))
    assert chromium.find_chromium() == str(machine / "my-own")
    monkeypatch.setenv("QUARTERDECK_CHROMIUM", str(machine / "nowhere"))
    assert chromium.find_chromium() is None


def test_where_there_is_none_and_none_can_be_had_one_sentence_says_so(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "_succeeds", lambda command, environment: False)
    assert chromium.main() == 1
    assert capsys.readouterr().err == f"{chromium.MISSING}\n"


@pytest.mark.parametrize("empty_lists", [False, True])
def test_on_debian_root_takes_the_packages_of_the_machine(
    machine: Path, monkeypatch: pytest.MonkeyPatch, empty_lists: bool
) -> None:
    tried: list[str] = []

    def succeeds(command: list[str], environment: dict[str, str]) -> bool:
        tried.append(command[1])
        if command[1] == "install" and empty_lists and "update" not in tried:
            return False
        put(machine / "chromium")
        return True

    put(machine / "apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(chromium, "_succeeds", succeeds)
    assert chromium.main() == 0
    assert tried == (["install", "update", "install"] if empty_lists else ["install"])
