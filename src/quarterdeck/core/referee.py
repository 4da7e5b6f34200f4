"""The referee holds the truth, asks, carries out, and tells each seat what it may know."""

from collections.abc import Sequence
from typing import Final, NoReturn

from quarterdeck.core.errors import GameRunning, IllegalAction
from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.luck import Draw, Luck, NotedLuck, SecretLuck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.record import Acted, Entry, Fairness, Person, Record, Said, write
from quarterdeck.core.state import SPECTATOR
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

    `truth`, `entries` and all that `Happened` are for nobody. `actions` counts what was done so far.
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
        self.seats = tuple(Person(seat) if isinstance(seat, str) else seat for seat in seats)
        self.options = game.settle(options)
        self.data = game.data() if data is None else data
        self.setting = game.setting(len(self.seats), self.options, self.data)
        self.entries: list[Entry] = []
        self._luck = NotedLuck(luck)
        self._notebook = Notebook()
        self._told: list[Told] = []
        self._spoke: set[int] = set()
        self._said: list[tuple[int, int, int, int]] = []  # how many actions and tellings came before, who said what
        self.actions = 0
        self.truth = self.setting.new(self._luck, self._notebook)
        self.dealt = self._write_down(DEAL)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a referee holds the truth and has no wire form")

    # What a seat may know

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self.truth.actors()

    def view(self, seat: int) -> View:
        """All that a seat, or a spectator, may know now."""
        self._check_viewer(seat)
        return self.setting.view(self.truth, seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return list(self.truth.legal(seat))

    def tellings(self, seat: int, since: int = 0) -> list[Telling]:
        """What a seat, or a spectator, was told, from the telling with this number on."""
        self._check_viewer(seat)
        return [told.to(seat) for told in self._told[since:]]

    @property
    def told(self) -> int:
        """How many tellings there were."""
        return len(self._told)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it lasts."""
        return self.truth.outcome()

    # What a seat does

    def act(self, seat: int, action: int | str) -> Happened:
        """Carry out what a seat does, in code or in words, or raise and change nothing."""
        seat, code = int(seat), self.game.alphabet.action(action) if isinstance(action, str) else int(action)
        self.truth.apply(seat, code, self._luck, self._notebook)
        self.entries.append(Acted(seat, code))
        self.actions += 1
        self._spoke.clear()
        return self._write_down(code)

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
        if seat in self._spoke:
            raise IllegalAction(clause, "already-spoke", {})
        self._spoke.add(seat)
        self._said.append((self.actions, self.told, seat, code))
        self.entries.append(Said(seat, code))
        return Happened(code)

    def may_say(self, seat: int) -> bool:
        """Whether a seat may make a statement now."""
        return self.game.statements is not None and 0 <= seat < len(self.seats) and seat not in self._spoke

    def heard(self, since: int = 0) -> list[tuple[int, int, int]]:
        """What was said when there were so many tellings or more: how many there were, who said it, what."""
        return [(told, seat, statement) for _, told, seat, statement in self._said if told >= since]

    def statements(self) -> list[tuple[int, int, int]]:
        """All that was said: how many actions came before it, who said it, what."""
        return [(actions, seat, statement) for actions, _, seat, statement in self._said]

    # What is left of it

    def record(self) -> Record:
        """The whole game; only when it is over, since it shows all that was hidden."""
        outcome = self.outcome
        if outcome is None:
            raise GameRunning("The record of a game is laid open when the game is over.")
        return write(self.game, self.seats, self.options, self.data, self.entries, outcome, self._fairness())

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
