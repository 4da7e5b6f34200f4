"""Experiments over many games, which it is handed: simulations, arenas, analyses, and benchmarks of the engine."""

from quarterdeck.lab.bench import Measurement, measure
from quarterdeck.lab.plan import Plan
from quarterdeck.lab.simulate import simulate
from quarterdeck.lab.summary import Summary, Tally

__all__ = ["Measurement", "Plan", "Summary", "Tally", "measure", "simulate"]
