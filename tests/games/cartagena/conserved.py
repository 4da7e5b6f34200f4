"""Nothing of Cartagena appears or vanishes: cards, coins, sailors, pirates; and what is remembered is true."""

from collections import Counter
from functools import lru_cache
from operator import add, le
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.cartagena.box.components import Card, Components
from quarterdeck.games.cartagena.box.pieces import COMBAT_WORDS, GOLD_WORDS
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.rules.supplies import Supply

MONKEY = 6
PUBLIC = 4


Numbers = tuple[int, ...]  # of the cards of each kind


def numbers(bag: int) -> Numbers:
    """How many cards of each kind lie in a bag, found in another way than the rules do."""
    return tuple(bag.to_bytes(8, "little"))


def cards_of(bag: int, words: list[str]) -> Counter[str]:
    """The cards of a bag by name."""
    return Counter({word: number for word, number in zip(words, numbers(bag), strict=False) if number})


def box(cards: tuple[Card, ...]) -> Counter[str]:
    """Every card of one sort."""
    return Counter({card.name: card.copies for card in cards if card.copies})


@lru_cache(maxsize=32)
def in_box(cards: tuple[Card, ...], kinds: int) -> Numbers:
    """How many cards of each kind there are; `kinds` are those with a name, in the order of the book."""
    words = COMBAT_WORDS if kinds == len(COMBAT_WORDS) else GOLD_WORDS
    return tuple(box(cards)[words[kind]] if kind < kinds else 0 for kind in range(8))


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components, state = cast(Components, data), cast(Cartagena, after)
    _cards(state.combat, in_box(components.combat, len(COMBAT_WORDS)), [*state.fought], state.players)
    _cards(state.gold, in_box(components.gold, len(GOLD_WORDS)), [], state.players)
    for supply in (state.combat, state.gold):
        known = tuple([supply.known_of(viewer, seat) for viewer in range(PUBLIC + 1) for seat in range(state.players)])
        _memories(tuple(supply.hand), tuple(supply.under), known, state.players)
    _sailors(components, state)
    _pirates(state)
    _laid(state)
    assert state.island >= 0
    assert min(state.coins) >= 0, "somebody has less than no coins"
    assert state.island + sum(state.coins) == components.coins, "coins appeared or vanished"
    if before is not None:
        _coins(cast(Cartagena, before), state, told)


def _cards(supply: Supply, wanted: Numbers, out: list[int], players: int) -> None:
    """Piles, hands, cards looked at and cards out of the game are all there are."""
    hands = [numbers(supply.hand[seat]) for seat in range(players)]
    middle = numbers(supply.middle)
    assert sum(middle) == supply.cards, "the number of cards in the pile is wrong"
    for seat, hand in enumerate(hands):
        assert sum(hand) == supply.held[seat], f"seat {seat} holds not {supply.held[seat]} cards"
    cards = [sum(kind) for kind in zip(middle, *hands, *map(numbers, out), strict=True)]
    for slot in (*supply.under, supply.looked, supply.looked_too):
        assert slot < 0 or slot // 128 == 0 or slot // 8 % 16 == 2 ** (slot // 128 % 8 - 1), "only who put it knows it"
        if slot >= 0:
            cards[slot % 8] += 1
    assert tuple(cards) == wanted, f"cards {cards}, not {wanted}"


@lru_cache(maxsize=64)
def _memories(hands: Numbers, under: Numbers, known: Numbers, players: int) -> None:
    """G1.3: what anybody remembers of a player is there, and nobody knows less than everybody does.

    Most actions change neither what is there nor what is remembered; what is wrong is never kept.
    """
    for seat in range(players):
        there = numbers(hands[seat])
        for slot in under:
            if slot // 128 % 8 == seat + 1:
                there = tuple(map(add, there, (kind == slot % 8 for kind in range(8))))
        public = numbers(known[PUBLIC * players + seat])
        for viewer in (*range(players), PUBLIC):
            remembered = numbers(known[viewer * players + seat])
            assert all(map(le, remembered, there)), f"{viewer} is wrong about seat {seat}: {remembered}"
            assert viewer == seat or all(map(le, public, remembered)), f"{viewer} has forgotten what all know of {seat}"


def _sailors(components: Components, state: Cartagena) -> None:
    """Every sailor stands somewhere once."""
    everybody = range(2 * components.duels)
    unplaced, taken = (
        [value for value in everybody if among >> value & 1] for among in (int(state.unplaced), int(state.taken))
    )
    posted = [value for value in state.post if value >= 0]
    if state.letter >= 0 and state.post[2 * state.letter] >= 0:  # being inspected
        assert set(taken) == set(state.post[2 * state.letter : 2 * state.letter + 2])
        taken = []
    assert sorted(unplaced + taken + posted) == list(everybody), "sailors appeared or vanished"


def _pirates(state: Cartagena) -> None:
    """Nobody stands behind two doors, or behind one and in the lifeboat."""
    row = [state.row >> 4 * number & 15 for number in range(state.opened)]
    assert len(set(row)) == len(row), f"the row is {row}"
    assert state.lifeboat not in row, "somebody is in the lifeboat and in the row"
    assert state.seen == sum(2**pirate for pirate in row)
    assert state.free & ~state.seen == 0, "somebody can be used who is not in the row"
    assert not state.free >> 12 & 1, "the Ghost can be used"


def _laid(state: Cartagena) -> None:
    """C7.2: what is laid is held until it is revealed."""
    for seat, card in enumerate(state.laid):
        if 0 <= card < MONKEY:
            assert numbers(state.combat.hand[seat])[card] > 0, f"seat {seat} laid nothing"


def _coins(before: Cartagena, after: Cartagena, told: list[Telling]) -> None:
    """Every coin that moved was told; one action can end two duels, so that everybody gives a coin twice (C7.6)."""
    coins: Counter[object] = Counter()
    given = times = 0
    for telling in told:
        slots = telling.slots
        if telling.key == "got-coins":
            coins[slots["seat"]] += cast(int, slots["number"])
        elif telling.key in ("sold", "paid"):
            coins[slots["seat"]] += 1
        elif telling.key == "bought":
            coins[slots["seat"]] -= 1
        elif telling.key == "robbed":
            coins[slots["seat"]] += 1
            coins[slots["to"]] -= 1
        elif telling.key == "refilled":
            given += cast(int, slots["number"])
            times += 1
    missing = 0
    for seat in range(after.players):
        moved = after.coins[seat] - before.coins[seat]
        assert 0 <= coins[seat] - moved <= times, f"a coin of seat {seat} moved untold"
        missing += coins[seat] - moved
    assert missing == given, "other coins were given to the coin island than told"
