"""Games of Meuterer written down by hand: hands, then what everybody does; and what tests ask of them."""

from typing import Self

from quarterdeck.core.record import Record
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from tests.games.played import PlayedGame, lines, seated
from tests.games.situations import situation

NAMES = ("Bernhard", "Steffi", "Florian", "Carmen")

# Hands of five, seat by seat, that leave every kind in the pile
PLAIN = ("wine wine grain conflict cloth", "salt grain cloth conflict wine", "cloth cloth grain salt wine")
PLAIN_FOUR = (*PLAIN, "salt salt rubies conflict grain")


class Played(PlayedGame[MeutererView]):
    """A game of Meuterer played so far."""

    def act(self, *lines: str) -> Self:
        """Go on without chance."""
        for line in lines:
            seat, action = line.split(": ")
            self.referee.act(int(seat), action)
        return self

    @property
    def points(self) -> list[int]:
        return [sailor.points for sailor in self.view().sailors]

    @property
    def cards(self) -> list[int]:
        return [sailor.cards for sailor in self.view().sailors]

    def island(self, place: int | None) -> str | None:
        return None if place is None else self.view().islands[place].name


def game(*log: str, hands: tuple[str, ...] = PLAIN_FOUR, captain: int = 0, **options: object) -> Played:
    """A game with the islands of the example round, dealt so and played so; a line may hold several actions."""
    players = len(hands)
    deal = [f"first {captain}"]
    deal += [f"deal {hands[(captain + step) % players]}" for step in range(players)]
    choices = {"layout": "example", **options}
    log = (*deal, *lines(*log))
    record = Record(quarterdeck=1, game="meuterer", rules=1, seats=seated(NAMES, players), log=log, options=choices)
    return Played.of(record)


def played(name: str) -> Played:
    """A situation played to its last line."""
    return Played.of(situation("meuterer", name))
