"""What a soak covered, for people and for machines."""

from typing import Any

import msgspec

from quarterdeck import compiled
from tools.soak.covered import Covered, Failure
from tools.soak.parts import PARTS
from tools.soak.running import Soak

MOST_SHOWN = 60  # things of a group


def as_json(soak: Soak) -> dict[str, Any]:
    """All of it, table by table."""
    return {
        "mode": compiled.MODE,
        "seconds": round(soak.seconds, 1),
        "pieces": {"planned": len(soak.tasks), "done": soak.done, "of them before": soak.before},
        "stopped": soak.stopped,
        "tables": {
            table: {"figures": covered.figures, "things": covered.things, "seconds": round(covered.seconds, 1)}
            for table, covered in soak.tables.items()
        },
        "failures": [{**msgspec.to_builtins(failure), "command": failure.command} for failure in failures_of(soak)],
    }


def failures_of(soak: Soak) -> list[Failure]:
    """All failures of a soak."""
    return [failure for covered in soak.tables.values() for failure in covered.failures]


def report(soak: Soak) -> None:
    """For each part its games, for each game its tables in a line and what was met at them."""
    for part in PARTS:
        tables = {table: covered for table, covered in soak.tables.items() if table.startswith(f"{part}/")}
        if not tables:
            continue
        print(f"\n== {part}: {PARTS[part].about}")
        for name in dict.fromkeys(table.split("/")[1] for table in tables):
            total = Covered(name)
            for table, covered in tables.items():
                if table.split("/")[1] == name:
                    total.add(covered)
                    print(f"{name}, {table.split('/')[2]} players: {figures(covered)} in {covered.seconds:.0f} s")
            for group, met in total.things.items():
                print_group(group, met)
        whole = Covered(part)
        for covered in tables.values():
            whole.add(covered)
        print(f"{part} in all: {figures(whole)} in {whole.seconds:.0f} s")
    print(f"\n{soak.done} of {len(soak.tasks)} pieces, {soak.before} of them before, {compiled.MODE}.")
    for failure in failures_of(soak):
        print(f"\nFAILED {failure.part} {failure.case}: {failure.what}\n  again: {failure.command}")
    print(soak.stopped or "done")


def figures(covered: Covered) -> str:
    """What was counted, in words."""
    return ", ".join(f"{number:,} {figure}" for figure, number in covered.figures.items()) or "nothing"


def print_group(group: str, met: dict[str, int]) -> None:
    """The most frequent things of a group."""
    print(f"  {group} ({len(met)}):")
    for thing, times in sorted(met.items(), key=lambda item: (-item[1], item[0]))[:MOST_SHOWN]:
        print(f"    {times:9,}  {thing}")
    if len(met) > MOST_SHOWN:
        print(f"    … and {len(met) - MOST_SHOWN} more")
