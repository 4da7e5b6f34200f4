"""`quarterdeck backup`: copy the store, also while people play."""

import argparse
import os

from quarterdeck.cli.arguments import BadCommand, add_json, named_path
from quarterdeck.cli.hosting import absolute, add_folder, request, size, unfinished
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.store.copying import check_copy, settle_file
from quarterdeck.wire.control import Backup, Copied


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "file", type=named_path, metavar="FILE", help="where to; it holds all that is hidden at every table"
    )
    parser.add_argument("--force", action="store_true", help="replace the file if it is there")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Copy, check the copy, and only then give it its name."""
    file = absolute(values.file)
    part = unfinished(values, file)
    try:
        copied = request(values, Backup(str(part)), Copied, "Copying")
        if not part.exists():
            raise BadCommand(f"The server wrote {part} where this command cannot see it; choose another folder.")
        check_copy(part)
        if file.exists() and not values.force:
            raise BadCommand(f"{file} cannot be written: it is there already; --force replaces it.")
        settle_file(part, file)
    finally:
        part.unlink(missing_ok=True)
    if values.json:
        print_json({"file": str(file), "bytes": copied.bytes})
    else:
        print(f"{os.fspath(values.file)} has the whole store ({size(copied.bytes)}), checked.")
    return 0
