"""Where the cards of a seat's traces may lie: no two in one place."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS, MOST_SEATS, NOTHING
from quarterdeck.games.traitres.knowledge.places import FIRST_TOP
from quarterdeck.games.traitres.rules.cards import Cards
from quarterdeck.games.traitres.rules.position import KNOWERS, OWNER

# Places as single numbers: those of hands and the pile are their own, then come loot cards and cards thrown away
SORTS: Final = 3  # of 64 places each
FIRST_LOOT: Final = 64
FIRST_AWAY: Final = 128

_NONE: Final[vec[i64]] = vec[i64]([])
_NOTHING_TAKEN: Final[vec[i64]] = vec[i64]([0] * (SORTS * MOST_SEATS))  # places of each sort, for each seat


def any_place(hands: i64, loot: i64, away: i64, luck: Luck) -> i64:
    """One of these places, each as likely as any other."""
    in_hands = count(hands)
    in_loot = count(loot)
    k = luck.below(in_hands + in_loot + count(away))
    if k < in_hands:
        return kth(hands, k)
    if k < in_hands + in_loot:
        return FIRST_LOOT + kth(loot, k - in_hands)
    return FIRST_AWAY + kth(away, k - in_hands - in_loot)


@final
class Scattering:
    """The traces of a seat, and a place for the card of each."""

    def __init__(self, position: Cards) -> None:
        self.position: Cards = position
        self.traces: vec[i64] = _NONE
        self.places: vec[i64] = _NONE
        self.hands: i64 = 0  # places taken, of hands and the pile
        self.loot: i64 = 0
        self.away: i64 = 0

    def gather(self, seat: i64) -> None:
        """The traces of a seat whose cards it still knows."""
        traces = self.position.traces
        for one in range(traces.number):
            if traces.seat(one) == seat and traces.kind(one) != NOTHING:
                self.traces = append(self.traces, one)
                self.places = append(self.places, NOTHING)

    def clear(self) -> None:
        """No place is taken."""
        self.hands = 0
        self.loot = 0
        self.away = 0

    # What the seat itself knows

    def scatter(self, luck: Luck) -> bool:
        """Any place for each card; whether that can be. Every way in which it can is equally likely."""
        self.clear()
        traces = self.position.traces
        for number in range(len(self.traces)):
            one = self.traces[number]
            loot = traces.loot(one) if traces.kind(one) < LOOT_KINDS else 0  # T3.2
            if not self.take_place(number, any_place(traces.hands(one), loot, traces.away(one), luck)):
                return False
        return True

    def take_place(self, number: i64, place: i64) -> bool:
        """A place for a card; whether it was free."""
        self.places[number] = place
        if place >= FIRST_AWAY:
            free = self.away & BIT[place - FIRST_AWAY] == 0
            self.away |= BIT[place - FIRST_AWAY]
        elif place >= FIRST_LOOT:
            free = self.loot & BIT[place - FIRST_LOOT] == 0
            self.loot |= BIT[place - FIRST_LOOT]
        else:
            free = self.hands & BIT[place] == 0
            self.hands |= BIT[place]
        return free

    def place_of(self, lay: i64) -> i64:
        """The loot card that came from a lay of the seat's, if it has a trace of it; or `NOTHING`."""
        for number in range(len(self.traces)):
            if self.position.traces.lay(self.traces[number]) == lay:
                return self.places[number] - FIRST_LOOT
        return NOTHING

    # What others remember in a world that is only imagined

    def recall(self, seat: i64, came: vec[i64], luck: Luck) -> None:
        """Each trace of another seat is of a card where it leads, no two of a seat of the same one, or of nothing.

        `came` is for each lay the place where its card lies now.

        That may be more than its owner remembers, who alone knows whether he saw the same card twice.
        """
        taken = _NOTHING_TAKEN[:]
        traces = self.position.traces
        for one in range(traces.number):
            owner = traces.seat(one)
            if owner == seat:
                continue
            first = SORTS * owner
            hands = traces.hands(one) & ~taken[first]
            loot = traces.loot(one) & ~taken[first + 1]
            away = traces.away(one) & ~taken[first + 2]
            if traces.lay(one) != NOTHING:
                loot &= BIT[came[traces.lay(one)]]
            if hands | loot | away:
                place = any_place(hands, loot, away, luck)
                taken[first + place // FIRST_LOOT] |= BIT[place % FIRST_LOOT]
                traces.know(one, self.card_at(place))
            else:
                traces.know(one, NOTHING)

    # Cards and places

    def card_at(self, place: i64) -> i64:
        """The card that lies in a place."""
        position = self.position
        if place >= FIRST_AWAY:
            return position.thrown[place - FIRST_AWAY] % OWNER
        if place >= FIRST_LOOT:
            return position.loot[place - FIRST_LOOT] % KNOWERS
        if place >= FIRST_TOP:
            return position.lower if place == FIRST_TOP else position.upper
        return position.hand[place]

    def lay_cards(self) -> None:
        """Each card is laid in its place."""
        for number in range(len(self.traces)):
            kind = self.position.traces.kind(self.traces[number])
            place = self.places[number]
            if place >= FIRST_AWAY:
                self.position.set_thrown(place - FIRST_AWAY, kind)
            elif place >= FIRST_LOOT:
                self.position.set_loot(place - FIRST_LOOT, kind)
            elif place >= FIRST_TOP:
                self.position.set_top(place - FIRST_TOP, kind)
            else:
                self.position.hand[place] = kind
