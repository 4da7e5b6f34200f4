"""From the truth to a seat's view."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import named, number_of, size_of
from quarterdeck.core.bits import BIT, count, members
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_WORDS, NOTHING
from quarterdeck.games.traitres.knowledge.view import (
    Card,
    HandCard,
    Lay,
    Look,
    Loot,
    LootCard,
    Opened,
    Phase,
    PileCard,
    Player,
    Role,
    Trace,
    TraitresView,
)
from quarterdeck.games.traitres.rules.actions import OVER, PUTTING
from quarterdeck.games.traitres.rules.packed import (
    card_laid,
    claim_of,
    kind_of,
    knowers_of,
    layer_of,
    lays_of,
    looked_at,
    looker_of,
    number_of_looks,
    places_in_hand,
    places_on_top,
    seen_by,
    thrower_of,
    thrown_kind,
)
from quarterdeck.games.traitres.rules.state import Traitres

PHASES: Final[list[Phase]] = ["turn", "spyglass", "catch", "over"]
CARDS: Final[list[Card]] = ["plus", "zero", "minus", "spyglass", "pockets", "riddance", "catch", "plank"]
LOOTS: Final[list[Loot]] = ["plus", "zero", "minus"]
ROLES: Final[list[Role]] = ["pirate", "mutineer"]


def view(state: Traitres, seat: int) -> TraitresView:
    """All that a seat (or a spectator) may know and remember."""
    return _view(state, seat, state.phase == OVER)


def laid_open(state: Traitres) -> TraitresView:
    """What a spectator would see with all that is hidden laid open, in the middle of a game that is looked at again."""
    return _view(state, SPECTATOR, True)


def _view(state: Traitres, seat: int, opened: bool) -> TraitresView:
    mine = seat >= 0
    thrown_out = state.thrown_out()
    return TraitresView(
        seat=seat if mine else None,
        actors=tuple(state.actors()),
        phase=PHASES[state.phase],
        first=state.first,
        turn=state.turn,
        pirates=state.numbers.pirates,
        mutineers=state.numbers.mutineers,
        target=state.numbers.target,
        players=tuple([_player(state, other, seat, opened) for other in range(state.players)]),
        lays=tuple([_lay(state, number, seat, opened) for number in range(state.lays)]),
        chest=tuple([_loot_card(state, number, seat, opened) for number in members(state.chest)]),
        looks=tuple([_look(state, number, seat, opened) for number in range(number_of_looks(state.looks))]),
        pile=state.pile_size(),
        top=_top(state, seat, opened),
        discards=size_of(state.used) + count(thrown_out) + len(state.thrown),
        used=tuple([CARDS[KIND_WORDS.index(word)] for word in named(state.used, KIND_WORDS)]),
        thrown_out=tuple([_loot_card(state, number, seat, opened) for number in members(thrown_out)]),
        thrown_away=tuple([_thrown(state.thrown[number], seat, opened) for number in range(len(state.thrown))]),
        using=CARDS[state.using] if state.using != NOTHING else None,
        looking=state.looking,
        returning=state.returning,
        traces=_traces(state, seat),
        role=_role(state, seat) if mine else None,
        hand=_hand(state, seat) if mine else None,
        looked_at=_looked_at(state) if mine and seat == state.turn else (),
        opened_by=state.opened_by if state.opened_by != NOTHING else None,
        total=state.total() if state.phase == OVER else None,
        opened=_opened(state) if opened else None,
        outcome=state.outcome(),
    )


def _role(state: Traitres, seat: i64) -> Role:
    return ROLES[state.role(seat)]


def _hand(state: Traitres, seat: i64) -> tuple[Card, ...]:
    return tuple([CARDS[state.card(seat, number)] for number in range(state.cards_held(seat))])


def _player(state: Traitres, other: i64, seat: int, opened: bool) -> Player:
    """T1.5; roles are seen as T1.1, T5.1 and T8.1 say, and all when the game is over."""
    return Player(
        cards=state.cards_held(other),
        fresh=state.fresh_cards(other),
        planks=number_of(state.planks, other),
        aboard=state.aboard & BIT[other] != 0,
        role=_role(state, other) if opened or state.knows_role(seat, other) else None,
    )


# Loot (T3.3)


def _lay(state: Traitres, number: i64, seat: int, opened: bool) -> Lay:
    """Whoever laid a card himself remembers which it was, also when it is mixed with others."""
    lay = state.lay[number]
    by = layer_of(lay)
    known = opened or by == seat
    return Lay(by, LOOTS[claim_of(lay)], LOOTS[card_laid(lay)] if known else None)


def _look(state: Traitres, number: i64, seat: int, opened: bool) -> Look:
    looks = state.looks
    by = looker_of(looks, number)
    seen: tuple[Loot, ...] | None = None
    if opened or by == seat:
        seen = tuple([LOOTS[LOOT_WORDS.index(word)] for word in named(seen_by(looks, number), LOOT_WORDS)])
    return Look(by, tuple(members(looked_at(looks, number))), tuple(members(lays_of(looks, number))), seen)


def _loot_card(state: Traitres, number: i64, seat: int, opened: bool) -> LootCard:
    in_hand = state.phase == PUTTING and state.topmost(state.looking) & BIT[number] != 0
    known = opened or (state.knows_loot(seat, number) and not in_hand)
    return LootCard(
        number=number,
        lays=tuple(members(state.origin[number])),
        known_by=tuple(members(knowers_of(state.loot[number]))),
        card=LOOTS[kind_of(state.loot[number])] if known else None,
    )


def _looked_at(state: Traitres) -> tuple[Loot, ...]:
    """T4.2: the cards to be put back, kind by kind."""
    return tuple([LOOTS[kind_of(state.loot[number])] for number in members(state.topmost(state.looking))])


# Pile and discard


def _top(state: Traitres, seat: int, opened: bool) -> tuple[PileCard, ...]:
    cards = [kind for kind in (state.lower, state.upper) if kind != NOTHING]
    known = opened or seat == state.put_by
    return tuple([PileCard(state.put_by, CARDS[kind] if known else None) for kind in cards])


def _thrown(card: i64, seat: int, opened: bool) -> HandCard:
    by = thrower_of(card)
    return HandCard(by, CARDS[thrown_kind(card)] if opened or by == seat else None)


# Memory (G1.3)


def _traces(state: Traitres, seat: int) -> tuple[Trace, ...]:
    """In an order that tells nothing of when they began."""
    return tuple(sorted([_trace(state, one, seat) for one in range(state.traces.number)], key=_order))


def _trace(state: Traitres, one: i64, seat: int) -> Trace:
    """Whose trace leads where is seen by all; the card only by its owner."""
    traces = state.traces
    by = traces.seat(one)
    lay = traces.lay(one)
    kind = traces.kind(one)
    hands: list[int] = []
    fresh: list[tuple[int, int]] = []
    for other in range(state.players):
        places = places_in_hand(traces.hands(one), other)
        if places:
            settled = state.settled(other)
            if places & BIT[settled] - 1:
                hands.append(other)
            fresh.extend([(other, settled + number) for number in members(places >> settled)])
    return Trace(
        seat=by,
        hands=tuple(hands),
        fresh=tuple(fresh),
        pile=tuple(members(places_on_top(traces.hands(one)))),
        loot=tuple(members(traces.loot(one))),
        thrown_away=tuple(members(traces.away(one))),
        lay=lay if lay != NOTHING else None,
        card=CARDS[kind] if by == seat and kind != NOTHING else None,
    )


def _order(trace: Trace) -> tuple[object, ...]:
    lay = NOTHING if trace.lay is None else trace.lay
    places = (trace.hands, trace.fresh, trace.pile, trace.loot, trace.thrown_away)
    return (trace.seat, lay, places, trace.card or "")


def _opened(state: Traitres) -> Opened:
    return Opened(
        hands=tuple([_hand(state, seat) for seat in range(state.players)]),
        pile=tuple([CARDS[KIND_WORDS.index(word)] for word in named(state.middle, KIND_WORDS)]),
    )
