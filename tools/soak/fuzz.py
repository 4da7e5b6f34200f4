"""Broken records before `check` and `replay`: each is answered with a sentence and a code, or is a legal game still."""

import re
import tempfile
from pathlib import Path
from random import Random

from quarterdeck.core.luck import seed_of
from quarterdeck.core.record import Record, write
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from tests.laws.play import finished
from tests.laws.twins import exchange
from tools.soak.answers import answer_to
from tools.soak.breaking import KINDS, TEXT_BREAKS, break_text
from tools.soak.commands import run as run_command
from tools.soak.covered import Covered, Task
from tools.soak.good import Good, good_record

BREAKS = 20  # of each good record
REALLY = 250  # one in so many is answered by a real command as well
FAILED = Path(__file__).parents[2] / "build" / "soak" / "failed"


def tables() -> list[tuple[str, int]]:
    """The house's own games: the commands know no others."""
    return [(name, players) for name, game in GAMES.items() for players in game.players]


def run(task: Task) -> Covered:
    """Break good records, and ask `check` and `replay`."""
    covered = Covered(task.table)
    with covered.timed(), tempfile.TemporaryDirectory() as folder:
        for number in range(task.first, task.first + task.number):
            fuzz(covered, task, number, Path(folder))
            if covered.failed_enough:
                break
    return covered


def fuzz(covered: Covered, task: Task, number: int, folder: Path) -> None:
    """A good record, broken in the way of a number, before the commands."""
    good = good_record(task.name, task.players, number // BREAKS)
    if number % BREAKS == 0:
        covered.count("good records")
        covered.meet("good records", good.source)
        turn = number // BREAKS
        covered.attempt(task, number, f"{good.source}, as it was", lambda good: accept(good, folder, turn), good)
        covered.attempt(
            task, number, f"{good.source}, and its twins", lambda good: tell_apart(covered, good, folder), good
        )
    text, kinds = broken(good.record, task, number)
    path = folder / "record.json"
    path.write_bytes(text)
    covered.count("broken records")
    for kind in kinds:
        covered.meet("broken by", kind)

    def answered(path: Path) -> None:
        answer, reason = answer_to(path, really=number % REALLY == 0)
        covered.meet("answers", f"{answer:6} {reason}")
        covered.meet("answers by kind", f"{kinds[0] if len(kinds) == 1 else 'several':22} {answer}")

    if not covered.attempt(task, number, f"{good.source}, {', '.join(kinds)}", answered, path):
        keep(task, number, text)


def broken(record: Record, task: Task, number: int) -> tuple[bytes, list[str]]:
    """Its text broken once, or two or three times, and how."""
    random = Random(seed_of("broken", task.name, task.players, number))
    text = record.json().encode()
    kinds: list[str] = []
    chosen = random.choices(KINDS, k=random.choice((1, 1, 1, 1, 2, 3)))
    for kind in sorted(chosen, key=list(TEXT_BREAKS).__contains__):  # once it is no JSON, nothing else can be changed
        try:
            text = break_text(text, kind, random, GAMES[task.name])
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            continue  # it is too broken to be broken in this way as well
        kinds.append(kind)
    return text, kinds or ["as it was"]


def keep(task: Task, number: int, text: bytes) -> None:
    """What failed, to look at."""
    FAILED.mkdir(parents=True, exist_ok=True)
    (FAILED / f"{task.name}-{task.players}-{number}.json").write_bytes(text)


def accept(good: Good, folder: Path, turn: int) -> None:
    """A good record is fine, whoever looks at it, in every language: one way to look at it, in turn."""
    path = folder / "good.json"
    path.write_text(good.record.json(), encoding="utf-8")
    answer, reason = answer_to(path)
    assert answer == "fine", f"{answer}: {reason}"
    seat = str(len(good.record.seats) - 1)
    ways = (["--seat", seat], ["--all"], ["--lang", "fr"], ["--json"], ["--json", "--seat", seat])
    arguments = ways[turn % len(ways)]
    ran = run_command("replay", str(path), *arguments)
    assert (ran.code, ran.err) == (0, ""), f"replay {arguments} ends with {ran.code}: {ran.err}"
    assert ran.out, f"replay {arguments} says nothing"


def tell_apart(covered: Covered, good: Good, folder: Path) -> None:
    """Of a running game `replay` shows a viewer the same where two outcomes it was not told are exchanged."""
    if good.case is None or not good.running:
        return
    case, referee = good.case, finished(good.case)
    for viewer in range(-1, case.players):
        swapped = exchange(case, referee.entries[: good.entries], viewer, case.luck("exchange"))
        if swapped is None:
            continue
        twin = write(referee.game, referee.seats, referee.options, referee.data, swapped, None)
        log = tuple(re.sub(r" \(-?\d+ of -?\d+\)$", "", line) for line in twin.log)
        records = [
            Record(1, case.name, twin.rules, twin.seats, lines, twin.options, twin.data)
            for lines in (good.record.log, log)
        ]
        try:
            worlds = [replay(GAMES, record) for record in records]
        except Exception:
            continue  # the other world cannot be
        if worlds[0].tellings(viewer) != worlds[1].tellings(viewer):
            continue
        covered.count("twins")
        seat = [] if viewer < 0 else ["--seat", str(viewer)]
        shown = []
        for record in records:
            (folder / "twin.json").write_text(record.json(), encoding="utf-8")
            shown.append(run_command("replay", str(folder / "twin.json"), *seat))
        assert shown[0] == shown[1], f"viewer {viewer} is shown which of two worlds it is"
