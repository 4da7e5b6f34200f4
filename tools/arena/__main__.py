"""Plays what is missing of the pairings, stores it, and writes the tables; Ctrl-C stops, the same command goes on.

python -m tools.arena                    all pairings that were not played so, or by other code
python -m tools.arena --only captain     those in whose name this stands
python -m tools.arena --tables           no games; only the tables
"""

import argparse
import os
import sys

from tools.arena.pairings import PAIRINGS
from tools.arena.stored import is_current, play, read
from tools.arena.tables import write


def main() -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description="Measure the ladder of bots.")
    parser.add_argument("--only", default="", metavar="TEXT", help="pairings in whose name this stands")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="processes")
    parser.add_argument("--tables", action="store_true", help="play nothing, write the tables")
    values = parser.parse_args()
    for pairing in PAIRINGS:
        if values.tables or values.only not in pairing.slug:
            continue
        if is_current(pairing, read(pairing)):
            print(f"{pairing.slug}: as stored")
        elif play(pairing, values.workers) is None:
            write()
            print("Interrupted; the same command goes on from here.", file=sys.stderr)
            return 130
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
