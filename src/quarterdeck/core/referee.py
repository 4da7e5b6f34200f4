"""The referee holds the truth, asks, carries out, and tells each seat what it may know."""

from collections.abc import Sequence
from typing import Final, Literal, NoReturn

from quarterdeck.core.errors import GameRunning, IllegalAction
from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.history import Done, History
from quarterdeck.core.lines import (
    Acted,
    Around,
    BreakReason,
    BrokenOff,
    Entry,
    HandedOver,
    Hinted,
    Resigned,
    Rewound,
    Said,
    TakenBack,
)
from quarterdeck.core.luck import Draw, Luck, NotedLuck, SecretLuck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.reasons import Ended, Reason
from quarterdeck.core.record import Fairness, Person, Record, Stretch, write
from quarterdeck.core.state import SPECTATOR, State
from quarterdeck.core.talk import absent_seat
from quarterdeck.core.telling import Notebook, Telling, Told
from quarterdeck.core.view import View

DEAL: Final = -1


class Happened:
    """What an action, a statement or the `DEAL` brought: draws of chance, and tellings in both versions."""

    def __init__(self, code: int, draws: Sequence[Draw] = (), told: Sequence[Told] = ()) -> None:
        self.code = code
        self.draws = draws
        self.told = told

    def __reduce__(self) -> NoReturn:
        raise TypeError("what happened is the truth and has no wire form")


