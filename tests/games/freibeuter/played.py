"""The hand-written records in `situations/`, played again and asked what came of them."""

from functools import cache
from pathlib import Path
from typing import cast

from quarterdeck.core.record import Record, read_file
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games import GAMES
from quarterdeck.games.freibeuter.view import FreibeuterView, Owner

SITUATIONS = Path(__file__).parent / "situations"


@cache
def situation(name: str) -> Record:
    """The record of a situation."""
    return read_file(SITUATIONS / f"{name}.json")


class Played:
    """A situation played to its last line, or to just before the first line that reads so."""

    def __init__(self, name: str, before: str | None = None) -> None:
        record = situation(name)
        self.replay = Replay(GAMES, record)
        steps = [line for line in record.log if line[0].isdigit()]
        for _ in range(len(steps) if before is None else steps.index(before)):
            self.replay.step()
        self.referee = self.replay.finish() if before is None else self.replay.referee

    def view(self, seat: int = SPECTATOR) -> FreibeuterView:
        return cast(FreibeuterView, self.referee.view(seat))

    @property
    def owners(self) -> tuple[Owner, ...]:
        return self.view().owners

    @property
    def money(self) -> list[int]:
        return [owner.money for owner in self.owners]

    @property
    def debts(self) -> list[int]:
        return [owner.debt for owner in self.owners]

    @property
    def stocks(self) -> list[int]:
        return [owner.stock for owner in self.owners]

    @property
    def captured(self) -> list[tuple[int, ...]]:
        """How many ships of 5, 10, 15 and 20 each seat has."""
        return [owner.captured for owner in self.owners]

    @property
    def boarded(self) -> list[tuple[str, ...]]:
        return [owner.boarded for owner in self.owners]

    @property
    def wealth(self) -> list[int]:
        return [owner.wealth for owner in self.owners]

    @property
    def end(self) -> tuple[str, tuple[int, ...], tuple[int, ...]] | None:
        """The clause that ended the game, the winners and the scores."""
        outcome = self.referee.outcome
        return None if outcome is None else (outcome.clause, outcome.winners, outcome.scores)

    def told(self, key: str) -> list[tuple[str, dict[str, object]]]:
        """Clause and slots of every telling of a key that a spectator was given."""
        return [(told.clause, told.slots) for told in self.referee.tellings(SPECTATOR) if told.key == key]

    def keys(self, since: str) -> list[str]:
        """The keys of all tellings from the last one of this key on."""
        keys = [told.key for told in self.referee.tellings(SPECTATOR)]
        return keys[len(keys) - 1 - keys[::-1].index(since) :]

    def legal(self, seat: int) -> set[str]:
        """What a seat may do, in words."""
        return {self.referee.game.alphabet.words(action) for action in self.referee.legal(seat)}


def slots_of_ship(crossing: str, token: str, seat: int | None = None) -> dict[str, object]:
    """What is told of a ship of the shipped kinds."""
    number = int(token.removeprefix("ship"))
    slots: dict[str, object] = {"crossing": crossing, "token": token, "value": 5 * number, "share": number}
    return slots if seat is None else {**slots, "seat": seat}
