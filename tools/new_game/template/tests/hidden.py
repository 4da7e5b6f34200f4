"""What is hidden in Smugglers' Cove: pairs of tables that differ in one such thing."""

from tests.server.twin_tables import OTHER, Pair, Twins, TwinsByName, find_twins
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.rules.actions import DEAL, DRAW

PLAYERS = 3
LENGTH = 14  # actions, fewer than most games have
TRIED = ("stow rum", "top silk", "lay powder saying rum", f"accuse {OTHER}")


def a_card(point: int) -> Twins:
    """Another player has another card in each world and never plays it."""

    def make(seed: int) -> Twins | None:
        pair = Pair(SMUGGLERS, PLAYERS, seed, point=point, holder=OTHER)
        pair.play(LENGTH)
        return pair.twins(*TRIED) if pair.things and len(pair.actions) == LENGTH else None

    return find_twins(make, bots=False)


HIDDEN: TwinsByName = {"a card dealt": lambda: a_card(DEAL), "a card drawn": lambda: a_card(DRAW)}
HELD_BY_THE_PLAYER: TwinsByName = {}
LEAKED = ("a card dealt",)
BOTS = False  # all choose at once in the beginning, and bots would before everybody watches
