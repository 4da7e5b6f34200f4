"""Options and components turned into numbers once, shared by all states of a setting."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import BIT
from quarterdeck.games.cartagena.box.components import Components, Track
from quarterdeck.games.cartagena.box.options import CartagenaOptions


@final
class Numbers:
    """What the rules look up."""

    def __init__(self, players: int, options: CartagenaOptions, components: Components) -> None:
        self.players: i64 = players
        self.dealer_chooses: bool = options.storm == "dealer_chooses"
        self.immediate: bool = options.shortage == "immediate"

        track = next(track for track in components.tracks if track.name == options.track)
        self.track: Track = track
        self.start: i64 = track.start(players)
        self.mutiny: i64 = track.mutiny
        # How many storms there are up to each square, that included
        self.storms: vec[i64] = vec[i64](
            [sum(storm <= square for storm in track.storms) for square in range(track.mutiny + 1)]
        )

        self.row: i64 = players + components.doors
        self.coins: i64 = components.coins
        self.letters: i64 = components.duels
        self.needed: i64 = components.duels // 2 + 1  # duels that win the mutiny
        self.sailors: i64 = BIT[2 * components.duels] - 1  # all of them, as a set

        combat: i64 = 0
        for kind, card in enumerate(components.combat):
            combat += card.copies * ONE[kind]
        self.combat: i64 = combat  # all cards, as a bag
        gold: i64 = 0
        for kind, card in enumerate(components.gold):
            gold += card.copies * ONE[kind]
        self.gold: i64 = gold

        # Templates of a new game
        self.nobodys: vec[i64] = vec[i64]([0] * players)
        self.undeclared: vec[i64] = vec[i64]([-1] * players)
        self.unposted: vec[i64] = vec[i64]([-1] * (2 * components.duels))
        self.unfought: vec[i64] = vec[i64]([0] * components.duels)
