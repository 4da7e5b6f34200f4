"""Games of Cartagena written down by hand, and what tests ask of them.

A turn is written as the pirate who is behind the next door and used, then what that asks and what chance gives, all
parted by slashes: `tembo / draw pink-3 grey-1 / keep pink-3`.
"""

from typing import Any, cast

import msgspec

from quarterdeck.core.record import Record
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.knowledge.view import CartagenaView, Player
from quarterdeck.games.cartagena.rules.state import Cartagena
from tests.games.played import PlayedGame, lines, seated
from tests.games.situations import situation

NAMES = ("Anne", "Mary", "Jack", "Bartholomew")
CHANCES = tuple(chance.name for chance in CARTAGENA.chances)
DOORS = 3


class Played(PlayedGame[CartagenaView]):
    """A game of Cartagena played so far."""

    @property
    def truth(self) -> Cartagena:
        return cast(Cartagena, self.referee.truth)

    def player(self, seat: int, viewer: int = SPECTATOR) -> Player:
        return self.view(viewer).players[seat]

    def golds(self, seat: int) -> str:
        return " ".join(self.view(seat).golds or ())

    @property
    def coins(self) -> list[int]:
        return [player.coins for player in self.view().players]

    @property
    def cards(self) -> list[int]:
        return [player.cards for player in self.view().players]

    @property
    def winners(self) -> tuple[str, tuple[int, ...]]:
        """The clause that ended the game, and who won it."""
        outcome = self.referee.outcome
        assert outcome is not None
        return outcome.clause, outcome.winners


def box(*, mutiny: int = 22, storms: tuple[int, ...] = (), start: int = 0, **numbers: object) -> dict[str, Any]:
    """The components with a track of one's own, and other numbers; `combat` and `gold` are copies of each kind."""
    data = msgspec.to_builtins(CARTAGENA.data())
    for track in data["tracks"]:
        track |= {"volcano": start, "treasure": start, "coin": start, "storms": list(storms), "mutiny": mutiny}
    for sort in ("combat", "gold"):
        if sort in numbers:
            for card, copies in zip(data[sort], cast(tuple[int, ...], numbers.pop(sort)), strict=True):
                card["copies"] = copies
    return cast(dict[str, Any], data | numbers)


def record(
    *log: str, players: int = 2, dealer: int = 0, data: dict[str, Any] | None = None, **options: object
) -> Record:
    """A record with these lines, parted by semicolons."""
    return Record(
        quarterdeck=1,
        game="cartagena",
        rules=1,
        seats=seated(NAMES, players),
        log=(f"first {dealer}", *lines(*log)),
        options=dict(options),
        data=box() if data is None else data,
    )


def game(*log: str, players: int = 2, dealer: int = 0, data: dict[str, Any] | None = None, **options: object) -> Played:
    """A game played so; without storms unless the data has some."""
    return Played.of(record(*log, players=players, dealer=dealer, data=data, **options))


def turn(seat: int, text: str) -> list[str]:
    """A turn: who is behind the door and used, what chance gives, what is chosen."""
    pirate, *parts = [part.strip() for part in text.split("/")]
    used = [f"cabin {pirate}", f"{seat}: use {pirate}"]
    return used + [part if part.startswith(CHANCES) else f"{seat}: {part}" for part in parts]


def rounds(*texts: str, players: int = 2, dealer: int = 0) -> str:
    """Rounds in which everybody uses whoever is behind the next door, turns parted by semicolons."""
    log: list[str] = []
    for number, text in enumerate(texts):
        for step, one in enumerate(text.split(";")):
            log += turn((dealer + number + step) % players, one)
    return "; ".join(log)


def voyage(*texts: str, players: int = 2, dealer: int = 0, **numbers: object) -> tuple[str, dict[str, Any]]:
    """The log of so many rounds, and a box in which the ship then reaches the mutiny."""
    return rounds(*texts, players=players, dealer=dealer), box(mutiny=DOORS * len(texts), **cast(Any, numbers))


def mutiny(*log: str, after: tuple[str, ...], players: int = 2, dealer: int = 0, **numbers: object) -> Played:
    """A game whose voyage has these rounds, and then this mutiny."""
    voyaged, data = voyage(*after, players=players, dealer=dealer, **numbers)
    return game(voyaged, *log, players=players, dealer=dealer, data=data)


def played(name: str) -> Played:
    """A situation played to its last line."""
    return Played.of(situation("cartagena", name))
