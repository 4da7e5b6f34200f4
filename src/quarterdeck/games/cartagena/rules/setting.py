"""Cartagena set up for a table."""

from typing import final

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from quarterdeck.games.cartagena.box.components import Components
from quarterdeck.games.cartagena.box.numbers import Numbers
from quarterdeck.games.cartagena.box.options import CartagenaOptions
from quarterdeck.games.cartagena.knowledge.imagine import imagine
from quarterdeck.games.cartagena.knowledge.see import view
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from quarterdeck.games.cartagena.rules.rules import Cartagena


@final
class CartagenaSetting(Setting):
    """Players, options and components, checked and turned into tables once."""

    def __init__(self, players: int, options: CartagenaOptions, components: Components) -> None:
        super().__init__(players)
        self.numbers = Numbers(players, options, components)
        self.track = next(track for track in components.tracks if track.name == options.track)

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Cartagena(self.numbers)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Cartagena)
        return view(state, self.track, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, CartagenaView)
        return imagine(self.numbers, view, luck)
