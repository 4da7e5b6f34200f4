"""Quarterdeck: four pirate games at one table."""

from quarterdeck import compiled

__version__ = "0.1.0"

compiled.prefer_sources_unless_compiled()
