"""Plays a case and stops at its moments, so that laws can look at them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from quarterdeck.core.book import read_book
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR, Setting, State
from quarterdeck.core.talk import statements_for
from quarterdeck.core.thumb import SILENCE, Thumb
from quarterdeck.games import GAMES
from tests.laws.cases import Case, choose
from tests.under_test import GAMES_UNDER_TEST

CAP = 5000  # no game of ours comes near it
SLIPS = 4  # of so many choices of sensible players one is none


@dataclass(frozen=True)
class Moment:
    """A game stopped before `seat` does `action`; both are -1 when it is over. `luck` is the law's own."""

    case: Case
    referee: Referee
    number: int
    luck: FastLuck
    seat: int
    action: int

    def __str__(self) -> str:
        return f"{self.case}, after {self.number} actions"

    @property
    def game(self) -> Game:
        return self.referee.game

    @property
    def setting(self) -> Setting:
        return self.referee.setting

    @property
    def state(self) -> State:
        return self.referee.truth

    @property
    def viewers(self) -> range:
        """The spectator and all seats."""
        return range(SPECTATOR, len(self.referee.seats))

    @property
    def over(self) -> bool:
        return self.seat < 0


def seat_referee(case: Case) -> Referee:
    """A referee who has just dealt."""
    names = [f"player {seat}" for seat in range(case.players)]
    return Referee(case.game, names, case.luck("table"), options=case.options, data=case.data)


def moments(case: Case, every: int = 1, sensible: bool = False) -> Iterator[Moment]:
    """Play a case, stopping at about one in `every` moments, always at the first and at the end.

    Sensible players do and say what the rules of thumb advise, not what is the style of the case, but for some slips.
    """
    referee = seat_referee(case)
    choices, talk, stops, luck = (case.luck(purpose) for purpose in ("choices", "talk", "stops", "law"))
    thumb = case.game.thumb(referee.setting)
    number = 0
    while actors := referee.actors():
        assert number < CAP, f"{case}: not over after {CAP} actions"
        seat = actors[choices.below(len(actors))]
        action = choose(case, referee.truth, seat, choices)
        if sensible and choices.below(SLIPS):
            thumb.hear(referee.statements())
            action = thumb.choose(referee.truth, seat, choices)
        if number == 0 or stops.below(every) == 0:
            yield Moment(case, referee, number, luck, seat, action)
        if sensible:
            _discuss(referee, thumb, talk)
        else:
            _talk(referee, talk)
        referee.act(seat, action)
        number += 1
    yield Moment(case, referee, number, luck, -1, -1)


def _talk(referee: Referee, luck: FastLuck) -> None:
    """Now and then somebody says something, where the game has words for it."""
    if referee.game.statements is not None and luck.below(4) == 0:
        players = len(referee.seats)
        possible = statements_for(referee.game, players)
        referee.say(luck.below(players), possible[luck.below(len(possible))])


def _discuss(referee: Referee, thumb: Thumb, luck: FastLuck) -> None:
    """Everybody says what the rules of thumb let him say."""
    for seat in range(len(referee.seats)):
        thumb.hear(referee.statements())
        said = thumb.speak(referee.truth, seat, luck)
        if said != SILENCE:
            referee.say(seat, said)


@lru_cache(maxsize=4)
def finished(case: Case) -> Referee:
    """The referee of the case when it is over; whoever asks only looks."""
    *_, last = moments(case, every=CAP)
    return last.referee


@cache
def clauses_of(name: str) -> frozenset[str]:
    """Every clause that may be cited in a game: its own and those that hold in all games."""
    general = read_book(GAMES["freibeuter"].folder.parent, "en").clauses()
    return frozenset(read_book(GAMES_UNDER_TEST[name].folder, "en").clauses()) | frozenset(general)
