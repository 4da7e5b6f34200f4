"""Every key of the words of Traîtres à bord beside tellings, refusals, actions and options; and which matter most."""

from collections.abc import Mapping
from typing import Final

from quarterdeck.games.traitres.box.pieces import KIND_WORDS, ROLE_WORDS
from quarterdeck.games.traitres.rules.codes import ENDS

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "decide-turn": ("pirate",),
    "decide-spyglass": ("number",),
    "decide-catch": ("number",),
    "hint-pile": ("number",),
    "hint-last-plank": ("seat",),
    "hint-last-planks": ("number",),
    **{f"name-{word}": () for word in (*KIND_WORDS, *ROLE_WORDS)},
    "role-own": ("role",),
    "hand-own": (),
    "hand-of": ("seat",),
    "overboard-now": (),
    "chest-now": ("number", "target"),
    "chest-worth": ("total", "target"),
    "place-hand": ("seat",),
    "place-chest": ("numbers",),
    "place-thrown": (),
    "place-pile": (),
    "place-discard": ("seat",),
    "pile-opened-now": (),
}

# And of what only a terminal says
TERMINAL: Final[Mapping[str, tuple[str, ...]]] = {
    "goal": (),
    "guide": (),
    "verbs": (),
    "piles-now": ("pile", "top", "discards"),
    "column-planks": (),
    "column-cards": (),
    "role-now": ("role",),
    "chest-row": (),
    "chest-empty": (),
    "thrown-row": (),
    "legend-lay": (),
    "legend-mixed": (),
    "legend-known": (),
    "known-somewhere": ("cards", "places"),
    "seen-own": ("cards", "marks"),
    "known-top": ("cards",),
    "known-away": ("cards",),
    "looked-at-own": (),
    "used-now": (),
    "to-decide": ("seat", "decision"),
    **{f"end-{clause.replace('.', '_')}": () for clause in ENDS if clause},
}

# Tellings whose number says what a game was like
COUNTED: Final = (
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
)

# Tellings that matter most, and least, where there is no room for all of them
HEADLINES: Final = (
    "role-dealt-own",
    "mate-own",
    "used-plank",
    "overboard",
    "opened-chest",
    "chest-full",
    "chest-short",
    "mutineers-gone",
    "sides-even",
    "pile-empty",
    "team-won",
)
ASIDES: Final = ("role-dealt", "mates-told", "no-mate-own", "dealt", "drew", "looked", "put-back", "returned")
DRAWN_AT_END: Final = ("role-opened", "hand-opened", "chest-left", "piles-opened", "won")
