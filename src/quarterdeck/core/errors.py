"""What can go wrong, as nouns. Texts here name rules and words, never anything hidden."""

from collections.abc import Mapping

Slots = Mapping[str, object]


class QuarterdeckError(Exception):
    """The root of all errors of this package."""


class IllegalAction(QuarterdeckError):
    """What the rules forbid; nothing has changed. `key` and `slots` make the sentence, in any language."""

    def __init__(self, clause: str, key: str, slots: Slots) -> None:
        super().__init__(clause, key, slots)
        self.clause = clause
        self.key = key
        self.slots = slots

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.slots.items())
        return f"{self.key} ({self.clause})" + (f": {told}" if told else "")


class BadSetting(QuarterdeckError):
    """A game that cannot be set up so. `key` and `slots` make the sentence, in any language."""

    def __init__(self, key: str, slots: Slots) -> None:
        super().__init__(key, slots)
        self.key = key
        self.slots = slots

    def __str__(self) -> str:
        return f"{self.key}: " + ", ".join(f"{name} {value}" for name, value in self.slots.items())


class BadData(QuarterdeckError):
    """A data file that no game can be played with; the text is a sentence for whoever wrote it."""


class BadWords(QuarterdeckError):
    """Words that name no action, chance outcome, statement or language."""


class BadRecord(QuarterdeckError):
    """A record that cannot be read."""


class BrokenRule(QuarterdeckError):
    """A record that breaks a rule, with the entry (counted from 1) and the clause."""

    def __init__(self, entry: int, reason: str, clause: str) -> None:
        super().__init__(entry, reason, clause)
        self.entry = entry
        self.reason = reason
        self.clause = clause

    def __str__(self) -> str:
        return f"Entry {self.entry} breaks {self.clause}: {self.reason}."


class LuckRefused(QuarterdeckError):
    """A script that asks chance for something it cannot give here."""

    def __init__(self, reason: str, point: int = -1) -> None:
        super().__init__(reason)
        self.reason = reason
        self.point = point


class GameRunning(QuarterdeckError):
    """Something was asked for that is hidden until the game is over."""
