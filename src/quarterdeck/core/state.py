"""What every game's setting and state can do, so that one referee and one compiled search serve them all.

A state is the truth. Only a referee, a simulation or a bot's own imagination holds one; it has no wire form.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.bits import WIDTH, add_members, count, kth_of_many, lowest, members
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


MOST_SPANS: Final = 5  # of one seat at one moment
_CODE: Final = 0xFFFF  # the bits of a span's first code; its step less one lies above them
_STEP: Final = 0x10000
_KEEP: Final = 0  # what is asked of spans: how many, which is the k-th
_LIST: Final = 1  # all of them
_FIND: Final = 2  # whether one of them is wanted
_PLACES: Final = 4093  # of the cache: a prime, so that like sets lie apart


@final
class Spans:
    """Legal actions as a few sets, in the order of their codes: each a first code and the members counted from it.

    Where things are not numbered one after the other, a span has a step: every so-many-th code. What is asked is known
    before: to list them or to look for one of them the others need not be kept. Each span has attributes of its own:
    compiled, these are much quicker than vectors, and this is asked once or twice a decision.
    """

    def __init__(self) -> None:
        self.asked: i64 = _KEEP
        self.wanted: i64 = 0  # the action looked for
        self.found: i64 = 0
        self.actions: list[int] = []  # listed
        self.size: i64 = 0
        self.first: i64 = 0  # code, and step, of the first span
        self.members: i64 = 0
        self.first_1: i64 = 0
        self.members_1: i64 = 0
        self.first_2: i64 = 0
        self.members_2: i64 = 0
        self.first_3: i64 = 0
        self.members_3: i64 = 0
        self.first_4: i64 = 0
        self.members_4: i64 = 0
        self.end: i64 = 0  # how many actions there are up to each span, that included
        self.end_1: i64 = 0
        self.end_2: i64 = 0
        self.end_3: i64 = 0
        self.kept_spans: vec[i64] = vec[i64]([0] * (2 * _PLACES))  # first code and step, members, in turn
        self.kept: list[Sequence[int]] = [()] * _PLACES

    def add(self, first: i64, members: i64) -> None:
        """Codes counted from a first one: a verb and what it may name, or several verbs that follow each other."""
        if self.asked == _FIND:
            self.found |= _has(first, members, self.wanted)
            return
        size = self.size
        self.size = size + 1
        if size == 0:
            self.first = first
            self.members = members
        elif self.asked == _LIST:
            if size == 1:
                self.actions = []
                _list(self.actions, self.first, self.members)
            _list(self.actions, first, members)
        elif size == 1:
            self.first_1 = first
            self.members_1 = members
        elif size == 2:
            self.first_2 = first
            self.members_2 = members
        elif size == 3:
            self.first_3 = first
            self.members_3 = members
        elif size == 4:
            self.first_4 = first
            self.members_4 = members
        else:
            raise IndexError("a seat has at most five spans of legal actions")

    def add_every(self, step: i64, first: i64, members: i64) -> None:
        """A verb whose things lie a step apart."""
        self.add(first + _STEP * (step - 1), members)

    def count(self) -> i64:
        """How many actions there are; where each span ends is kept for `kth`."""
        size = self.size
        end = count(self.members)
        if size == 1:
            return end
        self.end = end
        end += count(self.members_1)
        if size == 2:
            return end
        self.end_1 = end
        end += count(self.members_2)
        if size == 3:
            return end
        self.end_2 = end
        end += count(self.members_3)
        if size == 4:
            return end
        self.end_3 = end
        return end + count(self.members_4)

    def kth(self, k: i64) -> i64:
        """The action with k smaller ones, once they are counted."""
        size = self.size
        if size == 1 or k < self.end:
            return _kth(self.first, self.members, k)
        if size == 2 or k < self.end_1:
            return _kth(self.first_1, self.members_1, k - self.end)
        if size == 3 or k < self.end_2:
            return _kth(self.first_2, self.members_2, k - self.end_1)
        if size == 4 or k < self.end_3:
            return _kth(self.first_3, self.members_3, k - self.end_2)
        return _kth(self.first_4, self.members_4, k - self.end_3)

    def listed(self) -> Sequence[int]:
        """All of them, smallest first; of a single span from a direct-mapped cache, since games come to few sets."""
        if self.size > 1:
            return self.actions
        first = self.first
        members = self.members
        place = (first + members) % _PLACES
        kept = self.kept_spans
        if kept[2 * place] != first or kept[2 * place + 1] != members:
            self.keep(place)
        return self.kept[place]

    def keep(self, place: i64) -> None:
        """Put a single span into a place of the cache."""
        actions: list[int] = []
        _list(actions, self.first, self.members)
        self.kept_spans[2 * place + 1] = -1  # whoever is interrupted here leaves no wrong answer
        self.kept[place] = tuple(actions)
        self.kept_spans[2 * place] = self.first
        self.kept_spans[2 * place + 1] = self.members


def _kth(first: i64, members: i64, k: i64) -> i64:
    """The k-th action of a span."""
    place = k if members & members + 1 == 0 else kth_of_many(members, k)  # where no place is left out, the k-th
    return first + place if first <= _CODE else (first & _CODE) + ((first >> 16) + 1) * place


def _has(first: i64, members: i64, action: i64) -> i64:
    """Whether an action is one of a span, 1 or 0."""
    away = action - (first & _CODE)
    if first > _CODE:
        step = (first >> 16) + 1
        away = away // step if away % step == 0 else -1
    outside = (away | WIDTH - 1 - away) >> 63  # -1 or 0: branches would be guessed wrong
    return members >> (away & 63) & 1 & ~outside


def _list(actions: list[int], first: i64, members: i64) -> None:
    """Add the actions of a span to a list."""
    if first <= _CODE:
        add_members(actions, first, members)
        return
    step = (first >> 16) + 1
    first &= _CODE
    while members:
        actions.append(first + step * lowest(members))
        members &= members - 1


_SPANS: Final = Spans()  # filled anew for every question


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
        return 0 <= seat < WIDTH and self.acting >> seat & 1 != 0

    def add_legal(self, seat: i64, spans: Spans) -> None:
        """What this seat, which must decide now, may do, in the order of codes: said once, asked in many ways."""
        raise NotImplementedError

    def legal(self, seat: int) -> Sequence[int]:
        """What this seat may do now: nothing unless it must decide. It may be handed out again: do not change it."""
        return _spans(self, seat, _LIST).listed() if self.must_decide(seat) else []

    def count_legal(self, seat: i64) -> i64:
        """How many actions this seat, which must decide now, may choose from."""
        return _spans(self, seat, _KEEP).count()

    def kth_legal(self, seat: i64, k: i64) -> i64:
        """The k-th of this seat's legal actions, in the order of `legal`."""
        spans = _spans(self, seat, _KEEP)
        spans.count()
        return spans.kth(k)

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        """One of this seat's legal actions, each as likely as any other."""
        spans = _spans(self, seat, _KEEP)
        return spans.kth(luck.below(spans.count()))

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether this seat, which must decide now, may do this."""
        return _allows(self, seat, action)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is one, said from what its seat knows."""
        raise NotImplementedError

    # Doing it

    def apply(self, seat: int, action: int, luck: Luck, listener: Listener | None = None) -> int:
        """Carry out an action, or raise `IllegalAction` and change nothing; who decides next, as `actor` says it."""
        if not (self.must_decide(seat) and 0 <= action < 0x7FFFFFFF and _allows(self, seat, action)):
            raise self.refusal(seat, action)
        self.play(seat, action, luck, listener)
        return lowest(self.acting) if self.acting else NOBODY

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        """Set the game up, up to its first decision."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """Carry out an action known to be legal, and all that follows from it without a question."""
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


def _spans(state: State, seat: i64, asked: i64) -> Spans:
    """What a seat that must decide now may do; good until the next question about any state."""
    spans = _SPANS
    spans.asked = asked
    spans.size = 0
    state.add_legal(seat, spans)
    if spans.size == 0:
        raise LookupError("whoever must decide has something to choose from: add_legal said nothing")
    return spans


def _allows(state: State, seat: i64, action: i64) -> bool:
    """Whether a seat that must decide now may do this."""
    spans = _SPANS
    spans.asked = _FIND
    spans.wanted = action
    spans.found = 0
    state.add_legal(seat, spans)
    return spans.found != 0


@final
class Setting:
    """One game set up: players, options and data, checked and turned into numbers once, shared by all its states."""

    def __init__(
        self,
        players: i64,
        numbers: Any,
        state: Callable[[Any], State],
        see: Callable[[Any, int], View],
        lay_open: Callable[[Any], View],
        imagine: Callable[[Any, Any, Luck], State],
    ) -> None:
        self.players: i64 = players
        self.numbers: Any = numbers
        self.options: object = None  # as the game chose and read them, for whoever must name them
        self.data: object = None
        self._state = state
        self._see = see
        self._lay_open = lay_open
        self._imagine = imagine

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        """A freshly dealt game."""
        state = self._state(self.numbers)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        """All that a seat (or `SPECTATOR`) may know of a state and remember, and nothing else."""
        return self._see(state, seat)

    def laid_open(self, state: State) -> View:
        """What a spectator would see if all were laid open as at the end. Nobody at a table may see it."""
        return self._lay_open(state)

    def imagine(self, view: View, luck: Luck) -> State:
        """A state that could be true for whoever has this view, every possible one equally likely."""
        return self._imagine(self.numbers, view, luck)
