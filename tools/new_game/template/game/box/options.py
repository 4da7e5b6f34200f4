"""The choices a table of Smugglers' Cove makes before it begins."""

from typing import Literal

from quarterdeck.core.game import Options


class SmugglersOptions(Options, frozen=True):
    """What becomes of who accuses an honest player (X4.3), and whether an accuser still draws (X4.4)."""

    wrong_accuser: Literal["ashore", "stays"] = "ashore"
    accuser_draws: bool = True
