"""How a table's log forgets somebody: what the others played stays, who it was does not."""

from collections.abc import Iterable, Sequence
from itertools import count

import msgspec

from quarterdeck.table.entries import (
    Arranged,
    Chatted,
    Forgotten,
    GameBegan,
    HandedOver,
    Renamed,
    Resigned,
    SatDown,
    TableEntry,
    TableOpened,
)
from quarterdeck.table.names import are_twins
from quarterdeck.texts.words import words_of

GONE = "~"  # what stands for somebody who is forgotten begins with it; no badge does


def is_gone(person: str) -> bool:
    """Whether this stands for somebody who is forgotten."""
    return person.startswith(GONE)


def people_of(entries: Iterable[TableEntry]) -> set[str]:
    """Who opened the table or sits there, and is not forgotten."""
    found = {entry.opener for entry in entries if isinstance(entry, TableOpened)}
    found |= {entry.badge for entry in entries if isinstance(entry, SatDown)}
    return {person for person in found if not is_gone(person)}


class Forgetting:
    """One person leaves one log: their seat keeps its moves, statements and luck under a name that says nothing.

    So do all seats of a screen that several shared. Before the game began a seat is free again. What they wrote to the
    others is blanked either way. Entries are changed in their order, since a seat may have had several people.
    """

    def __init__(self, entries: Sequence[TableEntry], person: str, stranger: str) -> None:
        sat = [entry for entry in entries if isinstance(entry, SatDown)]
        self.person = person
        self.stranger = GONE + stranger
        self.begun = any(isinstance(entry, GameBegan) for entry in entries)
        taken = [entry.name for entry in entries if isinstance(entry, SatDown | Renamed)]
        self._names: dict[int, str] = {}  # what each of their seats is called afterwards
        for seat in sorted({entry.seat for entry in sat if entry.badge == person}):
            self._names[seat] = _free_name(seat, [*taken, *self._names.values()])
        self._holders: dict[int, str] = {}  # who has each seat

    def change(self, entry: TableEntry) -> TableEntry:
        """The next entry as it stands afterwards."""
        if isinstance(entry, SatDown):
            self._holders[entry.seat] = entry.badge
        elif isinstance(entry, Arranged | Resigned) or (isinstance(entry, HandedOver) and entry.bot):
            self._holders.pop(entry.seat, None)
        if isinstance(entry, TableOpened) and entry.opener == self.person:
            return msgspec.structs.replace(entry, opener=self.stranger)
        if isinstance(entry, SatDown) and entry.badge == self.person:
            return self._strange(entry) if self.begun else Forgotten()
        if isinstance(entry, Renamed) and self._holders.get(entry.seat) == self.person:
            return Forgotten()
        if isinstance(entry, Chatted) and self._holders.get(entry.seat) == self.person:
            return msgspec.structs.replace(entry, text="")
        return entry

    def _strange(self, sat: SatDown) -> SatDown:
        """Who sat down, as nobody knows them any more; those at one screen stay together."""
        hand, holder = (f"{self.stranger}-{sat.seat}", self.stranger) if sat.holder else (self.stranger, "")
        return SatDown(sat.seat, hand, self._names[sat.seat], sat.luck, holder)


def _free_name(seat: int, taken: list[str]) -> str:
    """A name that says nothing, and that can be taken for nobody's at this table."""
    sailor = words_of("en").say("name-you")
    names = (f"{sailor} {number}" for number in count(seat + 1))
    return next(name for name in names if not any(are_twins(name, other) for other in taken))
