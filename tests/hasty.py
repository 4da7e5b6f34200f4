"""`python -m tests.hasty BEAT MODULE …`: a command line, with bots that answer sooner than any host may have it.

Tests that play whole games in a browser would wait for most of their time.
"""

import runpy
import sys

from quarterdeck.cli import serve

if __name__ == "__main__":
    vars(serve)["PACE"] = float(sys.argv[1])
    sys.argv = sys.argv[2:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
