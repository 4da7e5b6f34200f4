"""The laws that nothing leaks: whatever a seat sees, hears or may do follows from what it is entitled to know."""

import copy
import itertools
import json
import pickle
from functools import cached_property

import msgspec

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, FastLuck, Luck, NotedLuck, Outcomes, ScriptedLuck, SecretLuck
from quarterdeck.core.state import State
from quarterdeck.core.telling import Notebook, Telling
from tests.laws.cases import Case, choose
from tests.laws.play import Moment, moments
from tests.laws.playing import HUGE
from tests.under_test import hooks_of

NO_LUCK = ScriptedLuck([])
ENCODER = msgspec.json.Encoder()


def wire(value: object) -> bytes:
    """A value as it would be sent: unlike `==` this also tells the order of a mapping, and 1 from true."""
    return ENCODER.encode(value)


def views_survive_imagining(case: Case) -> None:
    """`view(redeal(s, p), p) == view(s, p)`, the same through `imagine`, and pieces are conserved in both."""
    conserve = hooks_of(case.name).conserve
    for number, moment in enumerate(moments(case, every=3)):
        for viewer in moment.viewers:
            view = moment.view(viewer)
            sent = wire(view)
            for how, world in moment.possible_worlds(viewer):
                seen = moment.setting.view(world, viewer)
                assert wire(seen) == sent, f"{moment}: {viewer} sees in a {how} world\n{seen}\ninstead of\n{view}"
                if moment.over:
                    assert world == moment.state, f"{moment}: all is laid open (G1.8) and {viewer} {how} another world"
                if conserve is not None and number % 8 == 0:
                    conserve(case.data, None, world, [])


def choices_follow_from_the_view(case: Case) -> None:
    """Who acts, what a seat may do, and the outcome are the same in all worlds of its view."""
    for moment in moments(case, every=2):
        for viewer in moment.viewers:
            truth = choices(moment.state, viewer)
            for how, world in moment.possible_worlds(viewer):
                other = choices(world, viewer)
                assert other == truth, f"{moment}: for {viewer} choices are {other} in a {how} world, in truth {truth}"


def choices(state: State, viewer: int) -> tuple[object, ...]:
    return (state.actors(), state.legal(viewer), state.outcome())


def refusals_follow_from_the_view(case: Case) -> None:
    """Every refusal has the same words in all worlds of a seat's view."""
    codes = (*range(len(case.game.alphabet)), -1, len(case.game.alphabet), *HUGE)
    for moment in moments(case, every=30):
        for viewer in moment.viewers:
            legal = moment.state.legal(viewer)
            refused = [action for action in codes if action not in legal]
            truth = [refusal(moment.state, viewer, action) for action in refused]
            for how, world in moment.possible_worlds(viewer):
                for action, text in zip(refused, truth, strict=True):
                    other = refusal(world, viewer, action)
                    assert other == text, (
                        f"{moment}: {viewer} is refused with {other} in a {how} world, not with {text}"
                    )


def refusal(state: State, seat: int, action: int) -> tuple[object, ...]:
    """What a seat learns where an action is refused."""
    try:
        state.apply(seat, action, NO_LUCK)
    except IllegalAction as error:
        return all_of(error)
    raise AssertionError(f"action {action} of seat {seat} is not refused")


def all_of(error: BaseException) -> tuple[object, ...]:
    """All that an error holds, and so all that its words are made of; and what a logged traceback shows beside it."""
    held = (type(error), ENCODER.encode((error.args, vars(error))))
    if error.__cause__ is None and error.__context__ is None:
        return held
    return (*held, repr(error.__cause__), repr(error.__context__))


class EchoLuck(Luck):
    """Repeats the outcomes a viewer saw, and draws those it did not see anew."""

    def __init__(self, game: Game, viewer: int, draws: list[Draw], luck: FastLuck) -> None:
        self.game = game
        self.viewer = viewer
        self.draws = [draw for draw in draws if seen_by(game, draw, viewer)]
        self.luck = luck
        self.echoed = 0
        self.faithful = True  # as long as whatever the viewer saw could happen again

    def choose(self, point: int, seat: int, n: int, outcomes: Outcomes) -> int:
        if not shown_to(self.game, point, seat, self.viewer):
            return self.luck.below(n)
        if self.echoed < len(self.draws):
            draw = self.draws[self.echoed]
            self.echoed += 1
            for k in range(n):
                if draw.point == point and draw.seat == seat and outcomes.thing(point, k) == draw.thing:
                    return k
        self.faithful = False
        return self.luck.below(n)


