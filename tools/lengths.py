"""`make lengths`: how many decisions a game takes, for each number of players; clocks are suggested by it.

Writes `measurements/lengths.json`. A game's `lengths` are the medians in it, which a test holds equal.
"""

import sys
from pathlib import Path

import msgspec

from quarterdeck.games import GAMES
from quarterdeck.lab.plan import Plan
from quarterdeck.lab.simulate import simulate
from tools.rows import in_rows

MEASURED = Path(__file__).parent.parent / "measurements" / "lengths.json"
BOT, SEED, RUNS = "bosun", 1, 300


class Row(msgspec.Struct, frozen=True):
    """One game with one number of players: how many decisions all of them make together."""

    game: str
    players: int
    games: int
    mean: float
    median: float
    least: int
    most: int


class Measured(msgspec.Struct, frozen=True):
    """All of it, and how it was measured."""

    bot: str
    seed: int
    rows: tuple[Row, ...]


def measure(name: str, players: int, games: int = RUNS) -> Row:
    """Let Bosuns play."""
    game = GAMES[name]
    options, data = game.choose(), game.data()
    length = simulate(Plan(game, (BOT,) * players, SEED, options, data), games, workers=1).summary().length
    assert length is not None
    return Row(name, players, games, round(length.mean, 1), length.median, length.least, length.most)


def read() -> Measured:
    """What was measured last."""
    return msgspec.json.decode(MEASURED.read_bytes(), type=Measured)


def main() -> int:
    """Measure everything, and say what each game's `lengths` must be."""
    rows = []
    for game in GAMES.values():
        for players in game.players:
            rows.append(measure(game.name, players))
            print(rows[-1], flush=True)
    MEASURED.write_text(in_rows(Measured(BOT, SEED, tuple(rows))), encoding="utf-8")
    for name in GAMES:
        print(name, {row.players: round(row.median) for row in rows if row.game == name})
    return 0


if __name__ == "__main__":
    sys.exit(main())
