"""Results as they are kept: a small file for each pairing, beside the page; single games lie in the build folder."""

import sys
from pathlib import Path

import msgspec

from quarterdeck.lab.arena import compete
from quarterdeck.lab.results import BadResults, Results
from quarterdeck.lab.standing import Standing, standings, whole_deals
from tools.arena.pairings import Pairing

ROOT = Path(__file__).parent.parent.parent
STORED = ROOT / "docs" / "bots"
SINGLE_GAMES = ROOT / "build" / "arena"


class Stored(msgspec.Struct, frozen=True):
    """What came of a pairing, and of which games."""

    plan: dict[str, object]
    games: int
    deals: int
    bots: tuple[Standing, ...]


def read(pairing: Pairing, folder: Path = STORED) -> Stored | None:
    """What is stored of a pairing, if anything is."""
    path = folder / f"{pairing.slug}.json"
    return msgspec.json.decode(path.read_bytes(), type=Stored) if path.exists() else None


def is_current(pairing: Pairing, stored: Stored | None) -> bool:
    """Whether it was played as it is written down, by the rules and bots as they are now."""
    return stored is not None and stored.plan == pairing.contest().describe() and stored.games >= pairing.games


def play(pairing: Pairing, workers: int, folder: Path = STORED, single: Path = SINGLE_GAMES) -> Stored | None:
    """Play what is missing of a pairing and store what came of it; None where it was interrupted."""
    contest = pairing.contest()
    single.mkdir(parents=True, exist_ok=True)
    path = single / f"{pairing.slug}.jsonl"
    try:
        results = Results(path, contest)
    except BadResults:  # games of older code tell nothing of this one
        path.unlink()
        results = Results(path, contest)
    total = contest.deals(pairing.games) * len(contest.rounds)

    def tell(done: int) -> None:
        if sys.stderr.isatty() or done == total:
            print(f"\r{pairing.slug}: {done} of {total} games ", end="", file=sys.stderr, flush=True)

    try:
        bouts = compete(contest, pairing.games, workers=workers, results=results, progress=tell)
    finally:
        results.close()
        print(file=sys.stderr)
    if len(bouts) < total:
        return None
    deals = len(whole_deals(contest, bouts))
    stored = Stored(contest.describe(), deals * contest.meetings, deals, tuple(standings(contest, bouts)))
    folder.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(stored), indent=1)
    (folder / f"{pairing.slug}.json").write_bytes(text + b"\n")
    return stored
