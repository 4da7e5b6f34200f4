"""Every way to lay the cards that a view of Meuterer does not show, from the definition, card by card."""

import itertools
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from quarterdeck.games.meuterer.rules.state import Meuterer
from tests.games.meuterer.conserved import box, cards_of

Cards = tuple[str, ...]
Actions = tuple[str | None, ...]


def arrangement(setting: Setting, state: State) -> Hashable:
    """The cards of every hand and of all rejects, what a Loader drew and laid aside, and who has which action card."""
    truth = cast(Meuterer, state)
    hands = tuple(_sorted(cards_of(sailor.hand)) for sailor in truth.sailors)
    rejects = tuple(_sorted(cards_of(bag)) for bag in truth.rejects if bag)
    actions = tuple(ACTION_WORDS[sailor.action] if sailor.action >= 0 else None for sailor in truth.sailors)
    return (hands, rejects, _sorted(cards_of(truth.drawn)), _sorted(cards_of(truth.aside)), actions)


def worlds(data: Data, view: View) -> Iterator[Hashable]:
    """Every world that could be true, once for each way to lay the physical cards and to take the action cards."""
    seen = cast(MeutererView, view)
    cards = list(unseen(cast(Components, data), seen).elements())
    places = sizes(seen)
    for laid in _lay(range(len(cards)), list(places.values())):
        at = {place: tuple(cards[card] for card in part) for place, part in zip(places, laid, strict=True)}
        if all(_is_so(seen, at, trace.places, trace.known) for trace in seen.traces):
            for actions in action_ways(seen):
                yield _world(seen, at, actions)


def unseen(components: Components, view: MeutererView) -> Counter[str]:
    """All cards a viewer does not see."""
    left = box(components, view.pirates is not None)
    left.subtract(view.discards)
    for sailor in view.sailors:
        left.subtract(sailor.shown)
        left["conflict"] -= sailor.fought
    for rejects in view.rejects:
        left.subtract(rejects.cards)
    left.subtract(view.hand or ())
    left.subtract(view.own_aside)
    assert min(left.values()) >= 0
    return left


def sizes(view: MeutererView) -> dict[str, int]:
    """How many unseen cards lie where; a Loader's hand has cards he drew, cards he held, and cards laid aside."""
    places: dict[str, int] = {}
    for seat, sailor in enumerate(view.sailors):
        if seat != view.seat:
            loading = view.phase == "return" and seat == view.turn
            places[f"hand-{seat}"] = sailor.cards - (view.drawn if loading else 0)
            if loading:
                places["drawn"] = view.drawn
                places["aside"] = view.laid_aside
    for rejects in view.rejects:
        if rejects.by != view.seat:
            places[f"rejects-{rejects.round}"] = rejects.number
    places["pile"] = view.pile
    return places


def _is_so(view: MeutererView, at: dict[str, Cards], places: Cards, known: Cards) -> bool:
    there: Counter[str] = Counter()
    for place in places:
        there.update(at.get(place, ()))
        if place == f"hand-{view.turn}":
            there.update(at.get("drawn", ()))
            there.update(at.get("aside", ()))
    return Counter(known) <= there


def _world(view: MeutererView, at: dict[str, Cards], actions: Actions) -> Hashable:
    hands = []
    for seat in range(len(view.sailors)):
        cards = view.hand or () if seat == view.seat else at[f"hand-{seat}"]
        if view.phase == "return" and seat == view.turn and seat != view.seat:
            cards = (*cards, *at["drawn"])
        hands.append(_sorted(cards))
    rejects = tuple(_sorted(rejects.cards or at[f"rejects-{rejects.round}"]) for rejects in view.rejects)
    drawn = at.get("drawn", view.own_drawn)
    return (tuple(hands), rejects, _sorted(drawn), _sorted(at.get("aside", view.own_aside)), actions)


def action_ways(view: MeutererView) -> Iterator[Actions]:
    """Every way the action cards may have been taken, given what the viewer saw and has."""
    if view.phase not in ("goods", "action"):
        yield tuple(sailor.role for sailor in view.sailors)
        return
    takers = [seat for seat, sailor in enumerate(view.sailors) if sailor.left is not None and seat != view.captain]
    takers.sort(key=lambda seat: view.sailors[seat].left or 0)
    done = [seat for seat in takers if not (view.phase == "action" and seat == view.turn)]
    for taken in itertools.permutations(ACTION_WORDS, len(done)):
        way = dict(zip(done, taken, strict=True))
        if view.seat in takers:
            before = [way[seat] for seat in takers[: takers.index(view.seat)]]
            if set(ACTION_WORDS) - set(before) != set(view.remaining or ()):
                continue
            if way.get(view.seat) != view.action:
                continue
        yield tuple(way.get(seat) for seat in range(len(view.sailors)))


def _sorted(cards: Counter[str] | Sequence[str]) -> Cards:
    return tuple(sorted(cards.elements() if isinstance(cards, Counter) else cards))


def _lay(places: Sequence[int], parts: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if len(parts) == 1:
        yield (tuple(places),)
        return
    for part in itertools.combinations(places, parts[0]):
        left = [place for place in places if place not in part]
        for others in _lay(left, parts[1:]):
            yield (part, *others)
