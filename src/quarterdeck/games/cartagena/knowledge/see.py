"""From the truth to a seat's view."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, members
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    GOLD_WORDS,
    LETTERS,
    NOTHING,
    PIRATES,
    SIDES,
    card_word,
    combat_words,
    gold_words,
)
from quarterdeck.games.cartagena.knowledge.view import (
    Cabin,
    CartagenaView,
    Duel,
    Letter,
    Opened,
    Phase,
    Pile,
    Player,
    Side,
    Slot,
    Track,
    Trade,
)
from quarterdeck.games.cartagena.rules.actions import OVER
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.rules.supplies import PUBLIC, Supply, kind_of, knowers_of, knows, later_of, origin_of

PHASES: Final[list[Phase]] = [
    "turn",
    "storm",
    "diaz",
    "tembo",
    "wessel-jan",
    "dean-nero",
    "pang",
    "chang-ye",
    "bijoux",
    "ojo-declare",
    "ojo",
    "place",
    "inspect",
    "lay",
    "monkey",
    "over",
]
TRADES: Final[list[Trade | None]] = [None, "sell", "buy"]
BOTH_SIDES: Final[list[Side]] = ["valverde", "diaz"]


def view(state: Cartagena, seat: int) -> CartagenaView:
    """All that a seat (or a spectator) may know and remember."""
    return _view(state, seat, state.phase == OVER)


def laid_open(state: Cartagena) -> CartagenaView:
    """What a spectator would see with all that is hidden laid open, in the middle of a game that is looked at again."""
    return _view(state, SPECTATOR, True)


def _view(state: Cartagena, seat: int, opened: bool) -> CartagenaView:
    mine = seat >= 0
    track = state.numbers.track
    return CartagenaView(
        seat=seat if mine else None,
        actors=tuple(state.actors()),
        phase=PHASES[state.phase],
        round=state.round + 1,
        dealer=state.dealer,
        turn=state.turn,
        turns=state.turns,
        track=Track(track.volcano, track.treasure, track.coin, track.storms, track.mutiny, track.recon),
        ship=state.ship,
        storms=state.storms,
        cabins=_cabins(state),
        fresh=_pirate(state.fresh),
        used=_pirate(state.used),
        sate=state.sate,
        lifeboat=_pirate(state.lifeboat),
        exchanged=state.exchanged,
        trade=TRADES[state.trade],
        coin_island=state.island,
        combat=_pile(state.combat, COMBAT_WORDS, seat),
        gold=_pile(state.gold, GOLD_WORDS, seat),
        players=tuple([_player(state, other, seat, opened) for other in range(state.players)]),
        unplaced=count(state.unplaced),
        letters=tuple([_letter(state, number, seat, opened) for number in range(state.numbers.letters)]),
        letter=LETTERS[state.letter] if state.letter != NOTHING else None,
        taken=_sailors(state.taken) if mine and seat == state.turn else (),
        duel=_duel(state),
        hand=tuple(combat_words(state.combat.hand[seat])) if mine else None,
        golds=tuple(gold_words(state.gold.hand[seat])) if mine else None,
        laid=card_word(state.laid[seat]) if mine and state.laid[seat] != NOTHING else None,
        opened=_opened(state) if opened else None,
        outcome=state.outcome(),
    )


def _pirate(pirate: i64) -> str | None:
    return PIRATES[pirate] if pirate != NOTHING else None


def _sailors(sailors: i64) -> tuple[int, ...]:
    return tuple([sailor + 1 for sailor in members(sailors)])


def _cabins(state: Cartagena) -> tuple[Cabin, ...]:
    """C2.1: the row as everybody sees it."""
    cabins: list[Cabin] = []
    for number in range(state.numbers.row):
        if number < state.opened:
            pirate = state.door(number)
            cabins.append(Cabin(PIRATES[pirate], state.free & BIT[pirate] != 0))
        else:
            cabins.append(Cabin(None, False))
    return tuple(cabins)


def _pile(supply: Supply, words: list[str], seat: int) -> Pile:
    under = tuple([_slot(supply.under[number], words, seat) for number in range(len(supply.under))])
    looked = [slot for slot in (supply.looked, supply.looked_too) if slot != NOTHING]
    return Pile(supply.cards, under, tuple([_slot(slot, words, seat) for slot in looked]))


def _slot(slot: i64, words: list[str], seat: int) -> Slot:
    card = words[kind_of(slot)] if knows(slot, seat) else None
    origin = origin_of(slot)
    return Slot(tuple(members(knowers_of(slot))), origin if origin != NOTHING else None, later_of(slot), card)


def _player(state: Cartagena, other: i64, seat: int, opened: bool) -> Player:
    viewer: i64 = seat if seat >= 0 else PUBLIC
    return Player(
        cards=state.combat.held[other],
        golds=state.gold.held[other],
        coins=state.coins[other],
        declared=state.side[other] != NOTHING,
        spied_by=tuple([spy for spy in range(state.players) if state.knows_side(spy, other)]),
        mutineer=state.mutineers & BIT[other] != 0,
        fighting=state.fighting & BIT[other] != 0,
        laid=state.laid[other] != NOTHING,
        public_cards=tuple(combat_words(state.combat.known_of(PUBLIC, other))),
        known_cards=tuple(combat_words(state.combat.known_of(viewer, other))) if other != seat else (),
        known_golds=tuple(gold_words(state.gold.known_of(viewer, other))) if other != seat else (),
        side=_side(state, other, seat, opened),
    )


def _side(state: Cartagena, other: i64, seat: int, opened: bool) -> Side | None:
    """C1.3, C5.11: one's own allegiance, one looked at, and all when the game is over."""
    if state.side[other] == NOTHING:
        return None
    known = opened or other == seat or (seat >= 0 and state.knows_side(seat, other))
    return BOTH_SIDES[state.side[other]] if known else None


