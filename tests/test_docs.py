"""Every example in the docs runs, and the docs name what is there."""

import re
from pathlib import Path

import pytest

from quarterdeck.core import read, replay
from quarterdeck.games import GAMES

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "tests/README.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))

# Where a path in the docs may begin, besides the page's own folder; what is named of every game is there in every game.
HOMES = [ROOT, ROOT / "src/quarterdeck", ROOT / "web/src"]
GAME_HOMES = [[home / "games" / game for game in GAMES if (home / "games" / game).is_dir()] for home in HOMES[1:]]
MADE = {"compiled.json", "components.v1.toml"}  # by a build; by a later edition
ENDINGS = "css|ftl|html|in|json|jsonl|md|py|svelte|toml|ts"


def name_of(page: Path) -> str:
    """A page as the tests call it."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


WITH_EXAMPLES = [page for page in PAGES if blocks(page, "python")]


def test_there_are_examples() -> None:
    assert README in WITH_EXAMPLES


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_every_python_example_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), {"__name__": "example"})
        printed.append(capsys.readouterr().out.splitlines())
    if page == README:
        each_audience_has_an_example(*printed)


def each_audience_has_an_example(game: list[str], search: list[str], bot: list[str]) -> None:
    """A game against a bot, worlds imagined from a view and a search, a bot of one's own."""
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


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'<img src="([^"]+)"', text):
        assert (page.parent / target).exists(), target


def named(text: str) -> set[str]:
    """The paths of files a text names."""
    paths = set(re.findall(rf"`([\w.<][\w./<>*-]*\.(?:{ENDINGS}))`", text))
    return {path for path in paths - MADE if not path.startswith("build/")}


def is_there(name: str, page: Path) -> bool:
    """Whether a page that names this path names a file."""
    if "<game>" in name:
        return all(is_there(name.replace("<game>", game), page) for game in GAMES)
    if any(list(home.glob(name)) for home in [*HOMES, page.parent]):
        return True
    return any(all((folder / name).is_file() for folder in folders) for folders in GAME_HOMES)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_named_in_the_docs_exists(page: Path) -> None:
    missing = {name for name in named(page.read_text(encoding="utf-8")) if not is_there(name, page)}
    assert not missing


def test_a_file_is_named_by_its_path() -> None:
    """A file of that name elsewhere is not meant."""
    page = ROOT / "docs" / "architecture.md"
    there = "`core/luck.py` `games/<game>/texts/book.en.md` `build/made.json`"
    text = f"{there} `lab/luck.py` `luck.py` `games/<game>/luck.py`"
    assert {name for name in named(text) if not is_there(name, page)} == {
        "lab/luck.py",
        "luck.py",
        "games/<game>/luck.py",
    }


def test_a_screen_says_what_this_is_and_how_to_start() -> None:
    """What, for whom and the two commands stand in the first forty lines."""
    top = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:40])
    for wanted in ("Players", "curious", "Researchers", "make play", "serve --friends", "make test"):
        assert wanted in top
    assert "unofficial" in (ROOT / "README.md").read_text(encoding="utf-8")
