"""What every game's setting and state can do, so that one referee and one compiled search serve them all.

A state is the truth. Only a referee, a simulation or a bot's own imagination holds one; it has no wire form.
"""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.bits import BIT, WIDTH, lowest, members
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import NOBODY, Luck, Outcomes
from quarterdeck.core.view import View

if TYPE_CHECKING:
    from quarterdeck.core.outcome import Outcome

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Who is told what happens while an action is carried out: a referee. In playouts nobody listens."""

    def openly(self, clause: str, key: str, slots: dict[str, object]) -> None:
        """Everybody learns the same."""
        raise NotImplementedError

    def secretly(
        self,
        clause: str,
        owner: int,
        own_key: str,
        own_slots: dict[str, object],
        key: str,
        slots: dict[str, object],
    ) -> None:
        """The owner learns one thing (first), all others another (last)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Outcomes):
    """One game in progress: all that is true of it, and nothing else: no generator, no order of unseen cards.

    `acting` is the set of seats that must decide now, empty when the game is over.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.acting: i64 = 0

    # What may be done

    def actors(self) -> list[int]:
        """The seats that must decide now, several where the book says "at the same time"."""
        return members(self.acting)

    def actor(self) -> int:
        """The first of the seats that must decide now, or `NOBODY` when the game is over."""
        return lowest(self.acting) if self.acting else NOBODY

    def has_seat(self, seat: int) -> bool:
        """Whether there is such a seat, whatever number somebody sent."""
        return 0 <= seat < WIDTH and seat < self.players

    def must_decide(self, seat: int) -> bool:
        """Whether this is a seat that must decide now."""
        return 0 <= seat < WIDTH and BIT[seat] & self.acting != 0

    def legal(self, seat: int) -> Sequence[int]:
        """What this seat may do now: nothing unless it must decide. It may be handed out again: do not change it."""
        if not self.must_decide(seat):
            return []
        return [self.kth_legal(seat, k) for k in range(self.count_legal(seat))]

    def count_legal(self, seat: i64) -> i64:
        """How many actions this seat, which must decide now, may choose from."""
        raise NotImplementedError

    def kth_legal(self, seat: i64, k: i64) -> i64:
        """The k-th of this seat's legal actions, in the order of `legal`."""
        raise NotImplementedError

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        """One of this seat's legal actions, each as likely as any other."""
        return self.kth_legal(seat, luck.below(self.count_legal(seat)))

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether this seat, which must decide now, may do this."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is one, said from what its seat knows."""
        raise NotImplementedError

    # Doing it

    def apply(self, seat: int, action: int, luck: Luck, listener: Listener | None = None) -> int:
        """Carry out an action, or raise `IllegalAction` and change nothing; who decides next, as `actor` says it."""
        if not (self.must_decide(seat) and 0 <= action < 0x7FFFFFFF and self.is_legal(seat, action)):
            raise self.refusal(seat, action)
        self.play(seat, action, luck, listener)
        return lowest(self.acting) if self.acting else NOBODY

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """Carry out an action known to be legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Redraw, in place, all that this seat does not know, every possible world equally likely."""
        raise NotImplementedError

    # How it ends

    def winners(self) -> i64:
        """The set of seats that won; empty while the game lasts and when nobody wins."""
        raise NotImplementedError

    def outcome(self) -> "Outcome | None":
        """How the game ended, or None while it lasts."""
        raise NotImplementedError

    # Sameness

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from others of its setting, in one canonical form."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A short text that is the same for the same state, interpreted and compiled."""
        return hashlib.blake2b(repr(self.key()).encode(), digest_size=12).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.fingerprint())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.players} players>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a state is the truth and has no wire form: send a view")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One game set up: players, options and data, checked and turned into tables once, shared by all its states."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.options: object = None  # as the game chose and read them, for whoever must name them
        self.data: object = None

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        """A freshly dealt game."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """All that a seat (or `SPECTATOR`) may know of a state and remember, and nothing else."""
        raise NotImplementedError

    def imagine(self, view: View, luck: Luck) -> State:
        """A state that could be true for whoever has this view, every possible one equally likely."""
        raise NotImplementedError
