"""Every way to lay the cards that a view of Freibeuter does not show, from the definition, card by card."""

import itertools
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand
from quarterdeck.games.freibeuter.rules.state import Freibeuter
from tests.games.freibeuter.conserved import all_dutchman_cards, all_sea_cards


def arrangement(setting: Setting, state: State) -> Hashable:
    """The cards of every hand; what is in no hand and was not discarded is in the piles."""
    return tuple([(hand.sea, hand.sea_twice, hand.dutchman) for hand in cast(Freibeuter, state).pirates])


def worlds(data: Data, view: View) -> Iterator[Hashable]:
    """The hands of every world that could be true, once for each way to lay the physical cards."""
    seen, components = cast(FreibeuterView, view), cast(Components, data)
    own = seen.hand or Hand((), ())
    sea = _without(all_sea_cards(components), [*seen.discards.sea, *own.sea])
    dutchman = _without(all_dutchman_cards(components), [*seen.discards.dutchman, *own.dutchman])
    others = [seat for seat in range(len(seen.owners)) if seat != seen.seat]
    sea_sizes = [seen.owners[seat].sea_cards for seat in others]
    dutchman_sizes = [seen.owners[seat].dutchman_cards for seat in others]
    for sea_hands in _lay(sea, sea_sizes):
        for dutchman_hands in _lay(dutchman, dutchman_sizes):
            hands: dict[int, Hashable] = {}
            if seen.seat is not None:
                hands[seen.seat] = _masks(own.sea, own.dutchman)
            for seat, sea_hand, dutchman_hand in zip(others, sea_hands, dutchman_hands, strict=True):
                hands[seat] = _masks(sea_hand, dutchman_hand)
            yield tuple(hands[seat] for seat in sorted(hands))


def _masks(sea: Sequence[str], dutchman: Sequence[str]) -> Hashable:
    """A hand as the rules keep it: the regions of which there is a card, those of which there are two, and the rest."""
    once = sum(2 ** REGION_WORDS.index(word) for word in set(sea))
    twice = sum(2 ** REGION_WORDS.index(word) for word in set(sea) if sea.count(word) == 2)
    return (once, twice, sum(2 ** CARD_WORDS.index(word) for word in dutchman))


def _without(cards: list[str], gone: Sequence[str]) -> list[str]:
    return list((Counter(cards) - Counter(gone)).elements())


def _lay(cards: list[str], sizes: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """All ways to choose hands of these sizes from physical cards."""
    for hands in _choose(range(len(cards)), sizes):
        yield tuple(tuple(cards[place] for place in hand) for hand in hands)


def _choose(places: Sequence[int], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not sizes:
        yield ()
        return
    for hand in itertools.combinations(places, sizes[0]):
        left = [place for place in places if place not in hand]
        for others in _choose(left, sizes[1:]):
            yield (hand, *others)
