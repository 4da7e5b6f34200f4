"""Options and components turned into numbers once, shared by all states of a setting."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import count
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.box.options import FreibeuterOptions
from quarterdeck.games.freibeuter.box.pieces import REGIONS, SIDE


@final
class Numbers:
    """What the rules look up."""

    def __init__(self, players: int, options: FreibeuterOptions, components: Components) -> None:
        self.players: i64 = players
        self.pile_empty_ends: bool = options.sea_runs_out == "pile_empty"
        self.last_store_ends_at_once: bool = options.last_store == "instant"

        copies = [int(digit) for row in components.sea_cards for digit in row]
        self.sea: i64 = sum(2**region for region in range(REGIONS) if copies[region] >= 1)
        self.sea_twice: i64 = sum(2**region for region in range(REGIONS) if copies[region] == 2)
        self.sea_cards: i64 = sum(copies)
        cards = components.dutchman_rows + components.dutchman_columns
        self.dutchman: i64 = sum(2**card for card in range(2 * SIDE) if cards[card] == "1")
        self.dutchman_cards: i64 = count(self.dutchman)

        ships = components.ships
        self.value: vec[i64] = vec[i64]([ship.value for ship in ships])
        self.share: vec[i64] = vec[i64]([ship.share for ship in ships])
        self.stores: i64 = components.stores
        self.tokens: vec[i64] = vec[i64](
            [ship.count for ship in ships] + [components.stores] + [ship.doublers for ship in ships]
        )

        self.boats: i64 = components.start.boats
        self.money: i64 = components.start.money
        self.sea_hand: i64 = components.start.sea_cards
        self.dutchman_hand: i64 = components.start.dutchman_cards
        self.card_pay: i64 = components.pay.card
        self.store_pay: i64 = components.pay.store
        self.debt_factor: i64 = components.pay.debt
