"""Boxes of Traîtres à bord in which rare things happen: some made for that, some drawn by lot from all that may be."""

from functools import partial
from typing import cast

from msgspec import structs

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.components import Components, Crew
from tests.referees.boxes import LOTS, Box, within


def many(copies: tuple[int, ...], players: int) -> Components:
    """So many of each kind of card, and a low target."""
    own = cast(Components, TRAITRES.data())
    return _with_cards(structs.replace(own, crews=tuple(structs.replace(crew, target=2) for crew in own.crews)), copies)


def _with_cards(box: Components, copies: tuple[int, ...]) -> Components:
    cards = tuple(structs.replace(card, copies=number) for card, number in zip(box.cards, copies, strict=True))
    return structs.replace(box, cards=cards)


def by_lot(lot: int, players: int) -> Components:
    """Any number of anything, with some cards left when everybody holds a hand."""
    luck = FastLuck(seed_of("box", "traitres", lot, players))
    own = cast(Components, TRAITRES.data())

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


BOXES: dict[str, Box] = {
    "catches": partial(many, (8, 4, 4, 3, 8, 3, 16)),
    "spyglasses": partial(many, (16, 6, 6, 14, 2, 8, 2)),
    "short": partial(many, (9, 3, 3, 2, 4, 2, 4)),
    **{f"lot {lot}": partial(by_lot, lot) for lot in range(LOTS)},
}
