"""What a player of Meuterer may choose in a position, phase by phase."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of, number_of
from quarterdeck.core.bits import BIT, add_members, count, kth, lowest
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, CONFLICT, ISLANDS
from quarterdeck.games.meuterer.rules.codes import (
    ACTIONS,
    BEHIND,
    FIGHT,
    FIGHTING,
    LEAVE,
    OFFER,
    OFFERING,
    PUT,
    PUTTING,
    RETURN,
    RETURNING,
    SELL,
    SELLING,
    SHOW,
    SHOWING,
    TAKE,
    TAKING,
)
from quarterdeck.games.meuterer.rules.sales import Sales
from quarterdeck.games.meuterer.texts.tellings import island_name

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "no-such-action": ("number",),
    "offer-first": (),
    "goods-first": (),
    "action-first": (),
    "mutiny-first": (),
    "sales-first": (),
    "split-first": ("island", "least", "most"),
    "return-first": (),
    "not-held": ("card",),
    "action-taken": ("action",),
    "too-few-conflicts": ("number", "held"),
    "not-shown": ("good",),
    "one-card-only": ("good",),
    "other-island": ("island",),
    "split-range": ("island", "least", "most"),
    "not-drawn": ("card",),
}

# For each phase: what must be done first, and by which clause
_FIRST: Final = ["offer-first", "goods-first", "action-first", "mutiny-first", "sales-first", "", "return-first"]
_CLAUSES: Final = ["M2.1", "M3.1", "M3.6", "M5.2", "M7.5", "M7.5", "M9.3"]


class Choices(Sales):
    """The legal actions of a position, in the order of their codes."""

    def count_legal(self, seat: i64) -> i64:
        phase = self.phase
        if phase == SHOWING:
            return count(kinds_of(self.sailors[seat].hand)) + 1
        if phase == OFFERING:
            return SHOW - OFFER
        if phase == TAKING:
            return count(self.remaining_actions(self.leavers))
        if phase == FIGHTING:
            return number_of(self.sailors[seat].hand, CONFLICT) + 1
        if phase == SELLING:
            return count(self.nameable(seat))
        if phase == PUTTING:
            return self.most - self.least + 1
        return count(kinds_of(self.drawn))

    def kth_legal(self, seat: i64, k: i64) -> i64:
        phase = self.phase
        if phase == SHOWING:
            kinds = kinds_of(self.sailors[seat].hand)
            return SHOW + kth(kinds, k) if k < count(kinds) else LEAVE
        if phase == OFFERING:
            return OFFER + k
        if phase == TAKING:
            return TAKE + kth(self.remaining_actions(self.leavers), k)
        if phase == FIGHTING:
            return FIGHT + k
        if phase == SELLING:
            return SELL + ISLANDS * kth(self.nameable(seat), k) + self.asked_island()
        if phase == PUTTING:
            return PUT + ISLANDS * (self.least + k) + self.asked_island()
        return RETURN + kth(kinds_of(self.drawn), k)

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        return self.kth_legal(seat, luck.below(self.count_legal(seat)))

    def legal(self, seat: int) -> Sequence[int]:
        actions: list[int] = []
        if not self.must_decide(seat):
            return actions
        phase = self.phase
        if phase == SHOWING:
            add_members(actions, SHOW, kinds_of(self.sailors[seat].hand))
            actions.append(LEAVE)
        elif phase == TAKING:
            add_members(actions, TAKE, self.remaining_actions(self.leavers))
        elif phase == SELLING:
            island = self.asked_island()
            goods = self.nameable(seat)
            while goods:
                actions.append(SELL + ISLANDS * lowest(goods) + island)
                goods &= goods - 1
        elif phase == RETURNING:
            add_members(actions, RETURN, kinds_of(self.drawn))
        else:
            actions = [self.kth_legal(seat, k) for k in range(self.count_legal(seat))]
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        if action >= ACTIONS or phase_of(action) != self.phase:
            return False
        me = self.sailors[seat]
        if action < SHOW or action == LEAVE:
            return True
        if action < LEAVE:
            return number_of(me.hand, action - SHOW) > 0
        if action < FIGHT:
            return self.remaining_actions(self.leavers) & BIT[action - TAKE] != 0
        if action < SELL:
            return action - FIGHT <= number_of(me.hand, CONFLICT)
        if action < PUT:
            good = (action - SELL) // ISLANDS
            return (action - SELL) % ISLANDS == self.asked_island() and self.nameable(seat) & BIT[good] != 0
        if action < RETURN:
            number = (action - PUT) // ISLANDS
            return (action - PUT) % ISLANDS == self.asked_island() and self.least <= number <= self.most
        return number_of(self.drawn, action - RETURN) > 0

    def asked_place(self) -> i64:
        """Where the island lies that a sale is asked about: it buys any kind, or is the ship's where one is split."""
        return self.behind if self.phase == SELLING and self.selling == BEHIND else self.ship

    def asked_island(self) -> i64:
        return self.island[self.asked_place()]

    # Why not

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is one, from public things and what the seat itself holds or has seen."""
        nothing: dict[str, object] = {}
        if not self.has_seat(seat):
            return IllegalAction("M0.1", "no-such-seat", {"number": seat})
        if self.acting == 0:
            return IllegalAction("M0.3", "game-over", nothing)
        if not BIT[seat] & self.acting:
            return IllegalAction(_CLAUSES[self.phase], "not-your-turn", {"seat": self.turn})
        if not 0 <= action < ACTIONS:
            return IllegalAction("M3.1", "no-such-action", {"number": action})
        phase = self.phase
        clause = _CLAUSES[phase]
        if phase_of(action) != phase:
            if phase == PUTTING:
                return IllegalAction(clause, "split-first", self.slots_of_split())
            return IllegalAction(clause, _FIRST[phase], nothing)
        if action < LEAVE:
            return IllegalAction(clause, "not-held", {"card": CARD_WORDS[action - SHOW]})
        if action < FIGHT:
            return IllegalAction(clause, "action-taken", {"action": ACTION_WORDS[action - TAKE]})
        if action < SELL:
            held = number_of(self.sailors[seat].hand, CONFLICT)
            return IllegalAction(clause, "too-few-conflicts", {"number": action - FIGHT, "held": held})
        if action < RETURN:
            return self.sale_refused(seat, action)
        return IllegalAction(clause, "not-drawn", {"card": CARD_WORDS[action - RETURN]})

    def sale_refused(self, seat: i64, action: i64) -> IllegalAction:
        island = (action - (SELL if action < PUT else PUT)) % ISLANDS
        if island != self.asked_island():
            return IllegalAction("M7.5", "other-island", {"island": island_name(self, self.asked_place())})
        if action >= PUT:
            return IllegalAction("M7.5", "split-range", self.slots_of_split())
        good = (action - SELL) // ISLANDS
        slots: dict[str, object] = {"good": CARD_WORDS[good]}
        if number_of(self.sailors[seat].shown, good):
            return IllegalAction("M7.5", "one-card-only", slots)
        return IllegalAction("M7.2", "not-shown", slots)

    def slots_of_split(self) -> dict[str, object]:
        slots: dict[str, object] = {"island": island_name(self, self.asked_place()), "least": self.least}
        slots["most"] = self.most
        return slots


def phase_of(action: i64) -> i64:
    """The phase in which an action can be chosen."""
    if action < SHOW:
        return OFFERING
    if action < TAKE:
        return SHOWING
    if action < FIGHT:
        return TAKING
    if action < SELL:
        return FIGHTING
    if action < PUT:
        return SELLING
    return PUTTING if action < RETURN else RETURNING
