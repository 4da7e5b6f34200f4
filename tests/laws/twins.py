"""Machine-made twins: two games that differ in two hidden outcomes, played on while nobody can tell."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from quarterdeck.core.errors import IllegalAction, LuckRefused, QuarterdeckError
from quarterdeck.core.lines import Acted, Entry
from quarterdeck.core.luck import Draw, FastLuck, ScriptedLuck, Wish
from quarterdeck.core.referee import Referee
from tests.laws.cases import Case
from tests.laws.play import finished
from tests.laws.secrets import all_of, refusal, seen_by, wire

PAIRS = 4  # for each viewer and game


def twins_look_alike(case: Case) -> None:
    """Exchange two outcomes a viewer was not told: while all tellings to it agree, so do its views and choices."""
    entries = finished(case).entries
    luck = case.luck("twins")
    twins: list[Twin] = []
    viewers = [viewer for viewer in range(-1, case.players) for _ in range(PAIRS)]
    if case.sparse > 1:
        viewers = [viewers[luck.below(len(viewers))] for _ in range(max(1, len(viewers) // case.sparse))]
    for viewer in viewers:
        exchanged = exchange(case, entries, viewer, luck)
        if exchanged is not None:
            with suppress(LuckRefused):
                twins.append(Twin(viewer, World(case, exchanged)))
    play_alike(World(case, entries), twins)


def exchange(case: Case, entries: list[Entry], viewer: int, luck: FastLuck) -> list[Entry] | None:
    """The entries with two hidden outcomes of the same kind exchanged, if there are two different ones."""
    hidden = [
        place
        for place, entry in enumerate(entries)
        if isinstance(entry, Draw) and not seen_by(case.game, entry, viewer)
    ]
    for _ in range(20):
        if len(hidden) < 2:
            return None
        one, other = (hidden[luck.below(len(hidden))] for _ in range(2))
        first, second = entries[one], entries[other]
        assert isinstance(first, Draw)
        assert isinstance(second, Draw)
        if first.point == second.point and first.thing != second.thing:
            swapped = list(entries)
            swapped[one] = Draw(first.point, first.seat, second.thing, -1, -1)
            swapped[other] = Draw(second.point, second.seat, first.thing, -1, -1)
            return swapped
    return None


class World:
    """A game played from entries, by words, one action at a time."""

    def __init__(self, case: Case, entries: list[Entry]) -> None:
        wishes = [Wish(entry.point, entry.thing) for entry in entries if isinstance(entry, Draw)]
        names = [f"player {seat}" for seat in range(case.players)]
        self.case = case
        self.actions = [entry for entry in entries if isinstance(entry, Acted)]
        self.done = 0
        self.luck = ScriptedLuck(wishes)
        self.referee = Referee(case.game, names, self.luck, options=case.options, data=case.data)

    def step(self) -> bool:
        """The next action, if it is legal here and chance can give what is written."""
        entry = self.actions[self.done]
        self.done += 1
        try:
            self.referee.act(entry.seat, entry.action)
        except (IllegalAction, LuckRefused):
            return False
        return True


@dataclass(frozen=True)
class Twin:
    """A world that a viewer cannot tell from the truth as long as it is told the same."""

    viewer: int
    world: World


def play_alike(truth: World, twins: list[Twin]) -> None:
    """Play the truth and all its twins side by side; who was told something else goes home."""
    told = 0
    while twins:
        heard = {viewer: wire(truth.referee.tellings(viewer, told)) for viewer in {twin.viewer for twin in twins}}
        twins = [twin for twin in twins if wire(twin.world.referee.tellings(twin.viewer, told)) == heard[twin.viewer]]
        told = truth.referee.told
        looks = {viewer: Look(truth, viewer) for viewer in {twin.viewer for twin in twins}}
        for twin in twins:
            looks[twin.viewer].is_that_of(twin.world)
        if truth.done == len(truth.actions):
            return
        assert truth.step(), f"{truth.case}: the log does not replay"
        twins = [twin for twin in twins if twin.world.step()]


class Look:
    """All that a viewer can find out about the truth at a moment."""

    def __init__(self, truth: World, viewer: int) -> None:
        referee = truth.referee
        self.truth = truth
        self.viewer = viewer
        self.view = wire(referee.view(viewer))
        self.actors = referee.actors()
        self.legal = referee.legal(viewer)
        self.outcome = referee.outcome
        self.nonsense = nonsense(referee, viewer)
        tried = range(truth.done % 101, len(truth.case.game.alphabet), 101)
        self.refusals = {action: refusal(referee.truth, viewer, action) for action in tried if action not in self.legal}

    def __str__(self) -> str:
        return f"{self.truth.case}, after {self.truth.done} actions, {self.viewer} and two exchanged outcomes"

    def is_that_of(self, twin: World) -> None:
        """The same is seen, may be done and is answered in a twin."""
        other, viewer = twin.referee, self.viewer
        assert wire(other.view(viewer)) == self.view, f"{self}: {self.view!r} and {other.view(viewer)}"
        assert other.actors() == self.actors, f"{self}: {self.actors} and {other.actors()} must decide"
        assert other.legal(viewer) == self.legal, f"{self}: {self.legal} and {other.legal(viewer)} are legal"
        assert nonsense(other, viewer) == self.nonsense, f"{self}: {self.nonsense} and {nonsense(other, viewer)}"
        assert other.outcome == self.outcome, f"{self}: {self.outcome} and {other.outcome}"
        for action, text in self.refusals.items():
            found = refusal(other.truth, viewer, action)
            assert found == text, f"{self}: refused with {text} and {found}"


def nonsense(referee: Referee, viewer: int) -> list[object]:
    """What a referee answers to whoever asks for what cannot be, and how it shows itself in a log."""
    answers: list[object] = [repr(referee.truth)]
    if (Referee.__repr__, Referee.__str__) != (object.__repr__, object.__str__):  # which tell an address alone
        answers.append(ADDRESS.sub("", f"{referee!r} {referee!s}"))
    for ask in NONSENSE:
        try:
            ask(referee, viewer)
        except QuarterdeckError as error:
            answers.append(all_of(error))
    return answers


ADDRESS = re.compile("0x[0-9a-f]+")

NONSENSE: tuple[Callable[[Referee, int], object], ...] = (
    lambda referee, viewer: referee.act(viewer, "dance on the table"),
    lambda referee, viewer: referee.say(viewer, "dance on the table"),
    lambda referee, viewer: referee.act(99, 0),
    lambda referee, viewer: referee.view(99),
    lambda referee, viewer: referee.record() and None,
)
