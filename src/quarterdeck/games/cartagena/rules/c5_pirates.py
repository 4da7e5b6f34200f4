"""What the pirates do for whoever uses them; each gives what is left, C4.3 (C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import size_of
from quarterdeck.core.bits import BIT, count, lowest, members
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import (
    BIJOUX,
    CHANG_YE,
    COMBAT_WORDS,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GOLD_WORDS,
    LETTERS,
    MOST_EXCHANGES,
    MOST_LETTERS,
    NOTHING,
    OJO,
    PANG,
    PIRATES,
    SATE,
    SIDE_WORDS,
    SIDES,
    SUPPLY_WORDS,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
    combat_words,
)
from quarterdeck.games.cartagena.rules.actions import (
    BUYING,
    CHOOSING,
    COIN,
    COMBAT,
    DECLARING,
    DRAW_COMBAT,
    DRAW_GOLD,
    DRAW_SAILOR,
    GOLD,
    INSPECTING,
    KEEPING,
    NO_TRADE,
    OJO_DECLARING,
    PLACING,
    PUTTING,
    ROBBING,
    SELLING,
    SPYING,
    TAKING,
    TRADING,
    USE_CLAUSES,
    USE_ENDS,
)
from quarterdeck.games.cartagena.rules.slots import pair_slots
from quarterdeck.games.cartagena.rules.supplies import SEATS, kind_of, slot_of

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena

# C5 Who is used


def use(state: Cartagena, seat: i64, pirate: i64, luck: Luck, listener: Listener | None) -> None:
    """C2.5: a pirate who was used is out for the round; the last of the row had to be used (C2.4)."""
    if listener is not None:
        last = state.fresh == pirate and state.opened == state.numbers.row
        listener.openly("C2.4" if last else "C2.3", "used", {"seat": seat, "pirate": PIRATES[pirate]})
    state.free &= ~BIT[pirate]
    state.fresh = NOTHING
    state.used = pirate
    state.exchanged = 0
    state.trade = NO_TRADE
    if pirate == VALVERDE:
        gain(state, seat, 0, 1, 1, luck, listener)
    elif pirate == DIAZ:
        ask_diaz(state, seat, luck, listener)
    elif pirate == CRACKPOTT:
        gain(state, seat, 2, 0, 0, luck, listener)
    elif pirate == TEMBO:
        ask_tembo(state, seat, luck, listener)
    elif pirate == WESSEL_JAN:
        ask_if(state, state.combat.held[seat] > 0, seat, PUTTING, listener)
    elif pirate == DEAN_NERO:
        ask_if(state, state.can_sell(seat) or state.can_buy(seat), seat, TRADING, listener)
    elif pirate == PANG:
        ask_pang(state, seat, luck, listener)
    elif pirate == CHANG_YE:
        victims = state.others_with_coins(seat, BIT[state.players] - 1)
        ask_if(state, victims != 0, seat, ROBBING, listener)
    elif pirate == SATE:
        gain(state, seat, 0, 0, state.sate, luck, listener)
    elif pirate == BIJOUX:
        state.ask(seat, DECLARING)
    elif pirate == OJO and state.side[seat] == NOTHING:
        state.ask(seat, OJO_DECLARING)
    elif pirate == OJO:
        ask_if(state, state.others_declared(seat) != 0, seat, SPYING, listener)
    elif state.unplaced:
        take_sailors(state, seat, luck, listener)
    else:
        state.ask(seat, INSPECTING)


def ask_if(state: Cartagena, possible: bool, seat: i64, phase: i64, listener: Listener | None) -> None:
    """C4.3, G1.4: where everyone can see that nothing can be done, nothing is asked."""
    if possible:
        state.ask(seat, phase)
        return
    if listener is not None:
        listener.openly("C4.3", "no-effect", {"seat": seat, "pirate": PIRATES[state.used]})
    state.proceed(USE_ENDS)


def gain(
    state: Cartagena, seat: i64, combat: i64, gold: i64, coins: i64, luck: Luck, listener: Listener | None
) -> None:
    """C5.1, C5.3, C5.5, C5.7, C5.9: so many top cards and coins, or what is left of them (C4.3)."""
    clause = USE_CLAUSES[state.used]
    combat = min(combat, state.combat.size())
    gold = min(gold, state.gold.size())
    coins = min(coins, state.island)
    if combat:
        drawn = state.combat.take_together(seat, combat, luck, DRAW_COMBAT, state)
        if listener is not None:
            tell_drawn(seat, clause, drawn, listener)
    if gold:
        slot = state.gold.draw(luck, DRAW_GOLD, seat, state)
        state.gold.take(seat, slot)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": GOLD_WORDS[kind_of(slot)]}
            listener.secretly(clause, seat, "drew-gold-own", own, "drew-gold", {"seat": seat})
    if coins:
        state.island -= coins
        state.coins[seat] += coins
        if listener is not None:
            listener.openly(clause, "got-coins", {"seat": seat, "number": coins})
    if not (combat or gold or coins) and listener is not None:
        listener.openly("C4.3", "no-effect", {"seat": seat, "pirate": PIRATES[state.used]})
    state.proceed(USE_ENDS)


# C5.2 Díaz


def ask_diaz(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.2: one card of each pile is looked at; with one pile empty the other's is taken."""
    if state.combat.size() == 0 or state.gold.size() == 0:
        gain(state, seat, 1, 1, 0, luck, listener)
        return
    state.gold.looked = state.gold.look(luck, DRAW_GOLD, seat, state)
    state.combat.looked = state.combat.look(luck, DRAW_COMBAT, seat, state)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "gold": GOLD_WORDS[kind_of(state.gold.looked)]}
        own["card"] = COMBAT_WORDS[kind_of(state.combat.looked)]
        listener.secretly("C5.2", seat, "looked-diaz-own", own, "looked-diaz", {"seat": seat})
    state.ask(seat, CHOOSING)


