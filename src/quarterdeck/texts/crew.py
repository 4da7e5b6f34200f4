"""The mark of bots: what stands behind a bot's name wherever people read it. No person's name has brackets."""

from collections.abc import Sequence

from quarterdeck.core.record import Person
from quarterdeck.texts.words import Words


def marked(name: str, is_bot: bool, words: Words) -> str:
    """A player's name as people read it."""
    return words.say("bot-marked", {"text": name}) if is_bot else name


def marked_names(players: Sequence[Person], words: Words) -> list[str]:
    """The names of all players of a game as people read them."""
    return [marked(player.name, bool(player.bot), words) for player in players]


def bare(name: str) -> str:
    """A name without the mark, as somebody would type it."""
    return name.partition(" (")[0]
