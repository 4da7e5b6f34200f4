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
from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.pieces import COMBAT_WORDS, GOLD_WORDS, card_word
from quarterdeck.games.cartagena.rules import Cartagena
from quarterdeck.games.cartagena.supplies import Supply
from quarterdeck.games.cartagena.view import CartagenaView, Pile
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
    places = [(slot.card, slot.origin) for slot in slots]
    for slot_cards, groups, loose in _fill_slots(places, [known for known, _ in hands], tuple(unseen.elements())):
        sizes = [number - len(known) for (_, number), known in zip(hands, groups, strict=True)]
        if min(sizes) >= 0:
            for parts in _parts(range(len(loose)), sizes):
                laid = [tuple(loose[card] for card in part) for part in parts]
                yield tuple(_sorted((*known, *part)) for known, part in zip(groups, laid, strict=True)), slot_cards


def _fill_slots(
    slots: list[tuple[str | None, int | None]], groups: list[Cards], loose: Cards
) -> Iterator[tuple[Cards, list[Cards], Cards]]:
    """A card for each slot: the one seen there, any loose one, or one known to be in the group it came from."""
    if not slots:
        yield (), groups, loose
        return
    (seen, origin), rest = slots[0], slots[1:]
    ways: list[tuple[str, list[Cards], Cards]] = []
    if seen is not None:
        ways.append((seen, groups, loose))
    else:
        ways += [(card, groups, _without(loose, number)) for number, card in enumerate(loose)]
        if origin is not None:
            for number, card in enumerate(groups[origin]):
                smaller = [*groups[:origin], _without(groups[origin], number), *groups[origin + 1 :]]
                ways.append((card, smaller, loose))
    for card, left, still_loose in ways:
        for others, known, remaining in _fill_slots(rest, left, still_loose):
            yield (card, *others), known, remaining


def _without(cards: Cards, number: int) -> Cards:
    return (*cards[:number], *cards[number + 1 :])


def _parts(cards: Sequence[int], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to fill hands of these sizes; what is left stays in the pile."""
    if not sizes:
        yield ()
        return
    for part in itertools.combinations(cards, sizes[0]):
        for others in _parts([card for card in cards if card not in part], sizes[1:]):
            yield (part, *others)


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
