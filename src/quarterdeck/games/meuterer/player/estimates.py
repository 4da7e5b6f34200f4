"""Heuristic estimates of what sales, the ship, a mutiny and roles may bring: in points, from what a sailor knows."""

import math
from typing import Final, final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of, size_of
from quarterdeck.core.bits import BIT
from quarterdeck.games.meuterer.box.pieces import (
    ANY,
    CABIN_BOY,
    CONFLICT,
    FIRST_MATE,
    GOODS,
    ISLANDS,
    LOADER,
    MERCHANT,
    MUTINEER,
    NOTHING,
    NOWHERE,
)
from quarterdeck.games.meuterer.rules.actions import BEHIND
from quarterdeck.games.meuterer.rules.m7_sales import price
from quarterdeck.games.meuterer.rules.state import Meuterer

# Sales
MOST_EAGER: Final = 0.75  # how surely a rival who is still in shows one more card that an island buys, at most
SOME_GOODS: Final = 0.45  # how surely each card of his hand is one more, where any is bought
# Roles
CHOSEN_CARD: Final = 0.3  # what it is worth to choose a card that is drawn in any case
MOST_CHOSEN: Final = 3
TEMPTED: Final = 0.35  # how surely somebody who is still to leave takes a certain action card
# Mutiny
LIKELY: Final = 0.7  # how often there is one
USUAL: Final = 0.8  # conflicts of a Mutineer of whom nothing is known
HELPING: Final = 0.4  # and of who is with him or against him
DECISIVE: Final = 1.2  # how much a conflict more decides


# Cards


def unseen_by(state: Meuterer, seat: i64) -> i64:
    """The cards that a seat does not see and that are not openly discarded, as a bag."""
    bag = state.numbers.box - state.discards - state.sailors[seat].hand
    for sailor in state.sailors:
        bag -= sailor.shown + sailor.fought * ONE[CONFLICT]
    return bag


def part_of(bag: i64, kind: i64) -> float:
    """Which part of a bag is of a kind."""
    size = size_of(bag)
    return float(number_of(bag, kind)) / float(size) if size else 0.0


def number_for(bag: i64, buys: i64) -> i64:
    """How many cards of a bag an island buys: its own kind, or of any kind the most."""
    if buys != ANY:
        return number_of(bag, buys)
    most: i64 = 0
    for kind in range(GOODS):
        most = max(most, number_of(bag, kind))
    return most


def is_last_round(state: Meuterer) -> bool:
    """Whether nothing comes after this round."""
    return state.round + 1 == state.numbers.rounds


# Sales (M7)


@final
class Sale:
    """How a sale may come out: the chances to sell most alone, and to be beaten by nobody."""

    def __init__(self) -> None:
        self.alone = 0.0
        self.unbeaten = 0.0

    def judge(self, state: Meuterer, seat: i64, where: i64, number: i64, unseen: i64) -> None:
        """With so many cards shown in the end: a rival who is still in may catch up, each card is less likely."""
        self.alone = 0.0
        self.unbeaten = 0.0
        if number == 0:
            return
        buys = state.buys_at(where)
        part = SOME_GOODS if buys == ANY else part_of(unseen, buys)
        alone = 1.0
        unbeaten = 1.0
        for other in range(state.players):
            if other == seat:
                continue
            rival = state.sailors[other]
            lead = number - number_for(rival.shown, buys)
            if lead < 0:
                return
            another = min(MOST_EAGER, float(rival.cards) * part) if rival.leaver == NOTHING else 0.0
            caught_up = 1.0
            for _ in range(lead):
                caught_up *= another
            alone *= 1.0 - caught_up
            unbeaten *= 1.0 - caught_up * another
        self.alone = alone
        self.unbeaten = unbeaten


def merchant_hope(state: Meuterer, seat: i64, unseen: i64) -> float:
    """M7.4: what a Merchant gets more than others where he is tied."""
    sale = Sale()
    hope = 0.0
    for where in range(BEHIND + 1):
        place = state.active_place(where)
        if place != NOWHERE:
            sale.judge(state, seat, where, number_for(state.sailors[seat].shown, state.buys_at(where)), unseen)
            hope += float(price(state, place, 1) - price(state, place, 2)) * (sale.unbeaten - sale.alone)
    return hope


# The ship (M6)


def docking(state: Meuterer, cards: i64) -> float:
    """What the island pays for docking that lies as many islands from the ship as cards remain in a hand."""
    return float(state.numbers.docking[state.island[(state.ship + cards) % ISLANDS]])


# Mutiny (M5)


def shown_conflicts(state: Meuterer, seat: i64) -> float:
    """The conflict cards a seat shows, if they count (M5.4)."""
    if not state.numbers.shown_conflicts_count:
        return 0.0
    return float(number_of(state.sailors[seat].shown, CONFLICT))


def strength(state: Meuterer, seat: i64) -> float:
    """The conflict cards a seat brings to a mutiny if it plays all it has."""
    me = state.sailors[seat]
    return shown_conflicts(state, seat) + float(number_of(me.hand, CONFLICT) + me.fought)


def success(lead: float) -> float:
    """How likely a mutiny succeeds that is ahead by so many conflicts; a tie is enough (M5.5)."""
    return 1.0 / (1.0 + math.exp(-DECISIVE * (lead + 0.5)))


def staying(state: Meuterer) -> float:
    """How likely the captain stays captain: a better offer makes a First Mate likelier."""
    support = HELPING + 0.2 * float(state.offer)
    return 1.0 - LIKELY * success(USUAL - support - strength(state, state.captain))


def takers_after(state: Meuterer, seat: i64) -> i64:
    """How many others take an action card after this seat."""
    mine = state.sailors[seat].leaver
    number: i64 = 0
    for other in range(state.players):
        if other != seat and other != state.captain:
            theirs = state.sailors[other].leaver
            if theirs == NOTHING or (mine != NOTHING and theirs > mine):
                number += 1
    return number


# Roles (M3.6)


def role_hope(state: Meuterer, seat: i64, action: i64, remaining: i64, cards: i64, unseen: i64) -> float:
    """What an action card promises to who finds these remaining and leaves with so many cards."""
    if action == MERCHANT:
        return merchant_hope(state, seat, unseen)
    if action == LOADER:
        chosen = min(state.numbers.hand - cards, MOST_CHOSEN)
        return 0.0 if is_last_round(state) else CHOSEN_CARD * float(chosen)
    later = float(takers_after(state, seat))
    succeeds = success(mutiny_lead(state, seat, action, remaining, later, unseen))
    if action == MUTINEER:
        return succeeds * docking(state, cards)
    if remaining & BIT[MUTINEER]:
        succeeds *= min(1.0, TEMPTED * later)
    if action == CABIN_BOY:
        return 2.0 * succeeds
    return float(1 + state.offer) * (1.0 - succeeds)


def mutiny_lead(state: Meuterer, seat: i64, action: i64, remaining: i64, later: float, unseen: i64) -> float:
    """By how many conflicts a mutiny would be ahead if a seat took this action card and played all its conflicts."""
    mine = strength(state, seat)
    captain = state.sailors[state.captain]
    lead = -shown_conflicts(state, state.captain) - part_of(unseen, CONFLICT) * float(captain.cards)
    lead += mine if action == MUTINEER else USUAL
    if action == CABIN_BOY:
        lead += mine
    elif not remaining & BIT[CABIN_BOY]:
        lead += HELPING
    if action == FIRST_MATE:
        lead -= 1.0 + mine
    elif not remaining & BIT[FIRST_MATE]:
        lead -= 1.0 + HELPING
    else:
        lead -= TEMPTED * later
    return lead
