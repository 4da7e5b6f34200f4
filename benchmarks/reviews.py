"""`make reviews`: what a review costs the others, and how long the costliest decisions of a game take to be found.

A Bosun is asked again and again, with a pause between two questions in which a review works on, or is stopped: rounds
in turn, so that whatever else the machine does is in both. Figures are for a machine that does nothing else.
"""

import argparse
import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from quarterdeck.bots.worker import Question
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games import GAMES
from quarterdeck.server.askers import Asker
from quarterdeck.server.bookshelf import Book
from quarterdeck.server.crew import Crew
from quarterdeck.server.house import House
from quarterdeck.server.records import Stored
from quarterdeck.server.reviews import Reviewing
from quarterdeck.store import Log
from quarterdeck.wire.replaying import Costly, Judged

RECORDS = Path(__file__).parents[1] / "tests" / "records"
FOUR = {
    "cartagena": "4-players-ended-by-c8-2",
    "freibeuter": "4-players-ended-by-f11-1",
    "meuterer": "4-players-with-pirates",
    "traitres": "4-players-ended-by-t7-2",
}
LONGEST = "cartagena"  # whose review takes longest
ROUNDS = 7  # of each kind
QUESTIONS = 150  # of a round
PAUSE = 0.02  # seconds between two, in which a review works on
AT_MOST = 1.10  # times as long as without a review
SOON = 20.0  # seconds


def book(name: str) -> Book:
    """The record of a game of four."""
    path = RECORDS / name / "v1" / f"{FOUR[name]}.json"
    return Book(name, Stored(path.name, path.read_bytes()))


def question(number: int) -> Question:
    """What a Bosun is asked in the middle of a game of Meuterer."""
    game, luck = GAMES["meuterer"], FastLuck(7)
    referee = Referee(game, ["Anna", "Ben", "Carl", "Dora"], luck)
    for _ in range(60):
        seat = referee.actors()[0]
        legal = referee.legal(seat)
        referee.act(seat, legal[luck.below(len(legal))])
    seat = referee.actors()[0]
    words = tuple(game.alphabet.words(action) for action in referee.legal(seat))
    view = msgspec.Raw(msgspec.json.encode(referee.view(seat)))
    return Question(number, game.name, game.version, 4, {}, "bosun", 1, view, legal=words)


async def asked(crew: Crew, asked_of: Question) -> list[float]:
    """Milliseconds that each answer of a round took."""
    times = []
    for _ in range(QUESTIONS):
        await asyncio.sleep(PAUSE)
        began = time.perf_counter()
        await crew.ask(asked_of)
        times.append(1000 * (time.perf_counter() - began))
    return times


def used(process: int) -> float:
    """Seconds of processor time that a process took so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def nothing() -> None:
    """What stops and goes on where there is no review."""


async def begun(house: House, name: str) -> Reviewing:
    """A review that works."""
    review = house.reviews.begin(book(name), Asker("127.0.0.1", name))
    while not review.found and review.unfinished:
        await review.changed.wait()
    return review


async def beside(house: House) -> bool:
    """Whether a Bosun answers about as soon while a review works."""
    one = question(1)
    for _ in range(50):
        await house.crew.ask(one)
    review = await begun(house, LONGEST)
    process = house.reviews.process
    assert process is not None
    signals = house.crew.when_asked, house.crew.when_quiet
    ratios, tails = [], []
    worked = 0.0
    for number in range(ROUNDS):
        times: dict[bool, list[float]] = {}
        house.reviews.begin(book(LONGEST), Asker("127.0.0.1", LONGEST))  # what nobody asks for is given up
        for with_review in (True, False) if number % 2 else (False, True):
            house.crew.when_asked, house.crew.when_quiet = signals if with_review else (nothing, nothing)
            os.kill(process.pid, signal.SIGCONT if with_review else signal.SIGSTOP)
            before = used(process.pid)
            times[with_review] = await asked(house.crew, one)
            worked += used(process.pid) - before
        house.crew.when_asked, house.crew.when_quiet = signals
        os.kill(process.pid, signal.SIGCONT)
        if not review.unfinished:
            raise SystemExit("The review was done before the rounds were: there is nothing to compare.")
        ratios.append(statistics.median(times[True]) / statistics.median(times[False]))
        tails.append(statistics.quantiles(times[True], n=20)[-1] / statistics.quantiles(times[False], n=20)[-1])
        with_one, without = (statistics.median(times[kind]) for kind in (True, False))
        print(
            f"  round {number + 1}: {with_one:.2f} ms with a review, {without:.2f} ms without: {ratios[-1]:.3f}",
            flush=True,
        )
    ratio = statistics.median(ratios)
    good = ratio <= AT_MOST
    print(f"A Bosun's answer with a review / without, median of {ROUNDS} rounds: {ratio:.3f} (at most {AT_MOST})")
    print(f"The same for the slowest twentieth: {statistics.median(tails):.3f}")
    print(f"Meanwhile the review worked for {worked:.1f} s of processor time.")
    return good


async def soon(house: House) -> bool:
    """Whether the costliest decisions of each game are found soon."""
    good = True
    for name in FOUR:
        began = time.perf_counter()
        review = house.reviews.begin(book(name), Asker("127.0.0.1", f"again {name}"))
        first = ""
        while review.unfinished:
            await review.changed.wait()
            kinds = {type(part) for part in review.found}
            if not first and kinds & {Costly} and kinds - {Costly, Judged}:
                first = f"{time.perf_counter() - began:.1f}"
        whole = time.perf_counter() - began
        good = good and bool(first) and float(first) <= SOON
        judged = sum(isinstance(part, Judged) for part in review.found)
        print(f"{GAMES[name].title}: the costliest of {judged} decisions after {first} s, all after {whole:.1f} s")
    print(f"(at most {SOON:.0f} s until the costliest)")
    return good


async def measure() -> bool:
    """All figures of one house."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(GAMES, Log(Path(folder) / "tables.sqlite"), Crew())
        await house.crew.start()
        print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
        found = [await beside(house)]
        await house.reviews.close()
        house.reviews = type(house.reviews)(house)
        found.append(await soon(house))
        await house.close()
    return all(found)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(0 if asyncio.run(measure()) else 1)
