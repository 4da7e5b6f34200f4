"""The page verifies a deal as Python does: records of every game, and every forgery of them."""

import json
import subprocess
from pathlib import Path

import msgspec

from build_backend.node import find_node
from quarterdeck.core.record import Record
from quarterdeck.core.verification import Kept, verify
from tests.core.forged import FORGERIES, KEPT, fair
from tests.under_test import GAMES_UNDER_TEST

WEB = Path(__file__).parent.parent.parent / "web"


def sample(how: str, record: Record, kept: Kept) -> dict[str, object]:
    """A record, what was kept, and what Python makes of it."""
    verdict = verify(record, kept)
    doubts = [
        {"kind": doubt.kind, "found": "" if doubt.kind == "unreadable" else doubt.found, "kept": doubt.kept}
        | {"seat": doubt.seat, "line": doubt.line}
        for doubt in verdict.doubts
    ]
    return {
        "how": how,
        "record": msgspec.to_builtins(record, str_keys=True),
        "kept": msgspec.to_builtins(kept, str_keys=True),
        "doubts": doubts,
        "follow": verdict.follow,
    }


def test_the_page_finds_what_python_finds(tmp_path: Path) -> None:
    """G1.7"""
    node = find_node()
    assert node is not None, "there is no Node.js; make install fetches one"
    groups = []
    for game in GAMES_UNDER_TEST.values():
        record = fair(game)
        samples = [sample("not at all", record, KEPT), sample("and nothing kept", record, Kept())]
        samples += [sample(how, forge(record), KEPT) for how, (_, forge) in FORGERIES.items()]
        groups.append({"game": game.name, "samples": samples})
    (tmp_path / "deals.json").write_text(json.dumps(groups), encoding="utf-8")
    done = subprocess.run(
        [*node.npm, "exec", "--offline", "--", "vitest", "run", "src/lib/deals.test.js"],
        cwd=WEB,
        env={**node.environment(), "QUARTERDECK_DEALS": str(tmp_path / "deals.json"), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert f"{len(groups)} passed" in done.stdout, done.stdout
