"""What the laws need to know about Traîtres à bord."""

from collections.abc import Hashable
from pathlib import Path
from typing import cast

from msgspec import structs

from quarterdeck.core.game import Data
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.rules.packed import layer_of, looker_of, number_of_looks, set_seen, with_laid
from quarterdeck.games.traitres.rules.state import Traitres
from tests.games.traitres.conserved import conserve
from tests.games.traitres.worlds import arrangement, worlds
from tests.laws.hooks import Hooks, Style

# Chest cards looked at, cards somebody had put on the pile, roles; and the end
REVEALING = (
    "looked-own",
    "drew-own",
    "overboard",
    "chest-full",
    "chest-short",
    "mutineers-gone",
    "sides-even",
    "role-opened",
    "hand-opened",
    "chest-left",
    "piles-opened",
    "team-won",
    "won",
)

STYLES = (
    Style("never opens", {"open": 0, "lay": 101}),
    Style("looks into the chest", {"open": 0, "spyglass": 90000, "lay": 300, "riddance": 20, "plank": 20}),
    Style("catches", {"open": 0, "catch": 90000, "lay": 300, "plank": 20}),
    Style("empties pockets", {"open": 0, "pockets": 90000, "plank": 20}),
    Style("throws out", {"open": 0, "riddance": 90000, "spyglass": 9000, "plank": 20}),
    Style("pushes", {"open": 0, "plank": 90000}),
    Style("pushes one player", {"open": 0, "plank": 50, "plank 1": 90000}),
    Style("lays truly", {"open": 0, "lay plus saying plus": 900, "lay zero saying zero": 900, "plank": 10}),
    Style("plays to the end of the pile", {"open": 0, "plank": 1, "catch": 1}),
    Style("opens late", {"open": 5, "lay plus": 900, "plank": 20}),
)


def noteworthy(referee: Referee) -> list[str]:
    """The rare things that happened in a game."""
    rare = ("overboard", "chest-full", "chest-short", "mutineers-gone", "sides-even", "pile-empty")
    found = [telling.key for telling in referee.tellings(-1) if telling.key in rare]
    outcome = referee.outcome
    assert outcome is not None
    return [*found, outcome.clause]


# Which cards there are one of beside +1 cards: the more players, the fewer, or there would be too many worlds
BESIDE_PLUS = {
    3: ("minus", "spyglass", "pockets", "catch"),
    4: ("minus", "spyglass", "catch"),
    5: ("minus", "spyglass"),
    6: ("minus", "catch"),
    7: ("catch",),
    8: ("minus",),
}


def tiny(players: int) -> Data:
    """Every player holds one card, and as many +1 cards as players are there."""
    data = TRAITRES.data(Path(__file__).parent / "tiny.toml")
    assert isinstance(data, Components)
    copies = {"plus": players, **dict.fromkeys(BESIDE_PLUS[players], 1)}
    cards = tuple(structs.replace(card, copies=copies.get(card.name, 0)) for card in data.cards)
    return structs.replace(data, cards=cards)


def beside(state: State, viewer: int) -> Hashable:
    """Everything but what others remember: only they know which cards they laid and saw."""
    copy = cast(Traitres, state).copy()
    for number in range(copy.lays):
        if layer_of(copy.lay[number]) != viewer:
            copy.lay[number] = with_laid(copy.lay[number], 0)
    for look in range(number_of_looks(copy.looks)):
        if looker_of(copy.looks, look) != viewer:
            set_seen(copy.looks, look, 0)
    for one in range(copy.traces.number):
        if copy.traces.seat(one) != viewer:
            copy.traces.know(one, -1)
    return copy.key()


HOOKS = Hooks(
    conserve=conserve,
    tiny=tiny,
    arrangement=arrangement,
    worlds=worlds,
    revealing=frozenset(REVEALING),
    beside=beside,
    styles=STYLES,
    noteworthy=noteworthy,
    fewest_decisions=1,  # chance can end it early
    ends=frozenset({"T7.1", "T7.2", "T7.3", "T8.2"}),
)
