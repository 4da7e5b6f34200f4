"""Values: a heuristic worth of each action, for pirates and for mutineers.

Pirates lay what fills the chest and say what it is, plank whom they suspect, and open when they are sure, or when
waiting is worse. Mutineers lay what empties it and say that it fills, and let the pile run out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import number_of
from quarterdeck.core.bits import BIT, count
from quarterdeck.games.traitres.box.pieces import (
    CATCH,
    LAST_PLANK,
    LOOKED_AT,
    LOOT_KINDS,
    PLANK,
    POCKETS,
    RIDDANCE,
    SPYGLASS,
    THROWN_OUT,
)
from quarterdeck.games.traitres.player.suspicion import Suspicion
from quarterdeck.games.traitres.rules.actions import LAY, OPEN, PUT, RETURN, USE_SPYGLASS
from quarterdeck.games.traitres.rules.legal import card_of, target_of
from quarterdeck.games.traitres.rules.state import Traitres

# For each loot card what laying it is worth, and what each announcement adds: the truth, for pirates
PIRATE_LAYS: Final[vec[i64]] = vec[i64]([100, 20, -200])
A_LIE: Final = -400
# A mutineer lays −2 and says +1
MUTINEER_LAYS: Final[vec[i64]] = vec[i64]([0, 60, 110])
MUTINEER_SAYS: Final[vec[i64]] = vec[i64]([10, -60, -80, -20, 10, -60, 10, -10, -80])  # 3 * loot + claim

# What cards are worth keeping when two must be returned; what is laid back lowest in the chest
PIRATE_KEEPS: Final[vec[i64]] = vec[i64]([100, 20, 0, 80, 5, 50, 40, 70])
MUTINEER_KEEPS: Final[vec[i64]] = vec[i64]([0, 40, 100, 20, 90, 70, 30, 80])
PIRATE_BURIES: Final[vec[i64]] = vec[i64]([100, 50, 0])  # +1 is safest from Good Riddance below
MUTINEER_BURIES: Final[vec[i64]] = vec[i64]([0, 50, 100])

NOTHING_HAPPENS: Final = -1000  # a card used on an empty chest (T4.7): anything else is better

# A pirate's planks: the surer, the better; on anybody only if there is nothing else to do
PLANK_BASE: Final = -20
PLANK_SURE: Final = 400
PLANK_AGAIN: Final = 8  # who has planks already is nearer to being known
THIRD_UNSURE: Final = 100  # to push somebody overboard who is not suspected beyond the usual

# A mutineer's planks: alone he pushes one pirate after the other, with a mate unknown to him he spreads them
FIRST_PLANK: Final = 130
NEXT_PLANK: Final = 40
THIRD_PLANK: Final = 200
STRAY_PLANK: Final = 10

# How sure a pirate must be to open the chest, by how many turns are left
SURE_ENOUGH: Final = 0.9
SURE_ENOUGH_LATE: Final = 0.75  # one more turn
SURE_ENOUGH_LAST: Final = 0.45  # none, but others have


def depends_on_card_alone(action: i64) -> bool:
    """Whether an action is valued by its card: one laid, put back into the chest or returned to the pile."""
    return action < USE_SPYGLASS or action >= PUT


def worth_of_card(mutineer: bool, action: i64) -> i64:
    """What laying, putting back or returning a card is worth, whatever one thinks of the others."""
    if action >= RETURN:
        return -(MUTINEER_KEEPS[action - RETURN] if mutineer else PIRATE_KEEPS[action - RETURN])
    if action >= PUT:
        return MUTINEER_BURIES[action - PUT] if mutineer else PIRATE_BURIES[action - PUT]
    kind = (action - LAY) // LOOT_KINDS
    if mutineer:
        return MUTINEER_LAYS[kind] + MUTINEER_SAYS[action - LAY]
    return PIRATE_LAYS[kind] + (0 if (action - LAY) % LOOT_KINDS == kind else A_LIE)


def worth_of_use(state: Traitres, seat: i64, action: i64, thoughts: Suspicion) -> i64:
    """What opening the chest or using an action card is worth, as one thinks of the others."""
    if action == OPEN:
        return worth_of_opening(state, thoughts)
    if card_of(action) in (SPYGLASS, RIDDANCE) and state.topmost(LOOKED_AT) == 0:
        return NOTHING_HAPPENS
    if state.mutineers & BIT[seat]:
        return worth_to_mutineer(state, seat, card_of(action), target_of(action), thoughts)
    return worth_to_pirate(state, seat, card_of(action), target_of(action), thoughts)


# Pirates


def worth_of_opening(state: Traitres, thoughts: Suspicion) -> i64:
    """T8.1: when it is full for all one knows; with the pile at its end rather now than never (T7.3)."""
    pile = state.pile_size()
    turns = (pile - 1) // count(state.aboard)
    needed = SURE_ENOUGH
    if pile <= 1:
        needed = -1.0
    elif turns == 0:
        needed = SURE_ENOUGH_LAST
    elif turns == 1:
        needed = SURE_ENOUGH_LATE
    return i64(1000.0 * (thoughts.chest_is_full(state.numbers.target) - needed)) + 100


def worth_to_pirate(state: Traitres, seat: i64, kind: i64, to: i64, thoughts: Suspicion) -> i64:
    """What using an action card is worth to a pirate."""
    if kind == PLANK:
        return worth_of_plank(state, to, thoughts)
    if kind == SPYGLASS:
        return 40 * strange_on_top(state, seat)
    if kind == RIDDANCE:
        return i64(-60.0 * thoughts.worth_of_top(state, seat, THROWN_OUT)) - 10
    if kind == CATCH:
        return 60
    return -40  # Empty Your Pockets brings the end of the pile nearer


def worth_of_plank(state: Traitres, to: i64, thoughts: Suspicion) -> i64:
    """T4.6: the more somebody is suspected beyond the usual, the better; the third one not without (T5.1)."""
    surer = (thoughts.chance[to] - thoughts.usual) / (1.0 - thoughts.usual)
    planks = number_of(state.planks, to)
    worth = PLANK_BASE + i64(surer * float(PLANK_SURE)) + PLANK_AGAIN * planks
    return worth - THIRD_UNSURE if planks == LAST_PLANK - 1 and surer <= 0.0 else worth


def strange_on_top(state: Traitres, seat: i64) -> i64:
    """How many of the cards a Spyglass would show the seat does not know."""
    places = state.topmost(LOOKED_AT)
    strange: i64 = 0
    for number in range(state.lays):
        if places & BIT[number] and not state.knows_loot(seat, number):
            strange += 1
    return strange


# Mutineers


def worth_to_mutineer(state: Traitres, seat: i64, kind: i64, to: i64, thoughts: Suspicion) -> i64:
    """What using an action card is worth to a mutineer."""
    if kind == PLANK:
        planks = number_of(state.planks, to)
        if thoughts.usual > 0.0:
            return i64(float(STRAY_PLANK) * (1.0 - 2.0 * thoughts.chance[to])) - STRAY_PLANK * planks
        return (THIRD_PLANK if planks == LAST_PLANK - 1 else FIRST_PLANK) + NEXT_PLANK * planks
    if kind == POCKETS:
        return 80 - i64(100.0 * thoughts.chance[to])
    if kind == RIDDANCE:
        return i64(50.0 * thoughts.worth_of_top(state, seat, THROWN_OUT))
    if kind == CATCH:
        return -20  # makes the game longer
    return 20
