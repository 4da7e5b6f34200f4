"""Points for sales, phase 5b (M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import ANY, CARD_WORDS, GOODS, GOODS_MASK, MERCHANT, NOTHING, NOWHERE
from quarterdeck.games.meuterer.rules.actions import BEHIND, HERE, PUTTING, SALES_SCORED, SELLING
from quarterdeck.games.meuterer.rules.slots import island_name

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M7 Phase 5b: points for sales


def begin_sales(state: Meuterer, listener: Listener | None) -> None:
    """M7.5: the (new) captain chooses first, then clockwise."""
    state.step = 0
    ask_seller(state, listener)


def ask_seller(state: Meuterer, listener: Listener | None) -> None:
    """M7.5, M7.6: who has a choice is asked, for all others it is clear what they sell."""
    while state.step < state.players:
        seat = (state.captain + state.step) % state.players
        if has_choice(state, seat):
            begin_choice(state, seat)
            state.ask(seat, state.phase)
            return
        sell_by_itself(state, seat)
        state.step += 1
    score_sales(state, HERE, listener)
    if state.behind != NOWHERE:
        score_sales(state, BEHIND, listener)
    state.proceed(SALES_SCORED)


# Who sells most (M7.3, M7.4)


def score_sales(state: Meuterer, where: i64, listener: Listener | None) -> None:
    """M7.3, M7.4: whoever sells most scores, tied ones less, four tied nothing; a tied Merchant as if alone."""
    place = state.active_place(where)
    best: i64 = 0
    tied: i64 = 0
    for sailor in state.sailors:
        number = sailor.here if where == HERE else sailor.behind
        if number > best:
            best = number
            tied = 0
        if number == best:
            tied += 1
    if best == 0:
        if listener is not None:
            listener.openly("M7.3", "nothing-sold", {"island": island_name(state, place)})
        return
    for step in range(state.players):
        seat = (state.captain + step) % state.players
        sailor = state.sailors[seat]
        if (sailor.here if where == HERE else sailor.behind) == best:
            merchant = sailor.action == MERCHANT and tied > 1
            points = price(state, place, 1 if merchant else tied)
            sailor.points += points
            if listener is not None:
                kind = sailor.here_kind if where == HERE else sailor.behind_kind
                slots: dict[str, object] = {"seat": seat, "good": CARD_WORDS[kind], "number": best}
                slots["island"] = island_name(state, place)
                slots["points"] = points
                slots["tied"] = tied
                key = "merchant-sold" if merchant else "sold"
                listener.openly("M7.4" if merchant else "M7.3", key, slots)


def price(state: Meuterer, place: i64, tied: i64) -> i64:
    """M7.3: what an island pays to each of so many."""
    numbers = state.numbers
    island = state.island[place]
    if tied == 1:
        return numbers.alone[island]
    if tied == 2:
        return numbers.two[island]
    return numbers.three[island] if tied == 3 else 0


# Chosen (M7.5)


def has_choice(state: Meuterer, seat: i64) -> bool:
    """M7.5: whoever shows a kind that both active islands buy."""
    if state.behind == NOWHERE:
        return False
    here = state.buys_at(HERE)
    behind = state.buys_at(BEHIND)
    shown = state.sailors[seat].shown
    if here == ANY and behind == ANY:
        return shown & GOODS_MASK != 0
    if here == ANY:
        return number_of(shown, behind) > 0
    if behind == ANY or here == behind:
        return number_of(shown, here) > 0
    return False


def begin_choice(state: Meuterer, seat: i64) -> None:
    """One kind of goods can only be split; of several, one is named for the island that buys any."""
    shown = state.sailors[seat].shown
    here = state.buys_at(HERE)
    if here != ANY and state.buys_at(BEHIND) != ANY:
        begin_split(state, seat, here, 0, number_of(shown, here))
        return
    kinds = kinds_of(shown & GOODS_MASK)
    if count(kinds) == 1:
        kind = lowest(kinds)
        begin_split(state, seat, kind, 0, number_of(shown, kind))
        return
    state.phase = SELLING
    state.selling = HERE if here == ANY else BEHIND


def sell_kind(state: Meuterer, seat: i64, good: i64, listener: Listener | None) -> None:
    """M7.5: a kind is named for an island that buys any."""
    if not name_kind(state, seat, good):
        end_choice(state, seat, listener)


def put(state: Meuterer, seat: i64, number: i64, listener: Listener | None) -> None:
    """M7.5: so many of a kind go to the ship's island."""
    split(state, seat, number)
    end_choice(state, seat, listener)


