"""Games of Meuterer written down by hand: hands, then what everybody does; and what tests ask of them."""

from functools import cache
from pathlib import Path
from typing import cast

from quarterdeck.core.record import Person, Record, read_file
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games import GAMES
from quarterdeck.games.meuterer.view import MeutererView

SITUATIONS = Path(__file__).parent / "situations"
NAMES = ("Bernhard", "Steffi", "Florian", "Carmen")

# Hands of five, seat by seat, that leave every kind in the pile
PLAIN = ("wine wine grain conflict cloth", "salt grain cloth conflict wine", "cloth cloth grain salt wine")
PLAIN_FOUR = (*PLAIN, "salt salt rubies conflict grain")


class Played:
    """A game played so far, as tests look at it."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def view(self, seat: int = SPECTATOR) -> MeutererView:
        return cast(MeutererView, self.referee.view(seat))

    def act(self, *lines: str) -> "Played":
        """Go on without chance."""
        for line in lines:
            seat, action = line.split(": ")
            self.referee.act(int(seat), action)
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.referee.game.alphabet.words(action) for action in self.referee.legal(seat)]

    @property
    def points(self) -> list[int]:
        return [sailor.points for sailor in self.view().sailors]

    @property
    def cards(self) -> list[int]:
        return [sailor.cards for sailor in self.view().sailors]

    @property
    def asked(self) -> tuple[str, tuple[int, ...]]:
        """What must be decided now, and by whom."""
        view = self.view()
        return view.phase, view.actors

    def hand(self, seat: int) -> str:
        return " ".join(self.view(seat).hand or ())

    def told(self, key: str, seat: int = SPECTATOR) -> list[tuple[str, dict[str, object]]]:
        """Clause and slots of every telling of a key."""
        return [(told.clause, told.slots) for told in self.referee.tellings(seat) if told.key == key]

    def island(self, place: int | None) -> str | None:
        return None if place is None else self.view().islands[place].name


def game(*log: str, hands: tuple[str, ...] = PLAIN_FOUR, captain: int = 0, **options: object) -> Played:
    """A game with the islands of the example round, dealt so and played so; a line may hold several actions."""
    players = len(hands)
    deal = [f"first {captain}"]
    deal += [f"deal {hands[(captain + step) % players]}" for step in range(players)]
    lines = [line.strip() for text in log for line in text.split(";") if line.strip()]
    seats = tuple(Person(name) for name in NAMES[:players])
    choices = {"layout": "example", **options}
    record = Record(quarterdeck=1, game="meuterer", rules=1, seats=seats, log=(*deal, *lines), options=choices)
    return Played(Replay(GAMES, record).finish())


@cache
def situation(name: str) -> Record:
    """The record of a situation."""
    return read_file(SITUATIONS / f"{name}.json")


def played(name: str) -> Played:
    """A situation played to its last line."""
    return Played(Replay(GAMES, situation(name)).finish())
