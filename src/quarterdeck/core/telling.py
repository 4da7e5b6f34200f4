"""What is told when something happens: a key and slots, from which any language makes its sentence."""

from typing import NoReturn

import msgspec

from quarterdeck.core.state import Listener

SEAT_SLOTS = ("seat", "to")  # slots that hold a seat's number and show its player's name


class Phrase(msgspec.Struct, frozen=True):
    """Something to say that did not happen: a question, a caution, a refusal."""

    key: str
    slots: dict[str, object] = {}


class Caution(Phrase, frozen=True):
    """What one might overlook: the clause it follows from, and the actions it is about, where it is about some."""

    clause: str = ""
    about: tuple[str, ...] = ()


class Telling(msgspec.Struct, frozen=True):
    """One thing that happened, as one viewer learns it, with the clause that made it so."""

    clause: str
    key: str
    slots: dict[str, object]


class Told(msgspec.Struct, frozen=True):
    """Both versions of a telling, side by side. Where everybody learns the same, nobody owns it."""

    others: Telling
    owner: int | None = None
    own: Telling | None = None

    def to(self, seat: int) -> Telling:
        """The version a seat or a spectator gets."""
        return self.own if self.own is not None and seat == self.owner else self.others

    def in_full(self) -> Telling:
        """The version that says most, for nobody at a table: its owner's, where it has one."""
        return self.own if self.own is not None else self.others


class Notebook(Listener):
    """A listener that writes everything down, in both versions."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def __reduce__(self) -> NoReturn:
        raise TypeError("a notebook holds everybody's tellings and has no wire form")

    def openly(self, clause: str, key: str, slots: dict[str, object]) -> None:
        self.told.append(Told(Telling(clause, key, slots)))

    def secretly(
        self,
        clause: str,
        owner: int,
        own_key: str,
        own_slots: dict[str, object],
        key: str,
        slots: dict[str, object],
    ) -> None:
        self.told.append(Told(Telling(clause, key, slots), owner, Telling(clause, own_key, own_slots)))
