"""The actions of a game that are in force: those taken back or rewound stand in the log alone."""

from collections.abc import Sequence
from typing import NamedTuple

from quarterdeck.core.luck import Draw, ScriptedLuck, Wish
from quarterdeck.core.state import Setting, State
from quarterdeck.core.telling import Told


class Done(NamedTuple):
    """An action in force: its place in the log, who did what, what chance made of it and what was told."""

    place: int
    seat: int
    action: int
    draws: Sequence[Draw]
    told: Sequence[Told] = ()


class History:
    """How the present came about; it holds the truth."""

    def __init__(self, dealt: Sequence[Draw]) -> None:
        self._dealt = dealt
        self._done: list[Done] = []

    def __len__(self) -> int:
        return len(self._done)

    @property
    def last(self) -> Done | None:
        """The last action in force."""
        return self._done[-1] if self._done else None

    def add(self, done: Done) -> None:
        """Something more was done."""
        self._done.append(done)

    def find(self, place: int, seat: int) -> int | None:
        """How many actions in force came before what a seat did at this place of the log, if that is in force."""
        found = (number for number, done in enumerate(self._done) if (done.place, done.seat) == (place, seat))
        return next(found, None)

    def places(self, seat: int) -> list[int]:
        """Where in the log a seat did what is in force."""
        return [done.place for done in self._done if done.seat == seat]

    @property
    def told(self) -> list[Told]:
        """What all actions in force told."""
        return [told for done in self._done for told in done.told]

    def cut(self, kept: int) -> None:
        """Keep the first so many actions."""
        del self._done[kept:]

    def replayed(self, setting: Setting) -> State:
        """The state that the actions in force lead to, with the outcomes chance gave them."""
        draws = [*self._dealt, *(draw for done in self._done for draw in done.draws)]
        luck = ScriptedLuck([Wish(draw.point, draw.thing, draw.k, draw.n) for draw in draws])
        state = setting.new(luck)
        for done in self._done:
            state.apply(done.seat, done.action, luck)
        return state
