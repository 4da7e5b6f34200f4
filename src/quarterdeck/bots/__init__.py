"""The ladder of bots, from the weakest up."""

from quarterdeck.bots.bosun import Bosun
from quarterdeck.bots.bot import QUICK, USUAL, Bot, Budget
from quarterdeck.bots.captain import Captain
from quarterdeck.bots.deckhand import Deckhand
from quarterdeck.bots.helmsman import Helmsman

LADDER: dict[str, type[Bot]] = {bot.name: bot for bot in (Deckhand, Helmsman, Bosun, Captain)}

__all__ = ["LADDER", "QUICK", "USUAL", "Bosun", "Bot", "Budget", "Captain", "Deckhand", "Helmsman"]
