"""The ladder of bots, from the weakest up."""

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.deckhand import Deckhand

LADDER: dict[str, type[Bot]] = {bot.name: bot for bot in (Deckhand,)}

__all__ = ["LADDER", "Bot", "Deckhand"]
