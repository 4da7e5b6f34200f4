"""The page verifies a deal as Python does: records of every game, and every forgery of them."""

from pathlib import Path

import msgspec

from quarterdeck.core.record import Record
from quarterdeck.core.verification import Kept, verify
from tests.core.forged import FORGERIES, KEPT, fair, line_added
from tests.core.headed import FORGED_HEADS, head_with, played_on
from tests.under_test import GAMES_UNDER_TEST
from tests.vitest import run_vitest

AROUND = ["0 by bosun: pass", "0 takes back", "0 rewinds to line 5", "0 asks captain", "0 resigns to bosun"]
AROUND += ["0 is handed over to bot bosun", "0 is handed over to person Ida B.", "broken off by agreement"]
AROUND += ["broken off after 30 days"]
NEARLY = [
    "0 by: pass",
    "0 takes back 1",
    "0 rewinds to line",
    "0 asks",
    "0 asks the captain",
    "0 resigns",
    "broken off",
]


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
    groups = []
    for game in GAMES_UNDER_TEST.values():
        record = fair(game)
        samples = [sample("not at all", record, KEPT), sample("and nothing kept", record, Kept())]
        others = msgspec.structs.replace(KEPT, seats=("", "bosun", "deckhand"))
        samples.append(sample("who sat where", record, others))
        samples += [sample(f"“{line}” behind it", line_added(record, line), KEPT) for line in (*AROUND, *NEARLY)]
        samples += [sample(how, forge(record), KEPT) for how, (_, forge) in FORGERIES.items()]
        broken_off = msgspec.structs.replace(line_added(record, "broken off after 30 days"), outcome=None)
        samples.append(sample("broken off", broken_off, KEPT))
        headed = played_on(game)
        samples += [sample("played on", headed, KEPT), sample("played on, nothing kept", headed, Kept())]
        samples += [sample(how, forge(headed), Kept()) for how, (_, forge) in FORGED_HEADS.items()]
        twice = played_on(game, 9, headed)
        samples += [
            sample("played on twice", twice, Kept()),
            sample("unsealed head", head_with(twice, luck=None), Kept()),
        ]
        samples += [sample(f"{how}, twice", forge(twice), Kept()) for how, (_, forge) in FORGED_HEADS.items()]
        groups.append({"game": game.name, "samples": samples})
    run_vitest("src/lib/deals.test.js", "QUARTERDECK_DEALS", groups, tmp_path)
