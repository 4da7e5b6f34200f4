"""Options and components turned into numbers once, shared by all states of a setting."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.games.meuterer.box.components import Components, Island
from quarterdeck.games.meuterer.box.options import MeutererOptions
from quarterdeck.games.meuterer.box.pieces import BUYS_WORDS, ISLANDS, PIRATES


@final
class Numbers:
    """What the rules look up."""

    def __init__(self, players: int, options: MeutererOptions, components: Components) -> None:
        self.players: i64 = players
        self.shuffled: bool = options.layout == "shuffled"
        self.shown_conflicts_count: bool = options.shown_conflicts == "count"
        self.returns_under: bool = options.loader_returns == "under_draw"
        self.pirates: bool = options.pirates

        self.rounds: i64 = components.rounds[players - 3]
        self.hand: i64 = components.hand
        self.extra: i64 = components.extra

        box: i64 = 0
        cards: i64 = 0
        for kind, card in enumerate(components.cards):
            if kind != PIRATES or options.pirates:
                box += card.copies * ONE[kind]
                cards += card.copies
        self.box: i64 = box  # all goods cards, as a bag
        self.cards: i64 = cards

        # For each island: what it buys, what it pays alone, to two and to three tied, and for docking
        islands = components.islands
        self.islands: tuple[Island, ...] = islands
        self.buys: vec[i64] = vec[i64]([BUYS_WORDS.index(island.buys) for island in islands])
        self.alone: vec[i64] = vec[i64]([island.alone for island in islands])
        self.two: vec[i64] = vec[i64]([island.two for island in islands])
        self.three: vec[i64] = vec[i64]([island.three for island in islands])
        self.docking: vec[i64] = vec[i64]([island.docking for island in islands])
        self.example: vec[i64] = vec[i64](list(range(ISLANDS)))  # M1.1: the order of the example round
        self.no_rejects: vec[i64] = vec[i64]([0] * self.rounds)
