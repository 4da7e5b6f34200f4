"""Every way to lay what a view of Cartagena does not show, from the definition, card by card.

A card that the viewer knows in a hand, or in what was put from there under the pile, is laid there; all other unseen
cards may lie anywhere. Beside the cards there are the sides of whoever declared, the sailors that others placed, and
what others have laid in a bout.
"""

import itertools
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.cartagena.box.components import Components
from quarterdeck.games.cartagena.box.pieces import COMBAT_WORDS, GOLD_WORDS, card_word
from quarterdeck.games.cartagena.knowledge.view import CartagenaView, Pile
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.rules.supplies import Supply
from tests.games.cartagena.conserved import box, cards_of

Cards = tuple[str, ...]
Laid = tuple[tuple[Cards, ...], Cards]  # hands, then slots


def arrangement(setting: Setting, state: State) -> Hashable:
    """The cards of all hands and slots, sides, sailors, and what is laid in a bout."""
    truth = cast(Cartagena, state)
    laid = tuple(card_word(card) if card >= 0 else None for card in truth.laid)
    taken = tuple(value + 1 for value in range(10) if truth.taken >> value & 1)
    sailors = (tuple(value + 1 for value in truth.post), taken)
    cards = (_laid(truth.combat, COMBAT_WORDS, truth.players), _laid(truth.gold, GOLD_WORDS, truth.players))
    return (*cards, tuple(truth.side), sailors, laid)


def _laid(supply: Supply, words: list[str], players: int) -> Laid:
    hands = tuple(_sorted(cards_of(supply.hand[seat], words).elements()) for seat in range(players))
    slots = (*supply.under, supply.looked, supply.looked_too)
    return hands, tuple(words[slot % 8] for slot in slots if slot >= 0)


def worlds(data: Data, view: View) -> Iterator[Hashable]:
    """Every world that could be true, once for each way to lay the physical things."""
    components, seen = cast(Components, data), cast(CartagenaView, view)
    out = Counter(card for letter in seen.letters for card in letter.played)
    golds = list(lay(box(components.gold), hands_known(seen, gold=True), seen.gold))
    sides, sailors = list(side_ways(seen)), list(sailor_ways(components, seen))
    for combat in lay(box(components.combat) - out, hands_known(seen, gold=False), seen.combat):
        for gold, side, sailor, laid in itertools.product(golds, sides, sailors, laid_ways(seen, combat[0])):
            yield (combat, gold, side, sailor, laid)


# Cards


def hands_known(view: CartagenaView, *, gold: bool) -> list[tuple[Cards, int]]:
    """For each hand the cards the viewer knows there, and how many there are in all."""
    hands: list[tuple[Cards, int]] = []
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            own = (view.golds if gold else view.hand) or ()
            hands.append((own, len(own)))
        else:
            hands.append((player.known_golds, player.golds) if gold else (player.known_cards, player.cards))
    return hands


def lay(cards: Counter[str], hands: list[tuple[Cards, int]], pile: Pile) -> Iterator[Laid]:
    """Every way to lay the cards that the viewer cannot place, each physical card being one of its own."""
    slots = [*pile.under, *pile.looked_at]
    unseen = Counter(cards)
    unseen.subtract(card for known, _ in hands for card in known)
    unseen.subtract(slot.card for slot in slots if slot.card is not None)
    assert min(unseen.values(), default=0) >= 0
    groups: list[tuple[Cards, list[int]]] = []
    for seat, (known, number) in enumerate(hands):
        laters = [slot.later for slot in slots if slot.card is None and slot.origin == seat]
        missing = number + len(laters) - len(known)
        groups.append((known, [missing - later for later in (*laters, 0)]))
    for hands_laid, put, loose in _groups(groups, tuple(unseen.elements())):
        others = [slot for slot in slots if slot.card is None and slot.origin is None]
        for numbers in itertools.permutations(range(len(loose)), len(others)):
            from_hands = [iter(cards) for cards in put]
            from_pile = iter(numbers)
            slot_cards: list[str] = []
            for slot in slots:
                if slot.card is not None:
                    slot_cards.append(slot.card)
                elif slot.origin is not None:
                    slot_cards.append(next(from_hands[slot.origin]))
                else:
                    slot_cards.append(loose[next(from_pile)])
            yield hands_laid, tuple(slot_cards)


