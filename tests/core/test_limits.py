"""How long records and data files may be, what a written record leaves out, and which lines are none."""

import json
from pathlib import Path

import msgspec
import pytest

from quarterdeck.core.errors import BadData, BadRecord, BadSetting, BadWords
from quarterdeck.core.game import data_hash
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import LONGEST, parse, read
from quarterdeck.core.referee import Referee
from tests.madeup import SMUGGLERS
from tests.madeup.positions import tiny


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


@pytest.mark.parametrize("form", [-1, 0, 2])
def test_a_record_of_another_format_is_not_read(form: int) -> None:
    with pytest.raises(BadRecord, match=f"It is written in format {form}; this Quarterdeck reads formats up to 1."):
        read(json.dumps({"quarterdeck": form}).encode())


@pytest.mark.parametrize("k", [0, 1])
def test_outcomes_are_counted_one_in_a_line(k: int) -> None:
    line = f"deal rum silk ({k} of 9)"
    with pytest.raises(BadWords, match="counts the outcomes of more than one draw"):
        parse(SMUGGLERS, line)
    wishes = parse(SMUGGLERS, f"deal rum ({k} of 9)")
    assert isinstance(wishes, list)
    assert [(wish.k, wish.n) for wish in wishes] == [(k, 9)]


def test_a_data_file_has_at_most_one_mebibyte(tmp_path: Path) -> None:
    own = (SMUGGLERS.folder / SMUGGLERS.data_file).read_bytes()
    path = tmp_path / "components.toml"
    path.write_bytes(b"#".ljust(2**20 - len(own) - 1, b"x") + b"\n" + own)
    assert SMUGGLERS.data(path) == SMUGGLERS.data()
    path.write_bytes(b"#".ljust(2**20 - len(own), b"x") + b"\n" + own)
    with pytest.raises(BadData, match="has more than 1 MiB, too much for components"):
        SMUGGLERS.data(path)


def test_a_value_of_more_than_forty_letters_is_quoted_short() -> None:
    for letters, quoted in ((40, "x" * 40), (41, "x" * 40 + "…")):
        with pytest.raises(BadSetting) as refused:
            SMUGGLERS.choose({"wrong_accuser": "x" * letters})
        assert refused.value.slots["value"] == quoted
