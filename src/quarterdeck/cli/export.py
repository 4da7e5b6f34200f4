"""`quarterdeck export`: write tables' logs as text, to move them to another store."""

import argparse
import sys
from pathlib import Path

from quarterdeck.cli.arguments import BadCommand, add_json, named_path
from quarterdeck.cli.hosting import absolute, add_folder, request, unfinished
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.store.copying import settle_file
from quarterdeck.wire.control import Export, Exported


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.description = (
        "Write tables' logs as JSON Lines, to take them over elsewhere with `quarterdeck import`. Of games that are "
        "not over the file holds everything hidden: cards, keys, invitations. Keep it as you keep the store."
    )
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="as `quarterdeck tables` shows it (default: all)")
    parser.add_argument("file", type=named_path, metavar="FILE", help="where to")
    parser.add_argument("--force", action="store_true", help="replace the file if it is there")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Write, and only then give the file its name; exit code 1 where tables had to be left out."""
    file: Path = absolute(values.file)
    part = unfinished(values, file)
    try:
        written = request(values, Export(str(part), tuple(values.tables)), Exported, "Writing")
        if not part.exists():
            raise BadCommand(f"The server wrote {part} where this command cannot see it; choose another folder.")
        settle_file(part, file)
    finally:
        part.unlink(missing_ok=True)
    skipped = [{"table": one.table, "why": one.why} for one in written.skipped]
    if values.json:
        print_json({"file": str(file), "tables": written.tables, "entries": written.entries, "skipped": skipped})
    else:
        print(f"{values.file} has {written.tables:,} tables with {written.entries:,} entries.")
        for one in written.skipped:
            print(f"Left out: table/{one.table}, {one.why}.", file=sys.stderr)
    return 1 if skipped else 0
