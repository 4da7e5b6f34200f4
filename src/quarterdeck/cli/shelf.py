"""The rulebooks a player looks things up in: the game's own, and the articles that hold at every table."""

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

import quarterdeck.games
from quarterdeck.core.book import Book, Chapter, Clause, read_book
from quarterdeck.core.game import Game
from quarterdeck.core.words import Words

HOUSE = Path(quarterdeck.games.__file__).parent
WIDEST = 88  # columns; longer lines are hard to read


class Shelf:
    """A game's book and the house's, in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.books: tuple[Book, ...] = (read_book(game.folder, words.language), read_book(HOUSE, words.language))

    def clause(self, wanted: str) -> Clause | None:
        """A clause by its id, however it is written."""
        for book in self.books:
            found = book.clauses().get(wanted.strip().upper())
            if found is not None:
                return found
        return None

    def chapter(self, wanted: str) -> Chapter | None:
        """A chapter by the beginning of its clauses, such as F7."""
        for book in self.books:
            for chapter in book.chapters:
                if chapter.clauses and chapter.clauses[0].id.split(".")[0] == wanted.strip().upper():
                    return chapter
        return None

    # Printing

    def print_clause(self, console: Console, clause: Clause) -> None:
        """One clause, each paragraph with whose word it is."""
        console.print(self._clause(clause), width=min(console.width, WIDEST))

    def print_chapter(self, console: Console, chapter: Chapter) -> None:
        """All clauses under one heading."""
        console.print(Text(chapter.title, "bold underline"))
        for clause in chapter.clauses:
            self.print_clause(console, clause)

    def print_chapters(self, console: Console) -> None:
        """The headings."""
        console.print(self.words.say("chapters"), style="dim")
        for book in self.books:
            for chapter in book.chapters:
                console.print(f"  {chapter.title}")

    def print_all(self, console: Console) -> None:
        """Both books."""
        for book in self.books:
            console.print(Text(book.title.upper(), "bold"))
            console.print(Padding(Text(book.introduction), (0, 0, 1, 0)), width=min(console.width, WIDEST))
            for chapter in book.chapters:
                self.print_chapter(console, chapter)
                console.print()

    def _clause(self, clause: Clause) -> RenderableType:
        parts: list[RenderableType] = [Text(clause.id, "bold")]
        for paragraph in clause.paragraphs:
            label = self.words.say(f"label-{paragraph.label}")
            text = Text()
            text.append(self.words.say("labelled", {"label": label}), "italic dim")
            text.append(f" {paragraph.text}")
            parts.append(Padding(text, (0, 0, 0, 2)))
        return Group(*parts)
