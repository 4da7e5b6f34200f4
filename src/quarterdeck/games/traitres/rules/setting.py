"""Traîtres à bord set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.numbers import Numbers
from quarterdeck.games.traitres.box.options import TraitresOptions
from quarterdeck.games.traitres.knowledge.imagine import imagine
from quarterdeck.games.traitres.knowledge.see import view
from quarterdeck.games.traitres.knowledge.view import TraitresView
from quarterdeck.games.traitres.rules.rules import Traitres


@final
class TraitresSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: TraitresOptions, components: Components) -> None:
        super().__init__(players)
        self.numbers = Numbers(players, options, components)

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Traitres(self.numbers)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Traitres)
        return view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, TraitresView)
        return imagine(self.numbers, view, luck)