def seen_by(game: Game, draw: Draw, viewer: int) -> bool:
    return shown_to(game, draw.point, draw.seat, viewer)


def shown_to(game: Game, point: int, seat: int, viewer: int) -> bool:
    """Whether a viewer sees what comes of a chance point that is for this seat."""
    seen = game.chances[point].seen
    return seen == "all" or (seen == "seat" and seat == viewer)


class After:
    """What a viewer has of a world once an action was carried out there."""

    def __init__(self, moment: Moment, viewer: int, world: State, tellings: list[Telling]) -> None:
        self.moment = moment
        self.viewer = viewer
        self.world = world
        self.tellings = tellings

    @cached_property
    def told(self) -> list[bytes]:
        return [wire(telling) for telling in self.tellings]

    @cached_property
    def view(self) -> bytes:
        return wire(self.moment.setting.view(self.world, self.viewer))

    @cached_property
    def choices(self) -> tuple[object, ...]:
        return choices(self.world, self.viewer)

    @property
    def over(self) -> bool:
        return not self.world.actors()


class Truly(After):
    """What a viewer had in the game itself after the action of a moment."""

    def __init__(self, moment: Moment, viewer: int) -> None:
        after = moment.after.referee
        super().__init__(moment, viewer, after.truth, after.tellings(viewer, moment.referee.told))

    @cached_property
    def view(self) -> bytes:
        return wire(self.moment.after.view(self.viewer))


def carried_out(moment: Moment, world: State, viewer: int, luck: Luck) -> After:
    """What a viewer has after the action of a moment in a world that may be another."""
    listener = Notebook()
    world.apply(moment.seat, moment.action, luck, listener)
    return After(moment, viewer, world, [told.to(viewer) for told in listener.told])


def tellings_follow_from_views(case: Case) -> None:
    """The same action in two worlds that a viewer cannot tell apart, with all chance it sees the same.

    Where it is told the same, it sees the same and may do the same; and where it sees the same afterwards, it was told
    the same: whatever a telling gives away, the view must show and remember, unless the same action mixes it away
    again. What may be given away, and what mixes, a game declares.
    """
    for moment in moments(case, every=4):
        if moment.over:
            continue
        draws = moment.draws
        for viewer in moment.viewers:
            truth = Truly(moment, viewer)
            for how, world in moment.possible_worlds(viewer):
                if not world.is_legal(moment.seat, moment.action):
                    assert viewer != moment.seat, f"{moment}: {viewer} may do {moment.action} in truth only"
                    continue
                echo = EchoLuck(moment.game, viewer, draws, moment.luck)
                other = carried_out(moment, world.copy(), viewer, echo)
                if echo.faithful:
                    compare(moment, viewer, f"a {how} world", truth, other)


def compare(moment: Moment, viewer: int, where: str, truth: After, other: After) -> None:
    words = f"{moment.seat}: {moment.game.alphabet.words(moment.action)}"
    if truth.told == other.told:
        assert truth.view == other.view, f"{moment}: after {words} {viewer} sees something else in {where}, untold"
        assert truth.choices == other.choices, f"{moment}: after {words} {viewer} may do something else in {where}"
        return
    pairs = list(itertools.zip_longest(truth.tellings, other.tellings))
    first = next(number for number, (one, two) in enumerate(pairs) if wire(one) != wire(two))
    one, two = pairs[first]
    betrayed = f"{moment}: {words} tells {viewer} something hidden: {two} in {where}, in truth {one}"
    hooks = hooks_of(moment.case.name)
    mixed = any(telling.key in hooks.mixing for telling in truth.tellings[first:])
    assert truth.view != other.view or mixed, betrayed
    if hooks.revealing is not None:
        assert {telling.key for telling in (one, two) if telling is not None} <= hooks.revealing, betrayed


