"""Turns of replays: one slice at a time, by address and badge, and a rest after each."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from quarterdeck.server.askers import Asker
from quarterdeck.server.restorer import SLICE, Replaying, Restorer

MANY, ONE = Asker("10.0.0.1", "many"), Asker("10.0.0.2", "one")
SHORT, LONG = 8, 200  # steps


class Bench:
    """A restorer whose clock goes on by a millisecond with each look at it; its rests end when they are told to."""

    def __init__(self) -> None:
        self.time = 0.0
        self.rests: list[tuple[float, Callable[[], None]]] = []
        self.restorer = Restorer(self._clock, lambda seconds, go_on: self.rests.append((seconds, go_on)))
        self.taken: list[str] = []

    def _clock(self) -> float:
        self.time += 0.001
        return self.time

    def start(self, replaying: Replaying, name: str, steps: int) -> "asyncio.Task[str | None]":
        return asyncio.create_task(self.restorer.take(replaying, self._steps(name, steps)))

    def _steps(self, name: str, steps: int) -> Iterator[str]:
        for _ in range(steps):
            self.taken.append(name)
            yield name

    async def slice(self) -> str:
        """Whose slice comes next; nothing else goes on before its rest is over."""
        before = len(self.taken)
        for _ in range(10):
            await asyncio.sleep(0)
        ((seconds, go_on),) = self.rests
        taken = self.taken[before:]
        assert len(set(taken)) <= 1
        assert seconds >= 2 * 0.001 * len(taken), "others have twice the time that a slice took"
        self.rests.clear()
        go_on()
        return taken[0] if taken else ""


def run(scenario: Callable[[Bench], Coroutine[Any, Any, None]]) -> None:
    async def begin() -> None:
        await scenario(Bench())

    asyncio.run(begin())


def test_who_asks_for_one_table_does_not_wait_for_all_those_of_another_address() -> None:
    async def try_it(bench: Bench) -> None:
        many = [bench.start(Replaying(MANY), f"many {number}", LONG) for number in range(20)]
        assert await bench.slice() == "many 0"
        one = bench.start(Replaying(ONE), "one", SHORT)
        slices = []
        while not one.done():
            slices.append(await bench.slice())
            assert len(slices) < 3 * SHORT
        assert 0 < slices.count("many 0") <= slices.count("one") + 2
        assert set(slices) == {"many 0", "one"}, "of an address one is made after the other"
        for task in many:
            task.cancel()

    run(try_it)


def test_who_asks_for_what_waits_for_somebody_else_does_not_wait_with_them() -> None:
    async def try_it(bench: Bench) -> None:
        many = [bench.start(Replaying(MANY), f"many {number}", LONG) for number in range(20)]
        wanted = Replaying(MANY)
        last = bench.start(wanted, "wanted", SHORT)
        await bench.slice()
        bench.restorer.join(wanted, ONE)
        slices = [await bench.slice() for _ in range(6)]
        assert last.done()
        assert "wanted" in slices
        for task in many:
            task.cancel()

    run(try_it)


def test_who_waits_no_longer_holds_up_nobody() -> None:
    async def try_it(bench: Bench) -> None:
        tasks = [bench.start(Replaying(MANY), str(number), SHORT) for number in range(3)]
        await bench.slice()
        for task in tasks[:2]:
            task.cancel()
        while not tasks[2].done():
            assert await bench.slice() == "2"

    run(try_it)


def test_what_fails_is_told_to_who_waits_and_the_next_goes_on() -> None:
    def broken() -> Iterator[str]:
        yield "fine"
        raise ZeroDivisionError

    async def try_it(bench: Bench) -> None:
        failing = asyncio.create_task(bench.restorer.take(Replaying(MANY), broken()))
        after = bench.start(Replaying(MANY), "after", 2)
        while not after.done():
            await bench.slice()
        with pytest.raises(ZeroDivisionError):
            await failing
        assert await after == "after"

    run(try_it)


def test_a_slice_ends_when_its_time_is_over() -> None:
    async def try_it(bench: Bench) -> None:
        task = bench.start(Replaying(ONE), "one", LONG)
        await bench.slice()
        assert len(bench.taken) <= SLICE / 0.001 + 2
        task.cancel()

    run(try_it)
