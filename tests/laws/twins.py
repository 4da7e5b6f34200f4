"""Machine-made twins: two games that differ in two hidden outcomes, played on while nobody can tell."""

import re
from collections.abc import Callable

from quarterdeck.core.errors import IllegalAction, LuckRefused, QuarterdeckError
from quarterdeck.core.luck import Draw, FastLuck, ScriptedLuck, Wish
from quarterdeck.core.record import Acted, Entry
from quarterdeck.core.referee import Referee
from tests.laws.cases import Case
from tests.laws.play import finished
from tests.laws.secrets import around, refusal, seen_by, wire

PAIRS = 4  # for each viewer and game


def twins_look_alike(case: Case) -> None:
    """Exchange two outcomes a viewer was not told: while all tellings to it agree, so do its views and choices."""
    entries = finished(case).entries
    luck = case.luck("twins")
    for viewer in range(-1, case.players):
        for _ in range(PAIRS):
            exchanged = exchange(case, entries, viewer, luck)
            if exchanged is not None:
                compare_worlds(case, entries, exchanged, viewer)


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


def compare_worlds(case: Case, entries: list[Entry], exchanged: list[Entry], viewer: int) -> None:
    truth = World(case, entries)
    try:
        twin = World(case, exchanged)
    except LuckRefused:
        return
    told = 0
    while True:
        if wire(truth.referee.tellings(viewer, told)) != wire(twin.referee.tellings(viewer, told)):
            return
        told = truth.referee.told
        look_alike(case, truth, twin, viewer)
        if truth.done == len(truth.actions):
            return
        assert truth.step(), f"{case}: the log does not replay"
        if not twin.step():
            return


def look_alike(case: Case, truth: World, twin: World, viewer: int) -> None:
    where = f"{case}, after {truth.done} actions, {viewer} and two exchanged outcomes"
    one, other = truth.referee, twin.referee
    assert wire(one.view(viewer)) == wire(other.view(viewer)), f"{where}: {one.view(viewer)} and {other.view(viewer)}"
    assert one.actors() == other.actors(), f"{where}: {one.actors()} and {other.actors()} must decide"
    assert one.legal(viewer) == other.legal(viewer), f"{where}: {one.legal(viewer)} and {other.legal(viewer)} are legal"
    assert nonsense(one, viewer) == nonsense(other, viewer), f"{where}: {nonsense(one, viewer)}"
    assert one.outcome == other.outcome, f"{where}: {one.outcome} and {other.outcome}"
    legal = one.legal(viewer)
    for action in range(truth.done % 101, len(case.game.alphabet), 101):
        if action not in legal:
            texts = [refusal(world.truth, viewer, action) for world in (one, other)]
            assert texts[0] == texts[1], f"{where}: refused with {texts}"


def nonsense(referee: Referee, viewer: int) -> list[object]:
    """What a referee answers to whoever asks for what cannot be, and how it shows itself in a log."""
    asked: list[Callable[[], object]] = [
        lambda: referee.act(viewer, "dance on the table"),
        lambda: referee.say(viewer, "dance on the table"),
        lambda: referee.act(99, 0),
        lambda: referee.view(99),
        lambda: referee.record() and None,
    ]
    answers: list[object] = [re.sub("0x[0-9a-f]+", "", f"{referee!r} {referee!s} {referee.truth!r}")]
    for ask in asked:
        try:
            ask()
        except QuarterdeckError as error:
            answers.append((str(error), repr(error), *around(error)))
    return answers
