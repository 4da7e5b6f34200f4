"""The mutiny and its duels (C6, C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card
from quarterdeck.core.bits import BIT, count, lowest, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import (
    LETTERS,
    MONKEY,
    NOTHING,
    SIDE_WORDS,
    SIDES,
    card_word,
    combat_words,
    strength_of,
)
from quarterdeck.games.cartagena.rules.actions import (
    ALL_ARE_OUT,
    ALL_LAID,
    BOUT_BEGINS,
    BOUT_ENDS,
    DUEL_BEGINS,
    DUEL_ENDS,
    LAYING,
    MONKEY_ROBBING,
    MUTINY_WON,
    SHOW_SAILOR,
)
from quarterdeck.games.cartagena.rules.slots import pair_slots, strength_slots
from quarterdeck.games.cartagena.rules.supplies import PUBLIC

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena

# C6 The mutiny


def begin_mutiny(state: Cartagena, listener: Listener | None) -> None:
    """C6.1, C6.2: who has declared takes part; the lifeboat's pirate is discarded. Nobody there: all have lost."""
    state.lifeboat = NOTHING
    state.clear_row()
    for seat in range(state.players):
        if state.side[seat] != NOTHING:
            state.mutineers |= BIT[seat]
    if listener is not None:
        listener.openly("C6.1", "mutiny-begins", {"number": count(state.mutineers)})
        for seat in range(state.players):
            if not state.mutineers & BIT[seat]:
                listener.openly("C6.1", "out-undeclared", {"seat": seat})
    if state.mutineers:
        state.proceed(DUEL_BEGINS)
    else:
        state.proceed(ALL_ARE_OUT)


# C7 A duel


def begin_duel(state: Cartagena, luck: Luck, listener: Listener | None) -> None:
    """C7.1: both sailors are revealed; where nobody placed any, they stand there at random (C6.2)."""
    letter = state.duel + 1
    if not state.placed(letter):
        for side in range(SIDES):
            sailor = state.thing(SHOW_SAILOR, luck.choose(SHOW_SAILOR, NOBODY, count(state.unplaced), state))
            state.unplaced &= ~BIT[sailor]
            state.post[SIDES * letter + side] = sailor
    state.duel = letter
    state.fighting = state.mutineers
    state.bout = 0
    if listener is not None:
        listener.openly("C7.1", "duel-begins", pair_slots(state, letter))
    state.proceed(BOUT_BEGINS)


def begin_bout(state: Cartagena, listener: Listener | None) -> None:
    """C7.2: everyone in the duel lays a card at the same time; who has only one to lay is not asked."""
    state.bout += 1
    state.phase = LAYING
    state.turn = state.dealer
    state.acting = state.fighting
    for seat in range(state.players):
        if state.fighting & BIT[seat]:
            cards = state.combat.held[seat]
            if cards == 0:  # C7.3, C7.4
                put_down(state, seat, MONKEY, listener)
            elif cards == 1 and state.bout == 1:
                put_down(state, seat, kth_card(state.combat.hand[seat], 0), listener)
    if state.acting == 0:
        state.proceed(ALL_LAID)


def lay(state: Cartagena, seat: i64, card: i64, listener: Listener | None) -> None:
    """C7.2, G1.5: a card is laid face down; when all have laid, the cards are revealed."""
    put_down(state, seat, card, listener)
    if state.acting == 0:
        state.proceed(ALL_LAID)


def put_down(state: Cartagena, seat: i64, card: i64, listener: Listener | None) -> None:
    """C7.2: it counts as held until the reveal."""
    state.laid[seat] = card
    state.acting &= ~BIT[seat]
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": card_word(card), "bout": state.bout}
        listener.secretly("C7.2", seat, "laid-own", own, "laid", {"seat": seat, "bout": state.bout})


def reveal(state: Cartagena, listener: Listener | None) -> None:
    """C7.2: the cards are mixed and revealed; a monkey shows its owner, a combat card does not."""
    cards: i64 = 0
    monkeys: i64 = 0
    for seat in range(state.players):
        card = state.laid[seat]
        if card == MONKEY:
            monkeys |= BIT[seat]
        elif card != NOTHING:
            state.combat.play(seat, card)
            cards += ONE[card]
    if cards:
        remember_played(state, cards)
    state.fought[state.duel] += cards
    for seat in range(state.players):
        state.laid[seat] = NOTHING
    if listener is not None:
        slots = strength_slots(state)
        slots["bout"] = state.bout
        slots["cards"] = combat_words(cards)
        listener.openly("C7.2", "revealed", slots)
        for seat in members(monkeys):
            listener.openly("C7.3", "monkey", {"seat": seat})
    state.fighting &= ~monkeys
    if state.bout == 1:
        exclude(state, monkeys, listener)
    elif state.bout == 2:
        reward(state, monkeys, listener)
    else:
        state.proceed(BOUT_ENDS)


