"""Nothing of Traîtres à bord appears or vanishes: cards and roles; and what is remembered is true."""

from collections import Counter
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.pieces import KIND_WORDS
from quarterdeck.games.traitres.rules.packed import (
    FIRST_TOP,
    card_laid,
    hand_place,
    kind_of,
    places_in_hand,
    thrown_kind,
)
from quarterdeck.games.traitres.rules.state import Traitres


def cards_of(bag: int) -> Counter[str]:
    """The cards of a bag, found in another way than the rules do."""
    return Counter({word: number for word, number in zip(KIND_WORDS, digits(bag), strict=True) if number})


def digits(bag: int) -> bytes:
    """How many things of each kind lie in a bag."""
    return int(bag).to_bytes(8, "little")


def hand_of(state: Traitres, seat: int) -> list[str]:
    """The cards of a hand, in their order."""
    return [KIND_WORDS[kind] for kind in state.hand[hand_place(seat, 0) : hand_place(seat + 1, 0)] if kind >= 0]


def in_place(state: Traitres, sort: int, place: int) -> str:
    """The card that lies in a place of hands and the pile, of loot, of cards thrown away."""
    if sort == 1:
        return KIND_WORDS[kind_of(state.loot[place])]
    if sort == 2:
        return KIND_WORDS[thrown_kind(state.thrown[place])]
    if place >= FIRST_TOP:
        return KIND_WORDS[(state.lower, state.upper)[place - FIRST_TOP]]
    return KIND_WORDS[state.hand[place]]


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components, state = cast(Components, data), cast(Traitres, after)
    _cards(components, state)
    _crew(components, state)
    _loot(state)
    for seat in range(state.players):
        _memory(state, seat)
    _places(state)
    if before is not None:
        _told(cast(Traitres, before), state, told)


def _cards(components: Components, state: Traitres) -> None:
    """Pile, hands, planks, loot, discard and the card in use are all there are."""
    crew = next(crew for crew in components.crews if crew.players == state.players)
    wanted = Counter({card.name: card.copies for card in components.cards if card.copies})
    found = cards_of(state.middle) + cards_of(state.used)
    assert cards_of(state.middle).total() == state.cards, "the number of cards in the pile is wrong"
    found.update(KIND_WORDS[kind] for kind in (state.lower, state.upper, state.using) if kind >= 0)
    assert (state.lower >= 0) >= (state.upper >= 0)
    assert (state.put_by >= 0) == (state.lower >= 0)
    held, planks = digits(state.held), digits(state.planks)
    for seat in range(state.players):
        hand = hand_of(state, seat)
        fresh = digits(state.fresh)[seat]
        old = hand[: len(hand) - fresh]
        assert len(hand) == held[seat], f"seat {seat} holds not {held[seat]} cards"
        assert old == sorted(old, key=KIND_WORDS.index), f"the hand of {seat} is not sorted: {hand}"
        assert planks[seat] < 3, f"seat {seat} has three planks and is aboard"
        found.update(hand)
        found["plank"] += planks[seat]
    found.update(KIND_WORDS[kind_of(card)] for card in state.loot[: state.lays])
    found.update(KIND_WORDS[thrown_kind(card)] for card in state.thrown)
    wanted["plank"] = found["plank"]
    assert found["plank"] in (crew.planks, crew.light)
    assert found == wanted, f"cards {found}"


def _crew(components: Components, state: Traitres) -> None:
    """Roles are as many as were dealt; who is overboard has nothing left."""
    crew = next(crew for crew in components.crews if crew.players == state.players)
    assert int(state.mutineers).bit_count() == crew.mutineers, "a role appeared or vanished"
    for seat in range(state.players):
        if not state.aboard >> seat & 1:
            assert hand_of(state, seat) == []
    if state.acting:
        mutineers = int(state.mutineers & state.aboard).bit_count()
        assert 0 < mutineers < int(state.aboard).bit_count() - mutineers, "the game should be over"


def _loot(state: Traitres) -> None:
    """T3.2, T3.3: only loot was laid, and every card can have come from a lay of its own."""
    everywhere = (1 << state.lays) - 1
    assert state.chest & ~everywhere == 0
    for number in range(state.lays):
        origin = int(state.origin[number])
        assert kind_of(state.loot[number]) < 3
        assert origin, "a loot card came from nowhere"
        assert origin & ~everywhere == 0
        if origin.bit_count() == 1:
            assert origin == 1 << number, "a card that was never mixed came from another lay"
            assert card_laid(state.lay[number]) == kind_of(state.loot[number]), "a lay was of another card"


def _memory(state: Traitres, seat: int) -> None:
    """G1.3: the cards a seat knows of lie where it thinks they do, no two of them in one place."""
    traces = state.traces
    ways: list[list[tuple[int, int]]] = []
    for one in range(traces.number):
        if traces.seat(one) == seat and traces.kind(one) >= 0:
            masks = (traces.hands(one), traces.loot(one), traces.away(one))
            places = [(sort, place) for sort in range(3) for place in range(62) if masks[sort] >> place & 1]
            card = KIND_WORDS[traces.kind(one)]
            ways.append([where for where in places if in_place(state, *where) == card])
    assert all_have_a_place(ways), f"{seat} is wrong about cards"


def _places(state: Traitres) -> None:
    """A view names a hand for those of its cards that are not fresh: a trace leads to all of them or to none."""
    held, fresh = digits(state.held), digits(state.fresh)
    for one in range(state.traces.number):
        for seat in range(state.players):
            places = places_in_hand(state.traces.hands(one), seat)
            settled = (1 << held[seat] - fresh[seat]) - 1
            assert places & settled in (0, settled), f"a trace leads to some of the cards of {seat} alone"
            assert places >> held[seat] == 0, f"a trace leads to cards that {seat} does not have"


def all_have_a_place(ways: list[list[tuple[int, int]]]) -> bool:
    """Whether each card can lie in one of its places, no two in one; who is in the way moves on if possible."""
    lies: dict[tuple[int, int], int] = {}

    def settle(card: int, tried: set[tuple[int, int]]) -> bool:
        for place in ways[card]:
            if place not in tried:
                tried.add(place)
                if place not in lies or settle(lies[place], tried):
                    lies[place] = card
                    return True
        return False

    return all(settle(card, set()) for card in range(len(ways)))


def _told(before: Traitres, after: Traitres, told: list[Telling]) -> None:
    """Every card that left or reached the pile was told."""
    drawn = sum(cast(int, telling.slots["number"]) for telling in told if telling.key == "drew")
    returned = sum(telling.key == "returned" for telling in told)
    assert before.pile_size() - drawn + returned == after.pile_size(), "cards were drawn or returned untold"
