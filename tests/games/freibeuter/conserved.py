"""Nothing of Freibeuter appears or vanishes: cards, boats, tokens, money."""

from collections import Counter
from functools import lru_cache
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS, TOKEN_WORDS
from quarterdeck.games.freibeuter.knowledge.see import view
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from quarterdeck.games.freibeuter.rules.pirates import Pirate
from quarterdeck.games.freibeuter.rules.state import Freibeuter


def all_sea_cards(components: Components) -> list[str]:
    """Every sea card of the box, a word for each."""
    copies = [int(digit) for row in components.sea_cards for digit in row]
    return [word for word, number in zip(REGION_WORDS, copies, strict=True) for _ in range(number)]


def all_dutchman_cards(components: Components) -> list[str]:
    """Every Dutchman card of the box."""
    there = components.dutchman_rows + components.dutchman_columns
    return [word for word, digit in zip(CARD_WORDS, there, strict=True) if digit == "1"]


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """The members of a set, found in another way than the rules do."""
    return tuple(place for place, digit in enumerate(reversed(f"{mask:b}")) if digit == "1")


class Box:
    """What lies in a box, in order, to be compared with what is found."""

    def __init__(self, components: Components) -> None:
        self.sea = sorted(all_sea_cards(components))
        self.in_region = Counter(self.sea)
        self.dutchman = sorted(all_dutchman_cards(components))
        counts = [ship.count for ship in components.ships] + [components.stores]
        counts += [ship.doublers for ship in components.ships]
        self.tokens = sorted(word for word, count in zip(TOKEN_WORDS, counts, strict=True) for _ in range(count))


box_of = lru_cache(maxsize=8)(Box)


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components = cast(Components, data)
    state = cast(Freibeuter, after)
    box, seen = box_of(components), view(state, -1)
    _cards(box, state, seen)
    _boats(components, box, state, seen)
    _tokens(box, state, seen)
    if before is not None:
        _discards_grow(cast(Freibeuter, before), seen)
        _money(cast(Freibeuter, before), state, told)


def _cards(box: Box, state: Freibeuter, seen: FreibeuterView) -> None:
    """Hands, piles and discards hold every card once (F1.3)."""
    sea, dutchman = [*seen.discards.sea], [*seen.discards.dutchman]
    holders: list[Freibeuter | Pirate] = [state, *state.pirates]
    for holder in holders:
        held = bits(holder.sea) + bits(holder.sea_twice)
        assert holder.sea_cards == len(held), "a number of sea cards is not that of the cards"
        cards = bits(holder.dutchman)
        assert holder.dutchman_cards == len(cards), "a number of Dutchman cards is not that of the cards"
        assert holder.sea_twice & ~holder.sea == 0, "the second card of a region without the first"
        sea += [REGION_WORDS[region] for region in held]
        dutchman += [CARD_WORDS[card] for card in cards]
    assert sorted(sea) == box.sea, f"sea cards: {sorted(sea)}"
    assert sorted(dutchman) == box.dutchman, f"Dutchman cards: {sorted(dutchman)}"


def _boats(components: Components, box: Box, state: Freibeuter, seen: FreibeuterView) -> None:
    """Stock, sea, ships and debt hold each player's boats; regions hold no more boats than they have cards (F4.4)."""
    at_sea: list[str] = []
    for seat, owner in enumerate(seen.owners):
        boats = owner.stock + len(owner.boats) + len(owner.boarded) + (owner.debt > 0)
        assert boats == components.start.boats, f"seat {seat} has {boats} boats"
        assert owner.stock >= 0, f"seat {seat} has {owner.stock} boats in stock"
        assert owner.money >= 0, f"seat {seat} has {owner.money} money"
        at_sea += owner.boats
    fits = [at_sea.count(region) <= box.in_region[region] for region in set(at_sea)]
    assert all(fits), "more boats in a region than it has cards (F4.4)"
    assert {REGION_WORDS[region] for region in bits(state.occupied)} == set(at_sea), "occupied regions are wrong"


def _tokens(box: Box, state: Freibeuter, seen: FreibeuterView) -> None:
    """Every token lies on the board or has left it, captured ships among them; no ship is boarded twice."""
    lying, gone = [*seen.tokens.values()], [*seen.gone.values()]
    assert sorted(lying + gone) == box.tokens, "tokens appeared or vanished"
    assert lying.count("store") == seen.stores_left, "the number of stores is wrong"
    for kind in range(4):
        captured = sum([owner.captured[kind] for owner in seen.owners])
        assert captured <= gone.count(TOKEN_WORDS[kind]), "more ships captured than left the board"
        doubler = TOKEN_WORDS[5 + kind] in gone
        assert seen.ships[kind].doubled == doubler, "ships count double exactly when their doubler left (F8.2)"
    ships = {crossing for crossing, token in seen.tokens.items() if token.startswith("ship")}
    boarded = [crossing for owner in seen.owners for crossing in owner.boarded]
    assert len(boarded) == len(set(boarded)), "two boats on one ship (F3.2)"
    assert ships.issuperset(boarded), "a boat on no ship (F3.2)"
    free = {REGION_WORDS[place] for place in bits(state.free)}
    assert free == ships - set(boarded), "the ships nobody boarded are wrong"


def _discards_grow(before: Freibeuter, seen: FreibeuterView) -> None:
    """F1.3: what was discarded stays discarded."""
    old, new = view(before, -1).discards, seen.discards
    assert old.sea == new.sea or Counter(old.sea) <= Counter(new.sea), "a discarded sea card came back"
    assert old.dutchman == new.dutchman or Counter(old.dutchman) <= Counter(new.dutchman), (
        "a discarded Dutchman card came back"
    )


def _money(before: Freibeuter, after: Freibeuter, told: list[Telling]) -> None:
    """Every change of a purse or a debt was told."""
    money: Counter[object] = Counter()
    debt: Counter[object] = Counter()
    for telling in told:
        amount = telling.slots.get("money")
        if telling.key in ("cashed", "store-paid", "borrowed"):
            assert isinstance(amount, int)
            money[telling.slots["seat"]] += amount
        if telling.key == "borrowed":
            assert isinstance(amount, int)
            debt[telling.slots["seat"]] += amount
        if telling.key == "paid":
            assert isinstance(amount, int)
            money[telling.slots["seat"]] -= amount
            money[telling.slots["to"]] += amount
    for seat, (old, new) in enumerate(zip(before.pirates, after.pirates, strict=True)):
        assert new.money - old.money == money[seat], f"the money of seat {seat} changed by something not told"
        assert new.debt - old.debt == debt[seat], f"the debt of seat {seat} changed by something not told"
