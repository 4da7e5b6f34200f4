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
    if "talkative" in sys.argv:
        print("welcome to the rival", flush=True)
    serve(
        {
            "count": lambda times: Counts(7 * times, 3 * times, times),
            "work": lambda times: Counts(len([0 for _ in range(1000 * times)]), 0, times),
            "fails": fails,
            "ends": ends,
        },
        [],
    )
