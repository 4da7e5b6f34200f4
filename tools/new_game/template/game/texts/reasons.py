"""Why the smugglers or the spies have won (X6)."""

from collections.abc import Sequence

from quarterdeck.core.reasons import Ended, Reason

WHY = ("ashore", "ended-1", "ended-2", "hold-opened", "won", "nobody-won")


def account(ended: Ended) -> Sequence[Reason]:
    """Who went ashore, how it ended and what lay in the hold."""
    return ended.of(WHY)
