"""What holds for all tests."""

import os
import shutil
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from quarterdeck import compiled

TESTS = Path(__file__).parent
OUTER = ("bots", "cli", "lab", "server", "store", "table")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what is tested around the rules.

    Where there is no C compiler, what is compiled cannot be tested; where there is one, it must be.
    """
    for item in items:
        if item.path.is_relative_to(TESTS) and item.path.relative_to(TESTS).parts[0] in OUTER:
            item.add_marker(pytest.mark.outer)
    if compiled.MODE != "compiled" and not shutil.which(os.environ.get("CC", "cc").split()[0]):
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip(reason=compiled.WHY))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage, which makes rules on the sources three times as slow, looks away where it would learn nothing."""
    counted = item.get_closest_marker("uncounted") is None or "coverage" not in sys.modules
    coverage = None if counted else sys.modules["coverage"].Coverage.current()
    if coverage is None:
        return (yield)
    coverage.stop()
    try:
        return (yield)
    finally:
        coverage.start()
