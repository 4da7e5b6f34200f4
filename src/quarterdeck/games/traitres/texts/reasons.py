"""Why the pirates or the mutineers of Traîtres à bord have won (T7, T8)."""

from collections.abc import Sequence

from quarterdeck.core.reasons import Ended, Reason

WHY = (
    "overboard",
    "opened-chest",
    "chest-full",
    "chest-short",
    "mutineers-gone",
    "sides-even",
    "pile-empty",
    "role-opened",
    "chest-left",
    "team-won",
    "won",
)


def account(ended: Ended) -> Sequence[Reason]:
    """Who went overboard, what the chest held, who was what, and so whose side has won."""
    return ended.of(WHY)
