"""What a player of Traîtres à bord may choose in a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, add_members, count, kth, lowest
from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.traitres.codes import (
    ACTIONS,
    LAY,
    OPEN,
    PUT,
    PUTTING,
    RETURN,
    RETURNING,
    TURN,
    USE_CATCH,
    USE_PLANK,
    USE_POCKETS,
    USE_RIDDANCE,
    USE_SPYGLASS,
)
from quarterdeck.games.traitres.hidden import Hidden
from quarterdeck.games.traitres.pieces import (
    CATCH,
    KIND_WORDS,
    KINDS,
    LOOT_KINDS,
    PLANK,
    POCKETS,
    RIDDANCE,
    SPYGLASS,
)
from quarterdeck.games.traitres.places import SLOTS
from quarterdeck.games.traitres.position import KNOWERS

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

ALL_LOOT: Final = 7  # as a set of kinds
# For each set of kinds: in how many ways one of them can be laid, and how; how many can be used on somebody, or on none
_SETS: Final = [[kind for kind in range(KINDS) if kinds >> kind & 1] for kinds in range(2**KINDS)]
_LAYS: Final[vec[i64]] = vec[i64]([LOOT_KINDS * sum(kind < LOOT_KINDS for kind in kinds) for kinds in _SETS])
_LAY_ACTIONS: Final = 9
_LAY_CODES: Final[vec[i64]] = vec[i64](
    [
        LAY + LOOT_KINDS * kinds[number // LOOT_KINDS] + number % LOOT_KINDS if number < LOOT_KINDS * len(kinds) else -1
        for kinds in _SETS[: ALL_LOOT + 1]
        for number in range(_LAY_ACTIONS)
    ]
)
_LAY_LISTS: Final[list[list[int]]] = [
    [LAY + LOOT_KINDS * kind + claim for kind in kinds for claim in range(LOOT_KINDS)]
    for kinds in _SETS[: ALL_LOOT + 1]
]
_TARGETED: Final[vec[i64]] = vec[i64]([sum(kind in (POCKETS, PLANK) for kind in kinds) for kinds in _SETS])
_UNTARGETED: Final[vec[i64]] = vec[i64]([sum(kind in (SPYGLASS, RIDDANCE, CATCH) for kind in kinds) for kinds in _SETS])
# The first code of each action card
_USE: Final[vec[i64]] = vec[i64]([0, 0, 0, USE_SPYGLASS, USE_POCKETS, USE_RIDDANCE, USE_CATCH, USE_PLANK])


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

    def count_legal(self, seat: i64) -> i64:
        if self.phase == RETURNING:
            return count(self.kinds_held(seat))
        if self.phase == PUTTING:
            return count(self.kinds_seen())
        kinds = self.kinds_held(seat)
        number = _LAYS[kinds] + _UNTARGETED[kinds]
        if _TARGETED[kinds]:
            number += _TARGETED[kinds] * (count(self.aboard) - 1)
        return number + 1 if self.may_open(seat) else number

    def kth_legal(self, seat: i64, k: i64) -> i64:
        if self.phase == RETURNING:
            return RETURN + kth(self.kinds_held(seat), k)
        if self.phase == PUTTING:
            return PUT + kth(self.kinds_seen(), k)
        kinds = self.kinds_held(seat)
        if k < _LAYS[kinds]:
            return _LAY_CODES[_LAY_ACTIONS * (kinds & ALL_LOOT) + k]
        k -= _LAYS[kinds]
        actions = kinds & ~ALL_LOOT
        if not actions:
            return OPEN
        others = count(self.aboard) - 1
        while actions:
            kind = lowest(actions)
            choices = others if _TARGETED[BIT[kind]] else 1
            if k < choices:
                return _USE[kind] + kth(self.others_aboard(seat), k) if _TARGETED[BIT[kind]] else _USE[kind]
            k -= choices
            actions &= actions - 1
        return OPEN

    def legal(self, seat: int) -> list[int]:
        actions: list[int] = []
        if not self.must_decide(seat):
            return actions
        if self.phase == RETURNING:
            add_members(actions, RETURN, self.kinds_held(seat))
        elif self.phase == PUTTING:
            add_members(actions, PUT, self.kinds_seen())
        else:
            kinds = self.kinds_held(seat)
            actions = _LAY_LISTS[kinds & ALL_LOOT][:]
            kinds &= ~ALL_LOOT
            while kinds:
                kind = lowest(kinds)
                if _TARGETED[BIT[kind]]:
                    add_members(actions, _USE[kind], self.others_aboard(seat))
                else:
                    actions.append(_USE[kind])
                kinds &= kinds - 1
            if self.may_open(seat):
                actions.append(OPEN)
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        if action >= ACTIONS:
            return False
        if action >= RETURN:
            return self.phase == RETURNING and self.kinds_held(seat) & BIT[action - RETURN] != 0
        if action >= PUT:
            return self.phase == PUTTING and self.kinds_seen() & BIT[action - PUT] != 0
        if self.phase != TURN:
            return False
        if action == OPEN:
            return self.may_open(seat)
        if not self.kinds_held(seat) & BIT[card_of(action)]:
            return False
        to = target_of(action)
        return to < 0 or self.others_aboard(seat) & BIT[to] != 0

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
