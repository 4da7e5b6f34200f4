"""`check` holds a record against what somebody kept from before the deal."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.core.forged import ADDED, KEPT, fair, luck_with
from tests.under_test import GAMES_UNDER_TEST

SEAL, ANNE, MARY = KEPT.commitment, ADDED[0].hex(), ADDED[1].hex()
OTHER = 64 * "0"


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game with luck that can be checked."""
    path = tmp_path_factory.mktemp("dealt") / "dealt.json"
    path.write_text(fair(GAMES_UNDER_TEST["freibeuter"]).json(), encoding="utf-8")
    return path


def test_what_was_not_given_is_said_to_be_uncompared(run: Run, dealt: Path) -> None:
    ran = run("check", dealt)
    assert ran.code == 0
    assert f"(or give it as --commitment):\n{SEAL}\n" in ran.out
    assert "Whether seat 1 added its bytes only its player can say: --bytes 1=HEX compares them." in ran.out
    told = run("check", dealt, "--json").json()
    assert told["compared"] == {"commitment": False, "bytes": [], "seats": False}
    assert told["differences"] == []


def test_what_is_the_same_is_said(run: Run, dealt: Path) -> None:
    ran = run("check", dealt, "--commitment", SEAL.upper(), "--bytes", f"0={ANNE}")
    assert ran.code == 0
    assert "The fingerprint of the key is the one you were shown.\n" in ran.out
    assert "The bytes that seat 0 added are yours.\n" in ran.out
    assert "--bytes 1=HEX" in ran.out
    told = run("check", dealt, "--json", "--commitment", SEAL, "--bytes", f"0={ANNE}", "--bytes", f"1={MARY}").json()
    assert told["ok"] is True
    assert told["compared"] == {"commitment": True, "bytes": [0, 1], "seats": False}


def test_what_differs_is_named_with_both_sides(run: Run, dealt: Path) -> None:
    given = ("--commitment", OTHER, "--bytes", "0=ff", "--bytes", f"1={MARY}")
    ran = run("check", dealt, *given)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == (
        f"{dealt} keeps every rule, but the fingerprint of its key is {SEAL}, not {OTHER}, which was shown before the "
        f"deal; the bytes that seat 0 added are {ANNE} in it, not ff.\n"
    )
    told = run("check", dealt, *given, "--json")
    assert told.code == 1
    assert told.json()["ok"] is False
    assert told.json()["differences"] == [
        {"what": "commitment", "record": SEAL, "kept": OTHER},
        {"what": "bytes", "record": ANNE, "kept": "ff", "seat": 0},
    ]
    assert told.json()["reason"] in ran.err


def test_bytes_that_are_not_in_the_record_differ(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(luck_with(fair(GAMES_UNDER_TEST["freibeuter"]), contributions={}).json(), encoding="utf-8")
    assert run("check", record, "--bytes", f"0={ANNE}").code == 1


def test_a_record_that_hides_its_luck_cannot_be_the_one_that_was_shown(run: Run, played: Path) -> None:
    ran = run("check", played, "--commitment", SEAL)
    assert ran.code == 1
    assert ran.err == f"{played} keeps every rule, but its luck is not laid open.\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--commitment", "abc"), "“abc” is no fingerprint of 64 hexadecimal digits"),
        (("--commitment", "x" * 64), "is no fingerprint"),
        (("--bytes", "0"), "“0” is not SEAT=HEX, with at most 64 bytes in hexadecimal digits"),
        (("--bytes", "0=f"), "is not SEAT=HEX"),
        (("--bytes", "0="), "is not SEAT=HEX"),
        (("--bytes=-1=ff",), "is not SEAT=HEX"),
        (("--bytes", "0=" + "ff" * 65), "is not SEAT=HEX"),
        (("--bytes", "2=ff"), "There is no seat 2 in this record; there are 0 to 1."),
        (("--bytes", "0=ff", "--bytes", "0=ff"), "The bytes of seat 0 are given twice."),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(
    run: Run, dealt: Path, arguments: tuple[str, ...], reason: str
) -> None:
    assert reason in run("check", dealt, *arguments).refused()


def test_a_bot_that_became_a_person_is_named(run: Run, dealt: Path) -> None:
    """Whoever chooses the bytes of a seat chooses the deal; at a bot's seat nobody adds any."""
    people = ",".join(["person"] * 2)
    assert "People and bots sit where you were shown them." in run("check", dealt, "--seats", people).out
    ran = run("check", dealt, "--seats", "person,bosun")
    assert (ran.code, ran.out) == (1, "")
    assert "its seats are person, person, not person, bosun, as was shown before the deal" in ran.err
    assert run("check", dealt, "--seats", "person,").code == 2
