"""What a house counts of itself while nobody asked for figures: nothing. `metrics` has the one that counts."""

from starlette.applications import Starlette
from starlette.types import ASGIApp


class Meter:
    """Is told of requests, messages and commits, by kind alone."""

    def message(self, kind: str, status: int, seconds: float) -> None:
        """A message over a socket was answered."""

    def commit(self, seconds: float, requests: int) -> None:
        """The store committed some requests together; called in its thread."""

    def around(self, app: Starlette) -> ASGIApp:
        """The application, with its requests counted."""
        return app
