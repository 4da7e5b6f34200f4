"""Quarterdeck and the naive referees say the same with other boxes, in which what is rare happens often."""

import os
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from quarterdeck import compiled
from quarterdeck.games import GAMES
from tests.laws.play import finished
from tests.referees.boxes import own_boxes
from tests.referees.compare import REFEREES, Comparison, Different
from tests.referees.naive import Step
from tests.referees.records import BoxedCase

QUICK = compiled.MODE == "compiled"
EACH = int(os.environ.get("QUARTERDECK_LAW_GAMES", "6" if QUICK else "1"))

TABLES = [
    (name, box, players) for name in REFEREES for box in own_boxes().get(name, ()) for players in GAMES[name].players
]


@cache
def compared(name: str, box: str, players: int) -> Counter[str]:
    """What happened in games with a box on which both agree."""
    happened: Counter[str] = Counter()
    for number in range(EACH):
        case = BoxedCase(name, players, 3 * number, box)  # so that all styles come
        comparison = Comparison(finished(case).record())
        try:
            comparison.run()
        except Different as difference:
            raise Different(f"{case}: {difference}") from difference
        happened += comparison.keys
        assert comparison.naive.outcome is not None
        happened[comparison.naive.outcome["clause"]] += 1
        if name == "traitres":
            naive = type(comparison.naive)(comparison.naive.record)
            happened.update(rare_in_traitres(list(naive.steps())))
    return happened


def rare_in_traitres(steps: list[Step]) -> list[str]:
    """On how many cards of the chest and with how many in the pile action cards were used."""
    found = []
    for before, after in pairwise(steps):
        assert after.entry is not None
        verb = after.entry.words.split()[0]
        pile, chest, _ = before.snapshot["sizes"]
        if verb in ("spyglass", "riddance"):
            found.append(f"{verb} on {min(chest, 3)}")
        elif verb in ("catch", "pockets", "plank") and after.entry.kind == "action":
            found.append(f"{verb} with {min(pile, 4)}")
    return found


@pytest.mark.long
@pytest.mark.parametrize(("name", "box", "players"), TABLES)
def test_both_referees_agree_with_other_boxes(name: str, box: str, players: int) -> None:
    """C2.4, C3.1, C3.3, C4.2, C4.3, C5.1 to C5.13, C6.4, C7.3 to C7.10, C8.1 to C8.3, T1.2, T4.2 to T4.7, T7.1, T7.3"""
    assert compared(name, box, players)


@pytest.mark.long
@pytest.mark.skipif(EACH < 6, reason="few games show little")
def test_these_games_have_in_them_whatever_can_happen() -> None:
    """C3.3, C4.2, C4.3, C5.12, C7.3, C7.6, C8.3, T4.2 to T4.7, T7.1 to T7.3, T8.2: what is rare is compared too."""
    happened: Counter[str] = Counter()
    for table in TABLES:
        happened += compared(*table)
    rare = ["arranged", "storm", "shortage", "no-effect", "excluded", "refilled", "unpaid"]
    rare += ["C6.4", "C8.1", "C8.3"]
    rare += [f"{verb} on {cards}" for verb in ("spyglass", "riddance") for cards in range(4)]
    rare += [f"{verb} with {cards}" for verb in ("catch", "pockets", "plank") for cards in range(1, 5)]
    rare += ["T7.1", "T7.2", "T7.3", "chest-full", "chest-short"]
    assert [each for each in rare if happened[each] == 0] == []
