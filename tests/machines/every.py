"""The one list of state machines, and how one is run."""

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.machines.being import Being
from tests.machines.housing import Housing
from tests.machines.passing import Passing
from tests.machines.refereeing import Refereeing
from tests.machines.sitting import Sitting

MACHINES: dict[str, type[Refereeing | Sitting | Passing | Housing | Being]] = {
    "refereeing": Refereeing,
    "sitting": Sitting,
    "passing": Passing,
    "housing": Housing,
    "being": Being,
}


def run_machine(machine: str, name: str, players: int, number: int, *, examples: int, steps: int) -> Counter[str]:
    """A machine at a table, with a seed of its own: how many steps it took, and how far its games came."""
    kind: Any = MACHINES[machine]
    reached: Counter[str] = Counter()

    class Counted(kind):  # type: ignore[misc]
        """The machine, with what it did counted."""

        def check_invariants(self, *arguments: Any, **named: Any) -> None:
            reached["steps"] += 1
            super().check_invariants(*arguments, **named)

        def teardown(self) -> None:
            reached["examples"] += 1
            reached[f"came to: {self.stage()}"] += 1
            if isinstance(self, Being):
                reached.update(self.reached)
            if isinstance(self, Passing):
                reached.update(f"wrote: {kind}" for kind in self.written())
            super().teardown()

    Counted.__name__ = Counted.__qualname__ = kind.__name__
    Counted.name, Counted.players = name, players
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(seed(number)(Counted), settings=chosen)
    return reached
