"""Which game is played, by how many, how, and with which seed: all that is needed to play it again."""

import itertools
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import State
from tests.laws.hooks import UNIFORM, Style
from tests.under_test import GAMES_UNDER_TEST, hooks_of

EVERY_COMBINATION = 1000  # the number from which cases go through every combination of options


@dataclass(frozen=True)
class Case:
    """One game to play; its text is what a failure shows, and what `case_of` reads again."""

    name: str
    players: int
    number: int
    sparse: int = field(
        default=1, compare=False, kw_only=True
    )  # a law looks at one in so many of the moments it would look at

    def __str__(self) -> str:
        chosen = ", ".join(f"{option} {value}" for option, value in self.choices) or "no options"
        return f"{self.name}/{self.players}/{self.number} ({chosen}, style {self.style.name!r})"

    @property
    def game(self) -> Game:
        return GAMES_UNDER_TEST[self.name]

    @cached_property
    def choices(self) -> tuple[tuple[str, object], ...]:
        """Options and styles alternate with the number, so that any run of numbers is a spread of both."""
        return self.spread[self.number % len(self.spread)]

    @cached_property
    def spread(self) -> tuple[tuple[tuple[str, object], ...], ...]:
        """A few choices of options for the tests, which play little; all there are for whoever plays more."""
        return spread_of_options(self.name) if self.number < EVERY_COMBINATION else combinations_of_options(self.name)

    @cached_property
    def style(self) -> Style:
        """Every second game is played uniformly, the others in all styles in turn."""
        turn, special = divmod(self.number // len(self.spread), 2)
        styles = styles_of(self.name)
        return styles[turn % len(styles)] if special else UNIFORM

    @cached_property
    def options(self) -> Options:
        return self.game.choose(dict(self.choices))

    @property
    def data(self) -> Data:
        return self.game.data()

    def luck(self, purpose: str) -> FastLuck:
        """A stream of luck of its own for each purpose."""
        return FastLuck(seed_of(self.name, self.players, self.number, purpose))


def cases(name: str, players: int, games: int, first: int = 0) -> Iterator[Case]:
    """So many games of different options and styles."""
    for number in range(first, first + games):
        yield Case(name, players, number)


def case_of(text: str) -> Case:
    """The case that a failure named, such as `freibeuter/3/17`."""
    name, players, number = text.split("/")
    return Case(name, int(players), int(number))


@cache
def spread_of_options(name: str) -> tuple[tuple[tuple[str, object], ...], ...]:
    """The defaults, then every single option at every other value, then all at their last values."""
    offered = GAMES_UNDER_TEST[name].offered()
    spread: list[tuple[tuple[str, object], ...]] = [()]
    spread += [((option, value),) for option, values in offered.items() for value in values[1:]]
    spread.append(tuple((option, values[-1]) for option, values in offered.items()))
    return tuple(dict.fromkeys(spread))


@cache
def combinations_of_options(name: str) -> tuple[tuple[tuple[str, object], ...], ...]:
    """Every value of every option with every value of all others."""
    offered = GAMES_UNDER_TEST[name].offered()
    every = itertools.product(*offered.values())
    return tuple(tuple(zip(offered, values, strict=True)) for values in every)


@cache
def styles_of(name: str) -> tuple[Style, ...]:
    """The styles of a game's own tests, and for every verb one that loves it and one that shuns it."""
    styles = list(hooks_of(name).styles)
    for verb in GAMES_UNDER_TEST[name].alphabet.verbs:
        styles.append(Style(f"loves {verb.name}", {verb.name: 2500}))
        styles.append(Style(f"shuns {verb.name}", {verb.name: 4}))
    return tuple(styles)


@cache
def _weights(name: str, style_name: str, seat_0: bool) -> list[int]:
    """The weight of every action: that of the longest words of the style it begins with."""
    alphabet = GAMES_UNDER_TEST[name].alphabet
    style = next(style for style in (UNIFORM, *styles_of(name)) if style.name == style_name)
    liked = style.of_seat_0 if seat_0 and style.of_seat_0 is not None else style.weights
    weights = []
    for action in range(len(alphabet)):
        words = alphabet.words(action).split()
        starts = [" ".join(words[:length]) for length in range(len(words), 0, -1)]
        weights.append(next((liked[start] for start in starts if start in liked), 100))
    return weights


def choose(case: Case, state: State, seat: int, luck: FastLuck) -> int:
    """What a seat does in the style of the case."""
    legal = state.legal(seat)
    if not case.style.weights:
        return legal[luck.below(len(legal))]
    weights = _weights(case.name, case.style.name, seat == 0)
    sums = list(itertools.accumulate([weights[action] for action in legal]))
    return legal[bisect_right(sums, luck.below(sums[-1]))]
