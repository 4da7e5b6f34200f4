"""Traîtres à bord (Jean-Xia Chou): fill the chest together, lie about it, and push the mutineers overboard."""

from pathlib import Path

from quarterdeck.core.game import Game
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.numbers import Numbers
from quarterdeck.games.traitres.box.options import TraitresOptions
from quarterdeck.games.traitres.box.pieces import ROLE_WORDS
from quarterdeck.games.traitres.knowledge.imagine import imagine
from quarterdeck.games.traitres.knowledge.see import laid_open, view
from quarterdeck.games.traitres.knowledge.view import TraitresView
from quarterdeck.games.traitres.player.thumb import TraitresThumb
from quarterdeck.games.traitres.rules.actions import ALPHABET, CHANCES
from quarterdeck.games.traitres.rules.legal import REFUSALS
from quarterdeck.games.traitres.rules.slots import role_word
from quarterdeck.games.traitres.rules.state import Traitres
from quarterdeck.games.traitres.rules.t6_talk import STATEMENTS
from quarterdeck.games.traitres.texts.events import EVENTS
from quarterdeck.games.traitres.texts.prompts import asked, hints
from quarterdeck.games.traitres.texts.reasons import account
from quarterdeck.games.traitres.texts.terminal import TERMINAL

TRAITRES = Game(
    name="traitres",
    title="Traîtres à bord",
    version=1,
    players=range(3, 9),
    alphabet=ALPHABET,
    chances=CHANCES,
    events=EVENTS,
    refusals=REFUSALS,
    options=TraitresOptions,
    components=Components,
    view=TraitresView,
    numbers=Numbers,
    state=Traitres,
    see=view,
    lay_open=laid_open,
    imagine=imagine,
    folder=Path(__file__).parent,
    terminal=TERMINAL,
    account=account,
    asked=asked,
    hints=hints,
    turn_clause="T2.2",
    statements=STATEMENTS,
    talk_clause="T6.2",
    teams=tuple(ROLE_WORDS),
    team=role_word,
    left_alone=("open",),
    thumb=TraitresThumb,
    chapters=(
        "mutineers-gone",
        "sides-even",
        "pile-empty",
    ),
    turns=(
        "laid",
        "laid-own",
        "used-spyglass",
        "used-pockets",
        "used-riddance",
        "used-catch",
        "used-plank",
        "opened-chest",
    ),
    counted=(
        "laid",
        "used-spyglass",
        "used-pockets",
        "used-riddance",
        "used-catch",
        "used-plank",
        "overboard",
        "chest-full",
        "chest-short",
        "mutineers-gone",
        "sides-even",
        "pile-empty",
    ),
    lengths={3: 21, 4: 25, 5: 31, 6: 44, 7: 50, 8: 52},
    best=6,
    weight=1,
)
