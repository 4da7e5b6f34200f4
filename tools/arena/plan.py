"""The experiment plan: the experiments of every game that has some, the quick ones first."""

from tests.by_game import modules
from tools.arena.pairings import Comparison, Pairing

PLANNED = modules("tools.arena.{game}").values()
PAIRINGS: list[Pairing] = sorted((one for game in PLANNED for one in game.PAIRINGS), key=lambda one: -one.games)
BELIEFS: list[Comparison] = [one for game in PLANNED for one in game.BELIEFS]
