"""Every way to lay what a view of Traîtres à bord does not show, from the definition, place by place.

A card whose trace the viewer follows is laid in one of the places it leads to, each physical card in a place of its
own; all other unseen cards may lie anywhere, but where loot was laid only loot. A loot card that was mixed must have
come from a lay that it can have come from, each from another one, so that the viewer laid and saw what it did. Beside
the cards there are the roles.
"""

import itertools
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_WORDS
from quarterdeck.games.traitres.knowledge.view import Trace, TraitresView
from quarterdeck.games.traitres.rules.packed import kind_of, thrown_kind
from quarterdeck.games.traitres.rules.state import Traitres
from tests.games.traitres.conserved import hand_of

Cards = tuple[str, ...]
Laid = dict[str, str]  # a card for each place


def arrangement(setting: Setting, state: State) -> Hashable:
    """Roles, hands, loot, cards on top of the pile and cards thrown away."""
    truth = cast(Traitres, state)
    hands = tuple(tuple(hand_of(truth, seat)) for seat in range(truth.players))
    loot = tuple(KIND_WORDS[kind_of(card)] for card in truth.loot[: truth.lays])
    top = tuple(KIND_WORDS[kind] for kind in (truth.lower, truth.upper) if kind >= 0)
    thrown = tuple(KIND_WORDS[thrown_kind(card)] for card in truth.thrown)
    return (truth.mutineers, hands, loot, top, thrown)


def worlds(data: Data, view: View) -> Iterator[Hashable]:
    """Every world that could be true, once for each way to lay the physical things."""
    components, seen = cast(Components, data), cast(TraitresView, view)
    places = hidden_places(seen)
    unseen = unseen_cards(components, seen)
    traces = [trace for trace in seen.traces if trace.seat == seen.seat and trace.card is not None]
    unseen.subtract(str(trace.card) for trace in traces)
    assert min(unseen.values(), default=0) >= 0
    assert unseen.total() + len(traces) == len(places)
    roles = list(role_ways(seen))
    for taken in itertools.product(*(places_of(seen, trace) for trace in traces)):
        if fits(traces, taken):
            bound = {
                trace.lay: loot_number(place)
                for place, trace in zip(taken, traces, strict=True)
                if trace.lay is not None
            }
            known = {place: str(trace.card) for place, trace in zip(taken, traces, strict=True)}
            free = [place for place in places if place not in known]
            for laid in fills(free, unseen):
                hands, loot, top, thrown = arranged(seen, {**laid, **known})
                if undone(seen, len(seen.looks), tuple(range(len(seen.lays))), loot, bound):
                    for mutineers in roles:
                        yield (mutineers, hands, loot, top, thrown)


# Places


def places_of(view: TraitresView, trace: Trace) -> list[str]:
    """Every single place where the card of a trace may lie, in words."""
    places = [
        (seat, number) for seat in trace.hands for number in range(view.players[seat].cards - view.players[seat].fresh)
    ]
    found = [f"hand-{seat}-{number}" for seat, number in sorted([*places, *trace.fresh])]
    found += [f"pile-{number}" for number in trace.pile]
    found += [f"loot-{number}" for number in trace.loot]
    return found + [f"discard-{number}" for number in trace.thrown_away]


def followed(view: TraitresView) -> list[tuple[str | None, str]]:
    """The cards the viewer has traces of, and where they may lie."""
    own = [trace for trace in view.traces if trace.seat == view.seat]
    return [(trace.card, " ".join(places_of(view, trace))) for trace in own]


def hidden_places(view: TraitresView) -> list[str]:
    """Every place whose card the viewer does not see, a place for each card of the pile too."""
    places = [f"loot-{card.number}" for card in (*view.chest, *view.thrown_out) if card.card is None]
    if view.looked_at:
        places = [place for place in places if place not in looked_places(view)]
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            places += [f"hand-{seat}-{number}" for number in range(player.cards)]
    places += [f"pile-{number}" for number, card in enumerate(view.top) if card.card is None]
    places += [f"discard-{number}" for number, card in enumerate(view.thrown_away) if card.card is None]
    return places + [f"middle-{number}" for number in range(view.pile - len(view.top))]


def loot_number(place: str) -> int:
    return int(place.partition("-")[2])


def looked_places(view: TraitresView) -> list[str]:
    """The places of the cards that are being put back."""
    return [f"loot-{card.number}" for card in view.chest[len(view.chest) - view.looking :]]


