"""Follows a referee with the second reading of the book, and holds everything that can be seen against it."""

from collections import Counter
from typing import cast

from quarterdeck.core.luck import Draw
from quarterdeck.core.record import line
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.options import FreibeuterOptions
from quarterdeck.games.freibeuter.view import FreibeuterView
from tests.games.freibeuter.second_reading import CROSSINGS, SecondReading
from tests.laws.cases import Case
from tests.laws.play import moments


class Follower:
    """Reads a referee's log along with the game."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.since = len(referee.entries)
        _, drawn = lines(referee, 0)
        data, options = cast(Components, referee.data), cast(FreibeuterOptions, referee.options)
        self.reading = SecondReading(len(referee.seats), data, options, drawn)
        compare(self.reading, referee)

    def follow(self) -> None:
        """Do what the referee's players did since, and compare."""
        done, drawn = lines(self.referee, self.since)
        self.since = len(self.referee.entries)
        if done:
            self.reading.do(done[0], drawn)
        compare(self.reading, self.referee)


def lines(referee: Referee, since: int) -> tuple[list[str], list[str]]:
    """What was done and what was drawn from an entry on, in words."""
    done: list[str] = []
    drawn: list[str] = []
    for entry in referee.entries[since:]:
        if isinstance(entry, Draw):
            drawn.append(line(referee.game, entry).split(" (")[0])
        else:
            done.append(line(referee.game, entry).split(": ")[1])
    return done, drawn


def compare(reading: SecondReading, referee: Referee) -> None:
    view = cast(FreibeuterView, referee.view(SPECTATOR))
    assert referee.actors() == ([] if reading.ended else [reading.turn])
    assert view.tokens == reading.tokens
    assert view.gone == {crossing: reading.gone[crossing] for crossing in CROSSINGS if crossing in reading.gone}
    assert set(view.waiting) == reading.waiting
    assert (view.dutchman or "") == reading.dutchman
    assert (view.sea_pile, view.dutchman_pile) == (reading.sea.total(), reading.cards.total())
    assert Counter(view.discards.sea + view.discards.dutchman) == Counter(reading.discards)
    for seat, owner in enumerate(view.owners):
        assert (owner.money, owner.debt, owner.stock) == (reading.money[seat], reading.debt[seat], reading.stock[seat])
        assert Counter(owner.boats) == Counter(reading.boats[seat])
        assert set(owner.boarded) == {crossing for crossing, boarder in reading.aboard.items() if boarder == seat}
        assert owner.captured == tuple(reading.captured[seat].count(f"ship{kind}") for kind in (1, 2, 3, 4))
        assert owner.wealth == reading.wealth(seat)
        hand = cast(FreibeuterView, referee.view(seat)).hand
        assert hand is not None
        assert Counter(hand.sea + hand.dutchman) == Counter(reading.hands[seat])
    legal = [referee.game.alphabet.words(action) for seat in referee.actors() for action in referee.legal(seat)]
    assert len(legal) == len(set(legal))
    assert set(legal) == reading.choices()
    outcome = referee.outcome
    assert ("" if outcome is None else outcome.clause) == reading.ended
    if outcome is not None:
        scores = tuple(reading.wealth(seat) for seat in reading.seats)
        assert outcome.scores == scores
        assert outcome.winners == tuple(seat for seat in reading.seats if scores[seat] == max(scores))


def plays_by_the_book(case: Case) -> None:
    """A whole game, compared before every action and at its end."""
    follower: Follower | None = None
    for moment in moments(case):
        try:
            if follower is None:
                follower = Follower(moment.referee)
            else:
                follower.follow()
        except AssertionError as error:
            raise AssertionError(f"{moment}, before {moment.seat}: {moment.action}: {error}") from error
