"""The command: `python -m tools.take_backs`."""

import argparse
import sys
from collections import Counter

from quarterdeck import compiled
from quarterdeck.games import GAMES
from quarterdeck.lab.plan import write_whole
from tools.rows import in_rows
from tools.take_backs.counting import GAMES as GAMES_PLAYED
from tools.take_backs.counting import Cost, Results, VerbCount, count
from tools.take_backs.page import PAGE, STORED, read, with_tables


def counted(games: int) -> Results:
    """Every game with every number of players."""
    verbs: list[VerbCount] = []
    costs: list[Cost] = []
    for name, game in GAMES.items():
        met: Counter[tuple[str, str]] = Counter()
        for players in game.players:
            costs.append(count(name, players, games, met))
            print(costs[-1], file=sys.stderr, flush=True)
        for verb in game.alphabet.verbs:
            answers = {answer: met[verb.name, answer] for answer in ("offered", "chance", "learned")}
            verbs.append(VerbCount(name, verb.name, **answers))
    return Results(games, verbs, costs)


def main() -> int:
    """Count and measure, keep it, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.take_backs", description="Writes docs/take-backs.md.")
    parser.add_argument("--games", type=int, default=GAMES_PLAYED, help="for each game and number of players")
    parser.add_argument("--page", action="store_true", help="only write the page again")
    arguments = parser.parse_args()
    if not arguments.page:
        if compiled.MODE != "compiled":
            print(f"Costs are measured of compiled rules, and these run {compiled.MODE}.", file=sys.stderr)
            return 2
        write_whole(STORED, in_rows(counted(arguments.games)))
    write_whole(PAGE, with_tables(PAGE.read_text(encoding="utf-8"), read()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
