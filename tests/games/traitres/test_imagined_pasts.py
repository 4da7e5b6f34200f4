"""An imagined world has a past: what all its players laid, saw and remember can have happened just so."""

import itertools
import math
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any, cast

import pytest

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import State
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.knowledge.view import Trace, TraitresView
from quarterdeck.games.traitres.rules.packed import card_laid, kind_of
from quarterdeck.games.traitres.rules.state import Traitres
from tests.games.traitres.conserved import conserve, hand_of
from tests.games.traitres.played import Played, box, game, laying
from tests.games.traitres.test_shares import TINY
from tests.games.traitres.worlds import arrangement, places_of
from tests.laws.chi_square import chi_square, critical

DRAWS = 4
DRAWS_TO_COUNT = 720


def moment(wanted: str) -> Played:
    """A moment of a game in a tiny box."""
    tiny = TINY[wanted]
    options: dict[str, Any] = dict(tiny.options)
    data = box(tiny.hands, tiny.pile)
    return game(tiny.log, hands=tiny.hands, data=data, first=tiny.first, mutineers=tiny.mutineers, **options)


class Past:
    """A world, and what each of its players remembers."""

    def __init__(self, played: Played, state: State) -> None:
        setting = played.referee.setting
        self.seats = [cast(TraitresView, setting.view(state, seat)) for seat in range(setting.players)]
        _, _, loot, top, thrown = cast(tuple[Any, ...], arrangement(setting, state))
        self.loot: tuple[str, ...] = loot
        self.cards = {f"loot-{number}": card for number, card in enumerate(loot)}
        self.cards |= {f"pile-{number}": card for number, card in enumerate(top)}
        self.cards |= {f"discard-{number}": card for number, card in enumerate(thrown)}
        for seat in range(setting.players):
            hand = hand_of(cast(Traitres, state), seat)
            self.cards |= {f"hand-{seat}-{number}": card for number, card in enumerate(hand)}

    def can_have_been(self) -> bool:
        """Whether everybody may have laid, seen and followed what he remembers."""
        looks = len(self.seats[0].looks)
        return any(self.is_remembered(came) for came in self.origins(looks, tuple(range(len(self.loot)))))

    def origins(self, looks: int, came: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """For each lay where its card lies now, in every way in which so many Spyglasses can have mixed them."""
        if looks == 0:
            lays = enumerate(self.seats[0].lays)
            if all(self.seats[lay.by].lays[number].card == self.loot[came[number]] for number, lay in lays):
                yield came
            return
        look = self.seats[0].looks[looks - 1]
        cards = [came[number] for number in look.loot]
        if Counter(self.seats[look.by].looks[looks - 1].cards) != Counter(self.loot[place] for place in cards):
            return
        for order in itertools.permutations(cards):
            before = dict(enumerate(came)) | dict(zip(look.loot, order, strict=True))
            yield from self.origins(looks - 1, tuple(before.values()))

    def is_remembered(self, came: tuple[int, ...]) -> bool:
        """G1.3: whether every seat's cards lie where its traces lead, no two in one place."""
        for seat, view in enumerate(self.seats):
            traces = [trace for trace in view.traces if trace.seat == seat and trace.card is not None]
            ways = itertools.product(*(self.places(trace, came) for trace in traces))
            if not any(len(set(places)) == len(places) for places in ways):
                return False
        return True

    def places(self, trace: Trace, came: tuple[int, ...]) -> list[str]:
        """Where a trace finds its card; one that began with a lay finds what was laid."""
        found = [place for place in places_of(self.seats[0], trace) if self.cards[place] == trace.card]
        return found if trace.lay is None else [place for place in found if place == f"loot-{came[trace.lay]}"]


def imagined(played: Played, viewer: int, draws: int) -> Iterator[State]:
    """Worlds from a view, and each of them dealt anew."""
    setting, view = played.referee.setting, played.view(viewer)
    luck = FastLuck(seed_of("pasts", viewer))
    for _ in range(draws):
        world = setting.imagine(view, luck)
        yield world
        world.redeal(viewer, luck)
        yield world


@pytest.mark.parametrize("wanted", TINY)
def test_what_everybody_remembers_in_an_imagined_world_can_have_happened(wanted: str) -> None:
    """G1.3, T3.3, T4.2, T4.4, T4.5: for every viewer, and whoever looks on."""
    played = moment(wanted)
    assert Past(played, played.truth).can_have_been()
    for viewer in range(-1, played.truth.players):
        for world in imagined(played, viewer, DRAWS):
            assert played.referee.setting.view(world, viewer) == played.view(viewer)
            conserve(TRAITRES.data_from(box(TINY[wanted].hands, TINY[wanted].pile)), None, world, [])
            past = Past(played, world)
            assert past.can_have_been(), f"viewer {viewer}: {past.seats}"


@pytest.mark.parametrize(
    ("hands", "pile", "log", "lays"),
    [
        (
            "plus | minus | spyglass",
            "plank plank plank plank",
            laying("0 plus plank", "1 minus plank") + "2: spyglass; 2: put minus; draw plank",
            2,
        ),
        (
            "plus | minus | zero",
            "spyglass plank plank plank plank",
            laying("0 plus spyglass", "1 minus plank", "2 zero plank")
            + "0: spyglass; 0: put zero; 0: put plus; draw plank",
            3,
        ),
    ],
)
def test_each_mixed_card_may_have_come_from_each_lay_alike(hands: str, pile: str, log: str, lays: int) -> None:
    """T3.3: who looks on knows of the cards laid neither which lies where nor which came from whom."""
    played = game(log, hands=hands, data=box(hands, pile))
    found: Counter[Hashable] = Counter()
    for state in imagined(played, -1, DRAWS_TO_COUNT // 2):
        world = cast(Traitres, state)
        found[tuple(kind_of(card) for card in world.loot), tuple(card_laid(lay) for lay in world.lay)] += 1
    assert len(found) == math.factorial(lays) ** 2
    expected = [DRAWS_TO_COUNT / len(found)] * len(found)
    assert chi_square(list(found.values()), expected) < critical(len(found) - 1)


@pytest.mark.parametrize(
    "wanted", ["an own card mixed with two others", "a known card that may be all that was put on the pile"]
)
def test_others_know_a_card_for_each_trace_that_cannot_have_ended(wanted: str) -> None:
    """G1.3: whatever that card is in a world that is only imagined."""
    played = moment(wanted)
    for viewer in range(-1, played.truth.players):
        for world in imagined(played, viewer, DRAWS):
            for seat, view in enumerate(Past(played, world).seats):
                assert all(trace.card is not None for trace in view.traces if trace.seat == seat), (viewer, seat)


def test_imagining_leaves_new_games_of_the_same_table_as_they_are() -> None:
    """T3.3: the first card laid comes from the first lay, also after a world with mixed cards was imagined."""
    played = moment("an own card mixed with two others")
    setting = played.referee.setting
    for _ in imagined(played, 2, 1):
        pass
    luck = FastLuck(1)
    state = setting.new(luck)
    while not (table := cast(TraitresView, setting.view(state, -1))).chest:
        state.apply(state.actor(), state.legal(state.actor())[0], luck)
    assert [card.lays for card in table.chest] == [(0,)]
