"""A ship, a store or a doubler is encircled, and what cannot be paid is borrowed (F7 to F9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import REGION_WORDS
from quarterdeck.games.freibeuter.rules.slots import ship_slots

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# F7 A ship is encircled


def escape(state: Freibeuter, crossing: i64, listener: Listener | None) -> None:
    """F7.1, F5.2: a ship nobody boarded leaves the game, whoever closed it."""
    state.free ^= BIT[crossing]
    if listener is not None:
        listener.openly("F7.1", "escaped", ship_slots(state, crossing))


def capture(state: Freibeuter, crossing: i64, kind: i64, listener: Listener | None) -> None:
    """F7.2, F7.4: the boarder takes the ship, gets the boarding boat back, and pays whoever helped."""
    bit = BIT[crossing]
    boarder: i64 = 0
    while state.pirates[boarder].boarded & bit == 0:
        boarder += 1
    owner = state.pirates[boarder]
    owner.capture(kind)
    owner.boarded ^= bit
    owner.stock += 1
    if listener is not None:
        slots = ship_slots(state, crossing)
        slots["seat"] = boarder
        listener.openly("F7.2", "captured", slots)
        listener.openly("F7.4", "boat-returned", {"seat": boarder})
    pay_helpers(state, boarder, crossing, state.numbers.share[kind], listener)


def pay_helpers(state: Freibeuter, boarder: i64, crossing: i64, share: i64, listener: Listener | None) -> None:
    """F7.2, F7.3, F7.5: the share for every boat of every other player, in full; the Dutchman is nobody's boat."""
    owner = state.pirates[boarder]
    owed: i64 = 0
    for seat in range(state.players):
        if seat != boarder:
            helper = state.pirates[seat]
            money = share * helper.boats_around(crossing)
            helper.money += money
            owed += money
    if owed > owner.money:
        borrow(state, boarder, owed - owner.money, listener)
    owner.money -= owed
    if listener is not None:
        tell_helpers(state, boarder, crossing, share, listener)


def tell_helpers(state: Freibeuter, boarder: i64, crossing: i64, share: i64, listener: Listener) -> None:
    """F7.2: who was paid for how many boats."""
    for seat in range(state.players):
        boats = state.pirates[seat].boats_around(crossing)
        if boats and seat != boarder:
            listener.openly("F7.2", "paid", {"seat": boarder, "to": seat, "money": share * boats, "boats": boats})


# F8 A store or a doubler is encircled


def pay_store(state: Freibeuter, crossing: i64, listener: Listener | None) -> None:
    """F8.1: the store leaves the game, and every player receives 2 per own boat around it."""
    state.stores -= 1
    if listener is not None:
        listener.openly("F8.1", "store-encircled", {"crossing": REGION_WORDS[crossing], "number": state.stores})
    for seat in range(state.players):
        pirate = state.pirates[seat]
        boats = pirate.boats_around(crossing)
        if boats:
            money = state.numbers.store_pay * boats
            pirate.money += money
            if listener is not None:
                listener.openly("F8.1", "store-paid", {"seat": seat, "money": money, "boats": boats})
    if state.stores == 0 and state.numbers.last_store_ends_at_once:  # F11.1: by the letter no other token is resolved
        state.waiting = 0


def lay_doubler(state: Freibeuter, crossing: i64, kind: i64, listener: Listener | None) -> None:
    """F8.2: at the end every captured ship of that value counts double."""
    state.doubled |= BIT[kind]
    if listener is not None:
        slots: dict[str, object] = {"crossing": REGION_WORDS[crossing], "value": state.numbers.value[kind]}
        listener.openly("F8.2", "doubler-encircled", slots)


# F9 Credit


def borrow(state: Freibeuter, seat: i64, missing: i64, listener: Listener | None) -> None:
    """F9.1, F9.2: who cannot pay in full borrows exactly the rest; a boat marks the first credit for good."""
    pirate = state.pirates[seat]
    if listener is not None:
        listener.openly("F9.1", "borrowed", {"seat": seat, "money": missing})
        if pirate.debt == 0:
            listener.openly("F9.2", "debt-marked", {"seat": seat})
    if pirate.debt == 0:
        pirate.stock -= 1
    pirate.debt += missing
    pirate.money += missing
