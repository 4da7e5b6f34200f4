"""How a game ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clause that ended the game, the winners, and where the game has them each seat's score and team."""

    clause: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()
    teams: tuple[str, ...] = ()

    def share(self, seat: int) -> float:
        """A seat's part of the win: the winners share 1; where nobody wins there is nothing to share."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
