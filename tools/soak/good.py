"""Good records to begin with: of random games, of bots, of tables with secret luck, and those written by hand."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

from quarterdeck.bots import USUAL
from quarterdeck.bots.guard import Failure
from quarterdeck.bots.naming import Seat
from quarterdeck.core.lines import Acted, Entry, count
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.record import Person, Record, read_file, write
from quarterdeck.core.referee import Referee
from quarterdeck.lab.match import play
from tests.laws.cases import Case
from tests.laws.play import finished
from tests.table.headed import plays_on, sits_down
from tests.table.seated import play as play_at
from tests.table.seated import seated
from tests.under_test import GAMES_UNDER_TEST
from tools.soak.boxes import BoxCase

TESTS = Path(__file__).parents[2] / "tests"
BOTS = ("deckhand", "bosun")


@dataclass(frozen=True)
class Good:
    """A record that keeps every rule, and where it comes from."""

    record: Record
    source: str
    case: Case | None = None  # whose game it is, where it is a random one
    entries: int = 0  # how many of the game's entries it holds

    @property
    def running(self) -> bool:
        return self.record.outcome is None


@lru_cache(maxsize=2)
def good_record(name: str, players: int, number: int) -> Good:
    """The record of a number, of each kind in turn, running or finished."""
    random = Random(seed_of("good", name, players, number))
    kind = number % 7
    if kind == 6:
        earlier = good_record(name, players, number - 2).record  # of a table, or stored
        return Good(played_on(earlier, random), "table that plays on")
    if kind == 5:
        stored = written_by_hand(name)
        path = stored[random.randrange(len(stored))]
        return Good(read_file(path), f"stored, {path.parent.name}")
    if kind == 4:
        table, _ = seated(GAMES_UNDER_TEST[name], players)
        play_at(table, FastLuck(number))
        return Good(table.record(), "table with secret luck")
    if kind == 3:
        referee = played_by_bots(name, players, number)
        case = None
        source = "bots"
    else:
        case = Case(name, players, 1000 + number) if kind else BoxCase(name, players, number, box=number)
        referee = finished(case)
        source = "random" if kind else "random, other components"
    if random.randrange(2):
        return Good(referee.record(), f"{source}, finished", case, len(referee.entries))
    cut = cut_of(referee.entries, random)
    record = write(referee.game, referee.seats, referee.options, referee.data, referee.entries[:cut], None)
    return Good(record, f"{source}, running", case, cut)


def played_on(earlier: Record, random: Random) -> Record:
    """A game that was played on from some step of an earlier one."""
    steps = sum(count(line) is None for line in earlier.log)
    table = plays_on(earlier, random.randrange(steps), random.randrange(len(earlier.seats)))
    sits_down(table)
    play_at(table, FastLuck(random.randrange(2**30)))
    return table.record()


def cut_of(entries: list[Entry], random: Random) -> int:
    """Where a running game may stand: just before an action."""
    return random.choice([place for place, entry in enumerate(entries) if isinstance(entry, Acted)])


def written_by_hand(name: str) -> list[Path]:
    """The stored records and situations of a game."""
    return sorted([*TESTS.glob(f"records/{name}/v*/*.json"), *TESTS.glob(f"games/{name}/situations/*.json")])


def played_by_bots(name: str, players: int, number: int) -> Referee:
    """A game between bots, who are as different as their seats."""
    case = Case(name, players, 1000 + number)
    kinds = [BOTS[(number + seat) % len(BOTS)] for seat in range(players)]
    people = [Person(f"{kind} {seat}", kind) for seat, kind in enumerate(kinds)]
    referee = Referee(case.game, people, case.luck("table"), options=case.options)
    bots = [Seat(kind, case.game, referee.setting).sit() for kind in kinds]
    failures: list[Failure] = []
    play(case.game, referee, bots, [case.luck(f"seat {seat}") for seat in range(players)], USUAL, failures)
    assert referee.outcome is not None, f"{case}: bots do not end it"
    assert not failures, f"{case}: {failures[0]}"
    return referee
