"""Every world that agrees with a view, listed from the definition: slow, and sharing no code with `imagine`.

A world is a way to lay the cards not seen into the hidden places so that what is remembered is so, a card chosen for
each player who has chosen, and a way to deal the roles not known. All ways are equally likely. Hands, the pile's middle
and the sunk cards have no order, so several ways make the same world.
"""

import itertools
import math
from collections import Counter
from collections.abc import Iterator

from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.knowledge.view import SmugglersView
from tools.new_game.template.game.rules.actions import ROLE
from tools.new_game.template.game.rules.piles import listed
from tools.new_game.template.game.rules.state import Smugglers

Cards = tuple[str, ...]
World = tuple[tuple[Cards, ...], Cards, Cards, Cards, Cards, Cards, tuple[str | None, ...], Cards]


def world_of(state: Smugglers) -> World:
    """The world a state is."""
    pile = state.pile
    return (
        tuple(_names(hand) for hand in state.hand),
        _names(state.hold),
        _names(pile.top),
        _names(pile.under),
        _names(listed(pile.middle)),
        _names(listed(state.sunk)),
        tuple(KINDS[card] if card >= 0 else None for card in state.chosen),
        tuple(ROLE.words[role] for role in [*state.role, *listed(state.spare)]),
    )


def _names(cards: list[int]) -> Cards:
    return tuple(KINDS[card] for card in cards)


def worlds(view: SmugglersView, cards: list[str], roles: list[str]) -> Counter[World]:
    """In how many ways each world agrees with a view."""
    unseen = Counter(cards) - Counter(view.hand) - Counter(view.jetsam)
    sizes = {f"hand{seat}": player.cards for seat, player in enumerate(view.players) if seat != view.seat}
    sizes |= {"crate": len(view.crates), "top": view.top, "under": view.under}
    sizes |= {"middle": view.middle, "sunk": view.sunk}
    places = [f"{sort}.{number}" for sort, size in sizes.items() for number in range(size)]
    assert unseen.total() == len(places)
    ways: Counter[World] = Counter()
    role_ways = list(_role_ways(view, Counter(roles)))
    for laid in _orders(unseen):
        at = dict(zip(places, laid, strict=True))
        if all(Counter(note.cards) <= Counter(at[place] for place in note.places) for note in view.notes):
            seen = {sort: tuple(at[f"{sort}.{number}"] for number in range(size)) for sort, size in sizes.items()}
            for chosen, dealt in itertools.product(_chosen_ways(view, seen), role_ways):
                ways[_world(view, seen, chosen, dealt)] += 1
    return ways


def _world(view: SmugglersView, seen: dict[str, Cards], chosen: tuple[str | None, ...], dealt: Cards) -> World:
    hands = tuple(view.hand if seat == view.seat else _sorted(seen[f"hand{seat}"]) for seat in range(len(view.players)))
    middle, sunk = _sorted(seen["middle"]), _sorted(seen["sunk"])
    return (hands, seen["crate"], seen["top"], seen["under"], middle, sunk, chosen, dealt)


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=KINDS.index))


def _orders(things: Counter[str]) -> Iterator[Cards]:
    """All orders of things of which equal ones cannot be told apart."""
    if not things.total():
        yield ()
        return
    for thing in sorted(things):
        for rest in _orders(things - Counter([thing])):
            yield (thing, *rest)


def _chosen_ways(view: SmugglersView, seen: dict[str, Cards]) -> Iterator[tuple[str | None, ...]]:
    """Any card of the hand may be the one a player has chosen."""
    possible: list[tuple[str | None, ...]] = []
    for seat in range(len(view.players)):
        if seat == view.seat:
            possible.append((view.chosen,))
        elif view.phase == "stow" and seat not in view.actors and seen[f"hand{seat}"]:
            possible.append(seen[f"hand{seat}"])
        else:
            possible.append((None,))
    return itertools.product(*possible)


def _role_ways(view: SmugglersView, roles: Counter[str]) -> Iterator[Cards]:
    known = [view.role if seat == view.seat else player.role for seat, player in enumerate(view.players)]
    rest = roles - Counter(role for role in known if role is not None)
    for order in _orders(rest):
        unknown = iter(order)
        yield tuple(next(unknown) if role is None else role for role in [*known, None])


def unlikely(ways: Counter[World], reached: Counter[World]) -> str:
    """Why what was reached is not an even sample of these ways, or nothing (chi-square, one chance in a thousand)."""
    if not set(reached) <= set(ways):
        return "a world was reached that cannot be"
    missed = len(set(ways) - set(reached))
    total, samples = ways.total(), reached.total()
    square = sum((reached[world] - samples * way / total) ** 2 / (samples * way / total) for world, way in ways.items())
    freedom = len(ways) - 1
    if freedom == 0:
        return ""
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3
    return f"chi-square {square:.0f} is over {limit:.0f}, {missed} missed" if square > limit else ""
