"""What is left of a log when everything undone is struck out: a second reading of format 2, by its lines alone."""

import re
from collections.abc import Sequence

_ACTED = re.compile(r"(\d+)(?: by \S+)?: (.+)")
_TOOK_BACK = re.compile(r"(\d+) takes back")
_REWOUND = re.compile(r"\d+ rewinds to line (\d+)")
_BESIDE = re.compile(r"\d+ (?:says: .+|asks .+|resigns to .+|is handed over to .+)|broken off .+")


def in_force(log: Sequence[str]) -> list[str]:
    """Outcomes and actions as if what was undone had never been, stand-ins as if they were the person; no talk."""
    left: list[tuple[int, str]] = []
    for number, line in enumerate(log, start=1):
        if took := _TOOK_BACK.fullmatch(line):
            undone = max(place for place, (_, text) in enumerate(left) if text.startswith(f"{took[1]}: "))
            del left[undone:]
        elif rewound := _REWOUND.fullmatch(line):
            left = [(place, text) for place, text in left if place < int(rewound[1])]
        elif not _BESIDE.fullmatch(line):
            acted = _ACTED.fullmatch(line)
            left.append((number, f"{acted[1]}: {acted[2]}" if acted else line))
    return [text for _, text in left]
