"""Traîtres à bord set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.traitres.components import Components
from quarterdeck.games.traitres.imagining import imagine
from quarterdeck.games.traitres.options import TraitresOptions
from quarterdeck.games.traitres.rules import Traitres
from quarterdeck.games.traitres.sight import view
from quarterdeck.games.traitres.tables import Tables
from quarterdeck.games.traitres.view import TraitresView


@final
class TraitresSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: TraitresOptions, components: Components) -> None:
        super().__init__(players)
        self.tables = Tables(players, options, components)

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Traitres(self.tables)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Traitres)
        return view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, TraitresView)
        return imagine(self.tables, view, luck)
