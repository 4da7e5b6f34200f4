"""Runs the command line: `python -m quarterdeck`."""

import sys

from quarterdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())
