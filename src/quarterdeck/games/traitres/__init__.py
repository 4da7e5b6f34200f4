"""Traîtres à bord (Jean-Xia Chou): fill the chest together, lie about it, and push the mutineers overboard."""

from pathlib import Path

from quarterdeck.core.game import Game
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.box.options import TraitresOptions
from quarterdeck.games.traitres.box.pieces import ROLE_WORDS
from quarterdeck.games.traitres.knowledge.view import TraitresView
from quarterdeck.games.traitres.player.thumb import TraitresThumb
from quarterdeck.games.traitres.rules.choices import REFUSALS
from quarterdeck.games.traitres.rules.notation import ALPHABET, CHANCES, STATEMENTS
from quarterdeck.games.traitres.rules.setting import TraitresSetting
from quarterdeck.games.traitres.texts.browser import BOARD
from quarterdeck.games.traitres.texts.events import EVENTS
from quarterdeck.games.traitres.texts.phrases import ASIDES, COUNTED, DRAWN_AT_END, HEADLINES, PHRASES, TERMINAL
from quarterdeck.games.traitres.texts.prompts import asked, hints
from quarterdeck.games.traitres.texts.tellings import role_word
from quarterdeck.games.traitres.texts.terminal import STYLES, draw

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
    set_up=TraitresSetting,
    folder=Path(__file__).parent,
    draw=draw,
    asked=asked,
    hints=hints,
    phrases={**PHRASES, **TERMINAL, **BOARD},
    terminal=tuple(TERMINAL),
    example="lay plus saying zero",
    styles=STYLES,
    turn_clause="T2.2",
    statements=STATEMENTS,
    talk_clause="T6.2",
    teams=tuple(ROLE_WORDS),
    team=role_word,
    left_alone=("open",),
    thumb=TraitresThumb,
    listed=("lay", "spyglass", "riddance", "catch", "pockets", "plank", "put", "return", "open"),
    unheld=("not-held", "not-seen"),
    headlines=HEADLINES,
    asides=ASIDES,
    drawn_at_end=DRAWN_AT_END,
    counted=COUNTED,
)
