"""Boxes of Cartagena in which rare things happen: some made for that, some drawn by lot from all that may be."""

from functools import partial
from pathlib import Path
from typing import cast

from msgspec import structs

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.components import Components, Track
from tests.referees.boxes import LOTS, Box, within


def stormy(players: int) -> Components:
    """Storms side by side, and every supply small."""
    tiny = scant(players)
    tracks = tuple(structs.replace(track, storms=(1, 2, 3, 5, 6, 8), mutiny=9) for track in tiny.tracks)
    combat = tuple(structs.replace(card, copies=card.copies + 2) for card in tiny.combat)
    gold = tuple(structs.replace(card, copies=card.copies + 2) for card in tiny.gold)
    return structs.replace(tiny, tracks=tracks, duels=3, doors=4, combat=combat, gold=gold, coins=14)


def scant(players: int) -> Components:
    """Everything soon runs out."""
    tiny = cast(Components, CARTAGENA.data(Path(__file__).parent / "tiny.toml"))
    return structs.replace(tiny, coins=players + 2, doors=1 if players == 2 else 3)


def by_lot(lot: int, players: int) -> Components:
    """Any number of anything."""
    luck = FastLuck(seed_of("box", "cartagena", lot, players))
    own = cast(Components, CARTAGENA.data())

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


BOXES: dict[str, Box] = {
    "stormy": stormy,
    "scant": scant,
    **{f"lot {lot}": partial(by_lot, lot) for lot in range(LOTS)},
}
