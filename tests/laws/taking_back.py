"""The take-back law: what is offered is held, on tiny boxes, against the definition and a list of all worlds."""

import itertools
from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.game import Data, Game
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import SPECTATOR, Setting, State
from quarterdeck.core.takeback import TakeBacks
from quarterdeck.core.view import View
from tests.laws.secrets import NO_LUCK, wire
from tests.under_test import GAMES_UNDER_TEST, hooks_of

QUIET = 3  # worlds are complete when so many times as many as there are bring none that is new


@dataclass(frozen=True)
class Choice:
    """An action of a tiny game that draws no luck, and all worlds its seat and a spectator could be in before."""

    game: Game
    setting: Setting
    truth: State
    seat: int
    action: int
    own: list[State]
    public: list[State]

    def __str__(self) -> str:
        words = self.game.alphabet.words(self.action)
        view = self.setting.view(self.truth, self.seat)
        return f"tiny {self.game.name}, {self.truth.players} players, {self.seat}: {words}, seeing {view}"

    @property
    def verb(self) -> str:
        return self.game.alphabet.parts(self.action)[0].name

    def after(self, world: State, action: int) -> State | None:
        """Another world after an action, None where chance would fall."""
        done = world.copy()
        try:
            done.apply(self.seat, action, NO_LUCK)
        except LuckRefused:
            return None
        return done

    def offered(self, judge: TakeBacks, world: State | None = None) -> bool:
        """What the seat is offered, here or in another world."""
        world = world or self.truth
        done = self.after(world, self.action)
        view = self.setting.view
        if done is None:
            return False
        return judge.why_not(view(world, self.seat), self.action, view(done, self.seat), drew=False) is None

    def looks_like_truth(self, world: State) -> bool:
        """Whether the seat cannot tell another world of its view from the truth, also after its action."""
        one, two = self.after(self.truth, self.action), self.after(world, self.action)
        if one is None or two is None:
            return False
        return wire(self.setting.view(one, self.seat)) == wire(self.setting.view(two, self.seat))

    # The definition

    def allowed(self) -> bool:
        """Whether the action may be taken back: drew no luck, its seat learned nothing, nobody else did.

        And the game goes on: when it is over nothing can be taken back (G1.8).
        """
        done = self.after(self.truth, self.action)
        if done is None or not done.actors():
            return False
        return self.seat_learns_nothing() and self.others_do_not()

    def seat_learns_nothing(self) -> bool:
        """(ii) Its view after is the same in every world of its view before."""
        done = [self.after(world, self.action) for world in self.own]
        return len({None if state is None else wire(self.setting.view(state, self.seat)) for state in done}) == 1

    def others_do_not(self) -> bool:
        """(iii) It can be done everywhere, and looks the same wherever a viewer could be."""
        seen: dict[tuple[int, bytes], set[bytes]] = defaultdict(set)
        viewers = [viewer for viewer in range(SPECTATOR, self.truth.players) if viewer != self.seat]
        for world in (*self.public, *self.own):
            before = [wire(self.setting.view(world, viewer)) for viewer in viewers]
            alike = self.alike(world)
            if not alike:
                return False
            for action in alike:
                done = self.after(world, action)
                if done is None:
                    return False
                for viewer, known in zip(viewers, before, strict=True):
                    seen[viewer, known].add(wire(self.setting.view(done, viewer)))
                    if len(seen[viewer, known]) > 1:
                        return False
        return True

    def alike(self, world: State) -> list[int]:
        """What the seat may do in a world that others see as they see this action."""
        shown = self.game.alphabet.shown
        return [action for action in world.legal(self.seat) if shown(action) == shown(self.action)]


def choices(name: str, players: int, seed: int, most: int) -> Iterator[Choice]:
    """What could be done in a tiny random game where at most so many worlds are open to a spectator: one of each verb.

    Only actions that draw no luck: all others are never offered, whoever would judge them.
    """
    hooks, game = hooks_of(name), GAMES_UNDER_TEST[name]
    assert hooks.tiny is not None
    data = hooks.tiny(players)
    setting = game.setting(players, None, data)
    luck = FastLuck(seed_of("choices", name, players, seed))
    state = setting.new(luck)
    while actors := state.actors():
        seat = actors[luck.below(len(actors))]
        legal = state.legal(seat)
        calm = [action for action in legal if _calm(state, seat, action)]
        public = every_world(setting, data, name, setting.view(state, SPECTATOR), most) if calm else None
        own = every_world(setting, data, name, setting.view(state, seat), most) if public else None
        if public is not None and own is not None:
            for actions in _by_verb(game, calm):
                action = actions[luck.below(len(actions))]
                yield Choice(game, setting, state.copy(), seat, action, own, public)
        wanted = [action for action in legal if game.alphabet.parts(action)[0].name not in game.left_alone] or legal
        state.apply(seat, wanted[luck.below(len(wanted))], luck)


def _by_verb(game: Game, actions: list[int]) -> list[list[int]]:
    """Actions of the same verb together."""
    verbs: dict[str, list[int]] = {}
    for action in actions:
        verbs.setdefault(game.alphabet.parts(action)[0].name, []).append(action)
    return list(verbs.values())


def _calm(state: State, seat: int, action: int) -> bool:
    """Whether an action draws no luck."""
    try:
        state.copy().apply(seat, action, NO_LUCK)
    except LuckRefused:
        return False
    return True


def every_world(setting: Setting, data: Data, name: str, view: View, most: int) -> list[State] | None:
    """Every state a view allows; None where there are too many ways to lay the cards.

    The arrangements are listed without the game's code, and states imagined until all of them have come: with all that
    others may remember, or, where that is too much, with as many memories as come until then.
    """
    hooks = hooks_of(name)
    assert hooks.worlds is not None
    assert hooks.arrangement is not None
    ways = list(itertools.islice(hooks.worlds(data, view), most + 1))
    if len(ways) > most:
        return None
    missing: set[Hashable] = set(ways)
    luck = FastLuck(seed_of("every world", name, wire(view)))
    found: dict[Hashable, State] = {}
    quiet = 0
    while missing or (quiet < QUIET * len(found) and len(found) <= most):
        world = setting.imagine(view, luck)
        quiet += 1
        if found.setdefault(world.key(), world) is world:
            quiet = 0
            missing.discard(hooks.arrangement(setting, world))
        assert not missing or quiet < 100 * len(ways), f"{view}: {len(missing)} worlds never come"
    return list(found.values())


# The law


@dataclass
class Tally:
    """How many actions were judged, how many of them may be taken back, and how many could be."""

    judged: int = 0
    allowed: int = 0
    offered: int = 0

    def hold(self, choice: Choice) -> None:
        """Nothing is offered that is forbidden, and the same in all worlds that the seat cannot tell apart."""
        judge = TakeBacks(choice.game.alphabet, choice.setting)
        allowed, offered = choice.allowed(), choice.offered(judge)
        assert allowed or not offered, f"{choice} may not be taken back, and is offered"
        for world in choice.own[:: max(1, len(choice.own) // 3)]:
            if choice.looks_like_truth(world):
                again = TakeBacks(choice.game.alphabet, choice.setting)
                assert choice.offered(again, world) == offered, f"{choice} is offered in one world, in another not"
        self.judged += 1
        self.allowed += allowed
        self.offered += offered

    def enough_was_offered(self) -> None:
        """At least 95 % of what is allowed."""
        assert self.offered >= 0.95 * self.allowed, f"of {self.allowed} only {self.offered} could be taken back"
