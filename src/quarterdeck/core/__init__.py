"""The contract every game keeps. Knows no game."""

from quarterdeck import compiled

compiled.refuse_stale()
