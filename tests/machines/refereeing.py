"""A referee whom everybody asks for everything, in turn and out of turn."""

from collections.abc import Callable

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from quarterdeck.core.errors import BadWords, GameRunning, IllegalAction, QuarterdeckError
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read, write
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.talk import absent_seat
from tests.laws.cases import combinations_of_options
from tests.laws.play import clauses_of
from tests.under_test import GAMES_UNDER_TEST, hooks_of

NUMBERS = st.integers(0, 2**16)
STRANGE = st.one_of(st.integers(-5, 300), st.sampled_from([-(2**63), 2**31, 2**62, 2**63, 10**30]))


class Refereeing(RuleBasedStateMachine):
    """One game of `name` for `players`: refusals change nothing, and the record holds all the rest."""

    name = "freibeuter"
    players = 2

    def __init__(self) -> None:
        super().__init__()
        self.game = GAMES_UNDER_TEST[self.name]
        self.conserve = hooks_of(self.name).conserve

    @initialize(seed=NUMBERS, options=NUMBERS, ahead=st.integers(0, 100))
    def deal(self, seed: int, options: int, ahead: int) -> None:
        """A game that has just begun, or in which much has happened already."""
        spread = combinations_of_options(self.name)
        chosen = self.game.choose(dict(spread[options % len(spread)]))
        names = [f"player {seat}" for seat in range(self.players)]
        self.referee = Referee(self.game, names, FastLuck(seed), options=chosen)
        luck = FastLuck(seed + 1)
        for _ in range(ahead):
            self.play(luck.below(100), luck.below(1000))

    def stage(self) -> str:
        """How far the game came, for whoever counts."""
        if not hasattr(self, "referee"):
            return "nothing"
        return "the end" if self.referee.outcome is not None else f"{min(self.referee.actions // 25, 4) * 25} actions"

    # What is allowed

    @rule(seat=NUMBERS, action=NUMBERS)
    def act(self, seat: int, action: int) -> None:
        self.play(seat, action)

    @rule(choices=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=5, max_size=40))
    def act_for_a_while(self, choices: list[tuple[int, int]]) -> None:
        for seat, action in choices:
            self.play(seat, action)

    def play(self, seat: int, action: int) -> None:
        if actors := self.referee.actors():
            seat = actors[seat % len(actors)]
            legal = self.referee.legal(seat)
            assert legal, f"seat {seat} must decide and can do nothing"
            chosen = legal[action % len(legal)]
            before, told = self.referee.truth.copy(), self.referee.told
            self.referee.act(seat, self.game.alphabet.words(chosen) if action % 2 else chosen)
            if self.conserve is not None:
                self.conserve(self.referee.data, before, self.referee.truth, self.referee.tellings(-1, told))

    @rule(seat=NUMBERS, statement=NUMBERS)
    def say(self, seat: int, statement: int) -> None:
        """Once between two actions, and only what names those who are here."""
        seat %= self.players
        if self.game.statements is None:
            self.refused(lambda: self.referee.say(seat, 0))
            return
        may = self.referee.may_say(seat)
        said = len(self.referee.statements())
        code = statement % len(self.game.statements)
        if may and absent_seat(self.game.statements, code, self.players) is None:
            self.referee.say(seat, code)
            assert not self.referee.may_say(seat)
            assert len(self.referee.statements()) == said + 1
        else:
            self.refused(lambda: self.referee.say(seat, code))

    # What is not

    @rule(seat=NUMBERS, action=NUMBERS)
    def do_what_is_not_allowed(self, seat: int, action: int) -> None:
        seat, action = seat % self.players, action % len(self.game.alphabet)
        if action not in self.referee.legal(seat):
            self.refused(lambda: self.referee.act(seat, action))

    @rule(seat=STRANGE, action=STRANGE)
    def do_what_cannot_be(self, seat: int, action: int) -> None:
        if seat not in self.referee.actors() or action not in self.referee.legal(seat):
            self.refused(lambda: self.referee.act(seat, action))

    @rule(seat=NUMBERS, words=st.text(max_size=20))
    def do_what_is_no_word(self, seat: int, words: str) -> None:
        self.refused(lambda: self.referee.act(seat % self.players, f"x{words}"))

    @rule(seat=STRANGE)
    def look_from_a_seat_that_is_not_there(self, seat: int) -> None:
        if not -1 <= seat < self.players:
            self.refused(lambda: self.referee.view(seat))
            self.refused(lambda: self.referee.tellings(seat))

    @rule()
    def ask_for_the_record(self) -> None:
        """It is there when the game is over, and not before."""
        if self.referee.outcome is None:
            self.refused(self.referee.record)
        else:
            record = self.referee.record()
            assert read(record.json().encode()) == record
            assert replay(GAMES_UNDER_TEST, record).record() == record

    def refused(self, ask: Callable[[], object]) -> None:
        state = self.referee.truth
        before, told, entries = state.copy(), self.referee.told, len(self.referee.entries)
        why: QuarterdeckError | None = None
        try:
            ask()
        except (IllegalAction, BadWords, GameRunning) as error:
            why = error
        assert why is not None, "it is not refused"
        if isinstance(why, IllegalAction):
            assert why.clause in clauses_of(self.name), f"{why} cites no clause"
        assert state == before
        assert state.fingerprint() == before.fingerprint()
        assert (self.referee.told, len(self.referee.entries)) == (told, entries)

    # Beside the game

    @rule(seat=NUMBERS, times=st.integers(1, 20), seed=NUMBERS)
    def think_of_another_world(self, seat: int, times: int, seed: int) -> None:
        """A seat imagines and plays on; the game stays as it is, and the world looks as the truth does."""
        viewer = seat % (self.players + 1) - 1
        key, luck = self.referee.truth.key(), FastLuck(seed)
        view = self.referee.view(viewer)
        world = self.referee.setting.imagine(view, luck)
        assert self.referee.setting.view(world, viewer) == view, f"{viewer} imagines what it does not see"
        for _ in range(times):
            if actors := world.actors():
                legal = world.legal(actors[0])
                world.apply(actors[0], legal[luck.below(len(legal))], luck)
        world.redeal(viewer, luck)
        assert self.referee.truth.key() == key, "thinking changes the game"

    @rule()
    def write_down_and_play_again(self) -> None:
        """The log so far, as a record, comes to the same game."""
        referee = self.referee
        record = write(self.game, referee.seats, referee.options, referee.data, referee.entries, referee.outcome)
        again = replay(GAMES_UNDER_TEST, read(record.json().encode()))
        assert again.truth == referee.truth
        assert again.statements() == referee.statements()
        for viewer in range(-1, self.players):
            assert again.view(viewer) == referee.view(viewer)
            assert again.tellings(viewer) == referee.tellings(viewer)

    # Always

    @invariant()
    def only_who_must_decide_can(self) -> None:
        actors = self.referee.actors()
        assert bool(actors) == (self.referee.outcome is None)
        for seat in range(self.players):
            assert bool(self.referee.legal(seat)) == (seat in actors)

    @invariant()
    def everybody_sees_the_same_game(self) -> None:
        views = [self.referee.view(viewer) for viewer in range(-1, self.players)]
        assert len({view.actors for view in views}) == 1
        for view in views:
            assert msgspec.json.decode(msgspec.json.encode(view), type=self.game.view) == view
