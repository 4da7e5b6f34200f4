"""What a seat may know: the only thing a bot, a browser, a spectator or a log line ever gets."""

import msgspec


class ViewPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a view."""


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one seat may know and remember. `seat` is None for a spectator; who must decide is public."""

    seat: int | None
    actors: tuple[int, ...]
