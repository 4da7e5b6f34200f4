"""Every key of the house's own words, with the slots its sentence may use."""

from collections.abc import Mapping
from typing import Final

from quarterdeck.core.alphabet import Verb
from quarterdeck.core.game import Game

SHARED: Final[Mapping[str, tuple[str, ...]]] = {
    # Settings that cannot be, statements
    "players-count": ("number", "least", "most"),
    "option-unknown": ("option", "offered"),
    "option-value": ("option", "value", "offered"),
    "edition-unknown": ("number", "most"),
    "no-such-seat": ("number",),
    "no-statements": (),
    "already-spoke": (),
    "said": ("seat", "text"),
    # Tables that others share
    "game-unknown": ("text", "offered"),
    "seat-kind-unknown": ("text", "offered"),
    "nobody-plays": (),
    "invitation-unknown": (),
    "seat-taken": (),
    "already-seated": (),
    "name-bad": ("most",),
    "luck-bad": ("most",),
    "game-not-begun": (),
    "game-not-over": (),
    "only-watching": (),
    "decision-closed": (),
    "action-unknown": ("text",),
    "no-such-statement": ("text",),
    "statements-closed": (),
    "chat-empty": (),
    "chat-long": ("most",),
    "chat-full": (),
    "table-unknown": (),
    "table-broken": (),
    "table-failed": (),
    "store-failed": (),
    "watch-first": (),
    "watching-already": (),
    "message-bad": (),
    "too-large": (),
    "too-often": (),
    "no-badge": (),
    "foreign-page": (),
    "not-found": (),
    # The rulebook
    "label-book": (),
    "label-ruling": (),
    "label-recon": (),
    "label-derived": (),
    "label-option": (),
    "label-example": (),
    # Who sits at a table
    "name-you": (),
    "crew-1": (),
    "crew-2": (),
    "crew-3": (),
    "crew-4": (),
    "crew-5": (),
    "crew-6": (),
    "crew-7": (),
    "crew-8": (),
    # The log
    "log-empty": (),
}

# What only a terminal says, so that no page need read it
TERMINAL: Final[Mapping[str, tuple[str, ...]]] = {
    # The rulebook, and who sits at a table
    "labelled": ("label",),
    "clause-unknown": ("text",),
    "chapters": ("chapter", "clause"),
    "seat-person": ("seat",),
    "seat-deckhand": ("seat",),
    "seat-bosun": ("seat",),
    "seat-captain": ("seat",),
    "seat-bot": ("seat", "text"),
    "bot-failed": ("seat", "text"),
    # Playing at a terminal
    "welcome": ("title",),
    "how-to-move": ("typed", "short", "clause"),
    "luck-committed": ("commitment",),
    "luck-key": ("key",),
    "luck-keep": (),
    "luck-seeded": ("seed",),
    "press-enter": (),
    "pass-to": ("seat",),
    "pass-enter": ("seat",),
    "seen-enter": ("seat",),
    "whats-new": (),
    "log-more": ("number",),
    "prompt": ("seat",),
    "help": ("typed", "short", "clause", "chapter"),
    "help-verbs": ("verbs",),
    "help-say": ("offered",),
    "say-what": ("offered",),
    "other-components": (),
    "command-help": (),
    "command-log": (),
    "command-why": (),
    "command-rules": (),
    "command-say": (),
    "command-quit": (),
    "command-all": (),
    "input-unknown": ("text",),
    "input-number": ("number", "most"),
    "input-several": ("text", "offered"),
    "refused": ("reason", "clause"),
    "refused-several": ("text", "reason", "clause"),
    "why-what": ("clause",),
    "left": (),
    "no-record": (),
    "record-written": ("file",),
    "record-check": ("file",),
    "game-over-title": (),
    "end-won": ("seat",),
    # Without a terminal, and replays
    "demonstration": ("title",),
    "left-out": ("number",),
    "unfinished": (),
}

HOUSE: Final[Mapping[str, tuple[str, ...]]] = {**SHARED, **TERMINAL}

# What every game's words say of it: in a list of games, where it is chosen, and where the list of actions is filtered
OF_EVERY_GAME: Final = ("game-line", "game-lead", "game-credit", "filter-example")


def phrases_of(game: Game) -> dict[str, tuple[str, ...]]:
    """Every key a game's words must have beside the house's, with the slots its sentence may use."""
    told = {key: tuple(slots) for key, slots in game.events.items()}
    phrases = {**dict.fromkeys(OF_EVERY_GAME, ()), **told, **game.refusals, **game.phrases}
    phrases = {key: slots for key, slots in phrases.items() if key not in HOUSE}
    for verb in game.alphabet.verbs:
        phrases |= {f"verb-{verb.name}": (), f"action-{verb.name}": verb.slots, f"typed-{verb.name}": verb.slots}
    for verb in _statement_verbs(game):
        phrases |= {f"statement-{verb.name}": verb.slots, f"typed-statement-{verb.name}": verb.slots}
    for option, values in game.offered().items():
        phrases |= {f"option-{option}": ()} | {f"option-{option}-{str(value).lower()}": () for value in values}
    phrases |= {f"preset-{name}": () for name in game.presets}
    phrases |= {f"counted-{key}": () for key in game.counted}
    return phrases


def terminal_of(game: Game) -> set[str]:
    """Keys of a game's words that no page says: what a terminal draws and asks, and what a simulation counts."""
    typed = (f"typed-statement-{verb.name}" for verb in _statement_verbs(game))
    return {*game.terminal, *typed, *(f"counted-{key}" for key in game.counted)}


def _statement_verbs(game: Game) -> tuple[Verb, ...]:
    return () if game.statements is None else game.statements.verbs
