"""A view says neither more nor less than its viewer has seen: held against every course the game may have taken."""

from typing import cast

import pytest
from msgspec import structs

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import FastLuck, ScriptedLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.options import TraitresOptions
from tests.games.traitres.courses import Courses, arrangement
from tests.referees.traitres_sight import hidden

SPECTATOR = -1
MOST = 200  # worlds; a game is followed until there are more
FEW = 12  # worlds, of which each must be imagined sooner or later
SAMPLES = 24
GAMES = 7

# Players, cards in a hand, the cards of the box in their order, planks; and viewers
BOXES = {
    "spyglass after spyglass": (3, 1, (3, 0, 2, 4, 0, 0, 0), 0, (SPECTATOR, 0, 1)),
    "spyglasses and hands of two": (3, 2, (3, 0, 2, 3, 0, 1, 0), 0, (0, 1)),
    "catch after catch": (3, 1, (3, 0, 2, 0, 1, 0, 4), 0, (0, 1)),
    "pockets, catches and riddance": (3, 1, (2, 0, 1, 0, 2, 1, 3), 0, (0, 1)),
    "one card of each kind": (3, 1, (1, 1, 1, 1, 1, 1, 1), 1, (0, 1)),
    "spyglasses, catches, riddance": (3, 1, (3, 0, 2, 3, 0, 1, 2), 0, (0, 1)),
    "planks": (4, 1, (2, 0, 1, 0, 0, 0, 0), 9, (SPECTATOR, 0, 1)),
    "planks and two mutineers": (6, 1, (0, 0, 3, 0, 0, 0, 0), 9, (SPECTATOR, 0, 1)),
}


def box(hand: int, copies: tuple[int, ...], planks: int) -> Components:
    """So many cards of each kind."""
    own = cast(Components, TRAITRES.data())
    cards = tuple(structs.replace(card, copies=number) for card, number in zip(own.cards, copies, strict=True))
    crews = tuple(structs.replace(crew, planks=planks, light=planks, target=1) for crew in own.crews)
    return structs.replace(own, hand=hand, cards=cards, crews=crews)


def options(number: int) -> TraitresOptions:
    """Every option with every other, in turn."""
    return TraitresOptions(
        mutineers_know=bool(number & 1),
        planks="light" if number & 2 else "book",
        empty_pile="instant" if number & 4 else "after_effect",
    )


def refusals(state: State, viewer: int) -> dict[int, tuple[str, str]]:
    """What a viewer is told who tries what may not be done."""
    texts: dict[int, tuple[str, str]] = {}
    legal = state.legal(viewer)
    for action in range(-1, len(TRAITRES.alphabet) + 1):
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                state.apply(viewer, action, ScriptedLuck([]))
            texts[action] = (str(refused.value), repr(refused.value))
    return texts


class Moment:
    """A game, its viewer, and all that may be true."""

    def __init__(self, name: str, number: int, viewer: int) -> None:
        players, hand, copies, planks, _ = BOXES[name]
        self.name = f"{name}, game {number}, viewer {viewer}"
        self.luck = FastLuck(seed_of("courses", name, number))
        seats = [f"player {seat}" for seat in range(players)]
        data = box(hand, copies, planks)
        self.referee = Referee(TRAITRES, seats, self.luck, options=options(number), data=data)
        self.viewer = viewer
        self.courses = Courses(self.referee, viewer)
        self.told = 0
        self.log: list[str] = []

    def go_on(self) -> None:
        """Somebody does something; Spyglass, Catch and Pockets are liked best, and few open the chest."""
        [seat] = self.referee.actors()
        legal = [TRAITRES.alphabet.words(code) for code in self.referee.legal(seat)]
        if self.luck.below(30):
            legal = [words for words in legal if words != "open"] or legal
        if self.luck.below(2):
            legal = [words for words in legal if words.startswith(("spyglass", "catch", "pockets"))] or legal
        words = legal[self.luck.below(len(legal))]
        self.log.append(f"{seat}: {words}")
        self.told = self.referee.told
        self.referee.act(seat, words)
        self.courses.follow(seat, words)

    def nothing_tells_worlds_apart(self) -> None:
        """Neither view nor tellings, neither choices nor refusals."""
        referee, viewer = self.referee, self.viewer
        setting, view, told = referee.setting, referee.view(viewer), referee.tellings(viewer, self.told)
        legal, refused = referee.legal(viewer), refusals(referee.truth, viewer)
        for number, world in enumerate(self.courses.worlds.values()):
            assert setting.view(world.state, viewer) == view, self
            assert world.told == told, self
            assert (world.state.actors(), list(world.state.legal(viewer))) == (referee.actors(), legal), self
            if number % 25 == 0:
                assert repr(setting.view(world.state, viewer)) == repr(view), self
                assert refusals(world.state, viewer) == refused, self
                assert arrangement(setting, world.state) == hidden(world.course), self

    def what_may_be_true_is_imagined_and_nothing_else(self) -> None:
        """Where few worlds are possible, each of them; where many, none but them."""
        setting, view, worlds = self.referee.setting, self.referee.view(self.viewer), self.courses.worlds
        imagined = set()
        few = len(worlds) <= FEW
        for number in range(40 * len(worlds) if few else SAMPLES):
            luck = FastLuck(seed_of(self.name, len(self.log), number))
            state = setting.imagine(view, luck)
            if number % 2:
                state.redeal(self.viewer, luck)
            imagined.add(arrangement(setting, state))
        assert imagined <= set(worlds), f"{self}: what cannot be is imagined"
        assert not few or imagined == set(worlds), f"{self}: what may be is not imagined"

    def __repr__(self) -> str:
        return f"{self.name}, after {self.log}"


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
def test_whatever_may_have_happened_looks_alike_and_can_be_imagined(name: str) -> None:
    """G1.2, G1.3, G1.4, T1.1, T3.1, T3.3, T4.2, T4.3, T4.4, T4.5, T5.1, T5.2, T8.1"""
    looked_at = 0
    for number in range(GAMES):
        for viewer in BOXES[name][4]:
            moment = Moment(name, number, viewer)
            while moment.referee.actors() and len(moment.courses.worlds) <= MOST:
                assert hidden(moment.courses.truth) in moment.courses.worlds, moment
                moment.nothing_tells_worlds_apart()
                moment.what_may_be_true_is_imagined_and_nothing_else()
                looked_at += 1
                moment.go_on()
    assert looked_at > 40