def _groups(
    groups: list[tuple[Cards, list[int]]], loose: Cards
) -> Iterator[tuple[tuple[Cards, ...], list[Cards], Cards]]:
    """Every hand, and what went from it under the pile; what is left stays in the pile."""
    if not groups:
        yield (), [], loose
        return
    known, arrived = groups[0]
    for hand, put, rest in _one_hand(known, arrived, loose):
        for hands, puts, left in _groups(groups[1:], rest):
            yield (_sorted(hand), *hands), [put, *puts], left


def _one_hand(held: Cards, arrived: list[int], loose: Cards, there: int = 0) -> Iterator[tuple[Cards, Cards, Cards]]:
    """A hand, what went from it under the pile, the rest: so many cards had arrived when each went, and at the end."""
    for part in itertools.combinations(range(len(loose)), arrived[0] - there):
        hand = (*held, *(loose[number] for number in part))
        rest = tuple(card for number, card in enumerate(loose) if number not in part)
        if len(arrived) == 1:
            yield hand, (), rest
            continue
        for number, card in enumerate(hand):
            for last, put, left in _one_hand(_without(hand, number), arrived[1:], rest, arrived[0]):
                yield last, (card, *put), left


def _without(cards: Cards, number: int) -> Cards:
    return (*cards[:number], *cards[number + 1 :])


def _sorted(cards: Sequence[str] | Iterator[str]) -> Cards:
    return tuple(sorted(cards))


# Sides, sailors, cards laid


def side_ways(view: CartagenaView) -> Iterator[tuple[int, ...]]:
    """Either side for whoever has declared, unless the viewer knows it."""
    ways: list[tuple[int, ...]] = []
    for player in view.players:
        if not player.declared:
            ways.append((-1,))
        else:
            ways.append((0, 1) if player.side is None else (("valverde", "diaz").index(player.side),))
    yield from itertools.product(*ways)


def sailor_ways(components: Components, view: CartagenaView) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way the sailors may stand, and which two somebody has in hand."""
    everyone = range(1, 2 * components.duels + 1)
    in_hand = view.letter is not None and not view.letters[ord(view.letter) - ord("A")].placed
    places = 2 * sum(letter.placed for letter in view.letters) + 2 * in_hand
    for standing in itertools.permutations(everyone, places):
        rest = list(standing)
        posts: list[int] = []
        fits = True
        for letter in view.letters:
            pair = (rest.pop(0), rest.pop(0)) if letter.placed else (0, 0)
            posts.extend(pair)
            if letter.valverde is not None:
                fits = fits and pair == (letter.valverde, letter.diaz)
            elif letter.pair:
                fits = fits and tuple(sorted(pair)) == letter.pair
        taken: tuple[int, ...] = tuple(sorted(rest))
        if view.letter is not None and not in_hand:
            number = 2 * (ord(view.letter) - ord("A"))
            taken = tuple(sorted(posts[number : number + 2]))
        if fits and (not view.taken or taken == view.taken):
            yield tuple(posts), taken


def laid_ways(view: CartagenaView, hands: tuple[Cards, ...]) -> list[tuple[str | None, ...]]:
    """Any card of the hand, and from the second bout on the monkey; without a card the monkey."""
    ways: list[tuple[str | None, ...]] = []
    bout = view.duel.bout if view.duel is not None else 0
    for seat, player in enumerate(view.players):
        if not player.laid:
            ways.append((None,))
        elif seat == view.seat:
            ways.append((view.laid,))
        else:
            ways.append((*hands[seat], "monkey") if bout > 1 or not hands[seat] else hands[seat])
    return list(itertools.product(*ways))
