"""Smugglers' Cove: a game made up for the tests, small, and using all of the contract."""

from pathlib import Path

from quarterdeck.core.game import Game
from tests.madeup.components import Components
from tests.madeup.drawing import TERMINAL, asked
from tests.madeup.events import EVENTS
from tests.madeup.notation import ALPHABET, CHANCES, STATEMENTS
from tests.madeup.options import SmugglersOptions
from tests.madeup.refusals import REFUSALS
from tests.madeup.setting import SmugglersSetting
from tests.madeup.view import SmugglersView

SMUGGLERS = Game(
    name="smugglers",
    title="Smugglers’ Cove",
    version=2,
    players=range(2, 5),
    alphabet=ALPHABET,
    chances=CHANCES,
    events=EVENTS,
    refusals=REFUSALS,
    options=SmugglersOptions,
    components=Components,
    view=SmugglersView,
    set_up=SmugglersSetting,
    folder=Path(__file__).parent,
    terminal=TERMINAL,
    asked=asked,
    turn_clause="X3.1",
    statements=STATEMENTS,
    talk_clause="X5.1",
)
