"""Options and components turned into numbers once, shared by all states of a setting."""

from typing import final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from tools.new_game.template.game.box.components import Components
from tools.new_game.template.game.box.options import SmugglersOptions
from tools.new_game.template.game.box.pieces import KINDS, SMUGGLER, SPY


@final
class Numbers:
    """What the rules look up."""

    def __init__(self, players: int, options: SmugglersOptions, components: Components) -> None:
        self.players: i64 = players
        self.wrong_accuser_stays: bool = options.wrong_accuser == "stays"
        self.accuser_draws: bool = options.accuser_draws
        self.rounds: i64 = components.rounds
        self.hand: i64 = components.hand
        self.crates: i64 = components.crates
        self.values: list[int] = [card.value for card in components.cards]
        self.cards: list[int] = [kind for kind, card in enumerate(components.cards) for _ in range(card.count)]
        spies = components.spies[players - 2]
        self.roles: list[int] = [SMUGGLER] * (players + 1 - spies) + [SPY] * spies
        # X3.2: by the first edition nobody could say powder
        self.claims: i64 = BIT[len(KINDS) - (1 if options.edition == 1 else 0)] - 1
        # X6.3: by the first edition the hold had to be worth more than the target
        self.enough: i64 = components.target[players - 2] + (1 if options.edition == 1 else 0)
