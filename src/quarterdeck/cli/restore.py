"""`quarterdeck restore`: put a backup in the place of the store."""

import argparse

from quarterdeck.cli.arguments import add_json, named_path
from quarterdeck.cli.hosting import absolute, add_folder, request
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.wire.control import Restore, Restored


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="what `quarterdeck backup` wrote")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Check the backup, keep the store that is there under another name, and put the backup in its place."""
    restored = request(values, Restore(str(absolute(values.file))), Restored)
    if values.json:
        print_json({"tables": restored.tables, "aside": restored.aside or None})
        return 0
    print(f"The store is the one of {values.file}, with {_count(restored.tables, 'table')}.")
    if restored.aside:
        print(f"The one before is kept in {restored.aside}.")
    return 0


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
