"""Nothing of Freibeuter appears or vanishes: cards, boats, tokens, money."""

from collections import Counter
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.pieces import CARD_WORDS, REGION_WORDS, TOKEN_WORDS, Pirate
from quarterdeck.games.freibeuter.rules import Freibeuter
from quarterdeck.games.freibeuter.sight import view


def all_sea_cards(components: Components) -> list[str]:
    """Every sea card of the box, a word for each."""
    copies = [int(digit) for row in components.sea_cards for digit in row]
    return [word for word, number in zip(REGION_WORDS, copies, strict=True) for _ in range(number)]


def all_dutchman_cards(components: Components) -> list[str]:
    """Every Dutchman card of the box."""
    there = components.dutchman_rows + components.dutchman_columns
    return [word for word, digit in zip(CARD_WORDS, there, strict=True) if digit == "1"]


def bits(mask: int) -> list[int]:
    """The members of a set, found in another way than the rules do."""
    return [place for place, digit in enumerate(reversed(f"{mask:b}")) if digit == "1"]


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    components = cast(Components, data)
    state = cast(Freibeuter, after)
    _cards(components, state)
    _boats(components, state)
    _tokens(components, state)
    if before is not None:
        _discards_grow(cast(Freibeuter, before), state)
        _money(cast(Freibeuter, before), state, told)


def _cards(components: Components, state: Freibeuter) -> None:
    """Hands, piles and discards hold every card once (F1.3)."""
    discards = view(state, -1).discards
    sea, dutchman = Counter(discards.sea), Counter(discards.dutchman)
    holders: list[Freibeuter | Pirate] = [state, *state.pirates]
    for holder in holders:
        held = [*bits(holder.sea), *bits(holder.sea_twice)]
        assert holder.sea_cards == len(held), "a number of sea cards is not that of the cards"
        assert holder.dutchman_cards == len(bits(holder.dutchman)), (
            "a number of Dutchman cards is not that of the cards"
        )
        assert holder.sea_twice & ~holder.sea == 0, "the second card of a region without the first"
        sea.update(REGION_WORDS[region] for region in held)
        dutchman.update(CARD_WORDS[card] for card in bits(holder.dutchman))
    assert sea == Counter(all_sea_cards(components)), f"sea cards: {sea}"
    assert dutchman == Counter(all_dutchman_cards(components)), f"Dutchman cards: {dutchman}"


def _boats(components: Components, state: Freibeuter) -> None:
    """Stock, sea, ships and debt hold each player's boats; regions hold no more boats than they have cards (F4.4)."""
    at_sea: Counter[str] = Counter()
    for seat, owner in enumerate(view(state, -1).owners):
        boats = owner.stock + len(owner.boats) + len(owner.boarded) + (owner.debt > 0)
        assert boats == components.start.boats, f"seat {seat} has {boats} boats"
        assert owner.stock >= 0, f"seat {seat} has {owner.stock} boats in stock"
        assert owner.money >= 0, f"seat {seat} has {owner.money} money"
        at_sea.update(owner.boats)
    assert at_sea <= Counter(all_sea_cards(components)), "more boats in a region than it has cards (F4.4)"
    assert {REGION_WORDS[region] for region in bits(state.occupied)} == set(at_sea), "occupied regions are wrong"


def _tokens(components: Components, state: Freibeuter) -> None:
    """Every token lies on the board or has left it, captured ships among them; no ship is boarded twice."""
    seen = view(state, -1)
    counts = [ship.count for ship in components.ships] + [components.stores] + [s.doublers for s in components.ships]
    box = Counter({word: count for word, count in zip(TOKEN_WORDS, counts, strict=True) if count})
    assert Counter([*seen.tokens.values(), *seen.gone.values()]) == box, "tokens appeared or vanished"
    assert list(seen.tokens.values()).count("store") == seen.stores_left, "the number of stores is wrong"
    for kind in range(4):
        captured = sum(owner.captured[kind] for owner in seen.owners)
        assert captured <= list(seen.gone.values()).count(TOKEN_WORDS[kind]), "more ships captured than left the board"
        doubler = TOKEN_WORDS[5 + kind] in seen.gone.values()
        assert seen.ships[kind].doubled == doubler, "ships count double exactly when their doubler left (F8.2)"
    boarded = [crossing for owner in seen.owners for crossing in owner.boarded]
    assert len(boarded) == len(set(boarded)), "two boats on one ship (F3.2)"
    assert all(seen.tokens.get(crossing, "").startswith("ship") for crossing in boarded), "a boat on no ship (F3.2)"
    free = {REGION_WORDS[place] for place in bits(state.free)}
    ships = {crossing for crossing, token in seen.tokens.items() if token.startswith("ship")}
    assert free == ships - set(boarded), "the ships nobody boarded are wrong"
    assert state.free_ships == len(free), "the number of ships nobody boarded is wrong"


def _discards_grow(before: Freibeuter, after: Freibeuter) -> None:
    """F1.3: what was discarded stays discarded."""
    old, new = view(before, -1).discards, view(after, -1).discards
    assert Counter(old.sea) <= Counter(new.sea), "a discarded sea card came back"
    assert Counter(old.dutchman) <= Counter(new.dutchman), "a discarded Dutchman card came back"


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
