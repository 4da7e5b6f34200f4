"""Plays what is missing of the pairings, stores it, and writes the tables; Ctrl-C stops, the same command goes on.

python -m tools.arena                    all pairings that were not played so, or by other code
python -m tools.arena --only captain     those in whose name this stands
python -m tools.arena --tables           no games; only the tables
"""

import argparse
import os
import sys

from tools.arena.plan import BELIEFS, PAIRINGS
from tools.arena.stored import is_compared, is_current, play, play_both, read, read_compared
from tools.arena.tables import write


def main() -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description="Measure the ladder of bots.")
    parser.add_argument("--only", default="", metavar="TEXT", help="pairings in whose name this stands")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="processes")
    parser.add_argument("--tables", action="store_true", help="play nothing, write the tables")
    values = parser.parse_args()
    if not values.tables and not play_all(values.only, values.workers):
        write()
        print("Interrupted; the same command goes on from here.", file=sys.stderr)
        return 130
    write()
    return 0


def play_all(only: str, workers: int) -> bool:
    """Play what is missing of all that is wanted; says whether it came to the end."""
    for pairing in PAIRINGS:
        if only in pairing.slug:
            if is_current(pairing, read(pairing)):
                print(f"{pairing.slug}: as stored")
            elif play(pairing, workers) is None:
                return False
    for comparison in BELIEFS:
        if only in comparison.slug:
            if is_compared(comparison, read_compared(comparison)):
                print(f"{comparison.slug}: as stored")
            elif play_both(comparison, workers) is None:
                return False
    return True


if __name__ == "__main__":
    sys.exit(main())
