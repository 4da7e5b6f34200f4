"""Rules of thumb for Freibeuter: what a turn brings in money, by the chance that tokens are ever encircled.

    - Board large ships whose sides are closed or in your hand, but not more than you can encircle.
    - A boat is worth most where it brings your own ships nearer, and where others will pay it.
    - What a rival gains, you lose in part: leave the closing of his ships to him, unless it pays you better.
    - Encircle the last store, or play your last boat, only if you are the richest then.

All of it is read off the board and the own hand; nobody's cards are guessed.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import Thumb
from quarterdeck.games.freibeuter.box.pieces import (
    DOUBLER,
    PLACE_OF_CROSSING,
    REGIONS,
    SIDE,
    STORE,
    around,
    crossing_number,
)
from quarterdeck.games.freibeuter.rules.actions import (
    BOARD,
    CASH,
    DRAW_DUTCHMAN,
    DRAW_SEA,
    DUTCHMAN_COLUMN,
    DUTCHMAN_ROW,
    PLACE,
    RESOLVE,
)
from quarterdeck.games.freibeuter.rules.f6_encirclement import encircled
from quarterdeck.games.freibeuter.rules.f11_end import wealth
from quarterdeck.games.freibeuter.rules.state import Freibeuter

# What follows counts in hundredths of money, and five money more are a clear preference
MONEY: Final = 100
HUNDREDTHS: Final = 5

CHANCE: Final[vec[i64]] = vec[i64]([100, 60, 40, 25, 12])  # in percent, that a token so many sides short is encircled
CLOSED_FROM_HAND: Final = 5  # percent more for each missing side whose sea card is in hand
HELPER: Final = 50  # percent, that an open side of an own ship will be a rival's, or a free ship a rival's
TURN: Final = 100  # what a turn spent on boarding costs
TOO_MANY: Final = 30  # and for each ship boarded already: boats and cards must reach for all of them
DECIDES: Final = 1500  # more than any turn brings: the game ends by it

# Drawing, and the order of encircled tokens
FIRST_DUTCHMAN: Final = 10  # he closes the last side, and nobody is paid for it
SECOND_DUTCHMAN: Final = -20  # a hand needs sea cards more
RECEIVE_FIRST: Final = 20  # before the own ships must be paid for, so that less is borrowed
END_LAST: Final = -20

NO_LUCK: Final = Luck()  # a game that ends draws no card


def _crossings_of(region: int) -> int:
    row, column = region // SIDE, region % SIDE
    near = [(y, x) for y in (row - 1, row) for x in (column - 1, column)]
    return sum(2 ** (SIDE * y + x) for y, x in near if 0 <= y < SIDE - 1 and 0 <= x < SIDE - 1)


CROSSINGS_OF: Final[vec[i64]] = vec[i64]([_crossings_of(region) for region in range(REGIONS)])


@final
class FreibeuterThumb(Thumb):
    """What each verb of a turn is worth."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.guided = True
        self.sharpness = 1.0

    def worth(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Freibeuter)
        if action < PLACE:
            return boarding(state, seat, PLACE_OF_CROSSING[action - BOARD]) // HUNDREDTHS
        if action < CASH:
            return placing(state, seat, action) // HUNDREDTHS
        if action < DUTCHMAN_ROW:
            return MONEY * state.numbers.card_pay // HUNDREDTHS
        if action < DUTCHMAN_COLUMN:
            return sending(state, seat, action, action - DUTCHMAN_ROW) // HUNDREDTHS
        if action < DRAW_SEA:
            return sending(state, seat, action, action - DUTCHMAN_COLUMN) // HUNDREDTHS
        if action < RESOLVE:
            return drawing(state, seat, action)
        return resolving(state, seat, PLACE_OF_CROSSING[action - RESOLVE])


# Boarding


def boarding(game: Freibeuter, seat: i64, crossing: i64) -> i64:
    """What is left of a ship when all helpers are paid, as likely as it is ever encircled, less the turn."""
    me = game.pirates[seat]
    kind = game.token[crossing]
    share = game.numbers.share[kind]
    open_sea = ~game.occupied
    missing = around(open_sea, crossing)
    chance = CHANCE[missing] + CLOSED_FROM_HAND * around(me.sea & open_sea, crossing)
    profit = MONEY * (value(game, kind) - owed(game, seat, crossing)) - missing * share * HELPER
    worth = profit * chance // 100 - TURN - TOO_MANY * count(me.boarded)
    return worth + last_boat(game, seat) if me.stock == 1 else worth


def value(game: Freibeuter, kind: i64) -> i64:
    """What a ship counts as things stand (F8.2)."""
    single = game.numbers.value[kind]
    return single + single if game.doubled & BIT[kind] else single


def owed(game: Freibeuter, boarder: i64, crossing: i64) -> i64:
    """What the boats around a ship cost whoever boarded it (F7.2); what must be borrowed costs double (F9.3)."""
    boats: i64 = 0
    for seat in range(game.players):
        if seat != boarder:
            boats += game.pirates[seat].boats_around(crossing)
    debt = game.numbers.share[game.token[crossing]] * boats
    money = game.pirates[boarder].money
    return debt + debt - money if debt > money else debt


# Sea cards and the Flying Dutchman