def unseen_cards(components: Components, view: TraitresView) -> Counter[str]:
    """The box, less all that the viewer sees."""
    crew = next(crew for crew in components.crews if crew.players == len(view.players))
    cards = Counter({card.name: card.copies for card in components.cards})
    cards["plank"] = crew.planks
    cards.subtract(view.used)
    cards.subtract(view.hand or ())
    cards.subtract([view.using] if view.using is not None else [])
    cards.subtract({"plank": sum(player.planks for player in view.players)})
    cards.subtract(view.looked_at)
    for lying in (view.chest, view.thrown_out, view.top, view.thrown_away):
        cards.subtract(card.card for card in lying if card.card is not None)
    return cards


# Ways


def fits(traces: list[Trace], taken: tuple[str, ...]) -> bool:
    """T3.2: loot alone was laid, and no two cards lie in one place."""
    loot = [
        trace.card in LOOT_WORDS or not place.startswith("loot") for place, trace in zip(taken, traces, strict=True)
    ]
    return all(loot) and len(set(taken)) == len(taken)


def undone(view: TraitresView, looks: int, came: tuple[int, ...], loot: tuple[str, ...], bound: dict[int, int]) -> bool:
    """Whether so many Spyglasses, undone one by one, can lead from these loot cards to what the viewer laid and saw.

    The card in each place came to lie elsewhere; a card bound to a lay must have come from there.
    """
    if looks == 0:
        laid = all(lay.card in (None, loot[place]) for lay, place in zip(view.lays, came, strict=True))
        return laid and all(came[lay] == place for lay, place in bound.items())
    look = view.looks[looks - 1]
    cards = [came[number] for number in look.loot]
    if look.cards is not None and Counter(look.cards) != Counter(loot[place] for place in cards):
        return False
    for order in itertools.permutations(cards):
        before = dict(enumerate(came)) | dict(zip(look.loot, order, strict=True))
        if undone(view, looks - 1, tuple(before.values()), loot, bound):
            return True
    return False


def fills(places: list[str], cards: Counter[str]) -> Iterator[Laid]:
    """Every way to lay cards in places, those of one kind being alike: as many physical ways stand behind each."""
    if not places:
        yield {}
        return
    first, *others = places
    for card in [card for card, number in cards.items() if number]:
        if first.startswith("loot") and card not in LOOT_WORDS:
            continue
        cards[card] -= 1
        for laid in fills(others, cards):
            yield {first: card, **laid}
        cards[card] += 1


def role_ways(view: TraitresView) -> Iterator[int]:
    """Any of those whose roles are unknown may be the mutineers."""
    known = sum(2**seat for seat, player in enumerate(view.players) if player.role == "mutineer")
    unknown = [seat for seat, player in enumerate(view.players) if player.role is None]
    for chosen in itertools.combinations(unknown, view.mutineers - known.bit_count()):
        yield known + sum(2**seat for seat in chosen)


# Worlds as arrangements


def arranged(view: TraitresView, laid: Laid) -> tuple[Hashable, Cards, Hashable, Hashable]:
    """Hands, loot, top and cards thrown away, where these cards lie in the hidden places."""
    hands = tuple(tuple(hand(view, seat, laid)) for seat in range(len(view.players)))
    seen = {f"loot-{card.number}": card.card for card in (*view.chest, *view.thrown_out) if card.card is not None}
    seen.update(zip(looked_places(view), view.looked_at, strict=False))
    loot = [seen.get(place) or laid[place] for place in (f"loot-{number}" for number in range(len(view.lays)))]
    if view.looking and not view.looked_at:
        numbers = [loot_number(place) for place in looked_places(view)]
        for number, card in zip(numbers, in_order([loot[number] for number in numbers]), strict=True):
            loot[number] = card
    top = tuple(card.card or laid[f"pile-{number}"] for number, card in enumerate(view.top))
    thrown = tuple(card.card or laid[f"discard-{number}"] for number, card in enumerate(view.thrown_away))
    return (hands, tuple(loot), top, thrown)


def hand(view: TraitresView, seat: int, laid: Laid) -> list[str]:
    """The cards of a hand: those that are not fresh are in no order."""
    if seat == view.seat:
        return list(view.hand or ())
    player = view.players[seat]
    cards = [laid[f"hand-{seat}-{number}"] for number in range(player.cards)]
    old = player.cards - player.fresh
    return [*in_order(cards[:old]), *cards[old:]]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=KIND_WORDS.index)
