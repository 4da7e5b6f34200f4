"""What tests ask of a game of Freibeuter, however it came about."""

from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Telling
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Owner

End = tuple[str, tuple[int, ...], tuple[int, ...]]


class Seen:
    """A game as a spectator sees it."""

    def view(self, seat: int = SPECTATOR) -> FreibeuterView:
        raise NotImplementedError

    def tellings(self, seat: int = SPECTATOR) -> list[Telling]:
        raise NotImplementedError

    def legal(self, seat: int) -> set[str]:
        """What a seat may do, in words."""
        raise NotImplementedError

    @property
    def owners(self) -> tuple[Owner, ...]:
        return self.view().owners

    @property
    def money(self) -> list[int]:
        return [owner.money for owner in self.owners]

    @property
    def debts(self) -> list[int]:
        return [owner.debt for owner in self.owners]

    @property
    def stocks(self) -> list[int]:
        return [owner.stock for owner in self.owners]

    @property
    def captured(self) -> list[tuple[int, ...]]:
        """How many ships of 5, 10, 15 and 20 each seat has."""
        return [owner.captured for owner in self.owners]

    @property
    def boarded(self) -> list[tuple[str, ...]]:
        return [owner.boarded for owner in self.owners]

    @property
    def boats(self) -> list[tuple[str, ...]]:
        return [owner.boats for owner in self.owners]

    @property
    def wealth(self) -> list[int]:
        return [owner.wealth for owner in self.owners]

    @property
    def end(self) -> End | None:
        """The clause that ended the game, the winners and the scores."""
        outcome = self.view().outcome
        return None if outcome is None else (outcome.clause, outcome.winners, outcome.scores)

    def hand(self, seat: int) -> Hand:
        """A seat's own cards."""
        hand = self.view(seat).hand
        assert hand is not None
        return hand

    def told(self, key: str) -> list[tuple[str, dict[str, object]]]:
        """Clause and slots of every telling of a key that a spectator was given."""
        return [(told.clause, told.slots) for told in self.tellings() if told.key == key]

    def keys(self, since: str) -> list[str]:
        """The keys of all tellings from the last one of this key on."""
        keys = [told.key for told in self.tellings()]
        return keys[len(keys) - 1 - keys[::-1].index(since) :]
