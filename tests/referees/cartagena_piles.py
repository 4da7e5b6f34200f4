"""A pile of Cartagena by the naive referee: whose cards lie where, and what everybody remembers of them."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

ALL = -1  # whoever looks on

Chance = Callable[[Counter[str]], str]


@dataclass
class Slot:
    """A card somebody chose the place of, who knows it, and from whose hand it came, if from one."""

    card: str
    knowers: set[int] = field(default_factory=set)
    origin: int | None = None
    later: int = 0  # cards that came into that hand since, known to nobody else


class Pile:
    """Cards in no order, those put under them, the hands, and what each viewer knows of a hand and its slots."""

    def __init__(self, cards: list[dict[str, int | str]], seats: list[int], chance: Chance) -> None:
        self.loose = Counter({str(card["name"]): int(card["copies"]) for card in cards})
        self.under: list[Slot] = []
        self.seats, self.chance = seats, chance
        self.hands: list[list[str]] = [[] for _ in seats]
        self.known: dict[tuple[int, int], Counter[str]] = {
            (viewer, owner): Counter() for viewer in (ALL, *seats) for owner in seats if viewer != owner
        }

    def size(self) -> int:
        return self.loose.total() + len(self.under)

    def deal(self, seat: int, card: str) -> None:
        """A card that all see goes into a hand."""
        self.loose[card] -= 1
        self.hands[seat].append(card)
        for viewer in (ALL, *self.seats):
            if viewer != seat:
                self.known[viewer, seat][card] += 1

    def top(self, seat: int) -> Slot:
        """The top card; its drawer knows it."""
        if self.loose.total():
            slot = Slot(self.chance(self.loose))
            self.loose[slot.card] -= 1
        else:
            slot = self.under.pop(0)
        slot.knowers.add(seat)
        return slot

    def look(self, seat: int) -> Slot:
        """The top card is looked at and comes from nobody's hand any more."""
        slot = self.top(seat)
        self.gone(seat, slot, {slot.card})
        slot.origin, slot.later = None, 0
        return slot

    def draw(self, seat: int, number: int = 1) -> None:
        """Cards drawn together have no order: whose each of the new ones was shows only if all were the same's."""
        slots, new = [], []
        for _ in range(number):
            expected = not self.loose.total() and seat in self.under[0].knowers
            slots.append(self.top(seat))
            if not expected:
                new.append(slots[-1])
        blurred = len({slot.origin for slot in new}) > 1
        for slot in slots:
            self.receive(seat, slot, {other.card for other in new} if blurred else {slot.card})

    def receive(self, seat: int, slot: Slot, perhaps: set[str] | None = None) -> None:
        self.hands[seat].append(slot.card)
        if slot.origin != seat:
            self.gone(seat, slot, perhaps or {slot.card})
        if slot.knowers == {seat} and slot.origin is None:
            for other in self.under:
                other.later += other.origin == seat
        for viewer in slot.knowers - {seat}:
            self.known[viewer, seat][slot.card] += 1

    def gone(self, drawer: int, slot: Slot, perhaps: set[str]) -> None:
        """A card from a hand is drawn: it may be one of these for who sees it, and any for all others."""
        if slot.origin is None:
            return
        for viewer in (ALL, *self.seats):
            if viewer != slot.origin:
                known = self.known[viewer, slot.origin]
                self.known[viewer, slot.origin] = known - Counter(perhaps if viewer == drawer else set(known))

    def bury(self, seat: int, card: str) -> None:
        """A card of a hand goes under the pile."""
        self.hands[seat].remove(card)
        self.under.append(Slot(card, {seat}, seat))

    def keep_one(self, seat: int, card: str, cards: list[str]) -> None:
        """One of two cards looked at is kept, the other goes under the pile."""
        left = list(cards)
        left.remove(card)
        self.receive(seat, Slot(card, {seat}))
        self.under.append(Slot(left[0], {seat}))

    def play(self, laid: dict[int, str]) -> None:
        """Each of these hands loses a card; all are seen, whose they are only by their owners."""
        for seat, card in laid.items():
            self.hands[seat].remove(card)
            for slot in self.under:
                slot.later -= slot.origin == seat and slot.later > 0
        for viewer in (ALL, *self.seats):
            seen = {card for seat, card in laid.items() if seat != viewer}
            for seat in laid:
                if seat != viewer:
                    self.known[viewer, seat] -= Counter(seen)
