"""Freibeuter set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.options import FreibeuterOptions
from quarterdeck.games.freibeuter.knowledge.see import imagine, view
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from quarterdeck.games.freibeuter.rules.rules import Freibeuter


@final
class FreibeuterSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: FreibeuterOptions, components: Components) -> None:
        super().__init__(players)
        self.numbers = Numbers(players, options, components)

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Freibeuter(self.numbers)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Freibeuter)
        return view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, FreibeuterView)
        return imagine(self.numbers, view, luck)
