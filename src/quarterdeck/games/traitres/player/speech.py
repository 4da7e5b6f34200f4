"""Heuristic talk: pirates say the truth that helps, mutineers what sounds like it.

Nobody contradicts himself: a lay is what it was announced as, a sight is told once, and who was suspected is never
trusted again.
"""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.thumb import SILENCE
from quarterdeck.games.traitres.box.pieces import MINUS, NOTHING, PLUS
from quarterdeck.games.traitres.player.heard import SUSPECTED, Heard, say_saw
from quarterdeck.games.traitres.player.suspicion import Suspicion
from quarterdeck.games.traitres.rules.packed import (
    claim_of,
    layer_of,
    lays_of,
    looked_at,
    looker_of,
    number_of_looks,
    seen_by,
)
from quarterdeck.games.traitres.rules.state import Traitres
from quarterdeck.games.traitres.rules.t6_talk import SAY_LAID, SUSPECT, TRUST

OPENLY_SUSPECTED: Final = 1.6  # times the usual chance
OPENLY_TRUSTED: Final = 0.4
MOST_ACCUSED: Final = 2  # by a mutineer, who does not want to be noticed


def speak(state: Traitres, seat: i64, heard: Heard, thoughts: Suspicion, luck: Luck) -> i64:
    """A statement worth making now, or `SILENCE`."""
    untold = untold_look(state, seat, heard)
    if untold != NOTHING:
        return tell_sight(state, seat, untold, luck)
    if heard.accusers(seat) > heard.reached[seat]:
        lay = last_lay(state, seat)
        if lay != NOTHING:
            return SAY_LAID + claim_of(state.lay[lay])
    if state.mutineers & BIT[seat]:
        return mislead(state, seat, heard)
    return think_aloud(state, seat, heard, thoughts)


def untold_look(state: Traitres, seat: i64, heard: Heard) -> i64:
    """The first look of a seat that it has not told of, or `NOTHING`."""
    told = heard.sights_told(seat)
    for look in range(number_of_looks(state.looks)):
        if looker_of(state.looks, look) == seat:
            if told == 0:
                return look
            told -= 1
    return NOTHING


def last_lay(state: Traitres, seat: i64) -> i64:
    """The last lay of a seat, or `NOTHING`."""
    for number in range(state.lays - 1, -1, -1):
        if layer_of(state.lay[number]) == seat:
            return number
    return NOTHING


def tell_sight(state: Traitres, seat: i64, look: i64, luck: Luck) -> i64:
    """A pirate says what it was; a mutineer that all was as announced, or where others laid it, that somebody lied."""
    if not state.mutineers & BIT[seat]:
        return say_saw(seen_by(state.looks, look))
    announced: i64 = 0
    own: i64 = 0
    lays = lays_of(state.looks, look)
    if count(lays) != count(looked_at(state.looks, look)):
        return say_saw(seen_by(state.looks, look))
    while lays:
        lay = state.lay[lowest(lays)]
        lays &= lays - 1
        announced += ONE[claim_of(lay)]
        if layer_of(lay) == seat:
            own += 1
    if own == 0 and number_of(announced, PLUS) and luck.below(2):
        announced += ONE[MINUS] - ONE[PLUS]
    return say_saw(announced)


def think_aloud(state: Traitres, seat: i64, heard: Heard, thoughts: Suspicion) -> i64:
    """A pirate names whom he suspects, once, and whom he trusts."""
    suspect: i64 = NOTHING
    trusted: i64 = NOTHING
    for other in range(state.players):
        if other != seat and not state.knows_role(seat, other) and heard.thinks(seat, other) == 0:
            chance = thoughts.chance[other]
            if chance > OPENLY_SUSPECTED * thoughts.usual:
                if suspect == NOTHING or chance > thoughts.chance[suspect]:
                    suspect = other
            elif chance < OPENLY_TRUSTED * thoughts.usual:
                trusted = other
    if suspect != NOTHING:
        return SUSPECT + suspect
    return TRUST + trusted if trusted != NOTHING else SILENCE


def mislead(state: Traitres, seat: i64, heard: Heard) -> i64:
    """A mutineer joins in where somebody is suspected or trusted already, a few times."""
    accused: i64 = 0
    best: i64 = NOTHING
    praised: i64 = NOTHING
    for other in range(state.players):
        if heard.thinks(seat, other) == SUSPECTED:
            accused += 1
        elif other != seat and state.aboard & BIT[other] and heard.thinks(seat, other) == 0:
            if heard.accusers(other) and (best == NOTHING or heard.accusers(other) > heard.accusers(best)):
                best = other
            elif heard.accusers(other) == 0 and heard.praisers(other):
                praised = other
    if best != NOTHING and accused < MOST_ACCUSED:
        return SUSPECT + best
    return TRUST + praised if praised != NOTHING else SILENCE
