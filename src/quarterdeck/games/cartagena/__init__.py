"""Cartagena: Die Meuterei (Michael Rieneck, Winning Moves 2009): knock at doors, choose a side, win the mutiny rich."""

from pathlib import Path

from quarterdeck.core.game import Game
from quarterdeck.games.cartagena.box.components import Components
from quarterdeck.games.cartagena.box.numbers import Numbers
from quarterdeck.games.cartagena.box.options import CartagenaOptions
from quarterdeck.games.cartagena.knowledge.imagine import imagine
from quarterdeck.games.cartagena.knowledge.see import laid_open, view
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from quarterdeck.games.cartagena.player.thumb import CartagenaThumb
from quarterdeck.games.cartagena.rules.actions import ALPHABET, CHANCES
from quarterdeck.games.cartagena.rules.legal import REFUSALS
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.texts.events import EVENTS
from quarterdeck.games.cartagena.texts.prompts import asked, hints
from quarterdeck.games.cartagena.texts.reasons import account
from quarterdeck.games.cartagena.texts.terminal import TERMINAL

CARTAGENA = Game(
    name="cartagena",
    title="Cartagena: Die Meuterei",
    version=1,
    players=range(2, 5),
    alphabet=ALPHABET,
    chances=CHANCES,
    events=EVENTS,
    refusals=REFUSALS,
    options=CartagenaOptions,
    components=Components,
    view=CartagenaView,
    numbers=Numbers,
    state=Cartagena,
    see=view,
    lay_open=laid_open,
    imagine=imagine,
    folder=Path(__file__).parent,
    terminal=TERMINAL,
    account=account,
    asked=asked,
    hints=hints,
    turn_clause="C2.3",
    all_may_lose=True,
    chapters=(
        "round-begins",
        "mutiny-begins",
        "duel-begins",
        "mutiny-won",
        "ended-empty",
    ),
    turns=(
        "opened",
        "used",
    ),
    counted=(
        "round-begins",
        "haunted",
        "stayed",
        "storm",
        "landed",
        "shortage",
        "out-undeclared",
        "duel-begins",
        "excluded",
        "refilled",
        "mutiny-won",
        "all-lost",
    ),
    thumb=CartagenaThumb,
    lengths={2: 83, 3: 139, 4: 171},
    best=4,
    weight=2,
)
