"""Stored records of every rules version are replayed for ever: they may be added to, never changed."""

import hashlib
from pathlib import Path

import msgspec
import pytest

from quarterdeck.core.record import read_file
from quarterdeck.core.replay import replay
from tests.under_test import GAMES_UNDER_TEST

FOLDER = Path(__file__).parent / "records"
STORED = sorted(path.relative_to(FOLDER) for path in FOLDER.glob("*/v*/*.json"))


@pytest.mark.parametrize("path", STORED, ids=str)
def test_a_stored_record_replays_to_its_outcome(path: Path) -> None:
    record = read_file(FOLDER / path)
    assert (record.game, f"v{record.rules}") == (path.parts[0], path.parts[1])
    referee = replay(GAMES_UNDER_TEST, record)
    assert referee.over
    assert referee.record() == msgspec.structs.replace(record, luck=None)


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_every_version_of_every_game_has_a_stored_record(name: str) -> None:
    versions = {f"v{version}" for version in range(1, GAMES_UNDER_TEST[name].version + 1)}
    assert {path.parts[1] for path in STORED if path.parts[0] == name} == versions


def test_an_old_record_keeps_the_rule_it_was_played_by() -> None:
    """X6.3: the spies won what the smugglers would win since version 2."""
    record = read_file(FOLDER / "smugglers/v1/worth-just-the-target.json")
    old = replay(GAMES_UNDER_TEST, record).outcome
    new = replay(GAMES_UNDER_TEST, msgspec.structs.replace(record, rules=2, outcome=None)).outcome
    assert old is not None
    assert new is not None
    assert {old.teams[seat] for seat in old.winners} == {"spy"}
    assert {new.teams[seat] for seat in new.winners} == {"smuggler"}


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_stored_records_are_never_changed_or_taken_away(name: str) -> None:
    """A new one adds a line to the game's SHA256SUMS (`sha256sum v*/*.json` in its folder); no line ever goes."""
    listed = [line.split() for line in (FOLDER / name / "SHA256SUMS").read_text().splitlines()]
    stored = {
        path.relative_to(name).as_posix(): hashlib.sha256((FOLDER / path).read_bytes()).hexdigest()
        for path in STORED
        if path.parts[0] == name
    }
    assert {path: digest for digest, path in listed} == stored
