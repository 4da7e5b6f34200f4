"""Quarterdeck and the naive referees say the same: whom they ask for what, what chance may bring, what is told."""

import os
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from quarterdeck import compiled
from quarterdeck.core.record import Record, read_file
from quarterdeck.games import GAMES
from tests.games.situations import names_of, situation
from tests.laws.play import finished
from tests.referees import agrees
from tests.referees.compare import REFEREES, Comparison, Different, accepted, accepted_naively
from tests.referees.in_force import in_force
from tests.referees.records import BoxedCase, bot_record, random_records, spoilt
from tests.test_records import FOLDER, STORED

QUICK = compiled.MODE == "compiled"
RANDOM = int(os.environ.get("QUARTERDECK_LAW_GAMES", "80" if QUICK else "8"))
BOTS = 15 if QUICK else 2
SPOILT = 240 if QUICK else 24

TABLES = [(name, players) for name in REFEREES for players in GAMES[name].players]
SITUATIONS = [(name, which) for name in REFEREES for which in names_of(name)]


@cache
def compared(name: str, players: int) -> Counter[str]:
    """What was told in random games on which both agree, by key and clause."""
    told: Counter[str] = Counter()
    for case, record in random_records(name, players, RANDOM):
        comparison = Comparison(record)
        try:
            comparison.run()
        except Different as difference:
            raise Different(f"{case}: {difference}") from difference
        told += comparison.keys
    return told


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_referees_agree_on_random_games(name: str, players: int) -> None:
    assert compared(name, players)


@pytest.mark.long
@pytest.mark.skipif(RANDOM < 60, reason="so few games need not have everything in them")
@pytest.mark.parametrize("name", REFEREES)
def test_whatever_a_referee_tells_is_in_these_games(name: str) -> None:
    happened = sum((compared(name, players) for players in GAMES[name].players), start=Counter[str]())
    assert set(REFEREES[name][0].TELLS) == set(happened)


@pytest.mark.long
@pytest.mark.parametrize("kinds", [("bosun",), ("bosun", "deckhand")], ids="-".join)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_referees_agree_on_games_of_bots(name: str, players: int, kinds: tuple[str, ...]) -> None:
    for number in range(BOTS):
        agrees(bot_record(name, players, number, *kinds))


@pytest.mark.parametrize(("name", "which"), SITUATIONS)
def test_both_referees_agree_on_the_situations(name: str, which: str) -> None:
    """G1.4: also who is asked at all."""
    agrees(situation(name, which))


@pytest.mark.parametrize("path", [path for path in STORED if path.parts[0] in REFEREES], ids=str)
def test_both_referees_agree_on_the_stored_records(path: Path) -> None:
    record = read_file(FOLDER / path)
    agrees(record if record.quarterdeck == 1 else structs.replace(record, log=tuple(in_force(record.log)), luck=None))


@pytest.mark.long
@pytest.mark.parametrize("name", REFEREES)
def test_both_referees_refuse_the_same_records(name: str) -> None:
    """Lines left out, doubled, exchanged or changed: some of them still make a game, most do not."""
    verdicts = []
    for number in range(SPOILT):
        record = spoilt(_some_record(name, number), number)
        verdicts.append(accepted(record))
        assert verdicts[-1] == accepted_naively(record), f"record {number}: Quarterdeck says {verdicts[-1]}"
    assert verdicts.count(False) > verdicts.count(True) > 0


def _some_record(name: str, number: int) -> Record:
    """Situations and finished games in turn."""
    which = names_of(name)
    if number // 6 % 2:
        return situation(name, which[number // 12 % len(which)])
    return finished(BoxedCase(name, max(GAMES[name].players), number // 12)).record()