def choose(state: Cartagena, seat: i64, supply: i64, listener: Listener | None) -> None:
    """C5.2: which kind is kept is public; the other card goes under its pile."""
    gold = state.gold.looked
    combat = state.combat.looked
    state.gold.looked = NOTHING
    state.combat.looked = NOTHING
    if supply == GOLD:
        state.gold.take(seat, gold)
        state.combat.put_under(combat)
    else:
        state.combat.take(seat, combat)
        state.gold.put_under(gold)
    if listener is not None:
        cards = [GOLD_WORDS[kind_of(gold)], COMBAT_WORDS[kind_of(combat)]]
        own: dict[str, object] = {"seat": seat, "card": cards[supply], "under": cards[1 - supply]}
        listener.secretly("C5.2", seat, "chose-own", own, "chose", {"seat": seat, "supply": SUPPLY_WORDS[supply]})
    state.proceed(USE_ENDS)


# C5.4 Tembo


def ask_tembo(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.4: two cards are looked at; a single one is taken."""
    if state.combat.size() < 2:
        gain(state, seat, 1, 0, 0, luck, listener)
        return
    state.combat.looked = state.combat.look(luck, DRAW_COMBAT, seat, state)
    state.combat.looked_too = state.combat.look(luck, DRAW_COMBAT, seat, state)
    if listener is not None:
        cards = [COMBAT_WORDS[kind_of(state.combat.looked)], COMBAT_WORDS[kind_of(state.combat.looked_too)]]
        own: dict[str, object] = {"seat": seat, "cards": cards}
        listener.secretly("C5.4", seat, "looked-tembo-own", own, "looked-tembo", {"seat": seat})
    state.ask(seat, KEEPING)


def keep(state: Cartagena, seat: i64, kind: i64, listener: Listener | None) -> None:
    """C5.4: one is kept, the other goes under the pile; nobody else can tell which is where."""
    first = kind_of(state.combat.looked)
    other = kind_of(state.combat.looked_too) if first == kind else first
    state.combat.looked = NOTHING
    state.combat.looked_too = NOTHING
    state.combat.take(seat, slot_of(kind, BIT[seat]))
    state.combat.put_under(slot_of(other, BIT[seat]))
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind], "under": COMBAT_WORDS[other]}
        listener.secretly("C5.4", seat, "kept-own", own, "kept", {"seat": seat})
    state.proceed(USE_ENDS)


# C5.5 Wessel-Jan


def put(state: Cartagena, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.5: own cards go under the pile, in an order only their owner knows."""
    state.combat.give(seat, kind)
    state.exchanged += 1
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind], "number": state.exchanged}
        others: dict[str, object] = {"seat": seat, "number": state.exchanged}
        listener.secretly("C5.5", seat, "put-under-own", own, "put-under", others)
    if state.exchanged == MOST_EXCHANGES or state.combat.held[seat] == 0:
        gain(state, seat, state.exchanged, 0, 0, luck, listener)


# C5.6 Dean Nero


def sell(state: Cartagena, seat: i64, kind: i64, listener: Listener | None) -> None:
    """C5.6: an own card goes under the pile for a coin."""
    state.combat.give(seat, kind)
    state.island -= 1
    state.coins[seat] += 1
    state.trade = SELLING
    state.exchanged += 1
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind], "number": state.exchanged}
        listener.secretly("C5.6", seat, "sold-own", own, "sold", {"seat": seat, "number": state.exchanged})
    if state.exchanged == MOST_EXCHANGES or not state.can_sell(seat):
        state.proceed(USE_ENDS)


