"""What holds for all tests."""

import os
import shutil

import pytest

from quarterdeck import compiled


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where there is no C compiler, what is compiled cannot be tested; where there is one, it must be."""
    if compiled.MODE != "compiled" and not shutil.which(os.environ.get("CC", "cc").split()[0]):
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip(reason=compiled.WHY))
