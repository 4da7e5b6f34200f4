"""From the truth to a seat's view."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import size_of
from quarterdeck.core.bits import members
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.meuterer.box.numbers import Numbers
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, NOTHING, action_word, card_words
from quarterdeck.games.meuterer.knowledge.memory import FIRST_REJECTS, PILE, PUBLIC
from quarterdeck.games.meuterer.knowledge.view import (
    Island,
    MeutererView,
    Mutiny,
    Opened,
    Phase,
    Rejects,
    Sold,
    Split,
    Trace,
)
from quarterdeck.games.meuterer.knowledge.view import Sailor as SailorView
from quarterdeck.games.meuterer.rules.actions import HERE, NOT_YET, OVER, PUTTING, RETURNING, SELLING, SHOWING, TAKING
from quarterdeck.games.meuterer.rules.state import Meuterer

PHASES: Final[list[Phase]] = ["offer", "goods", "action", "mutiny", "sales", "split", "return", "over"]
MUTINIES: Final[list[Mutiny | None]] = [None, "none", "failed", "succeeded"]


def view(state: Meuterer, seat: int) -> MeutererView:
    """All that a seat (or a spectator) may know and remember."""
    return _view(state, seat, state.phase == OVER)


def laid_open(state: Meuterer) -> MeutererView:
    """What a spectator would see with all that is hidden laid open, in the middle of a game that is looked at again."""
    return _view(state, SPECTATOR, True)


def _view(state: Meuterer, seat: int, opened: bool) -> MeutererView:
    mine = seat >= 0
    returning = state.phase == RETURNING
    loading = returning and seat == state.turn
    hand: tuple[str, ...] | None = None
    if mine:
        hand = tuple(card_words(state.sailors[seat].hand))
    return MeutererView(
        seat=seat if mine else None,
        actors=tuple(state.actors()),
        phase=PHASES[state.phase],
        round=state.round + 1,
        rounds=state.numbers.rounds,
        turn=state.turn,
        step=state.step,
        captain=state.captain,
        offer=_number(state.offer),
        islands=tuple([_island(state.numbers, number) for number in state.island]),
        ship=state.ship,
        behind=_number(state.behind),
        pirates=_number(state.pirates),
        captains_goal=_number(state.captains_goal),
        mutineers_goal=_number(state.mutineers_goal),
        mutiny=MUTINIES[state.mutiny],
        sailors=tuple([_sailor(state, other, opened) for other in range(state.players)]),
        selling=_selling(state),
        split=_split(state),
        discards=tuple(card_words(state.discards)),
        pile=state.middle_cards,
        rejects=_rejects(state, seat),
        laid_aside=size_of(state.aside),
        due=state.sailors[state.turn].cards - state.numbers.hand if returning else 0,
        drawn=size_of(state.drawn),
        traces=tuple([_trace(state, number, seat) for number in range(state.traces.number)]),
        hand=hand,
        action=action_word(state.sailors[seat].action) if mine else None,
        remaining=_remaining(state, seat),
        own_drawn=tuple(card_words(state.drawn)) if loading else (),
        own_aside=tuple(card_words(state.aside)) if loading else (),
        opened=_opened(state) if opened else None,
        outcome=state.outcome(),
    )


def _number(number: i64) -> int | None:
    """A number, or None for nothing and nowhere."""
    return number if number >= 0 else None


def _island(numbers: Numbers, number: int) -> Island:
    one = numbers.islands[number]
    return Island(one.name, one.buys, one.alone, one.two, one.three, one.docking, one.recon)


def _sailor(state: Meuterer, seat: i64, opened: bool) -> SailorView:
    sailor = state.sailors[seat]
    hidden = not opened and (state.phase == SHOWING or state.phase == TAKING)
    return SailorView(
        points=sailor.points,
        cards=sailor.cards,
        shown=tuple(card_words(sailor.shown)),
        fought=sailor.fought,
        left=_number(sailor.leaver),
        role=None if hidden else action_word(sailor.action),
        here=_sold(sailor.here_kind, sailor.here),
        behind=_sold(sailor.behind_kind, sailor.behind),
    )


def _sold(kind: i64, number: i64) -> Sold | None:
    return Sold(CARD_WORDS[kind], number) if kind != NOTHING else None


def _selling(state: Meuterer) -> int | None:
    if state.phase != SELLING:
        return None
    return state.ship if state.selling == HERE else state.behind


def _split(state: Meuterer) -> Split | None:
    if state.phase != PUTTING:
        return None
    return Split(CARD_WORDS[state.sailors[state.turn].here_kind], state.least, state.most)


def _rejects(state: Meuterer, seat: int) -> tuple[Rejects, ...]:
    """M1.6: where a Loader's rejects lie is public, what they are only he remembers."""
    found: list[Rejects] = []
    for number in range(len(state.rejects)):
        bag = state.rejects[number]
        if bag:
            by = state.rejecter[number]
            cards = tuple(card_words(bag)) if by == seat else ()
            found.append(Rejects(number + 1, by, size_of(bag), cards))
    return tuple(found)


def _trace(state: Meuterer, number: i64, seat: int) -> Trace:
    traces = state.traces
    places = tuple([_place_word(place) for place in members(traces.places[number])])
    public = tuple(card_words(traces.of(number, PUBLIC)))
    known = tuple(card_words(traces.of(number, seat))) if seat >= 0 else public
    return Trace(places, public, known)


def _place_word(place: int) -> str:
    if place >= FIRST_REJECTS:
        return f"rejects-{place - FIRST_REJECTS + 1}"
    return "pile" if place == PILE else f"hand-{place}"


def _remaining(state: Meuterer, seat: int) -> tuple[str, ...] | None:
    """M3.6: what somebody saw when he left, and so what was taken before."""
    if seat < 0 or seat == state.captain or state.sailors[seat].leaver == NOTHING or state.mutiny != NOT_YET:
        return None
    if state.phase != SHOWING and state.phase != TAKING:
        return None
    return tuple([ACTION_WORDS[action] for action in members(state.remaining_actions(state.sailors[seat].leaver))])


def _opened(state: Meuterer) -> Opened:
    return Opened(
        hands=tuple([tuple(card_words(sailor.hand)) for sailor in state.sailors]),
        pile=tuple(card_words(state.middle)),
        rejects=tuple([tuple(card_words(bag)) for bag in state.rejects]),
    )
