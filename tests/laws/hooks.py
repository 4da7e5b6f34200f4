"""What tests know about one game beyond its value: where its pieces are, which worlds a view allows, how to play."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field

from quarterdeck.core.game import Data
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import Setting, State
from quarterdeck.core.telling import Telling
from quarterdeck.core.view import View


@dataclass(frozen=True)
class Style:
    """A way to play: how much players like actions that begin with certain words; all others weigh 100.

    Where `of_seat_0` is given, seat 0 plays by that and the others by `weights`.
    """

    name: str
    weights: Mapping[str, int] = field(default_factory=dict)
    of_seat_0: Mapping[str, int] | None = None


UNIFORM = Style("uniform")


@dataclass(frozen=True)
class Hooks:
    """One game's share in the laws; a test fails where `conserve` or `revealing` is missing.

    `conserve` raises if pieces appeared or vanished between two states of a setting (the earlier is None at the
    start), given all tellings in between. `tiny` is a box for so many players that is small enough to list all its
    worlds. `arrangement` says where the hidden things of a state lie, and `worlds` lists, from the definition and
    without the game's code, the arrangement of every way to lay the unseen physical things that agrees with a view: an
    arrangement that can be laid in three ways comes three times. `revealing` are the keys of the tellings that lay
    something hidden open to somebody; where it is None, no telling is blamed for that. `mixing` are the keys of the
    tellings after which a memory may have joined what the same action had told before, and so have forgotten it.
    `beside` is what a viewer's imagined state has in common with the truth where the arrangement is the true one;
    without it that is everything, which cannot be where others remember what nobody else can tell. `opened` is the
    part of a view that is empty until the end and then shows what others held; `fewest_decisions` is how many decisions
    of a person against the crew the shortest game has; `ends` are the clauses by which games end that the words name in
    short.
    """

    conserve: Callable[[Data, State | None, State, list[Telling]], None] | None = None
    tiny: Callable[[int], Data] | None = None
    arrangement: Callable[[Setting, State], Hashable] | None = None
    worlds: Callable[[Data, View], Iterator[Hashable]] | None = None
    revealing: frozenset[str] | None = None
    mixing: frozenset[str] = frozenset()
    beside: Callable[[State, int], Hashable] | None = None
    styles: tuple[Style, ...] = ()
    noteworthy: Callable[[Referee], list[str]] | None = None
    opened: str = "opened"
    fewest_decisions: int = 6
    ends: frozenset[str] = frozenset()
