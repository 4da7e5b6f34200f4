"""The hand-written records in `situations/`, played again and asked what came of them."""

from typing import cast

from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Telling
from quarterdeck.games import GAMES
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from tests.games.freibeuter.seen import Seen
from tests.games.situations import situation


class Played(Seen):
    """A situation played to its last line, or to just before the first line that reads so."""

    def __init__(self, name: str, before: str | None = None) -> None:
        record = situation("freibeuter", name)
        self.replay = Replay(GAMES, record)
        steps = [line for line in record.log if line[0].isdigit()]
        for _ in range(len(steps) if before is None else steps.index(before)):
            self.replay.step()
        self.referee = self.replay.finish() if before is None else self.replay.referee

    def view(self, seat: int = SPECTATOR) -> FreibeuterView:
        return cast(FreibeuterView, self.referee.view(seat))

    def tellings(self, seat: int = SPECTATOR) -> list[Telling]:
        return self.referee.tellings(seat)

    def legal(self, seat: int) -> set[str]:
        return {self.referee.game.alphabet.words(action) for action in self.referee.legal(seat)}


def slots_of_ship(crossing: str, token: str, seat: int | None = None) -> dict[str, object]:
    """What is told of a ship of the shipped kinds."""
    number = int(token.removeprefix("ship"))
    slots: dict[str, object] = {"crossing": crossing, "token": token, "value": 5 * number, "share": number}
    return slots if seat is None else {**slots, "seat": seat}
