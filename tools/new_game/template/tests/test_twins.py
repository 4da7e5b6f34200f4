"""Machine-made twins: two games that differ in what a seat was not told look the same to it."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from quarterdeck.core.errors import BrokenRule
from quarterdeck.core.lines import line
from quarterdeck.core.luck import Draw
from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import GAMES
from tools.new_game.template.tests.test_laws import play


def words_alone(referee: Referee) -> list[str]:
    """The log without counts, so that an exchanged outcome may be any that is there."""
    return [line(SMUGGLERS, entry).split(" (")[0] for entry in referee.entries]


def twins(referee: Referee, seat: int) -> Iterator[Record]:
    """The game with two outcomes of chance exchanged that this seat was not told."""
    untold: dict[int, list[int]] = {}
    for number, entry in enumerate(referee.entries):
        if isinstance(entry, Draw):
            seen = SMUGGLERS.chances[entry.point].seen
            if seen == "nobody" or (seen == "seat" and entry.seat != seat):
                untold.setdefault(entry.point, []).append(number)
    log = words_alone(referee)
    for numbers in untold.values():
        for one, other in itertools.combinations(numbers, 2):
            if log[one] != log[other]:
                exchanged = log[:]
                exchanged[one], exchanged[other] = log[other], log[one]
                yield msgspec.structs.replace(referee.record(), log=tuple(exchanged), outcome=None)


def steps_alike(original: Record, twin: Record, seat: int) -> int:
    """How many steps the twins can be told apart by nothing that the seat was told; its views must agree as long."""
    steps = 0
    try:
        one, other = Replay(GAMES, original), Replay(GAMES, twin)
        while one.referee.tellings(seat) == other.referee.tellings(seat):
            assert one.referee.view(seat) == other.referee.view(seat)
            assert one.referee.legal(seat) == other.referee.legal(seat)
            assert one.referee.actors() == other.referee.actors()
            steps += 1
            one.step()
            other.step()
    except (BrokenRule, IndexError):
        pass  # the twin has no card that was played, or both are at their end
    return steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_was_not_told_makes_no_difference_to_it(players: int) -> None:
    steps = 0
    for seed in range(3):
        referee = play(seed, players)
        original = msgspec.structs.replace(referee.record(), log=tuple(words_alone(referee)), outcome=None)
        for seat in range(SPECTATOR, players):
            steps += sum(steps_alike(original, twin, seat) for twin in itertools.islice(twins(referee, seat), 12))
    assert steps > 100
