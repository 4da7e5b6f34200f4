"""Many short rounds in which everybody is measured once, ours and the peers' in turn."""

import datetime
import platform
from collections.abc import Callable
from pathlib import Path

from benchmarks.machine import digest, processor
from benchmarks.peers.contests import Contest
from benchmarks.peers.results import Measured, Round, read, write
from benchmarks.peers.rival import ROOT, Missing, Rival
from quarterdeck import compiled

UNFINISHED = ROOT / "build" / "peers.json"
PROGRAMS = ROOT / "benchmarks" / "peers"


def machine() -> str:
    """The processor and the system."""
    return f"{processor()}, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


def versions(rivals: dict[str, Rival]) -> dict[str, str]:
    """What was measured: the packages, of ours a digest of the compiled sources, and one of what measures."""
    found = {name: version for rival in rivals.values() for name, version in rival.versions.items()}
    if "quarterdeck" in found and compiled.STAMP.exists():
        found["quarterdeck"] += f" ({digest([compiled.STAMP])})"
    programs = [PROGRAMS / "protocol.py", *PROGRAMS.glob("programs/*.py"), *PROGRAMS.glob("boardgameio/*.js")]
    return {**found, "programs": digest(sorted(programs))}


def blank(rivals: dict[str, Rival], seconds: float) -> Measured:
    """A contest of which nothing was measured yet."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return Measured(today, machine(), versions(rivals), seconds)


def taken_up(contest: Contest, new: Measured, path: Path) -> Measured:
    """What an interrupted run of the same things left, or nothing."""
    old = read(path).get(contest.name)
    if old is None or (old.machine, old.versions, old.seconds) != (new.machine, new.versions, new.seconds):
        return new
    return old


def measure(
    contest: Contest,
    rivals: dict[str, Rival],
    missing: dict[str, str],
    rounds: int,
    seconds: float,
    say: Callable[[str], None],
    path: Path = UNFINISHED,
) -> Measured:
    """Measure what is missing of a contest's rounds; each is stored as soon as it is over."""
    concerned = {name: rival for name, rival in rivals.items() if name in {one.program for one in contest.order()}}
    measured = taken_up(contest, blank(concerned, seconds), path)
    measured.missing = {one.key: missing[one.program] for one in contest.order() if one.program in missing}
    while (done := min(map(len, measured.rounds.values()), default=0)) < rounds:
        if done % 5 == 0:
            say(f"{contest.title}: round {done + 1} of {rounds}")
        one_round(contest, concerned, measured)
        write({**read(path), contest.name: measured}, path)
        if not measured.rounds:
            break
    return measured


def one_round(contest: Contest, rivals: dict[str, Rival], measured: Measured) -> None:
    """Measure everybody once, each round beginning elsewhere; who cannot be measured is left out from then on."""
    taken: dict[str, Round] = {}
    for one in contest.order(min(map(len, measured.rounds.values()), default=0)):
        if one.key in measured.missing or one.program not in rivals:
            continue
        try:
            said = rivals[one.program].measure(one.task, measured.seconds)
            taken[one.key] = Round(said["seconds"], int(said["steps"]), int(said["chance"]), int(said["games"]))
        except Missing as why:
            measured.missing[one.key] = str(why)
            measured.rounds.pop(one.key, None)
    for key, round_taken in taken.items():
        measured.rounds.setdefault(key, []).append(round_taken)