def end_choice(state: Meuterer, seat: i64, listener: Listener | None) -> None:
    """M7.5: once all is chosen everybody learns it, and the next one may choose."""
    state.selling = HERE
    state.least = 0
    state.most = 0
    me = state.sailors[seat]
    if listener is not None:
        tell_sale(state, seat, me.here_kind, me.here, state.ship, listener)
        tell_sale(state, seat, me.behind_kind, me.behind, state.behind, listener)
    state.step += 1
    ask_seller(state, listener)


def tell_sale(state: Meuterer, seat: i64, kind: i64, number: i64, place: i64, listener: Listener) -> None:
    """M7.5: what somebody chose to sell at an island."""
    if number:
        slots: dict[str, object] = {"seat": seat, "good": CARD_WORDS[kind], "number": number}
        slots["island"] = island_name(state, place)
        listener.openly("M7.5", "sale-chosen", slots)


# Naming and splitting; these say whether something is left to be asked


def nameable(state: Meuterer, seat: i64) -> i64:
    """The kinds that may be named now: any of those shown, a kind twice only if there is a card for each."""
    me = state.sailors[seat]
    kinds = kinds_of(me.shown & GOODS_MASK)
    if state.selling == BEHIND and me.here_kind != NOTHING and number_of(me.shown, me.here_kind) == 1:
        kinds &= ~BIT[me.here_kind]
    return kinds


def name_kind(state: Meuterer, seat: i64, good: i64) -> bool:
    """A kind is sold at an island that buys any; the other island gets its own kind, or is asked about next."""
    me = state.sailors[seat]
    here = state.buys_at(HERE)
    behind = state.buys_at(BEHIND)
    number = number_of(me.shown, good)
    if here == ANY and behind == ANY:
        if state.selling == BEHIND:
            return name_second_kind(state, seat, good)
        me.here_kind = good
        state.selling = BEHIND
        kinds = nameable(state, seat)
        return True if count(kinds) > 1 else name_second_kind(state, seat, lowest(kinds))
    if here == ANY:
        if good == behind:
            return begin_split(state, seat, good, 1, number)
        sell(state, seat, good, number, behind, number_of(me.shown, behind))
    else:
        if good == here:
            return begin_split(state, seat, good, 0, number - 1)
        sell(state, seat, here, number_of(me.shown, here), good, number)
    return False


def name_second_kind(state: Meuterer, seat: i64, good: i64) -> bool:
    """At two islands that buy any: a kind each, or one kind split with a card for each at least."""
    me = state.sailors[seat]
    number = number_of(me.shown, good)
    if good == me.here_kind:
        return begin_split(state, seat, good, 1, number - 1)
    sell(state, seat, me.here_kind, number_of(me.shown, me.here_kind), good, number)
    return False


def begin_split(state: Meuterer, seat: i64, kind: i64, least: i64, most: i64) -> bool:
    """A kind is sold at both islands: how much of it goes to the ship's is asked unless all can see it (G1.4)."""
    me = state.sailors[seat]
    me.here_kind = kind
    me.behind_kind = kind
    state.selling = HERE
    if least == most:
        split(state, seat, least)
        return False
    state.phase = PUTTING
    state.least = least
    state.most = most
    return True


def split(state: Meuterer, seat: i64, number: i64) -> None:
    """So many at the ship's island, all others at the one behind it: nothing is held back."""
    me = state.sailors[seat]
    kind = me.here_kind
    sell(state, seat, kind, number, kind, number_of(me.shown, kind) - number)


# Without a question (M7.6)


def sell_by_itself(state: Meuterer, seat: i64) -> None:
    """Every shown card of an island's kind is sold; where any is bought, the kind shown most."""
    shown = state.sailors[seat].shown
    here = kind_by_itself(shown, state.buys_at(HERE))
    if state.behind == NOWHERE:
        sell(state, seat, here, number_of(shown, here), NOTHING, 0)
    else:
        behind = kind_by_itself(shown, state.buys_at(BEHIND))
        sell(state, seat, here, number_of(shown, here), behind, number_of(shown, behind))


def kind_by_itself(shown: i64, buys: i64) -> i64:
    """The kind an island buys; of equally many kinds the first in the components table."""
    if buys != ANY:
        return buys
    best: i64 = 0
    for kind in range(1, GOODS):
        if number_of(shown, kind) > number_of(shown, best):
            best = kind
    return best


def sell(state: Meuterer, seat: i64, here_kind: i64, here: i64, behind_kind: i64, behind: i64) -> None:
    """So much is sold at the ship's island, and so much at the one behind it."""
    me = state.sailors[seat]
    me.here_kind = here_kind if here else NOTHING
    me.here = here
    me.behind_kind = behind_kind if behind else NOTHING
    me.behind = behind
