"""Every key of Cartagena's words beside tellings, refusals, actions and options, with its slots; which matter most."""

from collections.abc import Mapping
from typing import Final

from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    GOLD_WORDS,
    MONKEY_WORD,
    PIRATES,
    SUPPLY_WORDS,
)
from quarterdeck.games.cartagena.rules.actions import ENDS

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "decide-turn": ("pirate", "left"),
    "decide-storm": ("number",),
    "decide-diaz": (),
    "decide-tembo": (),
    "decide-wessel-jan": ("number",),
    "decide-dean-nero": ("trade", "number"),
    "decide-pang": (),
    "decide-chang-ye": (),
    "decide-bijoux": ("declared",),
    "decide-ojo-declare": (),
    "decide-ojo": (),
    "decide-place": ("letter",),
    "decide-inspect": (),
    "decide-lay": ("letter", "bout"),
    "decide-monkey": (),
    "hint-undeclared": (),
    "hint-last-door": (),
    "hint-few-cards": ("number", "duels"),
    "hint-excluded-soon": (),
    **{f"name-{word}": () for word in (*PIRATES, *COMBAT_WORDS, MONKEY_WORD, *GOLD_WORDS, *SUPPLY_WORDS)},
    "round-now": ("number", "seat"),
    "sate-now": ("number",),
    "legend-storm": (),
    "legend-mutiny": (),
    "declared-now": (),
    "undeclared-now": (),
    "hand-own": (),
    "golds-own": (),
    "hand-of": ("seat",),
    "known-under": (),
    "out-cards": (),
    "pile-opened-now": (),
}

# And of what only a terminal says
TERMINAL: Final[Mapping[str, tuple[str, ...]]] = {
    "goal": (),
    "guide": (),
    "verbs": (),
    "track-now": ("square", "mutiny"),
    "storms-now": ("number",),
    "row-now": (),
    "lifeboat-now": ("pirate",),
    "supplies-now": ("combat", "gold", "coins"),
    "under-now": ("combat", "gold"),
    "legend-islands": (),
    "legend-used": (),
    "legend-recon": (),
    "column-cards": (),
    "column-golds": (),
    "column-coins": (),
    "side-now": ("side",),
    "out-now": (),
    "laid-now": (),
    "left-duel-now": (),
    "known-now": ("cards",),
    "known-or-under-now": ("cards",),
    "letters-now": (),
    "letter-won": ("side",),
    "duel-now": ("letter", "bout", "valverde", "diaz"),
    "played-now": ("cards",),
    "looked-own": (),
    "taken-own": (),
    "laid-card-own": (),
    "to-decide": ("seat", "decision"),
    "all-decide": ("decision",),
    **{f"end-{clause.replace('.', '_')}": () for clause in ENDS if clause},
}

# Tellings whose number says what a game was like
COUNTED: Final = (
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
)

# Tellings that matter most, and least, where there is no room for all of them
HEADLINES: Final = (
    "haunted",
    "robbed",
    "storm",
    "mutiny-begins",
    "duel-begins",
    "revealed",
    "monkey",
    "excluded",
    "duel-won",
    "mutiny-won",
)
ASIDES: Final = (
    "dealer-drawn",
    "dealt",
    "looked-diaz",
    "looked-tembo",
    "took-sailors",
    "left-it",
    "no-effect",
    "stayed",
    "laid",
    "laid-own",
)
DRAWN_AT_END: Final = ("side-opened", "hand-opened", "sailors-opened", "piles-opened", "scored", "won")
