"""Freibeuter set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.options import FreibeuterOptions
from quarterdeck.games.freibeuter.rules import Freibeuter
from quarterdeck.games.freibeuter.sight import imagine, view
from quarterdeck.games.freibeuter.tables import Tables
from quarterdeck.games.freibeuter.view import FreibeuterView


@final
class FreibeuterSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: FreibeuterOptions, components: Components) -> None:
        super().__init__(players)
        self.tables = Tables(players, options, components)

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Freibeuter(self.tables)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Freibeuter)
        return view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, FreibeuterView)
        return imagine(self.tables, view, luck)
