"""`quarterdeck import`: take tables over that `quarterdeck export` wrote."""

import argparse
import sys

from quarterdeck.cli import cleaned
from quarterdeck.cli.arguments import add_json, named_path
from quarterdeck.cli.hosting import absolute, add_folder, request
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.wire.control import Import, Imported


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="what `quarterdeck export` wrote")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Take over each table that is not here and can be played again; exit code 1 where some were not."""
    came = request(values, Import(str(absolute(values.file))), Imported, "Reading")
    skipped = [{"table": one.table, "why": one.why} for one in came.skipped]
    if values.json:
        print_json({"tables": list(came.tables), "skipped": skipped})
    else:
        print(f"{len(came.tables):,} tables of {values.file} are here now.")
        for one in came.skipped:
            print(cleaned(f"Left out: table/{one.table}, {one.why}."), file=sys.stderr)
    return 1 if skipped else 0
