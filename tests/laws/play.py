"""Plays a case and stops at its moments, so that laws can look at them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache

from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, FastLuck, NotedLuck, ScriptedLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR, Setting, State
from quarterdeck.core.talk import statements_for
from quarterdeck.core.telling import Notebook
from quarterdeck.core.thumb import SILENCE, Thumb
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.texts.book import read_book
from tests.laws.cases import Case, choose
from tests.under_test import GAMES_UNDER_TEST

CAP = 5000  # no game of ours comes near it
SLIPS = 4  # of so many choices of sensible players one is none


@dataclass(slots=True)
class Moment:
    """A game stopped before `seat` does `action`; both are -1 when it is over. `luck` is the law's own.

    `course` are all moments of its game where `moments` gave it; `views` and `worlds` are what laws that looked at
    this one have seen and imagined so far.
    """

    case: Case
    referee: Referee
    number: int
    luck: FastLuck
    seat: int
    action: int
    course: "list[Moment]" = field(default_factory=list, repr=False)
    views: dict[int, View] = field(default_factory=dict, repr=False)
    worlds: dict[int, list[tuple[str, State]]] = field(default_factory=dict, repr=False)

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
        return range(SPECTATOR, self.case.players)

    @property
    def over(self) -> bool:
        return self.seat < 0

    def view(self, viewer: int) -> View:
        """What the referee shows a viewer; asked once, whichever laws look."""
        view = self.views.get(viewer)
        if view is None:
            view = self.views[viewer] = self.referee.view(viewer)
        return view

    def possible_worlds(self, viewer: int) -> list[tuple[str, State]]:
        """Other states that could be true for all a viewer knows, imagined once; whoever plays on needs a copy."""
        worlds = self.worlds.get(viewer)
        if worlds is None:
            luck = self.case.luck(f"worlds of {viewer} at {self.number}")
            redealt = self.state.copy()
            redealt.redeal(viewer, luck)
            imagined = self.setting.imagine(self.view(viewer), luck)
            worlds = self.worlds[viewer] = [("redealt", redealt), ("imagined", imagined)]
        return worlds

    @property
    def after(self) -> "Moment":
        """The moment that the action leads to."""
        return self.course[self.number + 1]

    @property
    def draws(self) -> list[Draw]:
        """What chance brought when the action was carried out."""
        entries = self.after.referee.entries[len(self.referee.entries) :]
        return [entry for entry in entries if isinstance(entry, Draw)]


def seat_referee(case: Case) -> Referee:
    """A referee who has just dealt."""
    names = [f"player {seat}" for seat in range(case.players)]
    return Referee(case.game, names, case.luck("table"), options=case.options, data=case.data)


def moments(case: Case, every: int = 1) -> Iterator[Moment]:
    """About one in `every` moments of a case, and the first and the end; the game is played once for all laws."""
    course = played(case)
    luck = case.luck("law")
    for number in looked_at(case, len(course), every):
        moment = course[number]
        yield Moment(
            case, moment.referee, number, luck, moment.seat, moment.action, course, moment.views, moment.worlds
        )


def looked_at(case: Case, moments: int, every: int) -> list[int]:
    """Which moments of a case a law looks at; where it is held sparsely, some of these, but always one before the end.

    When a game is over all is laid open and nobody must decide, so that many a law has nothing to look at.
    """
    stops = case.luck("stops")
    last = moments - 1
    found = [number for number in range(moments) if number in (0, last) or stops.below(every) == 0]
    if case.sparse == 1:
        return found
    some = [number for number in found if stops.below(case.sparse) == 0]
    if not any(number < last for number in some):
        some.insert(0, found[stops.below(max(1, len(found) - 1))])
    return some


def live_moments(case: Case, every: int = 1, sensible: bool = False) -> Iterator[Moment]:
    """Play a case anew, stopping as `moments` does, with a referee and a state that then go on.

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


@lru_cache(maxsize=4)
def played(case: Case) -> list[Moment]:
    """All moments of a case, each with a referee who stands still there; whoever asks only looks."""
    course: list[Moment] = []
    for moment in live_moments(case):
        referee = moment.referee if moment.over else stopped(moment.referee)
        course.append(Moment(case, referee, moment.number, moment.luck, moment.seat, moment.action))
    return course


def stopped(referee: Referee) -> Referee:
    """The referee as he stands, with all he holds, the truth too; another goes on with a copy of it."""
    still = Referee.__new__(Referee)
    vars(still).update(
        {name: part.copy() if isinstance(part, (list, set)) else part for name, part in vars(referee).items()}
    )
    still._luck = NotedLuck(ScriptedLuck([]))
    still._notebook = Notebook()
    referee.truth = referee.truth.copy()
    return still


def _talk(referee: Referee, luck: FastLuck) -> None:
    """Now and then somebody says something, where the game has words for it."""
    if referee.game.statements is not None and luck.below(4) == 0:
        players = len(referee.seats)
        possible = _statements(referee.game.name, players)
        referee.say(luck.below(players), possible[luck.below(len(possible))])


@cache
def _statements(name: str, players: int) -> list[int]:
    return statements_for(GAMES_UNDER_TEST[name], players)


def _discuss(referee: Referee, thumb: Thumb, luck: FastLuck) -> None:
    """Everybody says what the rules of thumb let him say."""
    for seat in range(len(referee.seats)):
        thumb.hear(referee.statements())
        said = thumb.speak(referee.truth, seat, luck)
        if said != SILENCE:
            referee.say(seat, said)


def finished(case: Case) -> Referee:
    """The referee of the case when it is over; whoever asks only looks."""
    return played(case)[-1].referee


@cache
def clauses_of(name: str) -> frozenset[str]:
    """Every clause that may be cited in a game: its own and those that hold in all games."""
    general = read_book(GAMES["freibeuter"].folder.parent, "en").clauses()
    return frozenset(read_book(GAMES_UNDER_TEST[name].texts, "en").clauses()) | frozenset(general)
