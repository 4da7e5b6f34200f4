"""Build id: names the client and the words that a server hands out, so that a tab of another one knows.

A tab compares the id its page was loaded with to the one every table is shown with. Words belong to it: what is told
are keys, and a tab needs the words that have them.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from quarterdeck import built
from quarterdeck.texts.words import LANGUAGES

DIGITS = 16
_ROOT = b"<html "


def name_build(words: Iterable[Path]) -> str:
    """The id of the client and of these folders' words; empty where there is no client, and so no tab of one."""
    try:
        # It names every other file of the client, whose names change with their content
        total = hashlib.sha256((built.CLIENT / "index.html").read_bytes())
    except OSError:
        return ""
    for folder in words:
        for language in LANGUAGES:
            total.update(b"\0" + (folder / f"words.{language}.ftl").read_bytes())
    return total.hexdigest()[:DIGITS]


def mark(page: bytes, build: str) -> bytes:
    """The page, with the build it belongs to on its root element."""
    return page.replace(_ROOT, _ROOT + f'data-build="{build}" '.encode(), 1)
