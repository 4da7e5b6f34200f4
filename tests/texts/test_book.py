"""Rulebooks by clause."""

from pathlib import Path

import pytest

from quarterdeck.core.errors import BadWords
from quarterdeck.texts.book import LABELS, Paragraph, read_book

BOOK = """# A Game
What it is.

And for whom.

## X1 Set-up
### X1.1
The book says so.

> ruling: We say so.

> option `short`: Shorter.

### X1.2
> recon: It may be so.

## X6 End
### X6.1
It ends.
"""


def book_of(folder: Path, text: str) -> Path:
    (folder / "book.en.md").write_text(text, encoding="utf-8")
    return folder


def test_a_book_is_read_by_chapter_and_clause(tmp_path: Path) -> None:
    book = read_book(book_of(tmp_path, BOOK), "en")
    assert book.title == "A Game"
    assert book.introduction == "What it is.\n\nAnd for whom."
    assert [chapter.title for chapter in book.chapters] == ["X1 Set-up", "X6 End"]
    assert list(book.clauses()) == ["X1.1", "X1.2", "X6.1"]


def test_each_paragraph_says_whose_word_it_is(tmp_path: Path) -> None:
    book = read_book(book_of(tmp_path, BOOK), "en")
    assert book.clause("x1.1").paragraphs == (
        Paragraph("book", "The book says so."),
        Paragraph("ruling", "We say so."),
        Paragraph("option", "Shorter.", "short"),
    )


def test_an_unknown_clause_is_refused_with_what_there_is(tmp_path: Path) -> None:
    with pytest.raises(BadWords, match=r"A Game has no clause “X9”; it goes from X1.1 to X6.1."):
        read_book(book_of(tmp_path, BOOK), "en").clause("X9")


@pytest.mark.parametrize(
    ("line", "fault"), [("#### X1", ":20 is no heading"), ("> rumour: so", ":20 has no known mark")]
)
def test_what_is_neither_heading_nor_marked_is_refused(tmp_path: Path, line: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_book(book_of(tmp_path, BOOK + line + "\n"), "en")


def test_a_clause_stands_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"X1\.1 stands twice"):
        read_book(book_of(tmp_path, BOOK + "### X1.1\nAgain.\n"), "en")


def test_every_label_marks_a_paragraph(tmp_path: Path) -> None:
    marked = "\n".join(f"> {label}: So.\n" for label in LABELS[1:])
    (tmp_path / "book.en.md").write_text(f"# A Game\n## X1 Set-up\n### X1.1\nSo.\n\n{marked}", encoding="utf-8")
    paragraphs = read_book(tmp_path, "en").clause("X1.1").paragraphs
    assert tuple(paragraph.label for paragraph in paragraphs) == LABELS
    assert LABELS == ("book", "ruling", "recon", "derived", "option", "example")
