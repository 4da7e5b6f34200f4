"""What tests of bounds share; and what holds in every test: nothing is refused that is not declared."""

from collections.abc import Callable, Iterator

import pytest
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.endpoints import Endpoint
from quarterdeck.table.refusals import Refusal

Bounding = Callable[[str, int], None]


@pytest.fixture
def at_most(monkeypatch: pytest.MonkeyPatch) -> Bounding:
    """Set a bound to another number."""

    def set_bound(name: str, most: int) -> None:
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=most, per_second=0.0))

    return set_bound


@pytest.fixture
def as_often_as_one_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is refused for coming too often: a fast machine would compare less than a slow one."""
    for of in ("POSTS", "FEEDS", "CURTAINS", "MESSAGES"):
        for name in (f"{of}_OF_BADGE", f"{of}_OF_ADDRESS"):
            monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=10_000))
    monkeypatch.setattr(bounds, "CHATS_AT_ONCE", bounds.CHATS_AT_ONCE._replace(most=10_000))


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever an endpoint refuses is among what its declaration says it may refuse."""
    undeclared: set[tuple[str, str]] = set()
    honest = Endpoint.refuse

    def refuse(endpoint: Endpoint[object, object], refusal: Refusal) -> Response:
        if refusal.key not in endpoint.refusals and not (endpoint.rules and refusal.clause):
            undeclared.add((endpoint.path, refusal.key))
        return honest(endpoint, refusal)

    monkeypatch.setattr(Endpoint, "refuse", refuse)
    yield
    assert not undeclared
