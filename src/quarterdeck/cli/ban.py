"""`quarterdeck ban`: keep somebody out."""

import argparse

from quarterdeck.cli import cleaned
from quarterdeck.cli.arguments import BadCommand, add_json
from quarterdeck.cli.hosting import add_folder, request, when
from quarterdeck.cli.streams import say_error
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.wire.control import Banned, Bans, ListBans, PutBan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "whom",
        nargs="?",
        metavar="BADGE|ADDRESS",
        help="a badge as `quarterdeck tables` shows it, an address, or a network such as 192.0.2.0/24",
    )
    parser.add_argument("--reason", default="", metavar="TEXT", help="for yourself; nobody else reads it")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--lift", action="store_true", help="let them in again")
    what.add_argument("--list", action="store_true", help="list who is kept out, and which tables are closed")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Put somebody out and keep them out, also after a restart."""
    if values.list == bool(values.whom):
        raise BadCommand("Say whom: a badge or an address; or --list.")
    if len(values.reason) > 300:
        raise BadCommand("A reason has at most 300 letters.")
    return _list(values) if values.list else _ban(values)


def _ban(values: argparse.Namespace) -> int:
    banned = request(values, PutBan(values.whom, values.reason, values.lift), Banned)
    if values.json:
        print_json(
            {
                "kind": banned.kind,
                "value": banned.value,
                "banned": not values.lift,
                "put_out": banned.told,
                "warning": banned.warning,
            }
        )
        return 0
    name = f"badge/{banned.value}" if banned.kind == "badge" else banned.value
    print(
        f"{name} may come in again." if values.lift else f"{name} is kept out; {banned.told} connections were closed."
    )
    if banned.warning and not values.lift:
        say_error(banned.warning)
    return 0


def _list(values: argparse.Namespace) -> int:
    bans = request(values, ListBans(), Bans).bans
    if values.json:
        print_json([{"kind": ban.kind, "value": ban.value, "at": ban.at, "reason": ban.reason} for ban in bans])
        return 0
    for ban in bans:
        name = ban.value if ban.kind == "address" else f"{ban.kind}/{ban.value}"
        print(cleaned(f"{when(ban.at)}  {name}" + (f"  {ban.reason}" if ban.reason else "")))
    if not bans:
        print("Nobody is kept out, and no table is closed.")
    return 0
