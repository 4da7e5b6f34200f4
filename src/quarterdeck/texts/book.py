"""The in-app rulebook: every clause by its id, marked as the book's, our ruling, reconstructed, derived, an option."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quarterdeck.core.errors import BadWords

LABELS = ("book", "ruling", "recon", "derived", "option", "example")

_CLAUSE = re.compile(r"### ([A-Z]\d+\.\d+)")
_MARKED = re.compile(r"> (ruling|recon|derived|option|example)(?: `(\w+)`)?: (.+)")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of a clause: whose word it is, the option it explains if it does, and its text."""

    label: str
    text: str
    option: str = ""


@dataclass(frozen=True)
class Clause:
    """One rule."""

    id: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Chapter:
    """Clauses under one heading of the book."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Book:
    """A rulebook in one language."""

    title: str
    introduction: str
    chapters: tuple[Chapter, ...]

    def clauses(self) -> dict[str, Clause]:
        """Every clause by its id, in the order of the book."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}

    def clause(self, wanted: str) -> Clause:
        """One clause, or `BadWords`."""
        clauses = self.clauses()
        found = clauses.get(wanted.upper())
        if found is None:
            raise BadWords(
                f"{self.title} has no clause “{wanted}”; it goes from {next(iter(clauses))} to {list(clauses)[-1]}."
            )
        return found


@cache
def read_book(folder: Path, language: str) -> Book:
    """The rulebook of a folder in a language."""
    path = folder / f"book.{language}.md"
    title, introduction, chapters = "", [], []
    clauses: list[Clause] = []
    known: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            clauses = []
            chapters.append((line[3:], clauses))
        elif match := _CLAUSE.fullmatch(line):
            if match[1] in known:
                raise ValueError(f"{path}:{number}: {match[1]} stands twice")
            known.add(match[1])
            clauses.append(Clause(match[1], ()))
        elif line.startswith("#"):
            raise ValueError(f"{path}:{number} is no heading of a rulebook")
        elif clauses:
            last = clauses[-1]
            clauses[-1] = Clause(last.id, (*last.paragraphs, _paragraph(line, path, number)))
        else:
            introduction.append(line)
    return Book(title, "\n\n".join(introduction), tuple(Chapter(name, tuple(found)) for name, found in chapters))


def _paragraph(line: str, path: Path, number: int) -> Paragraph:
    if not line.startswith(">"):
        return Paragraph("book", line)
    match = _MARKED.fullmatch(line)
    if match is None:
        raise ValueError(f"{path}:{number} has no known mark")
    return Paragraph(match[1], match[3], match[2] or "")
