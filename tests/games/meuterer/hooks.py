"""What the laws need to know about Meuterer."""

from collections.abc import Hashable
from pathlib import Path
from typing import cast

from msgspec import structs

from quarterdeck.core.game import Data
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.rules.state import Meuterer
from tests.games.meuterer.conserved import conserve
from tests.games.meuterer.worlds import arrangement, worlds
from tests.laws.hooks import Hooks, Style

# Who leaves sees what remains, phase 3 reveals it, a draw shows what a Loader had laid under the pile
REVEALING = ("leaves-own", "revealed", "drew-own", "hand-opened", "pile-opened", "rejects-opened")

# Whatever joins or leads everywhere is forgotten (G1.3)
MIXING = ("renewed", "drew", "drew-own", "round-begins")

STYLES = (
    Style("loves conflict", {"show conflict": 2000, "fight": 1, "fight 1": 400, "fight 2": 900, "take mutineer": 900}),
    Style("leaves at once", {"leave": 3000}),
    Style("shows everything", {"leave": 2}),
    Style("loads", {"take loader": 5000, "leave": 40}),
    Style("loads and hoards", {"take loader": 5000, "leave": 900}),
    Style("mutinies", {"take mutineer": 5000, "take cabin-boy": 2000}),
    Style("trades", {"take merchant": 3000, "show conflict": 5, "leave": 10}),
    Style("one hoards, the others spend", {"leave": 5}, of_seat_0={"leave": 9000, "take loader": 2000}),
    Style("pirates", {"show pirates": 9000, "leave": 20}),
)


def noteworthy(referee: Referee) -> list[str]:
    """The rare things that happened in a game."""
    found: list[str] = []
    told = referee.tellings(-1)
    for telling in told:
        if telling.key in ("renewed", "robbed", "merchant-sold", "mutiny-succeeded", "mutiny-failed", "sale-chosen"):
            found.append(telling.key)
        if telling.key in ("sold", "merchant-sold"):
            found.append(f"{telling.slots['tied']} tied")
    outcome = referee.outcome
    assert outcome is not None
    found.extend("negative points" for score in outcome.scores if score < 0)
    if len(outcome.winners) > 1:
        found.append("shared win")
    return found


def tiny(players: int) -> Data:
    """Nine goods cards and hands of two; with four players hands of one."""
    data = MEUTERER.data(Path(__file__).parent / "tiny.toml")
    assert isinstance(data, Components)
    return data if players == 3 else structs.replace(data, hand=1)


def beside(state: State, viewer: int) -> Hashable:
    """Everything but what others remember: only they know which cards they drew since the pile was filled."""
    copy = cast(Meuterer, state).copy()
    for trace in range(copy.traces.number):
        for other in range(copy.players):
            if other != viewer:
                copy.traces.note(trace, other, 0)
    return copy.key()


HOOKS = Hooks(
    conserve=conserve,
    tiny=tiny,
    arrangement=arrangement,
    worlds=worlds,
    revealing=frozenset(REVEALING),
    mixing=frozenset(MIXING),
    beside=beside,
    styles=STYLES,
    noteworthy=noteworthy,
    ends=frozenset({"M0.3"}),
)
