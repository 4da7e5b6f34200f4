"""What tests of bounds share."""

from collections.abc import Callable

import pytest

from quarterdeck.server import bounds

Bounding = Callable[[str, int], None]


@pytest.fixture
def at_most(monkeypatch: pytest.MonkeyPatch) -> Bounding:
    """Set a bound to another number."""

    def set_bound(name: str, most: int) -> None:
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=most, per_second=0.0))

    return set_bound
