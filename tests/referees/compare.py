"""Holds Quarterdeck's referee and the naive one against each other, along a record."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.lines import Acted, Said, parse
from quarterdeck.core.luck import Luck, Outcomes, ScriptedLuck, Wish
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import find_game, replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games import GAMES
from tests.by_game import modules
from tests.referees.naive import Drawn, NaiveReferee, Refused, Step, Told

Standing = Callable[[Referee], dict[str, Any]]

# For each game that has one its naive referee, and how what stands is read from Quarterdeck's views
OURS = modules("tests.referees.ours.{game}")
REFEREES: dict[str, tuple[type[NaiveReferee], Standing]] = {
    name: (getattr(module, name.capitalize()), OURS[name].snapshot)
    for name, module in modules("tests.referees.{game}").items()
}


class Different(AssertionError):
    """The two referees say different things."""


class WitnessedLuck(Luck):
    """Follows a script, and writes down everything that might have come instead."""

    def __init__(self, game: Game, wishes: list[Wish]) -> None:
        self.game = game
        self.script = ScriptedLuck(wishes)
        self.drawn: list[Drawn] = []

    def choose(self, point: int, seat: int, n: int, outcomes: Outcomes) -> int:
        chance = self.game.chances[point]
        possible = Counter(chance.things.words[outcomes.thing(point, k)] for k in range(n))
        k = self.script.choose(point, seat, n, outcomes)
        self.drawn.append(Drawn(chance.name, chance.things.words[outcomes.thing(point, k)], dict(possible)))
        return k


class Comparison:
    """A record played by both."""

    def __init__(self, record: Record) -> None:
        self.record = record
        naive, self.snapshot = REFEREES[record.game]
        self.naive = naive(json.loads(record.json()))
        self.game, self.options, self.data = find_game(GAMES, record)
        self.done: list[Acted | Said] = []
        wishes: list[Wish] = []
        for text in record.log:
            entry = parse(self.game, text)
            if isinstance(entry, list):
                wishes += entry
            else:
                assert isinstance(entry, Acted | Said), f"{text}: only plain games are compared"
                self.done.append(entry)
        self.luck = WitnessedLuck(self.game, wishes)
        self.told = 0
        self.keys: Counter[str] = Counter()  # of all that was compared

    def run(self) -> int:
        """To the end of the record, or to the first difference; returns how many steps were compared."""
        number = 0
        try:
            for number, step in enumerate(self.naive.steps()):
                self.play(number)
                self.compare(step)
        except Refused as refusal:
            raise Different(f"the naive referee refuses, Quarterdeck has accepted it: {refusal}") from refusal
        except QuarterdeckError as error:
            raise Different(f"Quarterdeck refuses step {number}, the naive referee has accepted it: {error}") from error
        if not self.luck.script.spent():
            raise Different("the naive referee drew more than Quarterdeck")
        claimed = self.record.outcome
        if claimed is not None and plain(claimed) != self.naive.outcome:
            raise Different(f"the record says {plain(claimed)}, the naive referee {self.naive.outcome}")
        return number + 1

    def play(self, number: int) -> None:
        """Let Quarterdeck's referee do the same."""
        if number == 0:
            self.referee = Referee(self.game, self.record.seats, self.luck, options=self.options, data=self.data)
            return
        done = self.done[number - 1]
        if isinstance(done, Acted):
            self.referee.act(done.seat, done.action)
        else:
            self.referee.say(done.seat, done.statement)

    def compare(self, step: Step) -> None:
        """Hold what both say after a step against each other."""
        after = "the deal" if step.entry is None else str(step.entry)
        drawn, self.luck.drawn = self.luck.drawn, []
        outcome = self.referee.outcome
        self.same(after, "draws", drawn, step.drawn)
        self.same(after, "asked", self.asked(), step.asked)
        told, expected = by_words(self.tellings()), by_words(step.told)
        self.same(after, "told", sorted(told - expected), sorted(expected - told))
        self.keys.update(one.key for one in step.told)
        self.same(after, "outcome", None if outcome is None else plain(outcome), step.outcome)
        snapshot = self.snapshot(self.referee)
        for name in sorted({*snapshot, *step.snapshot}):
            self.same(after, name, snapshot.get(name), step.snapshot.get(name))

    def same(self, after: str, what: str, ours: object, naive: object) -> None:
        if ours != naive:
            raise Different(f"after {after}, {what}:\n  Quarterdeck: {ours}\n  naive:       {naive}")

    def asked(self) -> dict[int, set[str]]:
        """Who must decide, and what each may do."""
        asked = {}
        for seat in range(len(self.referee.seats)):
            words = [self.game.alphabet.words(action) for action in self.referee.legal(seat)]
            assert len(words) == len(set(words)), f"seat {seat} may do something twice: {words}"
            if words or seat in self.referee.actors():
                asked[seat] = set(words)
        return asked

    def tellings(self) -> list[Told]:
        """What all were told since, as far as the naive referee answers for it."""
        since, self.told = self.told, self.referee.told
        return [
            Told(told.clause, told.key, {slot: told.slots[slot] for slot in self.naive.TELLS[told.key]})
            for told in self.referee.tellings(SPECTATOR, since)
            if told.key in self.naive.TELLS
        ]


def by_words(told: list[Told]) -> Counter[str]:
    """Tellings of one step, in no order."""
    return Counter(f"{one.clause} {one.key} {dict(sorted(one.slots.items()))}" for one in told)


def plain(outcome: Outcome) -> dict[str, Any]:
    """An outcome as a naive referee says it."""
    return {
        "clause": outcome.clause,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "teams": list(outcome.teams),
    }


def accepted(record: Record) -> bool:
    """Whether Quarterdeck takes a record, of which it reads every line first."""
    try:
        replay(GAMES, record)
    except QuarterdeckError:
        return False
    return True


def accepted_naively(record: Record) -> bool:
    """Whether the naive referee does."""
    naive = REFEREES[record.game][0](json.loads(record.json()))
    try:
        for _ in naive.steps():
            pass
    except Refused:
        return False
    return record.outcome is None or plain(record.outcome) == naive.outcome
