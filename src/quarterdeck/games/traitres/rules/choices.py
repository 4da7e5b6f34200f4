"""What a player of Traîtres à bord may choose in a position."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth, members
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import (
    CATCH,
    KIND_WORDS,
    KINDS,
    LOOT_KINDS,
    MOST_SEATS,
    PLANK,
    POCKETS,
    RIDDANCE,
    SPYGLASS,
)
from quarterdeck.games.traitres.knowledge.hidden import Hidden
from quarterdeck.games.traitres.knowledge.places import SLOTS
from quarterdeck.games.traitres.rules.codes import (
    ACTIONS,
    OPEN,
    PUT,
    PUTTING,
    RETURN,
    RETURNING,
    TURN,
    USE_PLANK,
    USE_POCKETS,
    USE_RIDDANCE,
    USE_SPYGLASS,
)
from quarterdeck.games.traitres.rules.position import KNOWERS

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "you-are-overboard": (),
    "no-such-action": ("number",),
    "turn-first": (),
    "put-first": (),
    "return-first": (),
    "not-held": ("card",),
    "not-seen": ("card",),
    "not-yourself": ("card",),
    "target-overboard": ("to",),
    "mutineer-may-not-open": (),
}


def card_of(action: i64) -> i64:
    """The card that an action of a turn lays or uses."""
    if action < USE_SPYGLASS:
        return action // LOOT_KINDS
    if action >= USE_PLANK:
        return PLANK
    if action == USE_SPYGLASS:
        return SPYGLASS
    if action < USE_RIDDANCE:
        return POCKETS
    return RIDDANCE if action == USE_RIDDANCE else CATCH


def target_of(action: i64) -> i64:
    """The player on whom an action of a turn uses a card, or less than 0."""
    if action >= USE_PLANK:
        return action - USE_PLANK
    return action - USE_POCKETS if action < USE_RIDDANCE else -1


# A set of actions is a set of their codes: all that cards of some kinds allow in a turn, and all that is used on nobody
# or on one of some seats
_WITH_KINDS: Final[vec[i64]] = vec[i64](
    [sum(2**code for code in range(OPEN) if kinds >> card_of(code) & 1) for kinds in range(2**KINDS)]
)
_ON_SEATS: Final[vec[i64]] = vec[i64](
    [
        sum(2**code for code in range(OPEN) if target_of(code) < 0 or seats >> target_of(code) & 1)
        for seats in range(2**MOST_SEATS)
    ]
)
# Turns that were listed before: by whether the chest may be opened, by the kinds in hand, and where one of them is used
# on somebody by the seats that can be
_LISTED: Final[list[tuple[int, ...]]] = [()] * 2 ** (1 + KINDS + MOST_SEATS)
_AIMED: Final = 0x90  # Empty Pockets and planks, as a set of kinds


class Choices(Hidden):
    """The legal actions of a position, in the order of their codes."""

    def kinds_held(self, seat: i64) -> i64:
        """The kinds of cards in a hand, as a set."""
        hand = self.hand
        kinds: i64 = 0
        place: i64 = SLOTS * seat
        end = place + self.cards_held(seat)
        while place < end:
            kinds |= BIT[hand[place]]
            place += 1
        return kinds

    def kinds_seen(self) -> i64:
        """T4.2: the kinds of the chest cards still to be put back, as a set."""
        kinds: i64 = 0
        places = self.topmost(self.looking)
        for number in range(self.lays):
            if places & BIT[number]:
                kinds |= BIT[self.loot[number] % KNOWERS]
        return kinds

    def others_aboard(self, seat: i64) -> i64:
        """T4.5, T4.6: on whom a card can be used."""
        return self.aboard & ~BIT[seat]

    def may_open(self, seat: i64) -> bool:
        """T8.1: only a pirate may, and only when the turn begins."""
        return not self.mutineers & BIT[seat]

    def choices(self, seat: i64) -> i64:
        """All that this seat, which must decide now, may do: a set of codes."""
        if self.phase == TURN:
            allowed = _WITH_KINDS[self.kinds_held(seat)] & _ON_SEATS[self.others_aboard(seat)]
            return allowed | BIT[OPEN] if self.may_open(seat) else allowed
        if self.phase == RETURNING:
            return self.kinds_held(seat) << RETURN
        return self.kinds_seen() << PUT

    def count_legal(self, seat: i64) -> i64:
        return count(self.choices(seat))

    def kth_legal(self, seat: i64, k: i64) -> i64:
        return kth(self.choices(seat), k)

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        choices = self.choices(seat)
        return kth(choices, luck.below(count(choices)))

    def legal(self, seat: int) -> Sequence[int]:
        if not self.must_decide(seat):
            return ()
        if self.phase != TURN:
            return tuple(members(self.choices(seat)))
        kinds = self.kinds_held(seat)
        turn = 2 * kinds
        if kinds & _AIMED:
            turn |= self.others_aboard(seat) << 1 + KINDS
        if self.may_open(seat):
            turn += 1
        actions = _LISTED[turn]
        if not actions:
            actions = tuple(members(self.choices(seat)))
            _LISTED[turn] = actions
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        return action < ACTIONS and self.choices(seat) & BIT[action] != 0

    # Why not

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is one, from public things and what the seat itself holds or has seen."""
        nothing: dict[str, object] = {}
        if not self.has_seat(seat):
            return IllegalAction("T1.1", "no-such-seat", {"number": seat})
        if self.acting == 0:
            return IllegalAction("T7.1", "game-over", nothing)
        if not BIT[seat] & self.aboard:
            return IllegalAction("T5.1", "you-are-overboard", nothing)
        if seat != self.turn:
            return IllegalAction("T2.3", "not-your-turn", {"seat": self.turn})
        if not 0 <= action < ACTIONS:
            return IllegalAction("T2.2", "no-such-action", {"number": action})
        if self.phase == RETURNING:
            if action < RETURN:
                return IllegalAction("T4.4", "return-first", nothing)
            return IllegalAction("T4.4", "not-held", {"card": KIND_WORDS[action - RETURN]})
        if self.phase == PUTTING:
            if not PUT <= action < RETURN:
                return IllegalAction("T4.2", "put-first", nothing)
            return IllegalAction("T4.2", "not-seen", {"card": KIND_WORDS[action - PUT]})
        if action >= PUT:
            return IllegalAction("T2.2", "turn-first", nothing)
        if action == OPEN:
            return IllegalAction("T8.1", "mutineer-may-not-open", nothing)
        return self.card_refused(seat, action)

    def card_refused(self, seat: i64, action: i64) -> IllegalAction:
        """Why a card may not be laid or used like that."""
        kind = card_of(action)
        to = target_of(action)
        if to >= self.players:
            return IllegalAction("T1.1", "no-such-seat", {"number": to})
        if not self.kinds_held(seat) & BIT[kind]:
            return IllegalAction("T2.2", "not-held", {"card": KIND_WORDS[kind]})
        clause = "T4.6" if kind == PLANK else "T4.5"
        if to == seat:
            return IllegalAction(clause, "not-yourself", {"card": KIND_WORDS[kind]})
        return IllegalAction("T5.1", "target-overboard", {"to": to})
