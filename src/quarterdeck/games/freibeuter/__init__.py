"""Freibeuter (Reiner Stockhausen, Hans im Glück 1998): board ships, encircle them, pay whoever helped."""

from pathlib import Path

from quarterdeck.core.game import Game
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.options import FreibeuterOptions
from quarterdeck.games.freibeuter.knowledge.imagine import imagine
from quarterdeck.games.freibeuter.knowledge.see import laid_open, view
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from quarterdeck.games.freibeuter.player.thumb import FreibeuterThumb
from quarterdeck.games.freibeuter.rules.actions import ALPHABET, CHANCES
from quarterdeck.games.freibeuter.rules.legal import REFUSALS
from quarterdeck.games.freibeuter.rules.state import Freibeuter
from quarterdeck.games.freibeuter.texts.events import EVENTS
from quarterdeck.games.freibeuter.texts.prompts import asked, hints
from quarterdeck.games.freibeuter.texts.reasons import account
from quarterdeck.games.freibeuter.texts.terminal import TERMINAL

FREIBEUTER = Game(
    name="freibeuter",
    title="Freibeuter",
    version=1,
    players=range(2, 5),
    alphabet=ALPHABET,
    chances=CHANCES,
    events=EVENTS,
    refusals=REFUSALS,
    options=FreibeuterOptions,
    components=Components,
    view=FreibeuterView,
    numbers=Numbers,
    state=Freibeuter,
    see=view,
    lay_open=laid_open,
    imagine=imagine,
    thumb=FreibeuterThumb,
    folder=Path(__file__).parent,
    terminal=TERMINAL,
    account=account,
    asked=asked,
    hints=hints,
    turn_clause="F2.1",
    chapters=(
        "ended-1",
        "ended-2",
        "ended-3",
    ),
    turns=(
        "boarded",
        "placed",
        "cashed",
        "dutchman-sent",
    ),
    counted=("captured", "escaped", "store-encircled", "doubler-encircled", "dutchman-sent", "borrowed"),
    lengths={2: 111, 3: 166, 4: 157},
    best=3,
    weight=2,
)
