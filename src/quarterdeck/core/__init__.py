"""The contract every game keeps. Knows no game."""

from quarterdeck import compiled

compiled.refuse_stale()

from quarterdeck.core.alphabet import Alphabet, Chance, Things, Verb  # noqa: E402 (never before stale code is refused)
from quarterdeck.core.errors import (  # noqa: E402
    BadData,
    BadRecord,
    BadSetting,
    BadWords,
    BrokenRule,
    GameRunning,
    IllegalAction,
    LuckRefused,
    QuarterdeckError,
)
from quarterdeck.core.game import Data, Game, Options  # noqa: E402
from quarterdeck.core.luck import FastLuck, Luck, ScriptedLuck, SecretLuck, Wish, seed_of  # noqa: E402
from quarterdeck.core.outcome import Outcome  # noqa: E402
from quarterdeck.core.playout import playout  # noqa: E402
from quarterdeck.core.record import Person, Record, read, read_file  # noqa: E402
from quarterdeck.core.referee import Referee  # noqa: E402
from quarterdeck.core.replay import Replay, replay  # noqa: E402
from quarterdeck.core.state import SPECTATOR, Listener, Setting, State  # noqa: E402
from quarterdeck.core.telling import Telling  # noqa: E402
from quarterdeck.core.view import View, ViewPart  # noqa: E402

__all__ = [
    "SPECTATOR",
    "Alphabet",
    "BadData",
    "BadRecord",
    "BadSetting",
    "BadWords",
    "BrokenRule",
    "Chance",
    "Data",
    "FastLuck",
    "Game",
    "GameRunning",
    "IllegalAction",
    "Listener",
    "Luck",
    "LuckRefused",
    "Options",
    "Outcome",
    "Person",
    "QuarterdeckError",
    "Record",
    "Referee",
    "Replay",
    "ScriptedLuck",
    "SecretLuck",
    "Setting",
    "State",
    "Telling",
    "Things",
    "Verb",
    "View",
    "ViewPart",
    "Wish",
    "playout",
    "read",
    "read_file",
    "replay",
    "seed_of",
]
