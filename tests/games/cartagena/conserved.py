"""Nothing of Cartagena appears or vanishes: cards, coins, sailors, pirates; and what is remembered is true."""

from collections import Counter
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.cartagena.components import Card, Components
from quarterdeck.games.cartagena.pieces import COMBAT_WORDS, GOLD_WORDS
from quarterdeck.games.cartagena.rules import Cartagena
from quarterdeck.games.cartagena.supplies import Supply

MONKEY = 6
PUBLIC = 4


def cards_of(bag: int, words: list[str]) -> Counter[str]:
    """The cards of a bag, found in another way than the rules do."""
    digits = bag.to_bytes(8, "little")
    return Counter({word: digits[kind] for kind, word in enumerate(words) if digits[kind]})


def box(cards: tuple[Card, ...]) -> Counter[str]:
    """Every card of one sort."""
    return Counter({card.name: card.copies for card in cards if card.copies})


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components, state = cast(Components, data), cast(Cartagena, after)
    out: Counter[str] = Counter()
    for bag in state.fought:
        out += cards_of(bag, COMBAT_WORDS)
    _cards(state.combat, COMBAT_WORDS, box(components.combat), out, state.players)
    _cards(state.gold, GOLD_WORDS, box(components.gold), Counter(), state.players)
    for supply, words in ((state.combat, COMBAT_WORDS), (state.gold, GOLD_WORDS)):
        _memories(supply, words, state.players)
    _sailors(components, state)
    _pirates(state)
    _laid(state)
    assert state.island >= 0
    assert min(state.coins) >= 0, "somebody has less than no coins"
    assert state.island + sum(state.coins) == components.coins, "coins appeared or vanished"
    if before is not None:
        _coins(cast(Cartagena, before), state, told)


def _cards(supply: Supply, words: list[str], wanted: Counter[str], out: Counter[str], players: int) -> None:
    """Piles, hands, cards looked at and cards out of the game are all there are."""
    cards = out + cards_of(supply.middle, words)
    assert cards_of(supply.middle, words).total() == supply.cards, "the number of cards in the pile is wrong"
    for slot in (*supply.under, supply.looked, supply.looked_too):
        assert slot < 0 or slot // 128 == 0 or slot // 8 % 16 == 2 ** (slot // 128 % 8 - 1), "only who put it knows it"
        if slot >= 0:
            cards[words[slot % 8]] += 1
    for seat in range(players):
        hand = cards_of(supply.hand[seat], words)
        assert hand.total() == supply.held[seat], f"seat {seat} holds not {supply.held[seat]} cards"
        cards += hand
    assert cards == wanted, f"cards {cards}"


def _memories(supply: Supply, words: list[str], players: int) -> None:
    """G1.3: what anybody remembers of a player is there, and nobody knows less than everybody does."""
    for seat in range(players):
        there = cards_of(supply.hand[seat], words)
        there.update(words[slot % 8] for slot in supply.under if slot // 128 % 8 == seat + 1)
        public = cards_of(supply.known_of(PUBLIC, seat), words)
        for viewer in (*range(players), PUBLIC):
            known = cards_of(supply.known_of(viewer, seat), words)
            assert known <= there, f"{viewer} is wrong about seat {seat}: {known}"
            assert viewer == seat or public <= known, f"{viewer} has forgotten what all know of {seat}"


def _sailors(components: Components, state: Cartagena) -> None:
    """Every sailor stands somewhere once."""
    unplaced = [value for value in range(2 * components.duels) if state.unplaced >> value & 1]
    taken = [value for value in range(2 * components.duels) if state.taken >> value & 1]
    posted = [value for value in state.post if value >= 0]
    if state.letter >= 0 and state.post[2 * state.letter] >= 0:  # being inspected
        assert set(taken) == set(state.post[2 * state.letter : 2 * state.letter + 2])
        taken = []
    assert sorted(unplaced + taken + posted) == list(range(2 * components.duels)), "sailors appeared or vanished"


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
            assert cards_of(state.combat.hand[seat], COMBAT_WORDS)[COMBAT_WORDS[card]] > 0, f"seat {seat} laid nothing"


def _coins(before: Cartagena, after: Cartagena, told: list[Telling]) -> None:
    """Every coin that moved was told."""
    coins: Counter[object] = Counter()
    given = 0
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
    missing = 0
    for seat in range(after.players):
        moved = after.coins[seat] - before.coins[seat]
        assert moved == coins[seat] or (given and moved == coins[seat] - 1), f"a coin of seat {seat} moved untold"
        missing += coins[seat] - moved
    assert missing == given, "other coins were given to the coin island than told"
