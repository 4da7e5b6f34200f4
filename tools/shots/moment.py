"""What is looked for in the games of one person against deckhands."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Moment(NamedTuple):
    """What the person sees, in a game of how many players with which options."""

    seen: Callable[[Any], bool]
    players: int
    options: Mapping[str, str | bool] = MappingProxyType({})
    judges: bool = False  # whether the person does also what bots without judgement leave alone
