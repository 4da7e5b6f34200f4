"""Smugglers' Cove (made up for this house): fill the hold of a ship, unless you would rather not."""

from pathlib import Path

from quarterdeck.core.game import Game
from tools.new_game.template.game.box.components import Components
from tools.new_game.template.game.box.numbers import Numbers
from tools.new_game.template.game.box.options import SmugglersOptions
from tools.new_game.template.game.knowledge.imagine import imagine
from tools.new_game.template.game.knowledge.see import laid_open, view
from tools.new_game.template.game.knowledge.view import SmugglersView
from tools.new_game.template.game.player.thumb import SmugglersThumb
from tools.new_game.template.game.rules.actions import ALPHABET, CHANCES, STATEMENTS
from tools.new_game.template.game.rules.legal import REFUSALS
from tools.new_game.template.game.rules.state import Smugglers
from tools.new_game.template.game.texts.events import EVENTS
from tools.new_game.template.game.texts.prompts import asked, hints
from tools.new_game.template.game.texts.reasons import account
from tools.new_game.template.game.texts.terminal import TERMINAL

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
    numbers=Numbers,
    state=Smugglers,
    see=view,
    lay_open=laid_open,
    imagine=imagine,
    folder=Path(__file__).parent,
    terminal=TERMINAL,
    account=account,
    asked=asked,
    hints=hints,
    turn_clause="X3.1",
    statements=STATEMENTS,
    talk_clause="X5.1",
    all_may_lose=True,
    chapters=("shuffled", "ended-1", "ended-2"),
    turns=("looked", "looked-own", "laid", "laid-own", "fished", "fished-own", "accused"),
    counted=("looked", "laid", "fished", "accused", "ashore"),
    thumb=SmugglersThumb,
)
