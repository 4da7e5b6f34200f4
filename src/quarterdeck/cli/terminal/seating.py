"""Who sits where: people and bots, as `--seats` names them."""

from dataclasses import dataclass
from itertools import combinations

from quarterdeck.bots import LADDER
from quarterdeck.bots.naming import Maker, find_bot, settled
from quarterdeck.cli.arguments import BadCommand
from quarterdeck.core.game import Game
from quarterdeck.table.names import are_twins, read_name
from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.words import Words, words_of

CREW = 8  # names the words have for bots
FILLS_UP = "bosun"  # sensible, quick company


@dataclass(frozen=True)
class Sitting:
    """A seat's player: who makes its bot and what kind it is, or a person where there is none."""

    name: str
    bot: Maker | None = None
    kind: str = ""


def read_seats(game: Game, seats: str | None, players: int | None, words: Words) -> list[Sitting]:
    """The players of a table, bosuns where nobody is named; everybody has a name of their own."""
    named = (seats or "you").split(",")
    count = players or (game.players[0] if seats is None else len(named))
    if count < len(named):
        raise BadCommand(f"--seats names {len(named)} players, but --players asks for {count}.")
    game.check_players(count)
    named += [FILLS_UP] * (count - len(named))
    kinds = [_kind(text) for text in named]
    chosen = ["" if kind not in (*LADDER, "") else _name(text) for kind, text in zip(kinds, named, strict=True)]
    taken = [name for name in chosen if name]
    if any(are_twins(one, other) for one, other in combinations(taken, 2)):
        raise BadCommand("Two players have the same name, or names that look alike.")
    sitting: list[Sitting] = []
    for kind, name in zip(kinds, chosen, strict=True):
        free = name or _free_name(words, kind != "", taken)
        taken.append(free)
        sitting.append(Sitting(free, find_bot(kind) if kind else None, kind))
    return sitting


def _kind(text: str) -> str:
    """Which bot a seat is for, as a level of the ladder may have a name behind it; empty for a person."""
    first, sign, _ = text.partition(":")
    first = first.strip().casefold()
    if first in ("you", "person"):
        return ""
    if first in LADDER:
        return first
    if not sign:
        raise BadCommand(
            f"Nobody called “{first}” can sit down; a seat is you, person:Name, or {' or '.join(LADDER)}, "
            "or module:Name or process:COMMAND for a bot of your own."
        )
    find_bot(text)
    return settled(text)


def _name(text: str) -> str:
    kind, sign, name = text.partition(":")
    name = name.strip()
    if (sign or kind.strip().casefold() == "person") and not name:
        raise BadCommand(f"“{text}” has no name: write {kind.strip() or 'person'}:Name.")
    try:
        return read_name(name) if name else ""
    except Refusal as refusal:
        raise BadCommand(words_of("en").say(refusal.key, refusal.slots)) from None


def _free_name(words: Words, is_bot: bool, taken: list[str]) -> str:
    names = [words.say(f"crew-{number}") for number in range(1, CREW + 1)] if is_bot else [words.say("name-you")]
    names += [f"{names[0]} {number}" for number in range(2, 10)]
    return next(name for name in names if not any(are_twins(name, other) for other in taken))
