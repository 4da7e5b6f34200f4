"""Records are read with sentences for whatever is wrong with them."""

import json
from pathlib import Path

import msgspec
import pytest

from quarterdeck.core import record as record_module
from quarterdeck.core.errors import BadRecord, BadWords
from quarterdeck.core.game import data_hash
from quarterdeck.core.lines import Acted, Said, line, parse
from quarterdeck.core.luck import Draw, FastLuck, Wish
from quarterdeck.core.record import LONGEST, read, read_file
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter import FREIBEUTER
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import record_of, tiny

RECORD = record_of(2, "first 0").json().encode()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "It is not JSON"),
        (b"\xff", "It is not JSON"),
        (b"[]", "It is not JSON"),
        (b"[" * 5000, "It is not JSON"),
        (b"{}", "no field “quarterdeck”"),
        (b'{"quarterdeck": "one"}', "no field “quarterdeck”"),
        (b'{"quarterdeck": 4}', "format 4; this Quarterdeck reads formats up to 3"),
        (b'{"quarterdeck": 1}', "Its fields do not fit"),
        (RECORD.replace(b'"log"', b'"lag"'), "Its fields do not fit"),
        (RECORD.replace(b'"first 0"', b"7"), "Its fields do not fit"),
        (b" " * (LONGEST + 1), "more than 16 MiB"),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        read(text)


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(RECORD)
    assert read_file(path) == record_of(2, "first 0")
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        read_file(tmp_path / "other.json")
    with pytest.raises(BadRecord, match="cannot be read"):
        read_file(tmp_path)


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(RECORD)
    monkeypatch.setattr(record_module, "LONGEST", 100)
    with pytest.raises(BadRecord, match="too much for a record"):
        read_file(path)


def test_a_record_has_one_log_entry_a_line() -> None:
    text = record_of(2, "first 0", "role spy spy").json()
    assert '  "first 0",\n  "role spy spy"\n' in text
    assert text.endswith("}\n")


# Log lines


def test_entries_and_lines_are_the_same_thing() -> None:
    action = SMUGGLERS.alphabet.action("lay rum saying silk")
    entries: dict[str, Acted | Said] = {"1: lay rum saying silk": Acted(1, action), "0 says: trust 1": Said(0, 1)}
    for text, entry in entries.items():
        assert line(SMUGGLERS, entry) == text
        assert parse(SMUGGLERS, text) == entry
    assert line(SMUGGLERS, Draw(2, 0, 1, 4, 9)) == "deal silk (4 of 9)"


def wishes(text: str) -> list[tuple[int, int, int, int]]:
    parsed = parse(SMUGGLERS, text)
    assert isinstance(parsed, list)
    assert all(isinstance(wish, Wish) for wish in parsed)
    return [(wish.point, wish.thing, wish.k, wish.n) for wish in parsed]


def test_one_line_may_hold_several_outcomes() -> None:
    assert wishes("deal silk (4 of 9)") == [(2, 1, 4, 9)]
    assert wishes("deal silk rum silk") == [(2, 1, -1, -1), (2, 0, -1, -1), (2, 1, -1, -1)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal ",
        "deal gold",
        "deal silk rum (1 of 9)",
        "deal silk (x of 9)",
        "deal silk (" + "9" * 5000 + " of 9)",
        "deel silk",
        "0: dance",
        "0:fish",
        "-1: fish",
        "٣: fish",
        "9" * 5000 + ": fish",
        "0 says: nothing",
        "0 says fish",
        "0: fish\n1: fish",
    ],
)
def test_a_line_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadWords):
        parse(SMUGGLERS, text)


def test_nobody_says_anything_in_a_game_without_statements() -> None:
    with pytest.raises(BadWords, match="has no statements"):
        parse(FREIBEUTER, "0 says: trust 1")


def finished(*, small: bool) -> Referee:
    """A game played to its end, with ten cards or with its own."""
    data = tiny() if small else None
    referee = Referee(SMUGGLERS, ["Ann", "Bob"], FastLuck(1), data=data)
    while actors := referee.actors():
        referee.act(actors[0], referee.legal(actors[0])[0])
    return referee


def test_a_record_has_the_options_and_the_hash_of_the_own_components() -> None:
    """Which edition was played stands beside them, as the version of the rules."""
    record = finished(small=False).record()
    assert record.options == {"wrong_accuser": "ashore", "accuser_draws": True}
    assert record.rules == SMUGGLERS.version
    assert record.data == data_hash(SMUGGLERS.data())


def test_a_record_holds_other_components_whole() -> None:
    assert finished(small=True).record().data == msgspec.json.decode(msgspec.json.encode(tiny()))


def test_what_a_record_does_not_say_is_left_out() -> None:
    written = json.loads(finished(small=False).record().json())
    assert list(written) == ["quarterdeck", "game", "rules", "seats", "log", "options", "data", "outcome"]
    assert written["seats"] == [{"name": "Ann", "bot": ""}, {"name": "Bob", "bot": ""}]


def test_a_record_has_at_most_sixteen_mebibytes() -> None:
    assert LONGEST == 16 * 1024 * 1024
    with pytest.raises(BadRecord, match="it has no field “quarterdeck”"):
        read(b"{}" + b" " * (LONGEST - 2))
    with pytest.raises(BadRecord, match="It has more than 16 MiB"):
        read(b"{}" + b" " * (LONGEST - 1))


@pytest.mark.parametrize("form", [-1, 0, 4])
def test_a_record_of_another_format_is_not_read(form: int) -> None:
    with pytest.raises(BadRecord, match=f"It is written in format {form}; this Quarterdeck reads formats up to 3."):
        read(json.dumps({"quarterdeck": form}).encode())


@pytest.mark.parametrize("k", [0, 1])
def test_outcomes_are_counted_one_in_a_line(k: int) -> None:
    line = f"deal rum silk ({k} of 9)"
    with pytest.raises(BadWords, match="counts the outcomes of more than one draw"):
        parse(SMUGGLERS, line)
    wishes = parse(SMUGGLERS, f"deal rum ({k} of 9)")
    assert isinstance(wishes, list)
    assert [(wish.k, wish.n) for wish in wishes] == [(k, 9)]
