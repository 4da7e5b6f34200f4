"""Who sits where: people and bots, as `--seats` names them."""

from dataclasses import dataclass

from quarterdeck.bots import LADDER, Bot
from quarterdeck.cli.arguments import BadCommand
from quarterdeck.core.game import Game
from quarterdeck.core.words import Words

CREW = 8  # names the words have for bots
LONGEST_NAME = 20


@dataclass(frozen=True)
class Sitting:
    """A seat's player; a person where there is no bot."""

    name: str
    bot: type[Bot] | None = None


def read_seats(game: Game, seats: str | None, players: int | None, words: Words) -> list[Sitting]:
    """The players of a table, deckhands where nobody is named; everybody has a name of their own."""
    named = (seats or "you").split(",")
    count = players or (game.players[0] if seats is None else len(named))
    if count < len(named):
        raise BadCommand(f"--seats names {len(named)} players, but --players asks for {count}.")
    game.check_players(count)
    named += ["deckhand"] * (count - len(named))
    chosen = [_name(text) for text in named]
    taken = [name.casefold() for name in chosen if name]
    if len(set(taken)) < len(taken):
        raise BadCommand("Two players have the same name.")
    sitting: list[Sitting] = []
    for text, name in zip(named, chosen, strict=True):
        bot = _bot(text)
        free = name or _free_name(words, bot is not None, taken)
        taken.append(free.casefold())
        sitting.append(Sitting(free, bot))
    return sitting


def _bot(text: str) -> type[Bot] | None:
    kind = text.partition(":")[0].strip().casefold()
    if kind in ("you", "person"):
        return None
    if kind not in LADDER:
        raise BadCommand(f"Nobody called “{kind}” can sit down; a seat is you, person:Name, or {' or '.join(LADDER)}.")
    return LADDER[kind]


def _name(text: str) -> str:
    kind, sign, name = text.partition(":")
    name = name.strip()
    if (sign or kind.strip().casefold() == "person") and not name:
        raise BadCommand(f"“{text}” has no name: write {kind.strip() or 'person'}:Name.")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadCommand(f"A name has at most {LONGEST_NAME} printable letters.")
    return name


def _free_name(words: Words, is_bot: bool, taken: list[str]) -> str:
    names = [words.say(f"crew-{number}") for number in range(1, CREW + 1)] if is_bot else [words.say("name-you")]
    names += [f"{names[0]} {number}" for number in range(2, 10)]
    return next(name for name in names if name.casefold() not in taken)
