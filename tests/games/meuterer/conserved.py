"""Nothing of Meuterer appears or vanishes: cards, action cards, points; and what is remembered is true."""

from collections import Counter
from functools import lru_cache
from operator import add, le
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.box.pieces import CARD_WORDS
from quarterdeck.games.meuterer.rules.state import Meuterer

RETURNING = 6
PUBLIC = 4


Numbers = tuple[int, ...]  # of the cards of each kind


def numbers(bag: int) -> Numbers:
    """How many cards of each kind lie in a bag, found in another way than the rules do."""
    return tuple(bag.to_bytes(8, "little"))


def cards_of(bag: int) -> Counter[str]:
    """The cards of a bag by name."""
    return Counter({word: number for word, number in zip(CARD_WORDS, numbers(bag), strict=False) if number})


def box(components: Components, pirates: bool) -> Counter[str]:
    """Every goods card of the box."""
    return Counter(
        {card.name: card.copies for card in components.cards if card.copies and (card.name != "pirates" or pirates)}
    )


@lru_cache(maxsize=16)
def in_box(components: Components, pirates: bool) -> Numbers:
    """How many cards of each kind there are."""
    cards = box(components, pirates)
    return tuple(cards[CARD_WORDS[kind]] if kind < len(CARD_WORDS) else 0 for kind in range(8))


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components, state = cast(Components, data), cast(Meuterer, after)
    _cards(components, state)
    _actions(state)
    _memories(state)
    if before is not None:
        _points(cast(Meuterer, before), state, told)


def _cards(components: Components, state: Meuterer) -> None:
    """Hands, shown and played cards, pile, discards and rejects hold every card once."""
    middle, drawn = numbers(state.middle), numbers(state.drawn)
    assert sum(middle) == state.middle_cards, "the number of cards in the pile is wrong"
    assert all(map(le, drawn, numbers(state.sailors[state.turn].hand))), "what was drawn is not in the hand"
    everywhere = [middle, *map(numbers, (state.discards, state.aside, *state.rejects))]
    fought = 0
    for seat, sailor in enumerate(state.sailors):
        hand, shown = numbers(sailor.hand), numbers(sailor.shown)
        assert sum(hand) == sailor.cards, f"seat {seat} holds not {sailor.cards} cards"
        everywhere += [hand, shown]
        fought += sailor.fought
        sold = [0] * 8
        if sailor.here:
            sold[sailor.here_kind] += sailor.here
        if sailor.behind:
            sold[sailor.behind_kind] += sailor.behind
        assert all(map(le, sold, shown)), f"seat {seat} sells more than he shows"
    cards = [sum(kind) for kind in zip(*everywhere, strict=True)]
    cards[CARD_WORDS.index("conflict")] += fought
    assert tuple(cards) == in_box(components, state.numbers.pirates), f"cards {cards}"


def _actions(state: Meuterer) -> None:
    """Nobody has the action card of another, and the captain has none until he was a Mutineer."""
    taken = [sailor.action for sailor in state.sailors if sailor.action >= 0]
    assert len(taken) == len(set(taken)), f"an action card was taken twice: {taken}"


def _memories(state: Meuterer) -> None:
    """G1.3: what anybody remembers of a trace is so."""
    traces = state.traces
    for trace in range(traces.number):
        for viewer in [*range(state.players), PUBLIC]:
            bags: list[int] = []
            places = traces.places[trace]
            if places & 16:
                bags.append(state.middle)
            for seat, sailor in enumerate(state.sailors):
                if places >> seat & 1 and seat != viewer:
                    bags.append(sailor.hand)
                    if state.phase == RETURNING and seat == state.turn:
                        bags.append(state.aside)
            for number, bag in enumerate(state.rejects):
                if places >> 5 + number & 1 and (viewer == PUBLIC or state.rejecter[number] != viewer):
                    bags.append(bag)
            there: Numbers = (0,) * 8
            for bag in bags:
                there = tuple(map(add, there, numbers(bag)))
            known = numbers(traces.of(trace, viewer))
            assert all(map(le, known, there)), f"{viewer} remembers {known} where {there} lie"


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
