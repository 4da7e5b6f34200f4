"""The choices a table of Cartagena makes before it begins."""

from typing import Literal

from quarterdeck.core.game import Options


class CartagenaOptions(Options, frozen=True):
    """The track (C1.1), who is put into the lifeboat (C3.1), and when a supply that is used up counts (C4.2)."""

    track: Literal["volcano_first", "coin_first"] = "volcano_first"
    storm: Literal["random", "dealer_chooses"] = "random"
    shortage: Literal["end_of_round", "immediate"] = "end_of_round"
