"""What the house is made with is pinned, hashed, and named without saying where it is fetched from."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
WHERE = re.compile(r"(?i)://|--(extra-)?index|--find-links|simple/")


def pins(path: Path) -> dict[str, str]:
    """Each package of a file of requirements with what follows its name."""
    found = re.findall(r"^([\w.-]+)==(.+?)(?=^\S|\Z)", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return {re.sub(r"[-_.]+", "-", name).lower(): rest for name, rest in found}


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.name)
def test_every_requirement_has_a_hash_and_no_address(path: Path) -> None:
    assert pins(path)
    assert all("--hash=sha256:" in rest for rest in pins(path).values())
    assert not WHERE.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.name)
def test_every_wish_is_among_the_pins(path: Path) -> None:
    wishes = re.findall(r"^([\w.-]+==[\w.]+)", path.with_suffix(".in").read_text(encoding="utf-8"), re.MULTILINE)
    held = {f"{name}=={re.split(r'[ ;]', rest)[0]}" for name, rest in pins(path).items()}
    assert {re.sub(r"[-_.]+(?=.*==)", "-", wish).lower() for wish in wishes} <= held, "run: make requirements"


def test_what_the_package_needs_is_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    held = pins(ROOT / "requirements" / "play.txt")
    for wish in [*project["project"]["dependencies"], *project["build-system"]["requires"]]:
        match = re.match(r"([\w.-]+)[>=]=([\w.]+)", wish)
        assert match, wish
        assert held[re.sub(r"[-_.]+", "-", match[1]).lower()].startswith(match[2]), wish


def test_the_client_s_lock_file_names_no_place_to_fetch_from() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
