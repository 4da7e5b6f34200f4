"""A game written down by hand, and what tests ask of it in every game."""

from typing import Generic, Protocol, Self, TypeVar, cast

from quarterdeck.core.record import Person, Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR, State
from quarterdeck.games import GAMES


class Seen(Protocol):
    """What the views of these games have in common."""

    @property
    def actors(self) -> tuple[int, ...]: ...

    @property
    def phase(self) -> str: ...

    @property
    def hand(self) -> tuple[str, ...] | None: ...


SeenT = TypeVar("SeenT", bound=Seen)


class PlayedGame(Generic[SeenT]):
    """A game played so far, as tests look at it."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    @classmethod
    def of(cls, record: Record) -> Self:
        """A record played to its last line."""
        return cls(Replay(GAMES, record).finish())

    @property
    def truth(self) -> State:
        return self.referee.truth

    def view(self, seat: int = SPECTATOR) -> SeenT:
        return cast(SeenT, self.referee.view(seat))

    def legal(self, seat: int) -> list[str]:
        return [self.referee.game.alphabet.words(action) for action in self.referee.legal(seat)]

    @property
    def asked(self) -> tuple[str, tuple[int, ...]]:
        """What must be decided now, and by whom."""
        view = self.view()
        return view.phase, view.actors

    def hand(self, seat: int) -> str:
        return " ".join(self.view(seat).hand or ())

    def cited(self, key: str, seat: int = SPECTATOR) -> list[tuple[str, dict[str, object]]]:
        """Clause and slots of every telling of a key."""
        return [(told.clause, told.slots) for told in self.referee.tellings(seat) if told.key == key]

    def told(self, key: str, seat: int = SPECTATOR) -> list[dict[str, object]]:
        """The slots of every telling of a key."""
        return [slots for _, slots in self.cited(key, seat)]

    def clauses(self, key: str) -> list[str]:
        return [clause for clause, _ in self.cited(key)]


def lines(*texts: str) -> list[str]:
    """The lines of a log, parted by semicolons."""
    return [line.strip() for text in texts for line in text.split(";") if line.strip()]


def seated(names: tuple[str, ...], players: int) -> tuple[Person, ...]:
    """The first of these people."""
    return tuple(Person(name) for name in names[:players])
