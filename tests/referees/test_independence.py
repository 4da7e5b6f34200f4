"""The naive referees share nothing with Quarterdeck, and a comparison can fail."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarterdeck.core.record import read_file
from tests.referees import agrees
from tests.referees.compare import REFEREES, Comparison, Different
from tests.referees.freibeuter import Freibeuter
from tests.referees.naive import Entry, Step, Told

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
COMPARING = ("__init__.py", "boxes.py", "compare.py", "records.py")  # these may know Quarterdeck
NAIVE = [path for path in sorted(FOLDER.glob("*.py")) if path.name not in COMPARING and not path.match("test_*")]


@pytest.mark.parametrize("path", NAIVE, ids=lambda path: path.stem)
def test_a_naive_referee_imports_only_its_own_kind(path: Path) -> None:
    kin = {f"tests.referees.{path.stem}" for path in NAIVE}
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(node.module or "")
    assert not {name for name in found - kin if name.split(".")[0] not in sys.stdlib_module_names}


@pytest.mark.parametrize("name", REFEREES)
def test_a_naive_referee_reads_a_record_where_there_is_no_quarterdeck(name: str) -> None:
    module = REFEREES[name][0].__module__
    stored = next(path for path in sorted((ROOT / "tests" / "records" / name).glob("v*/*.json")))
    program = f"""
import importlib, json, sys
sys.modules["quarterdeck"] = None  # importing it fails
sys.path.insert(0, {str(ROOT)!r})
record = json.load(open({str(stored)!r}, encoding="utf-8"))
referee = importlib.import_module({module!r}).{REFEREES[name][0].__name__}(record)
steps = list(referee.steps())
assert referee.outcome["winners"] == record["outcome"]["winners"]
print(len(steps))
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 20


# A difference is found, whatever it is in

STORED = ROOT / "tests" / "records" / "freibeuter" / "v1" / "2-players-ended-by-f11-3.json"


@pytest.mark.parametrize(
    ("what", "attribute", "change"),
    [
        ("told", "told", lambda told: [one for one in told if one.key != "paid"]),
        ("told", "told", lambda told: [Told("F7.5", one.key, one.slots) for one in told]),
        ("draws", "drawn", lambda drawn: drawn[1:]),
        ("asked", "turn", lambda turn: 1 - turn),
        ("money", "money", lambda money: [money[0] + 1, *money[1:]]),
        ("discards", "discards", lambda discards: [*discards, "A1"]),
        ("outcome", "outcome", lambda outcome: outcome and {**outcome, "winners": []}),
    ],
)
def test_a_difference_is_found(
    what: str, attribute: str, change: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The naive referee is meddled with after every step."""
    record = read_file(STORED)
    assert agrees(record) > 20
    step = Freibeuter.step

    def meddled(naive: Freibeuter, entry: Entry | None) -> Step:
        setattr(naive, attribute, change(getattr(naive, attribute)))
        return step(naive, entry)

    monkeypatch.setattr(Freibeuter, "step", meddled)
    with pytest.raises(Different, match=rf"^after .*, {what}:"):
        agrees(record)


def test_a_refusal_of_one_is_a_difference() -> None:
    record = read_file(STORED)
    comparison = Comparison(record)
    comparison.naive.entries = comparison.naive.entries[:-1] + comparison.naive.entries[:1]
    with pytest.raises(Different, match="the naive referee refuses"):
        comparison.run()
    impossible = msgspec.structs.replace(record, log=(*record.log[:-1], "0: board A1", "0: board A1"))
    with pytest.raises(Different, match="refuses"):
        agrees(impossible)


def test_a_claimed_outcome_is_held_against_the_naive_one() -> None:
    record = read_file(STORED)
    assert record.outcome is not None
    claimed = msgspec.structs.replace(record.outcome, winners=())
    with pytest.raises(Different, match="the record says"):
        agrees(msgspec.structs.replace(record, outcome=claimed))
