"""Nothing of Meuterer appears or vanishes: cards, action cards, points; and what is remembered is true."""

from collections import Counter
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.meuterer.components import Components
from quarterdeck.games.meuterer.pieces import CARD_WORDS
from quarterdeck.games.meuterer.rules import Meuterer

RETURNING = 6
PUBLIC = 4


def cards_of(bag: int) -> Counter[str]:
    """The cards of a bag, found in another way than the rules do."""
    digits = bag.to_bytes(8, "little")
    return Counter({word: digits[kind] for kind, word in enumerate(CARD_WORDS) if digits[kind]})


def box(components: Components, pirates: bool) -> Counter[str]:
    """Every goods card of the box."""
    return Counter(
        {card.name: card.copies for card in components.cards if card.copies and (card.name != "pirates" or pirates)}
    )


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components, state = cast(Components, data), cast(Meuterer, after)
    _cards(components, state)
    _actions(state)
    _memories(state)
    if before is not None:
        _points(cast(Meuterer, before), state, told)


def _cards(components: Components, state: Meuterer) -> None:
    """Hands, shown and played cards, pile, discards and rejects hold every card once."""
    cards = cards_of(state.middle) + cards_of(state.discards) + cards_of(state.aside)
    assert cards_of(state.middle).total() == state.middle_cards, "the number of cards in the pile is wrong"
    assert cards_of(state.drawn) <= cards_of(state.sailors[state.turn].hand), "what was drawn is not in the hand"
    for bag in state.rejects:
        cards += cards_of(bag)
    for seat, sailor in enumerate(state.sailors):
        assert cards_of(sailor.hand).total() == sailor.cards, f"seat {seat} holds not {sailor.cards} cards"
        cards += cards_of(sailor.hand) + cards_of(sailor.shown) + Counter({"conflict": sailor.fought})
        sold = Counter({CARD_WORDS[sailor.here_kind]: sailor.here}) if sailor.here else Counter[str]()
        sold += Counter({CARD_WORDS[sailor.behind_kind]: sailor.behind}) if sailor.behind else Counter[str]()
        assert sold <= cards_of(sailor.shown), f"seat {seat} sells more than he shows"
    assert cards == box(components, state.tables.pirates), f"cards {cards}"


def _actions(state: Meuterer) -> None:
    """Nobody has the action card of another, and the captain has none until he was a Mutineer."""
    taken = [sailor.action for sailor in state.sailors if sailor.action >= 0]
    assert len(taken) == len(set(taken)), f"an action card was taken twice: {taken}"


def _memories(state: Meuterer) -> None:
    """G1.3: what anybody remembers of a trace is so."""
    traces = state.traces
    for trace in range(traces.number):
        for viewer in [*range(state.players), PUBLIC]:
            there: Counter[str] = Counter()
            places = traces.places[trace]
            if places & 16:
                there += cards_of(state.middle)
            for seat, sailor in enumerate(state.sailors):
                if places >> seat & 1 and seat != viewer:
                    there += cards_of(sailor.hand)
                    if state.phase == RETURNING and seat == state.turn:
                        there += cards_of(state.aside)
            for number, bag in enumerate(state.rejects):
                if places >> 5 + number & 1 and (viewer == PUBLIC or state.rejecter[number] != viewer):
                    there += cards_of(bag)
            known = cards_of(traces.of(trace, viewer))
            assert known <= there, f"{viewer} remembers {known} where {there} lie"


def _points(before: Meuterer, after: Meuterer, told: list[Telling]) -> None:
    """Every change of points was told."""
    points: Counter[object] = Counter()
    for telling in told:
        amount = telling.slots.get("points")
        if telling.key in ("docked", "cabin-boy-scored", "sold", "merchant-sold", "supported"):
            assert isinstance(amount, int)
            points[telling.slots["seat"]] += amount
        if telling.key == "supported":
            offer = telling.slots["offer"]
            assert isinstance(offer, int)
            points[telling.slots["to"]] -= offer
    for seat, (old, new) in enumerate(zip(before.sailors, after.sailors, strict=True)):
        assert new.points - old.points == points[seat], f"the points of seat {seat} changed by something not told"
