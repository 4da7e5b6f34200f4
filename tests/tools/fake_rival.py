"""A rival for the tests: it speaks the protocol, counts what it is told to, and does as badly as it is asked."""

import sys

from benchmarks.peers.protocol import Counts, serve


def fails(times: int) -> Counts:
    raise ValueError("no cards left")


def ends(times: int) -> Counts:
    sys.exit(3)


if __name__ == "__main__":
    if "absent" in sys.argv:
        sys.exit("there is no such module")
    serve({"count": lambda times: Counts(7 * times, 3 * times, times), "fails": fails, "ends": ends}, [])
