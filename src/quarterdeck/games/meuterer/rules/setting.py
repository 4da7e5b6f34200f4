"""Meuterer set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.box.numbers import Numbers
from quarterdeck.games.meuterer.box.options import MeutererOptions
from quarterdeck.games.meuterer.knowledge.imagine import imagine
from quarterdeck.games.meuterer.knowledge.see import view
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from quarterdeck.games.meuterer.rules.rules import Meuterer


@final
class MeutererSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: MeutererOptions, components: Components) -> None:
        super().__init__(players)
        self.numbers = Numbers(players, options, components)
        self.components = components

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Meuterer(self.numbers)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Meuterer)
        return view(state, self.components, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, MeutererView)
        return imagine(self.numbers, view, luck)
