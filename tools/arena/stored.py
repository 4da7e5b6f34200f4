"""Results as they are kept: a small file for each pairing; single games lie in the build folder."""

import sys
from pathlib import Path

import msgspec

from quarterdeck.lab.arena import compete
from quarterdeck.lab.comparison import Difference, compare
from quarterdeck.lab.contest import Bout
from quarterdeck.lab.plan import write_whole
from quarterdeck.lab.ranking import Ranking, rankings, whole_deals
from quarterdeck.lab.results import BadResults, Results
from tools.arena.pairings import Comparison, Pairing
from tools.rows import in_rows

ROOT = Path(__file__).parent.parent.parent
STORED = ROOT / "measurements" / "arena"
SINGLE_GAMES = ROOT / "build" / "arena"


class Stored(msgspec.Struct, frozen=True):
    """What came of a pairing, and of which games."""

    plan: dict[str, object]
    games: int
    deals: int
    bots: tuple[Ranking, ...]


def read(pairing: Pairing, folder: Path = STORED) -> Stored | None:
    """What is stored of a pairing, if anything is."""
    path = folder / f"{pairing.slug}.json"
    return msgspec.json.decode(path.read_bytes(), type=Stored) if path.exists() else None


def is_current(pairing: Pairing, stored: Stored | None) -> bool:
    """Whether it was played as it is written down, by the rules and bots as they are now."""
    return stored is not None and stored.plan == pairing.contest().describe() and stored.games >= pairing.games


def play(pairing: Pairing, workers: int, folder: Path = STORED, single: Path = SINGLE_GAMES) -> Stored | None:
    """Play what is missing of a pairing and store what came of it; None where it was interrupted."""
    bouts = played(pairing, workers, single)
    if bouts is None:
        return None
    contest = pairing.contest()
    deals = len(whole_deals(contest, bouts))
    stored = Stored(contest.describe(), deals * contest.meetings, deals, tuple(rankings(contest, bouts)))
    write(folder / f"{pairing.slug}.json", stored)
    return stored


def played(pairing: Pairing, workers: int, single: Path = SINGLE_GAMES) -> list[Bout] | None:
    """All games of a pairing, once those that are missing are played; None where that was interrupted."""
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
    return bouts if len(bouts) == total else None


def write(path: Path, kept: object) -> None:
    """Keep something in a file of its own."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, in_rows(kept))


# Comparisons


class Compared(msgspec.Struct, frozen=True):
    """What came of a comparison, and of which games."""

    whole: dict[str, object]
    lacking: dict[str, object]
    differences: tuple[Difference, ...]

    @property
    def games(self) -> int:
        """With it; without it there are as many."""
        return self.differences[0].games


def read_compared(comparison: Comparison, folder: Path = STORED) -> Compared | None:
    """What is stored of a comparison, if anything is."""
    path = folder / f"{comparison.slug}.json"
    return msgspec.json.decode(path.read_bytes(), type=Compared) if path.exists() else None


def is_compared(comparison: Comparison, stored: Compared | None) -> bool:
    """Whether both were played as it is written down, by the rules and bots as they are now."""
    return (
        stored is not None
        and stored.whole == comparison.whole.contest().describe()
        and stored.lacking == comparison.lacking.contest().describe()
        and stored.games >= comparison.whole.games
    )


def play_both(
    comparison: Comparison, workers: int, folder: Path = STORED, single: Path = SINGLE_GAMES
) -> Compared | None:
    """Play what is missing on both sides of a comparison and store the difference; None where it was interrupted."""
    contest, lacking = comparison.whole.contest(), comparison.lacking.contest()
    bouts = played(comparison.whole, workers, single)
    others = None if bouts is None else played(comparison.lacking, workers, single)
    if bouts is None or others is None:
        return None
    differences = tuple(compare(contest, bouts, lacking, others))
    stored = Compared(contest.describe(), lacking.describe(), differences)
    write(folder / f"{comparison.slug}.json", stored)
    return stored
