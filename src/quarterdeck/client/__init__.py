"""The scripted client: plays at a table of a server as a browser does, for tests, loads and remote bots."""

from quarterdeck.client.guest import TurnedAway
from quarterdeck.client.player import Player

__all__ = ["Player", "TurnedAway"]
