"""Records on which the referees are compared: random games, small boxes, bots, and records spoilt in one place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import msgspec

from quarterdeck.bots import Budget
from quarterdeck.bots.naming import Seat
from quarterdeck.core.game import Data
from quarterdeck.core.luck import seed_of
from quarterdeck.core.record import Person, Record
from quarterdeck.core.referee import Referee
from quarterdeck.lab.match import play
from tests.laws.cases import Case, cases
from tests.laws.play import finished
from tests.referees.boxes import boxes_of

FEW = Budget(iterations=20)  # for Captains, who play as legally with little thought


@dataclass(frozen=True)
class BoxedCase(Case):
    """A game with another box."""

    box: str = "tiny"

    def __str__(self) -> str:
        return f"{super().__str__()} with the box {self.box!r}"

    @property
    def data(self) -> Data:
        return boxes_of(self.name)[self.box](self.players)


def random_records(name: str, players: int, games: int, first: int = 0) -> Iterator[tuple[Case, Record]]:
    """Games of every option and style in turn; every third with another box."""
    boxes = list(boxes_of(name))
    for case in cases(name, players, games, first):
        if case.number % 3 == 2:
            case = BoxedCase(name, players, case.number, boxes[case.number // 3 % len(boxes)])
        yield case, finished(case).record()


def bot_record(name: str, players: int, number: int, *kinds: str) -> Record:
    """A game between bots of these kinds, in turn."""
    case = Case(name, players, number)
    crew = [kinds[(number + seat) % len(kinds)] for seat in range(players)]
    people = [Person(f"{kind} {seat}", kind) for seat, kind in enumerate(crew)]
    referee = Referee(case.game, people, case.luck("bots' table"), options=case.options)
    bots = [Seat(kind, case.game, referee.setting).sit() for kind in crew]
    play(case.game, referee, bots, [case.luck(f"bot {seat}") for seat in range(players)], FEW, [])
    return referee.record()


def spoilt(record: Record, number: int) -> Record:
    """The record with its log changed in one place, and outcomes of chance in words alone, as if written by hand."""
    random = Random(seed_of("spoilt", record.game, number))
    log = [re.sub(r" \(\d+ of \d+\)$", "", line) for line in record.log]
    place = random.randrange(len(log))
    # Something of the same kind is more often possible than any line
    alike = [line for line in log if line.split()[:2][-1] == log[place].split()[:2][-1] or line[0] == log[place][0]]
    kind = number % 6
    if kind == 0:
        del log[place]
    elif kind == 1:
        log.insert(place, random.choice(alike))
    elif kind in (2, 3):
        log[place] = random.choice(alike)
    elif kind == 4:
        other = random.randrange(len(log))
        log[place], log[other] = log[other], log[place]
    else:
        del log[place:]
    # Half of them claim an outcome
    return msgspec.structs.replace(record, log=tuple(log), outcome=record.outcome if number % 4 < 2 else None)
