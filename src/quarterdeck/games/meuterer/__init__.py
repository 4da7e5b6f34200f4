"""Meuterer (Marcel-André Casasola Merkle, Adlung-Spiele 2000): sell goods, take a role, keep the captain or not."""

from pathlib import Path

from quarterdeck.core.game import Game
from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.box.numbers import Numbers
from quarterdeck.games.meuterer.box.options import PRESETS, MeutererOptions
from quarterdeck.games.meuterer.knowledge.imagine import imagine
from quarterdeck.games.meuterer.knowledge.see import laid_open, view
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from quarterdeck.games.meuterer.player.thumb import MeutererThumb
from quarterdeck.games.meuterer.rules.actions import ALPHABET, CHANCES
from quarterdeck.games.meuterer.rules.legal import REFUSALS
from quarterdeck.games.meuterer.rules.state import Meuterer
from quarterdeck.games.meuterer.texts.events import EVENTS
from quarterdeck.games.meuterer.texts.prompts import asked, hints
from quarterdeck.games.meuterer.texts.reasons import account
from quarterdeck.games.meuterer.texts.terminal import TERMINAL

MEUTERER = Game(
    name="meuterer",
    title="Meuterer",
    version=1,
    players=range(3, 5),
    alphabet=ALPHABET,
    chances=CHANCES,
    events=EVENTS,
    refusals=REFUSALS,
    options=MeutererOptions,
    presets=PRESETS,
    components=Components,
    view=MeutererView,
    numbers=Numbers,
    state=Meuterer,
    see=view,
    lay_open=laid_open,
    imagine=imagine,
    folder=Path(__file__).parent,
    terminal=TERMINAL,
    account=account,
    asked=asked,
    hints=hints,
    turn_clause="M3.1",
    thumb=MeutererThumb,
    chapters=(
        "round-begins",
        "ended",
    ),
    counted=(
        "no-mutiny",
        "mutiny-failed",
        "mutiny-succeeded",
        "supported",
        "cabin-boy-scored",
        "merchant-sold",
        "nothing-sold",
        "stayed",
        "renewed",
        "robbed",
    ),
    lengths={3: 160, 4: 185},
    best=4,
    weight=3,
)
