"""Meuterer set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.meuterer.components import Components
from quarterdeck.games.meuterer.imagining import imagine
from quarterdeck.games.meuterer.options import MeutererOptions
from quarterdeck.games.meuterer.rules import Meuterer
from quarterdeck.games.meuterer.sight import view
from quarterdeck.games.meuterer.tables import Tables
from quarterdeck.games.meuterer.view import MeutererView


@final
class MeutererSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: MeutererOptions, components: Components) -> None:
        super().__init__(players)
        self.tables = Tables(players, options, components)
        self.components = components

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Meuterer(self.tables)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Meuterer)
        return view(state, self.components, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, MeutererView)
        return imagine(self.tables, view, luck)
