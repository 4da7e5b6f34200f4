"""What a player may choose in a position (F2 to F6, F10)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth, lowest
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.games.freibeuter.box.pieces import (
    CARD_WORDS,
    PLACE_OF_CROSSING,
    REGION_WORDS,
    REGIONS_OF_COLUMNS,
    REGIONS_OF_ROWS,
    SHIPS,
    SIDE,
    crossing_number,
)
from quarterdeck.games.freibeuter.rules.codes import (
    ACTIONS,
    BOARD,
    CASH,
    DRAW,
    DRAW_DUTCHMAN,
    DRAW_SEA,
    DUTCHMAN_COLUMN,
    DUTCHMAN_ROW,
    ORDER,
    PLACE,
    RESOLVE,
    TURN,
)
from quarterdeck.games.freibeuter.rules.position import Position

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "no-such-action": ("number",),
    "order-first": (),
    "not-waiting": ("crossing",),
    "draw-first": (),
    "nothing-waits": (),
    "no-draw-due": (),
    "no-token": ("crossing",),
    "no-ship": ("crossing",),
    "ship-boarded": ("crossing",),
    "no-sea-card": ("region",),
    "region-empty": ("region",),
    "no-dutchman-card": ("card",),
    "completes-nothing": ("region",),
}


class Choices(Position):
    """The legal actions of a position, in the order of their codes."""

    def count_legal(self, seat: i64) -> i64:
        if self.phase == TURN:
            me = self.pirates[seat]
            number = self.free_ships + me.sea_kinds()
            if me.sea & self.occupied:
                number += count(me.sea & self.occupied)
            if me.dutchman:
                closing = self.closing()
                if closing:
                    number += count(closing & REGIONS_OF_ROWS[me.dutchman & 127])
                    number += count(closing & REGIONS_OF_COLUMNS[me.dutchman >> SIDE])
            return number
        if self.phase == DRAW:
            return 2
        return count(self.waiting)

    def kth_legal(self, seat: i64, k: i64) -> i64:
        if self.phase == TURN:
            me = self.pirates[seat]
            if k < self.free_ships:
                return BOARD + crossing_number(kth(self.free, k))
            k -= self.free_ships
            number = me.sea_kinds()
            if k < number:
                return PLACE + kth(me.sea, k)
            k -= number
            number = count(me.sea & self.occupied)
            if k < number:
                return CASH + kth(me.sea & self.occupied, k)
            k -= number
            closing = self.closing()
            rows = closing & REGIONS_OF_ROWS[me.dutchman & 127]
            number = count(rows)
            if k < number:
                return DUTCHMAN_ROW + kth(rows, k)
            return DUTCHMAN_COLUMN + kth(closing & REGIONS_OF_COLUMNS[me.dutchman >> SIDE], k - number)
        if self.phase == DRAW:
            return DRAW_SEA + k
        return RESOLVE + crossing_number(kth(self.waiting, k))

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        return self.kth_legal(seat, luck.below(self.count_legal(seat)))

    def legal(self, seat: int) -> Sequence[int]:
        actions: list[int] = []
        if not self.must_decide(seat):
            return actions
        if self.phase == TURN:
            me = self.pirates[seat]
            _add_crossings(actions, BOARD, self.free)
            _add_regions(actions, PLACE, me.sea)
            _add_regions(actions, CASH, me.sea & self.occupied)
            if me.dutchman:
                closing = self.closing()
                _add_regions(actions, DUTCHMAN_ROW, closing & REGIONS_OF_ROWS[me.dutchman & 127])
                _add_regions(actions, DUTCHMAN_COLUMN, closing & REGIONS_OF_COLUMNS[me.dutchman >> SIDE])
        elif self.phase == DRAW:
            actions.append(DRAW_SEA)
            actions.append(DRAW_DUTCHMAN)
        else:
            _add_crossings(actions, RESOLVE, self.waiting)
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        me = self.pirates[seat]
        if action >= RESOLVE:
            if action >= ACTIONS or self.phase != ORDER:
                return False
            return self.waiting & BIT[PLACE_OF_CROSSING[action - RESOLVE]] != 0
        if action >= DRAW_SEA:
            return self.phase == DRAW
        if self.phase != TURN:
            return False
        if action < PLACE:
            return self.free & BIT[PLACE_OF_CROSSING[action - BOARD]] != 0
        if action < CASH:
            return me.sea & BIT[action - PLACE] != 0
        if action < DUTCHMAN_ROW:
            return me.sea & self.occupied & BIT[action - CASH] != 0
        if action < DUTCHMAN_COLUMN:
            region = action - DUTCHMAN_ROW
            return me.dutchman & BIT[region // SIDE] != 0 and self.closing() & BIT[region] != 0
        region = action - DUTCHMAN_COLUMN
        return me.dutchman & BIT[SIDE + region % SIDE] != 0 and self.closing() & BIT[region] != 0

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is one, from public things and the seat's own hand."""
        nothing: dict[str, object] = {}
        if not self.has_seat(seat):
            return IllegalAction("F1.1", "no-such-seat", {"number": seat})
        if self.acting == 0:
            return IllegalAction("F11.4", "game-over", nothing)
        if not BIT[seat] & self.acting:
            return IllegalAction("F2.1", "not-your-turn", {"seat": self.turn})
        if not 0 <= action < ACTIONS:
            return IllegalAction("F2.1", "no-such-action", {"number": action})
        if self.phase == ORDER:
            if action < RESOLVE:
                return IllegalAction("F6.3", "order-first", nothing)
            where = REGION_WORDS[PLACE_OF_CROSSING[action - RESOLVE]]
            return IllegalAction("F6.3", "not-waiting", {"crossing": where})
        if self.phase == DRAW:
            return IllegalAction("F10.1", "draw-first", nothing)
        if action >= RESOLVE:
            return IllegalAction("F6.3", "nothing-waits", nothing)
        if action >= DRAW_SEA:
            return IllegalAction("F10.1", "no-draw-due", nothing)
        if action < PLACE:
            return self.boarding_refused(PLACE_OF_CROSSING[action - BOARD])
        if action < DUTCHMAN_ROW:
            return self.sea_card_refused(seat, action)
        return self.dutchman_refused(seat, action)

    def boarding_refused(self, crossing: i64) -> IllegalAction:
        slots: dict[str, object] = {"crossing": REGION_WORDS[crossing]}
        if not self.tokens & BIT[crossing]:
            return IllegalAction("F3.1", "no-token", slots)
        if self.token[crossing] >= SHIPS:
            return IllegalAction("F3.2", "no-ship", slots)
        return IllegalAction("F3.2", "ship-boarded", slots)

    def sea_card_refused(self, seat: i64, action: i64) -> IllegalAction:
        region = action - PLACE if action < CASH else action - CASH
        slots: dict[str, object] = {"region": REGION_WORDS[region]}
        if not self.pirates[seat].sea & BIT[region]:
            return IllegalAction("F4.1", "no-sea-card", slots)
        return IllegalAction("F4.1", "region-empty", slots)

    def dutchman_refused(self, seat: i64, action: i64) -> IllegalAction:
        if action < DUTCHMAN_COLUMN:
            region = action - DUTCHMAN_ROW
            card = region // SIDE
        else:
            region = action - DUTCHMAN_COLUMN
            card = SIDE + region % SIDE
        if not self.pirates[seat].dutchman & BIT[card]:
            return IllegalAction("F5.1", "no-dutchman-card", {"card": CARD_WORDS[card]})
        return IllegalAction("F5.1", "completes-nothing", {"region": REGION_WORDS[region]})


def _add_regions(actions: list[int], first: i64, mask: i64) -> None:
    while mask:
        actions.append(first + lowest(mask))
        mask &= mask - 1


def _add_crossings(actions: list[int], first: i64, mask: i64) -> None:
    while mask:
        actions.append(first + crossing_number(lowest(mask)))
        mask &= mask - 1
