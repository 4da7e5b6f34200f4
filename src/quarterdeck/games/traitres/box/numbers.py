"""Options and components turned into numbers once, shared by all states of a setting."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, size_of
from quarterdeck.core.bits import BIT
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.options import TraitresOptions
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS, MOST_HELD, PLANK


@final
class Numbers:
    """What the rules look up."""

    def __init__(self, players: int, options: TraitresOptions, components: Components) -> None:
        self.players: i64 = players
        self.everyone: i64 = BIT[players] - 1  # all seats, as a set
        self.mutineers_know: bool = options.mutineers_know
        self.instant: bool = options.empty_pile == "instant"

        crew = components.crew(players)
        self.pirates: i64 = crew.pirates
        self.mutineers: i64 = crew.mutineers
        self.target: i64 = crew.target

        deck: i64 = components.planks(players, options) * ONE[PLANK]
        for kind, card in enumerate(components.cards):
            deck += card.copies * ONE[kind]
        self.deck: i64 = deck  # all cards, as a bag
        self.cards: i64 = size_of(deck)
        self.hand: i64 = components.hand

        # Templates of a new game
        loot = sum(card.copies for card in components.cards[:LOOT_KINDS])
        self.no_cards: vec[i64] = vec[i64]([-1] * (MOST_HELD * players))
        self.no_lays: vec[i64] = vec[i64]([0] * loot)
        self.own_lays: vec[i64] = vec[i64]([BIT[number] for number in range(loot)])
        self.own_places: vec[i64] = vec[i64](list(range(loot)))
        self.nothing_yet: vec[i64] = vec[i64]([])