class Referee:
    """One game at one table. What is asked for a seat may be handed to that seat; the rest holds the truth.

    `truth`, `entries` and all that `Happened` are for nobody. `seats` are those of the deal, or who played on from
    where others had stopped; `holders` have them now.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Person | str],
        luck: Luck,
        *,
        options: Options | None = None,
        data: Data | None = None,
    ) -> None:
        self.game = game
        self.seats = _persons(seats)
        self.options = game.settle(options)
        self.data = game.data() if data is None else data
        self.setting = game.setting(len(self.seats), self.options, self.data)
        self.entries: list[Entry] = []
        self._luck = NotedLuck(luck)
        self._notebook = Notebook()
        self._told: list[Told] = []
        self._spoke: set[int] = set()
        self._said: list[tuple[int, Said]] = []  # how many actions in force came before, who said what
        self._beside: list[tuple[int, Said | Around | Acted]] = []  # how many tellings came before, and what it was
        self.holders = list(self.seats)
        self.broken_off: BreakReason | None = None
        self.truth = self.setting.new(self._luck, self._notebook)
        self.dealt = self._write_down(DEAL)
        self._history = History(self.dealt.draws)
        self._before: State | None = None  # the truth before the last action
        self.head: tuple[Stretch, ...] = ()  # what others had played before those who sit here now
        self._kept = 0  # how many actions of theirs are in force, which nobody undoes

    def __reduce__(self) -> NoReturn:
        raise TypeError("a referee holds the truth and has no wire form")

    # What a seat may know

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return [] if self.broken_off else self.truth.actors()

    def view(self, seat: int) -> View:
        """All that a seat, or a spectator, may know now."""
        self._check_viewer(seat)
        return self.setting.view(self.truth, seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return [] if self.broken_off else list(self.truth.legal(seat))

    def tellings(self, seat: int, since: int = 0) -> list[Telling]:
        """What a seat, or a spectator, was told, from the telling with this number on."""
        self._check_viewer(seat)
        return [told.to(seat) for told in self._told[since:]]

    def told_since(self, number: int) -> list[Told]:
        """The tellings from the one with this number on, in both versions; for nobody at the table."""
        return self._told[number:]

    def reasons(self) -> tuple[Reason, ...]:
        """Why the game ended as it did, from what is in force; nothing while it lasts, or where it was broken off."""
        if self.outcome is None:
            return ()
        told = [one.to(SPECTATOR) for one in (*self.dealt.told, *self._history.told)]
        return tuple(self.game.account(Ended(self.data, self.view(SPECTATOR), told)))

    @property
    def told(self) -> int:
        """How many tellings there were."""
        return len(self._told)

    @property
    def actions(self) -> int:
        """How many actions are in force."""
        return len(self._history)

    @property
    def last_place(self) -> int:
        """Where the log has the last action in force; -1 where there is none."""
        done = self._history.last
        return -1 if done is None else done.place

    def places(self, seat: int) -> list[int]:
        """Where the log has what a seat did that is not undone."""
        return self._history.places(seat)

    @property
    def begins(self) -> int:
        """Where the log has what those who sit here now did: at its beginning, or behind its head."""
        return self.head[-1].lines if self.head else 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it lasts and where it was broken off."""
        return self.truth.outcome()

    @property
    def over(self) -> bool:
        """Whether the game has ended, with an outcome or without."""
        return self.broken_off is not None or self.outcome is not None

    # What a seat does

    def act(self, seat: int, action: int | str, stand_in: str = "") -> Happened:
        """Carry out what a seat does, in code or in words, or raise and change nothing.

        `stand_in` is the kind of bot that acts for a person who is away.
        """
        seat, code = int(seat), self.game.alphabet.action(action) if isinstance(action, str) else int(action)
        if self.broken_off:
            raise IllegalAction(self.game.turn_clause, "broken-off", {})
        if stand_in:
            self._check_person(seat)
        before = self.truth.copy()
        self.truth.apply(seat, code, self._luck, self._notebook)
        self._before = before
        acted = Acted(seat, code, stand_in)
        if stand_in:
            self._beside.append((self.told, acted))
        place = len(self.entries)
        self.entries.append(acted)
        self._spoke.clear()
        happened = self._write_down(code)
        self._history.add(Done(place, seat, code, happened.draws, happened.told))
        return happened

    def say(self, seat: int, statement: int | str) -> Happened:
        """Write down what a seat says: at most one statement per seat between two actions."""
        game = self.game
        clause = game.talk_clause or game.turn_clause
        if game.statements is None:
            raise IllegalAction(clause, "no-statements", {})
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(clause, "no-such-seat", {"number": seat})
        code = game.statements.action(statement) if isinstance(statement, str) else statement
        absent = absent_seat(game.statements, code, len(self.seats))
        if absent is not None:
            raise IllegalAction(clause, "no-such-seat", {"number": absent})
        if self.broken_off:
            raise IllegalAction(self.game.turn_clause, "broken-off", {})
        if seat in self._spoke:
            raise IllegalAction(clause, "already-spoke", {})
        self._spoke.add(seat)
        said = Said(seat, code)
        self._said.append((self.actions, said))
        self._note(said)
        return Happened(code)

    def may_say(self, seat: int) -> bool:
        """Whether a seat may make a statement now."""
        able = self.game.statements is not None and self.broken_off is None
        return able and 0 <= seat < len(self.seats) and seat not in self._spoke

    def beside(self, since: int = 0) -> list[tuple[int, Said | Around | Acted]]:
        """What stands beside the tellings from a number on, each with the number it came at.

        Statements, stand-ins' actions, and what happened around the game.
        """
        return [(told, one) for told, one in self._beside if told >= since]

    def statements(self) -> list[tuple[int, int, int]]:
        """All that was said and not rewound: how many actions in force came before it, who said it, what."""
        return [(actions, said.seat, said.statement) for actions, said in self._said]

    # What happens around the game

    def take_back(self, seat: int) -> None:
        """Undo a seat's last action, while chance has drawn nothing and nobody else has done or said anything since."""
        self._check_running()
        if self.why_not_taken_back(seat) is not None:
            raise IllegalAction(self.game.turn_clause, "nothing-to-take-back", {})
        self._note(TakenBack(seat))
        self._undo(len(self._history) - 1)
        self._said = [(min(actions, self.actions), said) for actions, said in self._said]

    def why_not_taken_back(self, seat: int) -> Literal["chance", "moved-on"] | None:
        """Why a seat's last action cannot be undone, whoever learned what by it; None where it can."""
        done = self._history.last
        own = (Acted, Said, TakenBack, Hinted)
        if done is None or done.seat != seat or self.actions <= self._kept:
            return "moved-on"
        if done.draws:
            return "chance"
        since = self.entries[done.place :]
        return None if all(isinstance(entry, own) and entry.seat == seat for entry in since) else "moved-on"

    def view_before(self, seat: int) -> View:
        """What a seat might have known before the last action; only while that can be undone."""
        assert self._before is not None
        return self.setting.view(self._before, seat)

    def rewind(self, seat: int, place: int) -> None:
        """Go back to where the only person decided what stands at this place of the log. The luck goes on."""
        self._check_running()
        self._check_person(seat)
        if sum(not person.bot for person in self.seats) > 1:
            raise IllegalAction(self.game.turn_clause, "rewind-alone", {})
        kept = self._history.find(place, seat)
        if kept is None or kept < self._kept:
            raise IllegalAction(self.game.turn_clause, "nothing-to-rewind", {})
        self._note(Rewound(seat, place + 1))
        self._undo(kept)
        self._spoke.clear()
        self._said = [(actions, said) for actions, said in self._said if actions <= kept]

    def hint(self, seat: int, bot: str) -> None:
        """Write down that a seat was told what a bot would do."""
        self._check_running()
        self._check_person(seat)
        self._note(Hinted(seat, bot))

    def resign(self, seat: int, bot: str) -> None:
        """A person leaves the seat to a bot of this kind."""
        self._check_running()
        self._check_person(seat)
        self.holders[seat] = Person(self.holders[seat].name, bot)
        self._note(Resigned(seat, bot))

    def hand_over(self, seat: int, to: Person) -> None:
        """The others give a seat to a bot, or to another person."""
        self._check_running()
        self._check_person(seat)
        self.holders[seat] = to
        self._note(HandedOver(seat, to.bot, "" if to.bot else to.name))

    def break_off(self, reason: BreakReason) -> None:
        """End the game without an outcome: nobody wins, and nothing can be done any more."""
        self._check_running()
        self.broken_off = reason
        self._note(BrokenOff(reason))

    def _check_running(self) -> None:
        if self.broken_off:
            raise IllegalAction(self.game.turn_clause, "broken-off", {})
        if (outcome := self.outcome) is not None:
            raise IllegalAction(outcome.clause, "game-over", {})

    def _check_person(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(self.game.turn_clause, "no-such-seat", {"number": seat})
        if self.holders[seat].bot:
            raise IllegalAction(self.game.turn_clause, "seat-of-bot", {})

    def _note(self, entry: Said | Around) -> None:
        self._beside.append((self.told, entry))
        self.entries.append(entry)

    def _undo(self, kept: int) -> None:
        """Only the first so many actions stay in force."""
        self._history.cut(kept)
        self.truth = self._history.replayed(self.setting)
        self._before = None

    # Playing on

    def play_on(self, seats: Sequence[Person | str], luck: Luck | None, replay: str, sealed: Fairness | None) -> None:
        """Others sit here from now on, with a luck of their own; what stands so far is the head of their record.

        It is from this `replay`, and what chance decided in it is `sealed` so. Without a `luck` it goes on as it was.
        """
        self._check_running()
        assert len(seats) == len(self.seats)
        steps = sum(not isinstance(entry, Draw) for entry in self.entries)
        self.head += (Stretch(replay, steps, len(self.entries), self.seats, sealed),)
        self.seats = _persons(seats)
        self.holders = list(self.seats)
        self._kept = self.actions
        self._before = None
        if luck is not None:
            self._luck.source = luck

    # What is left of it

    def record(self) -> Record:
        """The whole game; only when it is over, since it shows all that was hidden."""
        if not self.over:
            raise GameRunning("The record of a game is laid open when the game is over.")
        luck = self._fairness()
        return write(self.game, self.seats, self.options, self.data, self.entries, self.outcome, luck, self.head)

    def _fairness(self) -> Fairness | None:
        source = self._luck.source
        if not isinstance(source, SecretLuck):
            return None
        return Fairness(
            source.commitment, source.key.hex(), {seat: part.hex() for seat, part in source.contributions.items()}
        )

    def _check_viewer(self, seat: int) -> None:
        if seat != SPECTATOR and not 0 <= seat < len(self.seats):
            raise IllegalAction(self.game.turn_clause, "no-such-seat", {"number": seat})

    def _write_down(self, code: int) -> Happened:
        """Keep what chance decided and what was told."""
        happened = Happened(code, tuple(self._luck.draws), tuple(self._notebook.told))
        self._luck.draws.clear()
        self._notebook.told.clear()
        self.entries += happened.draws
        self._told += happened.told
        return happened


def _persons(seats: Sequence[Person | str]) -> tuple[Person, ...]:
    return tuple(Person(seat) if isinstance(seat, str) else seat for seat in seats)
