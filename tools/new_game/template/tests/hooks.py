"""What the laws need to know about Smugglers' Cove. Its worlds are listed and counted in `test_worlds`."""

from collections import Counter
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.state import State
from quarterdeck.core.telling import Telling
from tests.laws.hooks import Hooks
from tools.new_game.template.game.box.components import Components
from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.rules.piles import listed
from tools.new_game.template.game.rules.state import Smugglers

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


# A last card that is drawn and stowed at once is mixed with another, and the fact about both is one (X2.3)
HOOKS = Hooks(conserve=conserve, revealing=frozenset(REVEALING), mixing=frozenset({"stowed"}))