def placing(game: Freibeuter, seat: i64, action: i64) -> i64:
    """What a boat brings in a region; if the game ends by it, whether that wins."""
    region = action - PLACE
    if ends(game, region):
        return last_store(game, seat, action)
    near: i64 = 0 if game.occupied & BIT[region] else 1  # a second boat brings nothing nearer (F4.4)
    worth: i64 = 0
    tokens = game.tokens & CROSSINGS_OF[region]
    while tokens:
        crossing = lowest(tokens)
        tokens &= tokens - 1
        missing = around(~game.occupied, crossing)
        worth += CHANCE[missing - near] * earning(game, seat, crossing, near) // 100
        if near:
            worth += (CHANCE[missing - 1] - CHANCE[missing]) * stake(game, seat, crossing)
    return worth + last_boat(game, seat) if game.pirates[seat].stock == 1 else worth


def sending(game: Freibeuter, seat: i64, action: i64, region: i64) -> i64:
    """What the Dutchman brings: he closes, and earns nothing (F7.3)."""
    if ends(game, region):
        return last_store(game, seat, action)
    worth: i64 = 0
    tokens = closed_by(game, region)
    while tokens:
        worth += (CHANCE[0] - CHANCE[1]) * stake(game, seat, lowest(tokens))
        tokens &= tokens - 1
    return worth


def earning(game: Freibeuter, seat: i64, crossing: i64, near: i64) -> i64:
    """What a boat beside a token earns its owner, or saves him."""
    kind = game.token[crossing]
    if kind == STORE:
        return MONEY * game.numbers.store_pay
    if kind >= DOUBLER:
        return 0
    share = game.numbers.share[kind]
    if game.free & BIT[crossing]:
        return HELPER * share
    if game.pirates[seat].boarded & BIT[crossing]:
        return HELPER * share * near  # a side that no rival is paid for
    return MONEY * share


def stake(game: Freibeuter, seat: i64, crossing: i64) -> i64:
    """How much more a seat gains than a rival on average if a token is encircled as the boats lie now."""
    kind = game.token[crossing]
    mine: i64 = 0
    total: i64 = 0
    if kind == STORE:
        mine = game.pirates[seat].boats_around(crossing) * game.numbers.store_pay
        for other in range(game.players):
            total += game.pirates[other].boats_around(crossing) * game.numbers.store_pay
    elif kind >= DOUBLER:
        mine = game.pirates[seat].ships(kind - DOUBLER) * game.numbers.value[kind - DOUBLER]
        for other in range(game.players):
            total += game.pirates[other].ships(kind - DOUBLER) * game.numbers.value[kind - DOUBLER]
    elif game.free & BIT[crossing] == 0:
        total = value(game, kind)
        if game.pirates[seat].boarded & BIT[crossing]:
            mine = total - owed(game, seat, crossing)
        else:
            mine = game.pirates[seat].boats_around(crossing) * game.numbers.share[kind]
    return mine - (total - mine) // (game.players - 1)


# The end


def closed_by(game: Freibeuter, region: i64) -> i64:
    """The tokens that a boat or the Dutchman in a region encircles (F6.1)."""
    return encircled(game.tokens & CROSSINGS_OF[region], game.occupied | BIT[region])


def ends(game: Freibeuter, region: i64) -> bool:
    """Whether the last store is encircled by that (F11.1)."""
    if game.occupied & BIT[region]:
        return False
    stores = game.stores
    tokens = closed_by(game, region)
    while tokens:
        if game.token[lowest(tokens)] == STORE:
            stores -= 1
        tokens &= tokens - 1
    return stores == 0


def last_store(game: Freibeuter, seat: i64, action: i64) -> i64:
    """All is on the table: the game is ended if that wins, and not otherwise."""
    after = game.copy()
    after.play(seat, action, NO_LUCK, None)
    while after.acting:
        after.play(seat, next_in_order(after, seat), NO_LUCK, None)
    return DECIDES if after.winners() & BIT[seat] else -DECIDES


def last_boat(game: Freibeuter, seat: i64) -> i64:
    """Who begins a turn without a boat ends the game (F11.3): good for the richest, and only for him."""
    mine = wealth(game, seat)
    for other in range(game.players):
        if wealth(game, other) > mine:
            return -DECIDES
    return DECIDES


# Drawing and the order


def drawing(game: Freibeuter, seat: i64, action: i64) -> i64:
    """A Dutchman card for who has boarded a ship and holds none; otherwise a sea card."""
    me = game.pirates[seat]
    if action != DRAW_DUTCHMAN:
        return 0
    return FIRST_DUTCHMAN if me.boarded and me.dutchman_cards == 0 else SECOND_DUTCHMAN


def resolving(game: Freibeuter, seat: i64, crossing: i64) -> i64:
    """First what pays, then what must be paid; a store that ends the game at once (F11.1) comes last."""
    if game.token[crossing] == STORE and game.stores == 1 and game.numbers.last_store_ends_at_once:
        return END_LAST
    return 0 if game.pirates[seat].boarded & BIT[crossing] else RECEIVE_FIRST


def next_in_order(game: Freibeuter, seat: i64) -> i64:
    """The encircled token to resolve first."""
    best = lowest(game.waiting)
    others = game.waiting & (game.waiting - 1)
    while others:
        crossing = lowest(others)
        others &= others - 1
        if resolving(game, seat, crossing) > resolving(game, seat, best):
            best = crossing
    return RESOLVE + crossing_number(best)
