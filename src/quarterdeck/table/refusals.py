"""Why a table does not do what it was asked: a key and slots, of which any language makes a sentence."""

from quarterdeck.core.errors import QuarterdeckError, Slots


class Refusal(QuarterdeckError):
    """Something a table was asked for and did not do; nothing has changed."""

    def __init__(self, key: str, slots: Slots | None = None, clause: str = "") -> None:
        super().__init__(key, slots, clause)
        self.key = key
        self.slots: Slots = slots or {}
        self.clause = clause

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"Refusal({self.key!r})"  # whatever prints it must not name a card


class BrokenLog(QuarterdeckError):
    """A stored log that does not play: which entry, and why. It names no card."""
