"""Which sentences there are, read from the words files: their keys, the slots they use, and who says them.

A heading of a words file may end with a mark. What stands under `## The drawing [terminal]` only a terminal says;
what stands under `## Talk [later]` a page fetches when it first shows that part of it; all else is for everybody.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

EVERYBODY: Final = ""
TERMINAL: Final = "terminal"
LATER: Final = "later"
MARKS: Final = (EVERYBODY, TERMINAL, LATER)

_ENTRY = re.compile(r"\n+(?=[^\s}])")  # each begins at the margin, where else only its last brace can stand
_HEADING = re.compile(r"##(?!#).*?(?:\[(\w+)\])?")
_SLOT = re.compile(r"{\s*\$(\w+)")
_DERIVED = re.compile(r"_(?:count|name)$")


@dataclass(frozen=True)
class Sentence:
    """One message of a words file, as it is written there."""

    key: str
    source: str
    mark: str

    @property
    def slots(self) -> tuple[str, ...]:
        """What it must be given: of a list also its count is made, of a thing also its name."""
        return tuple(dict.fromkeys(_DERIVED.sub("", slot) for slot in _SLOT.findall(self.source)))


@cache
def sentences_of(folder: Path, language: str) -> tuple[Sentence, ...]:
    """Every sentence of a folder's words file, in its order."""
    path = folder / f"words.{language}.ftl"
    found: list[Sentence] = []
    mark = EVERYBODY
    for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
        if heading := _HEADING.fullmatch(entry):
            mark = heading[1] or EVERYBODY
            if mark not in MARKS:
                raise ValueError(f"{path} marks a heading with “{mark}”; there are {' and '.join(MARKS[1:])}")
        elif not entry.startswith("#"):
            found.append(Sentence(entry.split()[0], entry, mark))
    return tuple(found)