def hidden_outcomes_stay_hidden(case: Case) -> None:
    """Chance that a viewer does not see makes no difference to anything it is told or shown by that action.

    Except at the end, where all is laid open (G1.8).
    """
    for moment in moments(case, every=2):
        if moment.over:
            continue
        draws = moment.draws
        for viewer in moment.viewers:
            if all(seen_by(moment.game, draw, viewer) for draw in draws):
                continue
            echo = EchoLuck(moment.game, viewer, draws, moment.luck)
            one = Truly(moment, viewer)
            two = carried_out(moment, moment.state.copy(), viewer, echo)
            if echo.faithful and not (one.over or two.over):
                assert one.told == two.told, f"{moment}: {viewer} is told of hidden chance: {one.told} and {two.told}"
                assert one.view == two.view, f"{moment}: {viewer} sees hidden chance: {one.view!r} and {two.view!r}"
                assert one.choices == two.choices, f"{moment}: what {viewer} may do depends on hidden chance"


def secret_parts_stay_secret(case: Case) -> None:
    """Two actions that differ in their secret part only are one to all others, until everybody has chosen (G1.5)."""
    alphabet = case.game.alphabet
    if not any(verb.secret for verb in alphabet.verbs):
        return
    for moment in moments(case):
        if moment.over:
            continue
        shown = alphabet.shown(moment.action)
        alike = [action for action in moment.state.legal(moment.seat) if alphabet.shown(action) == shown]
        other = alike[moment.luck.below(len(alike))]
        if other == moment.action:
            continue
        others_wait = len(moment.state.actors()) > 1
        seed = moment.luck.below(2**30)
        worlds, listeners = [moment.state.copy() for _ in range(2)], [Notebook() for _ in range(2)]
        for world, listener, action in zip(worlds, listeners, (moment.action, other), strict=True):
            world.apply(moment.seat, action, FastLuck(seed), listener)
        for viewer in moment.viewers:
            if viewer == moment.seat:
                continue
            one, two = (
                After(moment, viewer, world, [told.to(viewer) for told in listener.told])
                for world, listener in zip(worlds, listeners, strict=True)
            )
            compare(moment, viewer, f"the world of {alphabet.words(other)!r}", one, two)
            if others_wait:
                assert one.told == two.told, f"{moment}: {viewer} is told what {moment.seat} chose before all have"


def the_truth_has_no_wire_form(case: Case) -> None:
    for moment in moments(case, every=50):
        state = moment.state
        truths = (state, moment.referee, Notebook(), moment.luck, NotedLuck(moment.luck), SecretLuck(bytes(32)))
        draws = [entry for entry in moment.referee.entries if isinstance(entry, Draw)]
        senders = (msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins, pickle.dumps, json.dumps)
        for truth, send in itertools.product((*truths, *draws[:1]), senders):
            try:
                sent = send(truth)
            except (TypeError, NotImplementedError):
                continue
            raise AssertionError(f"{moment}: {send} sends the truth: {sent!r}")
        try:
            copy.deepcopy(state)
        except TypeError:
            pass
        else:
            raise AssertionError(f"{moment}: the truth can be copied behind its back")
        other = moment.state.copy()
        other.redeal(-1, moment.luck)
        assert (repr(state), str(state)) == (repr(other), str(other)), f"{moment}: repr shows something hidden"


def imagined_worlds_can_be_imagined_from(case: Case) -> None:
    """Imagining from an imagined world's view gives worlds of the same view again, and choices there apply."""
    for moment in moments(case, every=25):
        for viewer in moment.viewers:
            view = moment.view(viewer)
            for _, world in moment.possible_worlds(viewer):
                again = moment.setting.imagine(moment.setting.view(world, viewer), moment.luck)
                assert moment.setting.view(again, viewer) == view, (
                    f"{moment}: {viewer} imagines twice, and another view"
                )
                for seat in world.actors():
                    world.copy().apply(seat, choose(case, world, seat, moment.luck), moment.luck, Notebook())
