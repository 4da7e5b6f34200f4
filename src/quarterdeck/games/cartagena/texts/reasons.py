"""Where the wealth of Cartagena comes from, and why a side won (C6.3, C8)."""

from collections.abc import Mapping, Sequence
from typing import Any

from quarterdeck.core.reasons import Ended, Ledger, Reason
from quarterdeck.core.telling import Telling
from quarterdeck.games.cartagena.box.pieces import GOLD_WORDS
from quarterdeck.games.cartagena.knowledge.view import CartagenaView

ENDS = ("shortage", "landed", "excluded", "duel-won", "mutiny-won", "ended-empty", "tie-broken", "won", "all-lost")


def account(ended: Ended) -> Sequence[Reason]:
    """Every coin by the clause that brought or took it, the gold cards by their worth, and the duels."""
    view = ended.view
    assert isinstance(view, CartagenaView)
    purses = Purses(len(view.players))
    for told in ended.told:
        purses.hear(told)
    assert view.opened is not None
    for seat, cards in enumerate(view.opened.golds):
        for value, word in enumerate(GOLD_WORDS, start=1):
            number = cards.count(word)
            purses.ledger.add(seat, "C8.1", "score-gold", value * number, number, {"value": value})
    return [*ended.of(ENDS), *purses.ledger.reasons()]


class Purses:
    """Everybody's coins, as the tellings of a game move them."""

    def __init__(self, players: int) -> None:
        self.ledger = Ledger()
        self.coins = [0] * players
        self.out: set[int] = set()  # of the mutiny
        self.pirate = ""  # whose action is carried out
        for seat in range(players):
            self.move(seat, "C1.1", "score-start", 1)

    def move(self, seat: int, clause: str, key: str, coins: int, slots: Mapping[str, object] | None = None) -> None:
        """Coins come or go."""
        self.coins[seat] += coins
        self.ledger.add(seat, clause, key, coins, 1, slots)

    def hear(self, told: Telling) -> None:
        """What a telling says of coins, and of who is left in the mutiny."""
        slots: dict[str, Any] = told.slots
        seat, clause = slots.get("seat", -1), told.clause
        if told.key == "used":
            self.pirate = slots["pirate"]
        elif told.key in ("out-undeclared", "excluded"):
            self.out.add(seat)
        elif told.key == "got-coins":
            self.move(seat, clause, "score-coins", slots["number"], {"pirate": self.pirate})
        elif told.key == "sold":
            self.move(seat, clause, "score-sold", 1)
        elif told.key == "bought":
            self.move(seat, clause, "score-bought", -1)
        elif told.key == "robbed":
            self.move(seat, clause, "score-robbed", 1)
            self.move(slots["to"], clause, "score-was-robbed", -1)
        elif told.key == "paid":
            self.move(seat, clause, "score-monkey", 1)
        elif told.key == "refilled":
            for one, coins in enumerate(self.coins):
                if coins and one not in self.out:
                    self.move(one, clause, "score-refilled", -1)