def buy(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.6: a coin goes to the coin island for the top card, which may be looked at before the next exchange."""
    state.coins[seat] -= 1
    state.island += 1
    slot = state.combat.draw(luck, DRAW_COMBAT, seat, state)
    state.combat.take(seat, slot)
    state.trade = BUYING
    state.exchanged += 1
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind_of(slot)], "number": state.exchanged}
        listener.secretly("C5.6", seat, "bought-own", own, "bought", {"seat": seat, "number": state.exchanged})
    if state.exchanged == MOST_EXCHANGES or not state.can_buy(seat):
        state.proceed(USE_ENDS)


# C5.7 Pang


def ask_pang(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.7: a card or a coin; if one is missing, the other."""
    if state.combat.size() and state.island:
        state.ask(seat, TAKING)
    elif state.combat.size():
        gain(state, seat, 1, 0, 0, luck, listener)
    else:
        gain(state, seat, 0, 0, 1, luck, listener)


def take(state: Cartagena, seat: i64, supply: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.7: what was chosen."""
    gain(state, seat, 1 if supply == COMBAT else 0, 0, 1 if supply == COIN else 0, luck, listener)


# C5.8 Chang Ye


def rob(state: Cartagena, seat: i64, other: i64, listener: Listener | None) -> None:
    """C5.8: a coin is stolen, openly."""
    state.coins[other] -= 1
    state.coins[seat] += 1
    if listener is not None:
        listener.openly("C5.8", "robbed", {"seat": seat, "to": other})
    state.proceed(USE_ENDS)


# C5.10 Bijoux, C5.11 Ojo


def declare(state: Cartagena, seat: i64, side: i64, listener: Listener | None) -> None:
    """C5.10, C5.11: a side is laid face down; whoever had seen the one before knows nothing any more."""
    state.side[seat] = side
    for viewer in range(state.players):
        state.spied &= ~BIT[viewer * SEATS + seat]
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "side": SIDE_WORDS[side]}
        listener.secretly(USE_CLAUSES[state.used], seat, "declared-own", own, "declared", {"seat": seat})
    state.proceed(USE_ENDS)


def spy(state: Cartagena, seat: i64, other: i64, listener: Listener | None) -> None:
    """C5.11: whose allegiance is looked at is public, what it is not."""
    state.spied |= BIT[seat * SEATS + other]
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "to": other, "side": SIDE_WORDS[state.side[other]]}
        listener.secretly("C5.11", seat, "spied-own", own, "spied", {"seat": seat, "to": other})
    state.proceed(USE_ENDS)


# C5.12 Cambivalute


def take_sailors(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.12: two sailors are taken at random and looked at, for the next free letter."""
    state.letter = 0
    while state.placed(state.letter):
        state.letter += 1
    state.taken = 0
    for _ in range(SIDES):
        sailor = state.thing(DRAW_SAILOR, luck.choose(DRAW_SAILOR, seat, count(state.unplaced), state))
        state.unplaced &= ~BIT[sailor]
        state.taken |= BIT[sailor]
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "letter": LETTERS[state.letter]}
        own["sailors"] = [str(sailor + 1) for sailor in members(state.taken)]
        others: dict[str, object] = {"seat": seat, "letter": LETTERS[state.letter]}
        listener.secretly("C5.12", seat, "took-sailors-own", own, "took-sailors", others)
    state.ask(seat, PLACING)


def inspect(state: Cartagena, seat: i64, letter: i64, listener: Listener | None) -> None:
    """C5.12: with all sailors placed, the two of a letter are looked at."""
    state.letter = letter
    state.taken = state.pair_at(letter)
    mark = BIT[seat * MOST_LETTERS + letter]
    state.pairs |= mark
    state.sides |= mark
    if listener is not None:
        tell_pair(state, seat, "inspected", letter, listener)
    state.ask(seat, PLACING)


def place(state: Cartagena, seat: i64, sailor: i64, listener: Listener | None) -> None:
    """C5.12: one of the two stands on Valverde's side, the other opposite; others no longer know their sides."""
    letter = state.letter
    key = "arranged" if state.placed(letter) else "placed"
    state.post[SIDES * letter] = sailor
    state.post[SIDES * letter + 1] = lowest(state.taken & ~BIT[sailor])
    state.taken = 0
    state.letter = NOTHING
    for viewer in range(state.players):
        state.sides &= ~BIT[viewer * MOST_LETTERS + letter]
    mark = BIT[seat * MOST_LETTERS + letter]
    state.pairs |= mark
    state.sides |= mark
    if listener is not None:
        tell_pair(state, seat, key, letter, listener)
    state.proceed(USE_ENDS)


# What may be left


def leave_it(state: Cartagena, seat: i64, luck: Luck, listener: Listener | None) -> None:
    """C5.5, C5.6, C5.8, C5.11, C5.12: no more of what may be done."""
    if state.used == WESSEL_JAN and state.exchanged:
        gain(state, seat, state.exchanged, 0, 0, luck, listener)
        return
    if listener is not None:
        listener.openly(USE_CLAUSES[state.used], "left-it", {"seat": seat})
    state.proceed(USE_ENDS)


# What several of them tell


def tell_drawn(seat: i64, clause: str, drawn: i64, listener: Listener) -> None:
    """How many combat cards somebody draws at once; which, only to the own seat, and not which was the first.

    Who put which of them under the pile would show by that, and nothing in a hand remembers it.
    """
    own: dict[str, object] = {"seat": seat, "cards": combat_words(drawn)}
    listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": size_of(drawn)})


def tell_pair(state: Cartagena, seat: i64, key: str, letter: i64, listener: Listener) -> None:
    """C5.12: who has seen the sailors of a letter; how they stand, only to that seat."""
    own = pair_slots(state, letter)
    own["seat"] = seat
    listener.secretly("C5.12", seat, f"{key}-own", own, key, {"seat": seat, "letter": LETTERS[letter]})
