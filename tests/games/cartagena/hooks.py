"""What the laws need to know about Cartagena."""

from collections.abc import Hashable
from pathlib import Path
from typing import cast

from msgspec import structs

from quarterdeck.core.game import Data
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.components import Components
from quarterdeck.games.cartagena.knowledge.redeal import recall
from quarterdeck.games.cartagena.rules.state import Cartagena
from tests.games.cartagena.conserved import conserve
from tests.games.cartagena.worlds import arrangement, worlds
from tests.laws.hooks import Hooks, Style

# Cards that somebody had put under a pile, allegiances and sailors looked at, bouts and duels; and the end
REVEALING = (
    "drew-own",
    "drew-gold-own",
    "bought-own",
    "looked-diaz-own",
    "looked-tembo-own",
    "spied-own",
    "inspected-own",
    "duel-begins",
    "revealed",
    "monkey",
    "tie-broken",
    "side-opened",
    "hand-opened",
    "sailors-opened",
    "piles-opened",
)

# What was told and is forgotten on purpose by the same action: nothing is mixed here but the cards of a bout
MIXING = ()

STYLES = (
    Style("declares early", {"use bijoux": 3000, "use ojo": 2000, "finish": 20}),
    Style("declares and collects", {"use bijoux": 2000, "use crackpott": 2000, "use tembo": 1500, "lay monkey": 30}),
    Style("takes what lies there", {"knock": 2, "use bijoux": 900}),
    Style("opens everything", {"knock": 20000, "use bijoux": 9000, "use crackpott": 9000}),
    Style("places sailors", {"use cambivalute": 9000, "use bijoux": 3000, "inspect": 900}),
    Style("trades", {"use dean-nero": 5000, "use wessel-jan": 5000, "sell": 900, "buy": 900, "finish": 10}),
    Style("fights on", {"use bijoux": 3000, "use crackpott": 5000, "lay monkey": 3}),
    Style("leaves duels", {"use bijoux": 5000, "use crackpott": 2000, "use pang": 2000, "lay monkey": 2000}),
    Style("spies", {"use ojo": 9000, "spy": 9000, "use bijoux": 4000, "finish": 1}),
    Style("looks and puts under", {"use diaz": 9000, "use tembo": 9000, "use bijoux": 3000, "take gold": 300}),
    Style("one fights, the others leave", {"use bijoux": 5000, "lay monkey": 900}, of_seat_0={"lay monkey": 1}),
)


def noteworthy(referee: Referee) -> list[str]:
    """The rare things that happened in a game."""
    rare = ("excluded", "refilled", "unpaid", "shortage", "inspected", "tie-broken", "ended-empty", "all-lost", "storm")
    found = [telling.key for telling in referee.tellings(-1) if telling.key in rare]
    outcome = referee.outcome
    assert outcome is not None
    found.append(outcome.clause)
    if len(outcome.winners) > 1:
        found.append("shared win")
    return found


def tiny(players: int) -> Data:
    """Four combat cards beside those everybody begins with, three gold cards, two sailors."""
    data = CARTAGENA.data(Path(__file__).parent / "tiny.toml")
    assert isinstance(data, Components)
    combat = tuple(structs.replace(card, copies=players) if card.name.endswith("-1") else card for card in data.combat)
    return structs.replace(data, combat=combat)


def beside(state: State, viewer: int) -> Hashable:
    """Everything but what others remember of hands: only they know which cards they saw."""
    copy = cast(Cartagena, state).copy()
    for supply in (copy.combat, copy.gold):
        recall(supply, copy.players, viewer)
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
    ends=frozenset({"C6.4", "C8.1", "C8.2", "C8.3"}),
)
