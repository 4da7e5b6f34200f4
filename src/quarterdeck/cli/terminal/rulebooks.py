"""The rulebooks a player looks things up in: the game's own, and the articles that hold at every table."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

import quarterdeck.games
from quarterdeck.cli.terminal.examples import examples_of
from quarterdeck.core.game import Game
from quarterdeck.texts.book import Book, Chapter, Clause, read_book
from quarterdeck.texts.drawing import wrapped
from quarterdeck.texts.words import Words

HOUSE = Path(quarterdeck.games.__file__).parent
WIDEST = 88  # columns; longer lines are hard to read


class Rulebooks:
    """A game's book and the house's, in one language, and how often each clause came up in a game, where it did."""

    def __init__(self, game: Game, words: Words, came: Mapping[str, int] | None = None) -> None:
        self.words = words
        self.came = came or {}
        self.examples = examples_of(game, words)
        self.books: tuple[Book, ...] = (read_book(game.texts, words.language), read_book(HOUSE, words.language))

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

    def only_cited(self) -> list[Book]:
        """The books without the clauses that did not come up."""
        return [book for book in map(self._only_cited, self.books) if book.chapters]

    def _only_cited(self, book: Book) -> Book:
        chapters = [
            Chapter(chapter.title, tuple(clause for clause in chapter.clauses if self.came.get(clause.id)))
            for chapter in book.chapters
        ]
        return Book(book.title, "", tuple(chapter for chapter in chapters if chapter.clauses))

    # Printing

    def print_clause(self, console: Console, clause: Clause) -> None:
        """One clause, each paragraph with whose word it is."""
        title = Text(clause.id, "bold")
        if number := self.came.get(clause.id):
            title.append("  ★ " + self.words.say("clause-came", {"number": number}), "not bold italic")
        console.print(title)
        for paragraph in clause.paragraphs:
            label = self.words.say("labelled", {"label": self.words.say(f"label-{paragraph.label}")})
            lines = wrapped(f"{label} {paragraph.text}", min(console.width, WIDEST) - 2)
            text = Text("  " + "\n  ".join(lines))
            text.stylize("italic dim", 2, 2 + len(label))
            console.print(text, soft_wrap=True)

    def print_chapter(self, console: Console, chapter: Chapter) -> None:
        """All clauses under one heading."""
        console.print(Text(chapter.title, "bold underline"))
        for clause in chapter.clauses:
            self.print_clause(console, clause)

    def print_chapters(self, console: Console) -> None:
        """The headings."""
        console.print(self.words.say("chapters", self.examples), style="dim")
        for book in self.books:
            for chapter in book.chapters:
                console.print(f"  {chapter.title}")

    def print_all(self, console: Console, books: Sequence[Book]) -> None:
        """Whole books."""
        for book in books:
            console.print(Text(book.title.upper(), "bold"))
            for paragraph in book.introduction.split("\n\n") if book.introduction else ():
                lines = wrapped(paragraph, min(console.width, WIDEST))
                console.print(Text("\n".join(lines)), "", sep="\n", soft_wrap=True)
            for chapter in book.chapters:
                self.print_chapter(console, chapter)
                console.print()
