"""`quarterdeck tables`: what runs, and who is there."""

import argparse
from typing import get_args

import msgspec
from rich.table import Table

from quarterdeck.cli import cleaned
from quarterdeck.cli.arguments import add_json, number_from
from quarterdeck.cli.hosting import add_folder, request, size, when
from quarterdeck.cli.terminal.paint import make_console, print_json, print_table_bare
from quarterdeck.table.table import Stage
from quarterdeck.wire.control import MOST_LISTED, ListReports, ListTables, Reports, TableLine, Tables

MOST = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--stage", choices=get_args(Stage), help="only tables that wait, play, or have played")
    parser.add_argument(
        "--most", type=number_from(1, MOST_LISTED), default=MOST, metavar="N", help=f"how many (default: {MOST})"
    )
    parser.add_argument("--reports", action="store_true", help="list what people reported instead")
    add_folder(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """List tables, those touched last first: nothing of their games."""
    if values.reports:
        return _list_reports(values)
    listed = request(values, ListTables(values.most, values.stage), Tables)
    if values.json:
        print_json(msgspec.to_builtins({"sockets": listed.sockets, "tables": listed.tables}))
        return 0
    shown = Table(box=None, pad_edge=False)
    for column in ("table", "game", "stage", "touched", "entries", "size", "seats", "here now"):
        shown.add_column(column, no_wrap=column in ("table", "touched"))
    for one in listed.tables:
        shown.add_row(*(cleaned(text) for text in _row(one)))
    if listed.tables:
        print_table_bare(make_console(), shown)
    print(f"{len(listed.tables)} tables listed; {listed.sockets} sockets are open.")
    return 0


def _row(one: TableLine) -> tuple[str, ...]:
    seats = [
        f"{seat.name} (badge/{seat.badge})" if seat.badge else f"[{seat.bot}]" if seat.bot else "free"
        for seat in one.seats
    ]
    here = [f"badge/{who.badge} {who.address}{' watching' if who.seat is None else ''}" for who in one.present]
    stage = f"{one.stage}, closed" if one.closed else one.stage
    return (
        *(f"table/{one.table}", one.game, stage, when(one.touched), str(one.entries)),
        "" if one.bytes is None else size(one.bytes),
        ", ".join(seats),
        ", ".join(here),
    )


def _list_reports(values: argparse.Namespace) -> int:
    reports = request(values, ListReports(values.most), Reports).reports
    if values.json:
        print_json(msgspec.to_builtins(reports))
        return 0
    for one in reports:
        who = f"badge/{one.reporter} reports badge/{one.reported} at table/{one.table}, seat {one.seat}"
        print(cleaned(f"{when(one.at)}  {who}: {one.text}"))
    if not reports:
        print("Nobody has reported anything.")
    return 0
