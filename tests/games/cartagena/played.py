"""Games of Cartagena written down by hand, and what tests ask of them.

A turn is written as the pirate who is behind the next door and used, then what that asks and what chance gives, all
parted by slashes: `tembo / draw pink-3 grey-1 / keep pink-3`.
"""

from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec

from quarterdeck.core.record import Person, Record, read_file
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.rules import Cartagena
from quarterdeck.games.cartagena.view import CartagenaView, Player

SITUATIONS = Path(__file__).parent / "situations"
NAMES = ("Anne", "Mary", "Jack", "Bartholomew")
GAMES = {CARTAGENA.name: CARTAGENA}
CHANCES = tuple(chance.name for chance in CARTAGENA.chances)
DOORS = 3


class Played:
    """A game played so far, as tests look at it."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    @property
    def truth(self) -> Cartagena:
        return cast(Cartagena, self.referee.truth)

    def view(self, seat: int = SPECTATOR) -> CartagenaView:
        return cast(CartagenaView, self.referee.view(seat))

    def player(self, seat: int, viewer: int = SPECTATOR) -> Player:
        return self.view(viewer).players[seat]

    def legal(self, seat: int) -> list[str]:
        return [self.referee.game.alphabet.words(action) for action in self.referee.legal(seat)]

    @property
    def asked(self) -> tuple[str, tuple[int, ...]]:
        """What must be decided now, and by whom."""
        view = self.view()
        return view.phase, view.actors

    def hand(self, seat: int) -> str:
        return " ".join(self.view(seat).hand or ())

    def golds(self, seat: int) -> str:
        return " ".join(self.view(seat).golds or ())

    @property
    def coins(self) -> list[int]:
        return [player.coins for player in self.view().players]

    @property
    def cards(self) -> list[int]:
        return [player.cards for player in self.view().players]

    def told(self, key: str, seat: int = SPECTATOR) -> list[dict[str, object]]:
        """The slots of every telling of a key."""
        return [told.slots for told in self.referee.tellings(seat) if told.key == key]

    def clauses(self, key: str) -> list[str]:
        return [told.clause for told in self.referee.tellings(SPECTATOR) if told.key == key]

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
    lines = [line.strip() for text in log for line in text.split(";") if line.strip()]
    seats = tuple(Person(name) for name in NAMES[:players])
    return Record(
        quarterdeck=1,
        game="cartagena",
        rules=1,
        seats=seats,
        log=(f"first {dealer}", *lines),
        options=dict(options),
        data=box() if data is None else data,
    )


def game(*log: str, players: int = 2, dealer: int = 0, data: dict[str, Any] | None = None, **options: object) -> Played:
    """A game played so; without storms unless the data has some."""
    return Played(Replay(GAMES, record(*log, players=players, dealer=dealer, data=data, **options)).finish())


def turn(seat: int, text: str) -> list[str]:
    """A turn: who is behind the door and used, what chance gives, what is chosen."""
    pirate, *parts = [part.strip() for part in text.split("/")]
    lines = [f"cabin {pirate}", f"{seat}: use {pirate}"]
    return lines + [part if part.startswith(CHANCES) else f"{seat}: {part}" for part in parts]


def rounds(*texts: str, players: int = 2, dealer: int = 0) -> str:
    """Rounds in which everybody uses whoever is behind the next door, turns parted by semicolons."""
    lines: list[str] = []
    for number, text in enumerate(texts):
        for step, one in enumerate(text.split(";")):
            lines += turn((dealer + number + step) % players, one)
    return "; ".join(lines)


def voyage(*texts: str, players: int = 2, dealer: int = 0, **numbers: object) -> tuple[str, dict[str, Any]]:
    """The log of so many rounds, and a box in which the ship then reaches the mutiny."""
    return rounds(*texts, players=players, dealer=dealer), box(mutiny=DOORS * len(texts), **cast(Any, numbers))


def mutiny(*log: str, after: tuple[str, ...], players: int = 2, dealer: int = 0, **numbers: object) -> Played:
    """A game whose voyage has these rounds, and then this mutiny."""
    voyaged, data = voyage(*after, players=players, dealer=dealer, **numbers)
    return game(voyaged, *log, players=players, dealer=dealer, data=data)


@cache
def situation(name: str) -> Record:
    """The record of a situation."""
    return read_file(SITUATIONS / f"{name}.json")


def played(name: str) -> Played:
    """A situation played to its last line."""
    return Played(Replay(GAMES, situation(name)).finish())
