"""A game of the rules beside the same game by a second reading of the book: both must always say the same."""

from typing import Generic, TypeVar

from quarterdeck.core.luck import Draw
from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.games import GAMES

Says = dict[str, object]
ReadingT = TypeVar("ReadingT")


class Follower(Generic[ReadingT]):
    """Tells the second reading what was done and drawn, and holds all that both say against each other."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.seats = range(len(referee.seats))
        self.entries = 0
        self.reading = self.begin(self.drawn())
        self.compare("the deal")

    # Each game's own

    def begin(self, drawn: list[str]) -> ReadingT:
        """The second reading, with everything dealt."""
        raise NotImplementedError

    def do(self, seat: int, words: str, drawn: list[str]) -> None:
        """Tell the second reading what was done, and what was drawn then."""
        raise NotImplementedError

    def by_the_rules(self) -> Says:
        raise NotImplementedError

    def by_the_reading(self) -> Says:
        raise NotImplementedError

    def words_of(self, draw: Draw) -> str:
        chance = self.referee.game.chances[draw.point]
        return f"{chance.name} {chance.things.words[draw.thing]}"

    # In all games

    def drawn(self) -> list[str]:
        """What chance made since it was last asked."""
        draws = [entry for entry in self.referee.entries[self.entries :] if isinstance(entry, Draw)]
        self.entries = len(self.referee.entries)
        return [self.words_of(draw) for draw in draws]

    def follow(self, seat: int, words: str) -> None:
        """Somebody has just done this."""
        self.do(seat, words, self.drawn())
        self.compare(f"{seat}: {words}")

    def compare(self, after: str) -> None:
        told, read = self.by_the_rules(), self.by_the_reading()
        assert set(told) == set(read)
        different = {name: (told[name], read[name]) for name in told if told[name] != read[name]}
        assert not different, f"after {after}: {different}"

    @classmethod
    def reads(cls, record: Record) -> None:
        """A record to its end; what is said in it changes nothing."""
        replay = Replay(GAMES, record)
        follower = cls(replay.referee)
        for text in record.log:
            if text[0].isdigit():
                who, words = text.split(": ")
                replay.step()
                if who.isdigit():
                    follower.follow(int(who), words)
                else:
                    follower.compare(text)
        assert replay.finished