def remember_played(state: Cartagena, cards: i64) -> None:
    """C7.2, G1.3: each hand that laid a combat card holds one card less; whose is which, only owners know."""
    for seat in range(state.players):
        if 0 <= state.laid[seat] < MONKEY:
            for viewer in range(state.players):
                if viewer != seat:
                    own = state.laid[viewer]
                    others = cards - ONE[own] if 0 <= own < MONKEY else cards
                    state.combat.saw_played(viewer, seat, others)
            state.combat.saw_played(PUBLIC, seat, cards)


def exclude(state: Cartagena, monkeys: i64, listener: Listener | None) -> None:
    """C7.3, C7.10: who must play the monkey in the first bout is out of the mutiny; if nobody is left, all lose."""
    state.mutineers &= ~monkeys
    if listener is not None:
        for seat in members(monkeys):
            listener.openly("C7.3", "excluded", {"seat": seat})
    if state.mutineers:
        state.proceed(BOUT_ENDS)
    else:
        state.proceed(ALL_ARE_OUT)


def reward(state: Cartagena, monkeys: i64, listener: Listener | None) -> None:
    """C7.5: a single monkey of the second bout may rob, several are paid from the coin island."""
    if count(monkeys) == 1:
        seat = lowest(monkeys)
        if state.others_with_coins(seat, state.mutineers):
            state.phase = MONKEY_ROBBING
            state.turn = seat
            state.acting = monkeys
            return
    elif monkeys:
        pay(state, monkeys, listener)
    state.proceed(BOUT_ENDS)


def rob_with_monkey(state: Cartagena, seat: i64, other: i64, listener: Listener | None) -> None:
    """C7.5: the coin comes from anyone else in the mutiny; or from nobody."""
    if other != NOTHING:
        state.coins[other] -= 1
        state.coins[seat] += 1
    if listener is not None:
        if other == NOTHING:
            listener.openly("C7.5", "left-it", {"seat": seat})
        else:
            listener.openly("C7.5", "robbed", {"seat": seat, "to": other})
    state.proceed(BOUT_ENDS)


def pay(state: Cartagena, monkeys: i64, listener: Listener | None) -> None:
    """C7.5, C7.6: where the island cannot pay all, everyone gives a coin first; paid clockwise from the dealer."""
    if state.island < count(monkeys):
        given: i64 = 0
        for seat in range(state.players):
            if state.mutineers & BIT[seat] and state.coins[seat]:
                state.coins[seat] -= 1
                given += 1
        state.island += given
        if listener is not None:
            listener.openly("C7.6", "refilled", {"number": given})
    for step in range(state.players):
        seat = (state.dealer + step) % state.players
        if monkeys & BIT[seat]:
            paid = state.island > 0
            if paid:
                state.island -= 1
                state.coins[seat] += 1
            if listener is not None:
                listener.openly("C7.5" if paid else "C7.6", "paid" if paid else "unpaid", {"seat": seat})


def end_bout(state: Cartagena) -> None:
    """C7.7: until everyone in the duel has played the monkey."""
    state.proceed(BOUT_BEGINS if state.fighting else DUEL_ENDS)


def end_duel(state: Cartagena, listener: Listener | None) -> None:
    """C7.8, C7.9: the stronger side wins, on a tie the one with more from cards; cards used are out of the game."""
    valverde = state.strength(0)
    diaz = state.strength(1)
    tied = valverde == diaz
    if tied:
        cards = state.fought[state.duel]
        side: i64 = 0 if strength_of(cards, 0) > strength_of(cards, 1) else 1
    else:
        side = 0 if valverde > diaz else 1
    if side:
        state.grey_wins |= BIT[state.duel]
    else:
        state.pink_wins |= BIT[state.duel]
    if listener is not None:
        slots = strength_slots(state)
        slots["side"] = SIDE_WORDS[side]
        slots["letter"] = LETTERS[state.duel]
        slots["tied"] = tied
        listener.openly("C7.8", "duel-won", slots)
    if count(state.grey_wins if side else state.pink_wins) == state.numbers.needed:  # C6.3
        state.proceed(MUTINY_WON)
    else:
        state.proceed(DUEL_BEGINS)
