"""Smugglers' Cove set up for a table."""

from typing import cast

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, Setting, State
from quarterdeck.core.view import View
from tests.madeup.components import Components
from tests.madeup.options import SmugglersOptions
from tests.madeup.position import Box
from tests.madeup.rules import Smugglers
from tests.madeup.sight import imagine, view
from tests.madeup.view import SmugglersView


class SmugglersSetting(Setting):
    """Players, options and components."""

    def __init__(self, players: int, options: SmugglersOptions, components: Components) -> None:
        super().__init__(players)
        self.box = Box(players, options, components)

    def new(self, luck: Luck, listener: Listener | None = None) -> State:
        state = Smugglers(self.box)
        state.deal(luck, listener)
        return state

    def view(self, state: State, seat: int) -> View:
        return view(cast(Smugglers, state), seat)

    def imagine(self, view: View, luck: Luck) -> State:
        return imagine(self.box, cast(SmugglersView, view), luck)
