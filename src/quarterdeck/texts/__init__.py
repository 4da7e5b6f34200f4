"""What is said, in every language: words files, rulebooks, and how a terminal shows a game."""

from quarterdeck.texts.book import Book, Clause, read_book
from quarterdeck.texts.terminal import TerminalStyle
from quarterdeck.texts.words import LANGUAGES, Words, words_of

__all__ = ["LANGUAGES", "Book", "Clause", "TerminalStyle", "Words", "read_book", "words_of"]
