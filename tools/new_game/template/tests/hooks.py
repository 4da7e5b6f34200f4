"""What the laws need to know about Smugglers' Cove."""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import cast

from msgspec import structs

from quarterdeck.core.game import Data
from quarterdeck.core.state import Setting, State
from quarterdeck.core.telling import Telling
from quarterdeck.core.view import View
from tests.laws.hooks import Hooks
from tools.new_game.template.game.box.components import Components
from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.knowledge.memory import Fact
from tools.new_game.template.game.knowledge.view import SmugglersView
from tools.new_game.template.game.rules.piles import listed
from tools.new_game.template.game.rules.state import Smugglers
from tools.new_game.template.tests.positions import tiny
from tools.new_game.template.tests.worlds import world_of, worlds

# A look, a draw and a catch show the acting seat what lies there; an accusation and the end open things to all
REVEALING = ("looked-own", "fished-own", "drew-own", "opened", "ashore", "hold-opened", "pile-opened", "hand-opened")


def conserve(data: Data, before: State | None, after: State, told: list[Telling]) -> None:
    """Hands, hold, pile, sunk cards and jetsam hold every card once."""
    state, pile = cast(Smugglers, after), cast(Smugglers, after).pile
    cards = Counter([*state.hold, *pile.top, *pile.under, *listed(pile.middle), *listed(state.sunk)])
    cards.update(card for hand in state.hand for card in hand)
    cards.update(listed(state.jetsam))
    box = {KINDS.index(card.name): card.count for card in cast(Components, data).cards}
    assert cards == Counter(box), f"cards {cards}, not {box}"


# Worlds, listed in a box so small that it can be done


def tiny_for(players: int) -> Data:
    """Seven cards, of which two are not rum, and one spy."""
    data = cast(Components, tiny())
    cards = tuple(structs.replace(card, count=5 if card.name == "rum" else 1) for card in data.cards)
    return structs.replace(data, hand=2 if players == 2 else 1, spies=(1, 1, 1), cards=cards)


def arrangement(setting: Setting, state: State) -> Hashable:
    """Where every card and role lies."""
    return world_of(cast(Smugglers, state))


def list_worlds(data: Data, view: View) -> Iterator[Hashable]:
    """Every way to lay what a view does not show."""
    components, seen = cast(Components, data), cast(SmugglersView, view)
    cards = [card.name for card in components.cards for _ in range(card.count)]
    spies = components.spies[len(seen.players) - 2]
    roles = ["smuggler"] * (len(seen.players) + 1 - spies) + ["spy"] * spies
    return worlds(seen, cards, roles).elements()


def beside(state: State, viewer: int) -> Hashable:
    """Everything but what others remember: only they know which cards they saw."""
    copy = cast(Smugglers, state).copy()
    for seat, memory in enumerate(copy.memory):
        if seat != viewer:
            memory.facts = [Fact(fact.places, [], fact.most) for fact in memory.facts]
    return copy.key()


HOOKS = Hooks(
    conserve=conserve,
    tiny=tiny_for,
    arrangement=arrangement,
    worlds=list_worlds,
    revealing=frozenset(REVEALING),
    # A last card that is drawn and stowed at once is mixed with another, and the fact about both is one (X2.3)
    mixing=frozenset({"stowed"}),
    beside=beside,
    fewest_decisions=1,  # whoever is set ashore decides no more
)
