"""`quarterdeck close`: end a table for everybody."""

import argparse

from quarterdeck.cli.arguments import add_json
from quarterdeck.cli.hosting import add_folder, request
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.wire.control import Closed, CloseTable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("table", metavar="TABLE", help="as `quarterdeck tables` shows it, or its address")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--delete", action="store_true", help="delete its log too; there is no way back")
    what.add_argument("--reopen", action="store_true", help="let people play at it again")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Close a table, delete it, or open it again."""
    closed = request(values, CloseTable(values.table, values.delete, values.reopen), Closed)
    done = "deleted" if values.delete else "open again" if values.reopen else "closed"
    if values.json:
        print_json({"table": closed.table, "done": done, "told": closed.told})
        return 0
    print(f"table/{closed.table} is {done}" + (f"; {closed.told} connections were told." if closed.told else "."))
    return 0
