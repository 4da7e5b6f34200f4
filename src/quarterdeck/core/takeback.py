"""Whether an action may be taken back: who learned something by it is found out by imagining, never from the truth.

Games declare nothing. An action may be taken back while it drew no luck and nobody else has done or said anything
since, if its seat sees the same after it in every world that seat could have been in; and if in every world a spectator
could have been in, the seat has an action that looks like it, after all of which each other viewer sees the same in all
worlds it cannot tell apart. What is asked for is what the seat saw, so that an answer tells it nothing.
"""

import hashlib
from typing import Final, Literal, final

import msgspec
from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet
from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.luck import FastLuck, Luck, ScriptedLuck, seed_of
from quarterdeck.core.state import SPECTATOR, Setting, State
from quarterdeck.core.view import View

Reason = Literal["chance", "moved-on", "learned"]  # why an action cannot be taken back

# How many worlds are tried before it is believed that nobody learned anything: of the seat's own; of a spectator's, in
# which the seat must have such an action; and of both some in which every other viewer is asked
OWN: Final = 96
PUBLIC: Final = 384
ASKED: Final = 72  # divided by the number of players, but at least
FEWEST: Final = 12

NO_LUCK: Final = ScriptedLuck([])


@final
class ClumsyLuck(Luck):
    """Luck in runs: now fair numbers, now the same part of every range, so that cards of a kind come together.

    Whatever it deals is possible. What is rare by fair luck, such as a hand without a common card, is not by this.
    """

    def __init__(self, seed: i64) -> None:
        self.fair = FastLuck(seed)
        self.left: i64 = 0
        self.part: i64 = -1

    def below(self, n: i64) -> i64:
        if self.left == 0:
            self.left = 1 + self.fair.below(8)
            self.part = self.fair.below(0x10000) if self.fair.below(4) else -1
        self.left -= 1
        return self.fair.below(n) if self.part < 0 else self.part * n >> 16


@final
class TakeBacks:
    """Judges the actions of one game as it is set up. It keeps nothing between questions, and no truth ever."""

    def __init__(self, alphabet: Alphabet, setting: Setting, percent: i64 = 100) -> None:
        self.setting = setting
        self.players: i64 = setting.players
        self.forms = alphabet.shown_numbers()
        self.own: i64 = max(1, OWN * percent // 100)
        self.public: i64 = max(1, PUBLIC * percent // 100)
        self.asked: i64 = max(1, max(FEWEST, ASKED // setting.players) * percent // 100)

    def why_not(self, before: View, action: int, after: View, *, drew: bool, moved_on: bool = False) -> Reason | None:
        """Why an action cannot be taken back, None where it can; the views are those of the seat that acted.

        `drew` says whether luck was drawn, `moved_on` whether another seat has acted or made a statement since.
        """
        if drew:
            return "chance"
        if moved_on:
            return "moved-on"
        return "learned" if self.learned(before, action, after) else None

    def learned(self, before: View, action: int, after: View) -> bool:
        """Whether anybody learned something by an action that drew no luck; the same answer whenever it is asked."""
        if before.seat is None:
            raise ValueError("a spectator does nothing that could be taken back")
        if not after.actors:  # the game is over, and all is laid open
            return True
        deed = _Deed(self, before.seat, action)
        seed = seed_of(_digest(before), action, _digest(after))
        lucks = (FastLuck(seed), ClumsyLuck(seed))
        world = self.setting.imagine(before, lucks[0])
        try:
            return deed.seat_learned(world, after, lucks) or deed.others_learned(world, lucks)
        except LuckRefused:  # in another world chance would have fallen, and here it did not
            return True


@final
class _Deed:
    """One action, tried in many worlds."""

    def __init__(self, judge: TakeBacks, seat: i64, action: i64) -> None:
        self.judge = judge
        self.seat: i64 = seat
        self.action: i64 = action
        self.form: int = judge.forms[action]

    def seat_learned(self, world: State, after: View, lucks: tuple[Luck, Luck]) -> bool:
        """Whether the seat, or anybody else for all the seat knows, sees something else in another world."""
        judge, see = self.judge, self.judge.setting.view
        for number in range(judge.own):
            luck = lucks[number % 2]
            world.redeal(self.seat, luck)
            done = world.copy()
            done.play(self.seat, self.action, NO_LUCK, None)
            if see(done, self.seat) != after:
                return True
            if number < judge.asked and self.somebody_learned(world, done, luck):
                return True
        return False

    def others_learned(self, world: State, lucks: tuple[Luck, Luck]) -> bool:
        """Whether anybody learned something for all a spectator knows."""
        judge = self.judge
        for number in range(judge.public):
            luck = lucks[number % 2]
            world.redeal(SPECTATOR, luck)
            action = self.any_alike(world, luck)
            if action < 0:
                return True
            if number < judge.asked:
                done = world.copy()
                done.play(self.seat, action, NO_LUCK, None)
                if self.somebody_learned(world, done, luck):
                    return True
        return False

    def somebody_learned(self, world: State, done: State, luck: Luck) -> bool:
        """Whether another viewer could have been in a world that it cannot tell from this, and sees another now."""
        see = self.judge.setting.view
        for viewer in range(SPECTATOR, self.judge.players):
            if viewer == self.seat:
                continue
            other = world.copy()
            other.redeal(viewer, luck)
            action = self.any_alike(other, luck)
            if action < 0:
                return True
            other.play(self.seat, action, NO_LUCK, None)
            if see(other, viewer) != see(done, viewer):
                return True
        return False

    def any_alike(self, world: State, luck: Luck) -> i64:
        """One of the seat's actions in a world that others see as they see this one, or -1 where there is none."""
        forms, form = self.judge.forms, self.form
        alike = [action for action in world.legal(self.seat) if forms[action] == form]
        return alike[luck.below(len(alike))] if alike else -1


def _digest(view: View) -> str:
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=16).hexdigest()
