"""Sentences, made at the edge, in the reader's language, from a key and slots."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from quarterdeck.core.errors import BadWords
from quarterdeck.core.telling import SEAT_SLOTS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")

_HERE = Path(__file__).parent


class Words:
    """All words of a game, or of the house alone, in one language."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language, folder)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, slots: Mapping[str, object] | None = None, names: Sequence[str] = ()) -> str:
        """The sentence of a key with its slots: seats show their players' names, a list `x` gives `x_count`.

        What has a name of its own (`name-wine`) is shown by it in lists; a text `x` gives it as `x_name`.
        """
        filled = {name: self._fill(name, value, names) for name, value in (slots or {}).items()}
        for name, value in (slots or {}).items():
            if isinstance(value, (list, tuple)):
                filled[f"{name}_count"] = self._fill("", len(value), ())
            elif isinstance(value, str):
                filled[f"{name}_name"] = self.name(value)
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise BadWords(f"There are no words for “{key}” in “{self.language}”.")
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise BadWords(f"The words for “{key}” in “{self.language}” do not fit: {errors[0]}.")
        return str(text)

    def name(self, word: str) -> str:
        """What a thing is called in this language, or its word where it has no other name."""
        pattern = self._bundle.get_message(f"name-{word}").value if self.has(f"name-{word}") else None
        return word if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def _fill(self, name: str, value: object, names: Sequence[str]) -> object:
        if name in SEAT_SLOTS and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            from fluent.runtime.types import fluent_number

            return fluent_number(value, useGrouping=False)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.name(str(item)) for item in value) or "–"
        return str(value)


@cache
def words_of(language: str, folder: Path | None = None) -> Words:
    """The words of a language, read once."""
    if language not in LANGUAGES:
        raise BadWords(f"There is no language “{language}”; there are {' and '.join(LANGUAGES)}.")
    return Words(language, folder)


@cache
def _bundle(language: str, folder: Path | None) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of a second: only where words are needed

    bundle = FluentBundle([language], use_isolating=False)
    for place in (_HERE, folder):
        if place is not None:
            bundle.add_resource(FluentResource((place / f"words.{language}.ftl").read_text(encoding="utf-8")))
    return bundle
