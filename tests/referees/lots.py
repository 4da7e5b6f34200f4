"""Boxes of Cartagena and Traîtres à bord: some made for rare things, some drawn by lot from all that may be."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from msgspec import structs

from quarterdeck.core.game import Data
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.components import Components as CartagenaBox
from quarterdeck.games.cartagena.box.components import Track
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.components import Components as TraitresBox
from quarterdeck.games.traitres.box.components import Crew

LOTS = 12  # boxes drawn by lot for each game and number of players


def within(luck: FastLuck, least: int, most: int) -> int:
    return least + luck.below(most - least + 1)


# Cartagena


def stormy(players: int) -> CartagenaBox:
    """Storms side by side, and every supply small."""
    tiny = scant(players)
    tracks = tuple(structs.replace(track, storms=(1, 2, 3, 5, 6, 8), mutiny=9) for track in tiny.tracks)
    combat = tuple(structs.replace(card, copies=card.copies + 2) for card in tiny.combat)
    gold = tuple(structs.replace(card, copies=card.copies + 2) for card in tiny.gold)
    return structs.replace(tiny, tracks=tracks, duels=3, doors=4, combat=combat, gold=gold, coins=14)


def scant(players: int) -> CartagenaBox:
    """Everything soon runs out."""
    tiny = cast(CartagenaBox, CARTAGENA.data(Path(__file__).parents[1] / "games" / "cartagena" / "tiny.toml"))
    return structs.replace(tiny, coins=players + 2, doors=1 if players == 2 else 3)


def cartagena_by_lot(lot: int, players: int) -> CartagenaBox:
    """Any number of anything."""
    luck = FastLuck(seed_of("box", "cartagena", lot, players))
    own = cast(CartagenaBox, CARTAGENA.data())

    def track(one: Track) -> Track:
        mutiny = within(luck, 1, 14)
        volcano, treasure, coin = (within(luck, 0, mutiny - 1) for _ in range(3))
        storms = tuple(square for square in range(mutiny + 1) if luck.below(3) == 0)
        return structs.replace(one, volcano=volcano, treasure=treasure, coin=coin, storms=storms, mutiny=mutiny)

    combat = [within(luck, players, players + 3) if card.name.endswith("-1") else luck.below(5) for card in own.combat]
    return structs.replace(
        own,
        coins=within(luck, players, players + 8),
        doors=within(luck, 1, 5),
        duels=(1, 3, 5)[luck.below(3)],
        combat=tuple(structs.replace(card, copies=number) for card, number in zip(own.combat, combat, strict=True)),
        gold=tuple(structs.replace(card, copies=luck.below(4)) for card in own.gold),
        tracks=tuple(track(one) for one in own.tracks),
    )


# Traîtres à bord


def many(copies: tuple[int, ...], players: int) -> TraitresBox:
    """So many of each kind of card, and a low target."""
    own = cast(TraitresBox, TRAITRES.data())
    return _with_cards(structs.replace(own, crews=tuple(structs.replace(crew, target=2) for crew in own.crews)), copies)


def _with_cards(box: TraitresBox, copies: tuple[int, ...]) -> TraitresBox:
    cards = tuple(structs.replace(card, copies=number) for card, number in zip(box.cards, copies, strict=True))
    return structs.replace(box, cards=cards)


def traitres_by_lot(lot: int, players: int) -> TraitresBox:
    """Any number of anything, with some cards left when everybody holds a hand."""
    luck = FastLuck(seed_of("box", "traitres", lot, players))
    own = cast(TraitresBox, TRAITRES.data())

    def crew(one: Crew) -> Crew:
        mutineers = within(luck, 1, (one.players - 1) // 2)
        pirates = one.players - mutineers
        planks, light, target = luck.below(17), luck.below(9), luck.below(9)
        return structs.replace(one, pirates=pirates, mutineers=mutineers, planks=planks, light=light, target=target)

    hand = within(luck, 1, 3)
    plus, *others = (luck.below(7) for _ in own.cards)
    missing = players * hand + 1 - plus - sum(others)
    crews = tuple(crew(one) for one in own.crews)
    return _with_cards(structs.replace(own, hand=hand, crews=crews), (plus + max(0, missing), *others))


CARTAGENA_BOXES: dict[str, Callable[[int], Data]] = {
    "stormy": stormy,
    "scant": scant,
    **{f"lot {lot}": partial(cartagena_by_lot, lot) for lot in range(LOTS)},
}
TRAITRES_BOXES: dict[str, Callable[[int], Data]] = {
    "catches": partial(many, (8, 4, 4, 3, 8, 3, 16)),
    "spyglasses": partial(many, (16, 6, 6, 14, 2, 8, 2)),
    "short": partial(many, (9, 3, 3, 2, 4, 2, 4)),
    **{f"lot {lot}": partial(traitres_by_lot, lot) for lot in range(LOTS)},
}
