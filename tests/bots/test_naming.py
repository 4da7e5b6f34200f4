"""Bots are found by the names people type, and what leads nowhere is said in a sentence."""

import hashlib
import sys
from pathlib import Path

import pytest

from quarterdeck.bots import LADDER, Captain, Deckhand
from quarterdeck.bots.hosted import Hosting
from quarterdeck.bots.naming import NoSuchBot, find_bot, settled, split_names, title_of

LAZY = """
from quarterdeck.bots import Bot

class Lazy(Bot):
    name = "lazy"
    def choose(self, view, legal, statements, luck, budget):
        return legal[0]

class Unfinished(Bot):
    pass

lazy = "not a class"
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with modules of somebody's own, in which a command is called."""
    (tmp_path / "lazybots.py").write_text(LAZY, encoding="utf-8")
    (tmp_path / "brokenbots.py").write_text("import lost_at_sea", encoding="utf-8")
    (tmp_path / "raisingbots.py").write_text("raise ValueError('no wind')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    return tmp_path


def test_every_level_of_the_ladder_is_found_however_it_is_typed() -> None:
    for name, bot in LADDER.items():
        assert find_bot(name) is find_bot(f" {name.upper()} ") is bot
    assert split_names("Captain , lazybots:Lazy") == ["captain", "lazybots:Lazy"]


def test_a_class_is_its_own_bot() -> None:
    assert find_bot(Deckhand) is Deckhand
    assert title_of(Deckhand) == title_of("Deckhand") == "deckhand"
    assert settled(" a.b:C ") == "a.b:C"


def test_a_bot_in_a_module_of_the_current_folder_is_found_and_not_imported_here(here: Path) -> None:
    bot = find_bot(" lazybots:Lazy ")
    assert isinstance(bot, Hosting)
    assert (bot.title, bot.looks, bot.speaks) == ("lazybots:Lazy", True, False)
    assert bot.code == hashlib.sha256((here / "lazybots.py").read_bytes()).hexdigest()
    assert "lazybots" not in sys.modules


def test_a_bot_in_a_module_of_the_house_is_found() -> None:
    assert find_bot("quarterdeck.bots.captain:Captain") is Captain


LEVELS = "there are: deckhand, helmsman, bosun, captain"

BAD = {
    "admiral": f"There is no bot “admiral”; {LEVELS}, or module:Name for one of your own.",
    "": f"There is no bot “”; {LEVELS}, or module:Name for one of your own.",
    "nowhere:Lazy": "There is no module “nowhere” in this folder or on Python's path.",
    "quarterdeck.nowhere:Lazy": "There is no module “quarterdeck.nowhere” in this folder or on Python's path.",
    "lazybots:Diligent": "The module “lazybots” has no “Diligent”.",
    "lazybots:lazy": "“lazybots:lazy” is not a bot: it must be a class made from quarterdeck.bots.Bot.",
    "lazybots:Unfinished": "The bot “lazybots:Unfinished” cannot play: it lacks “choose”.",
    "brokenbots:Lazy": "The module “brokenbots” cannot be imported: it needs “lost_at_sea”, which is not there.",
    "raisingbots:Lazy": "The module “raisingbots” cannot be imported: ValueError: no wind.",
    "lazybots:": "“lazybots:” names no bot: write a level of the ladder, module:Name or process:COMMAND.",
    "../lazybots:Lazy": "“../lazybots:Lazy” names no bot: write a level of the ladder, module:Name or process:COMMAND.",
}


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_leads_nowhere_is_refused_in_a_sentence(here: Path, name: str) -> None:
    with pytest.raises(NoSuchBot) as refused:
        find_bot(name)
    assert str(refused.value) == BAD[name]
