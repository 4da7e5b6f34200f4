"""What is held against what, and the figures to reach."""

from dataclasses import dataclass
from itertools import zip_longest

from quarterdeck.games import GAMES


@dataclass(frozen=True)
class Contestant:
    """A task of a program, with its name in tables."""

    program: str
    task: str
    title: str

    @property
    def key(self) -> str:
        """What its rounds are stored under."""
        return f"{self.program} {self.task}"


@dataclass(frozen=True)
class Contest:
    """Ours and peers' that are measured in the same rounds; `unit` is what a step is."""

    name: str
    title: str
    unit: str
    ours: tuple[Contestant, ...]
    peers: tuple[Contestant, ...]
    chance: bool = False  # whether peers take steps of chance from outside, so that there are two ways to count

    def order(self, first: int = 0) -> list[Contestant]:
        """Everybody once, ours and peers' in turn while there are both; beginning with that place."""
        pairs = zip_longest(self.ours, self.peers)
        found = [contestant for pair in pairs for contestant in pair if contestant is not None]
        return found[first % len(found) :] + found[: first % len(found)]


@dataclass(frozen=True)
class Figure:
    """A ratio of ours to a peer's that is to be reached, and one to aim at; the peer's steps of chance count or not.

    Where the least is 0 nothing is to be reached: the ratio is shown beside those that are.
    """

    contest: str
    ours: str
    peer: str
    least: float = 0
    aim: float = 0
    chance: bool = False


SHORT = {"cartagena": "Cartagena", "traitres": "Traîtres"}
SEATS = [(game, players) for game in GAMES.values() for players in (game.players[0], game.players[-1])]


def ours(task: str, says: str = "") -> tuple[Contestant, ...]:
    """A task of ours for every game with the fewest and with the most players."""
    return tuple(
        Contestant("ours", f"{task} {game.name} {players}", f"{SHORT.get(game.name, game.title)} {players}{says}")
        for game, players in SEATS
    )


def peers(program: str, task: str, **titles: str) -> tuple[Contestant, ...]:
    """A task of a peer for some of its games."""
    return tuple(Contestant(program, f"{task} {game.replace('__', '-')}", title) for game, title in titles.items())


OPENSPIEL = {
    "crazy_eights": "Crazy Eights",
    "hearts": "Hearts",
    "spades": "Spades",
    "euchre": "Euchre",
    "leduc_poker": "Leduc poker",
}
CHEAPEST = "openspiel even crazy_eights"
CONTESTS = (
    Contest(
        "loop",
        "The plain Python loop against OpenSpiel's",
        "decisions",
        ours("loop"),
        (
            *peers("openspiel", "even", crazy_eights="Crazy Eights, cheapest caller"),
            *peers("openspiel", "loop", **OPENSPIEL),
            *peers("openspiel", "documented", crazy_eights="Crazy Eights, numpy"),
        ),
        chance=True,
    ),
    Contest(
        "playouts",
        "Compiled playouts against OpenSpiel's C++ rollouts",
        "decisions",
        (*ours("dealt"), *ours("playouts", ", deal included")),
        peers("openspiel", "rollouts", **OPENSPIEL),
    ),
    Contest(
        "search",
        "Searches against OpenSpiel's C++ ISMCTS",
        "iterations",
        ours("search"),
        peers("openspiel", "search", hearts="Hearts"),
    ),
    Contest(
        "environments",
        "The plain Python loop against environments in Python",
        "decisions",
        (*ours("views", ", with views"), *ours("loop", ", nothing observed")),
        (
            *peers("rlcard", "loop", uno="RLCard Uno", gin__rummy="RLCard Gin Rummy", mahjong="RLCard Mahjong"),
            *peers(
                "pettingzoo", "loop", leduc="PettingZoo Leduc", texas="PettingZoo Hold'em", hanabi="PettingZoo Hanabi"
            ),
        ),
    ),
    Contest(
        "batches",
        "Compiled playouts against pgx",
        "decisions",
        ours("playouts"),
        peers("pgx", "batch", leduc_holdem="Leduc", sparrow_mahjong="Sparrow Mahjong", backgammon="Backgammon"),
    ),
    Contest(
        "boardgameio",
        "The plain Python loop against boardgame.io",
        "decisions",
        ours("loop"),
        peers("boardgameio", "loop", low__hand="our Low Hand"),
    ),
)


def figures() -> list[Figure]:
    """Everything that is to be reached on one core; before it the loop against the cheapest caller there is."""
    loops = [f"ours loop {game.name} {players}" for game, players in SEATS]
    found = [Figure("loop", ours, CHEAPEST, chance=True) for ours in loops]
    found += [Figure("loop", ours, "openspiel loop crazy_eights", 3, 6, chance=True) for ours in loops]
    for game, players in SEATS:
        least, aim = (1.5, 2) if game.name == "freibeuter" else (0.7, 1.2)
        found.append(Figure("playouts", f"ours dealt {game.name} {players}", "openspiel rollouts spades", least, aim))
    return [*found, Figure("search", "ours search freibeuter 2", "openspiel search hearts", 2, 3)]
