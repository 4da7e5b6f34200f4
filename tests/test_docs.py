"""Every example in the docs runs, and the docs name what is there."""

import re
from pathlib import Path

import pytest

from quarterdeck.core import read, replay
from quarterdeck.games import GAMES

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_python_example_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), {"__name__": "example"})


def test_the_readme_has_an_example_for_each_audience(capsys: pytest.CaptureFixture[str]) -> None:
    """A game against a bot, worlds imagined from a view and a search, a bot of one's own."""
    printed = []
    for block in blocks(ROOT / "README.md", "python"):
        exec(compile(block, "README.md", "exec"), {"__name__": "example"})
        printed.append(capsys.readouterr().out.splitlines())
    game, search, bot = printed
    assert game[0].startswith("Outcome(clause='F11.")
    assert search[0].startswith("random play from here wins 0.")
    assert sum(int(line.split("tried")[1].split(",")[0]) for line in search[1:]) == 500
    assert [line.split()[0] for line in bot] == ["steady", "deckhand", "bosun"]
    assert sum(float(line.split()[-1]) for line in bot) == pytest.approx(1, abs=0.02)


def test_every_record_in_the_docs_replays() -> None:
    records = [block for page in PAGES for block in blocks(page, "json")]
    assert records
    for record in records:
        replay(GAMES, read(record.encode()))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'<img src="([^"]+)"', text):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_named_in_the_docs_exists(page: Path) -> None:
    known = {path.name for path in ROOT.rglob("*") if not {".venv", "build", "node_modules"} & set(path.parts)}
    for name in re.findall(r"`(?:[\w./]*/)?(\w+\.(?:py|toml|md|json|ftl))`", page.read_text(encoding="utf-8")):
        assert name in known, name


def test_a_screen_says_what_this_is_and_how_to_start() -> None:
    """What, for whom and the two commands stand in the first forty lines."""
    top = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:40])
    for wanted in ("Players", "curious", "Researchers", "make play", "make test"):
        assert wanted in top
    assert "unofficial" in (ROOT / "README.md").read_text(encoding="utf-8")
