"""Many games: simulations, their summaries, and measurements of the engine. Handed a game; knows no list of games."""

from quarterdeck.lab.bench import Measurement, measure
from quarterdeck.lab.plan import Plan
from quarterdeck.lab.simulate import simulate
from quarterdeck.lab.summary import Summary, Tally

__all__ = ["Measurement", "Plan", "Summary", "Tally", "measure", "simulate"]