def _letter(state: Cartagena, number: i64, seat: int, opened: bool) -> Letter:
    """C5.12, C7.1: sailors revealed are seen by all, others by whoever looked at them."""
    placed = state.placed(number)
    open_to_all = placed and (state.revealed(number) or opened)
    pair = placed and (open_to_all or (seat >= 0 and state.knows_pair(seat, number)))
    sides = pair and (open_to_all or state.knows_sides(seat, number))
    return Letter(
        letter=LETTERS[number],
        placed=placed,
        seen_by=tuple([other for other in range(state.players) if state.knows_pair(other, number)]),
        sides_seen_by=tuple([other for other in range(state.players) if state.knows_sides(other, number)]),
        pair=_sailors(state.pair_at(number)) if pair else (),
        valverde=state.post[SIDES * number] + 1 if sides else None,
        diaz=state.post[SIDES * number + 1] + 1 if sides else None,
        played=tuple(combat_words(state.fought[number])),
        winner=_winner(state, number),
    )


def _winner(state: Cartagena, letter: i64) -> Side | None:
    if state.pink_wins & BIT[letter]:
        return "valverde"
    return "diaz" if state.grey_wins & BIT[letter] else None


def _duel(state: Cartagena) -> Duel | None:
    if state.duel == NOTHING:
        return None
    played = tuple(combat_words(state.fought[state.duel]))
    return Duel(LETTERS[state.duel], state.bout, state.strength(0), state.strength(1), played)


def _opened(state: Cartagena) -> Opened:
    combat, gold = state.combat, state.gold
    return Opened(
        hands=tuple([tuple(combat_words(combat.hand[seat])) for seat in range(state.players)]),
        golds=tuple([tuple(gold_words(gold.hand[seat])) for seat in range(state.players)]),
        pile=tuple(combat_words(combat.middle)),
        under=_under(combat, COMBAT_WORDS),
        gold_pile=tuple(gold_words(gold.middle)),
        gold_under=_under(gold, GOLD_WORDS),
    )


def _under(supply: Supply, words: list[str]) -> tuple[str, ...]:
    return tuple([words[kind_of(supply.under[number])] for number in range(len(supply.under))])
