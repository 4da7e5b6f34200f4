"""What a new game may be called, and by which letter its book counts its clauses."""

import keyword
import re
import string
from pathlib import Path

from quarterdeck.games import GAMES
from quarterdeck.texts.book import read_book
from tools.new_game import template

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(template.__file__).parent

# What a game has by its name: its own folders and page, and modules that tests and tools look for
HOMES = ("src/quarterdeck/games/{}", "tests/games/{}", "tests/records/{}", "docs/games/{}.md")
FOUND = (
    *("web/src/games/{}", "web/src/generated/{}.ts", "tests/games/{}.py", "tests/leaks/{}.py", "tests/referees/{}.py"),
    *("tests/referees/ours/{}.py", "tools/arena/{}.py", "tools/shots/{}.py"),
)
NAME = r"[a-z]{3,20}"
LONGEST_TITLE = 40


class Refused(Exception):
    """Why no game can be made so, in a sentence."""


def check_name(name: str, root: Path = ROOT) -> None:
    """Refuse what is no name of a package, and what is taken."""
    if not re.fullmatch(NAME, name) or keyword.iskeyword(name):
        raise Refused(f"“{name}” is no name for a game: 3 to 20 small letters a to z, and no word of Python.")
    if name in GAMES or name == template.NAME:
        raise Refused(f"There is a game called “{name}” already.")
    if re.search(rf"\b({name.capitalize()}|{name.upper()})\b", words_of_the_template()):
        raise Refused(f"“{name}” cannot be told from a name in the template’s own code; choose another.")
    taken = [place.format(name) for place in (*HOMES, *FOUND) if (root / place.format(name)).exists()]
    if taken:
        raise Refused(f"“{name}” is taken: there is {taken[0]} already.")


def words_of_the_template() -> str:
    """All of its code; where it speaks of itself does not count."""
    return "\n".join(path.read_text(encoding="utf-8") for path in TEMPLATE.rglob("*.py"))


def check_title(title: str) -> str:
    """The title with typographic apostrophes; refuse what a book cannot be called."""
    title = title.strip().replace("'", "’")
    if not 0 < len(title) <= LONGEST_TITLE or not title.isprintable() or set(title) & set('"\\{}`#'):
        raise Refused(f'A title has 1 to {LONGEST_TITLE} signs, and none of " \\ {{ }} ` #.')
    return title


def used_letters() -> dict[str, str]:
    """The letters of all books, with whose they are."""
    books = {"the house": ROOT / "src/quarterdeck/games", template.TITLE: TEMPLATE / "game" / "texts"}
    books |= {game.title: game.texts for game in GAMES.values()}
    return {clause[0]: whose for whose, folder in books.items() for clause in read_book(folder, "en").clauses()}


def choose_letter(name: str, wanted: str | None = None) -> str:
    """The wanted letter, or the first of the name's, then of the alphabet's, that no book uses."""
    used = used_letters()
    if wanted is None:
        return next(letter for letter in name.upper() + string.ascii_uppercase if letter not in used)
    if wanted not in string.ascii_uppercase or len(wanted) != 1:
        raise Refused(f"“{wanted}” is no letter from A to Z.")
    if wanted in used:
        raise Refused(
            f"The clauses of {used[wanted]} are counted by {wanted}; free are {', '.join(free_letters(used))}."
        )
    return wanted


def free_letters(used: dict[str, str]) -> list[str]:
    """The letters that no book uses."""
    return [letter for letter in string.ascii_uppercase if letter not in used]
