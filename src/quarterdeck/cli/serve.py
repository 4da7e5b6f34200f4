"""`quarterdeck serve`: play in a browser."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from quarterdeck import built, compiled
from quarterdeck.cli.arguments import named_path, number_from
from quarterdeck.cli.reaching import add_reach_arguments, announcement, can_show_codes, host_to_serve, reach_of
from quarterdeck.games import GAMES
from quarterdeck.server.crew import Crew
from quarterdeck.server.house import PACE, House
from quarterdeck.server.pace import QUICKEST, SLOWEST
from quarterdeck.server.quotas import MEGABYTE, Quotas
from quarterdeck.server.serving import make_server, new_loop, serve, take_address
from quarterdeck.store import Log, restoring

if TYPE_CHECKING:
    from quarterdeck.server.metrics import Metrics
    from quarterdeck.server.serving import Server

PORT = 8321
TRIES = 20  # ports after it, where it is taken


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_reach_arguments(parser)
    parser.add_argument(
        "--port",
        type=number_from(0, 65535),
        metavar="N",
        help=f"default: {PORT}, or the next free one; 0: any free one",
    )
    parser.add_argument(
        "--folder", type=named_path, metavar="DIR", help="where tables are kept (default: your data folder)"
    )
    parser.add_argument(
        "--pace",
        type=seconds,
        default=PACE,
        metavar="SECONDS",
        help=f"what a bot takes to answer, at tables that do not change it (default: {PACE}, at least {QUICKEST})",
    )
    parser.add_argument(
        "--most-stored",
        type=number_from(1),
        default=Quotas().all.bytes // MEGABYTE,
        metavar="MB",
        help="no new tables while more than this is stored (default: %(default)s)",
    )
    parser.add_argument(
        "--reserve",
        type=number_from(0),
        default=Quotas().reserve // MEGABYTE,
        metavar="MB",
        help="no new tables while the disk has less than this left (default: %(default)s)",
    )
    parser.add_argument(
        "--metrics",
        type=address_and_port,
        metavar="ADDRESS:PORT",
        help="serve figures for Prometheus there, such as 127.0.0.1:9101 (default: nowhere)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(values: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    port, tries = (PORT, TRIES) if values.port is None else (values.port, 1)
    listening = take_address(host_to_serve(values), port, tries=tries)
    folder = values.folder or data_folder()
    with listening:
        reach = reach_of(values, listening)
        log = Log(folder / "tables.sqlite")
        restoring.clear_up(log.path)
        address = f"{reach.own_url}/"
        client, why = built.find_mode()

        def ready() -> None:
            print(f"Quarterdeck is at {address} (Ctrl-C stops it; tables are kept in {folder})", flush=True)
            for line in announcement(reach, friends=values.friends, picture=can_show_codes()):
                print(line, flush=True)
            if compiled.MODE != "compiled":
                print(f"The rules run interpreted: {compiled.WHY}.", file=sys.stderr)
            if client != "built":
                print(f"The browser client is {client}: {why}.", file=sys.stderr)
            if not values.no_browser and has_screen():
                webbrowser.open(address)

        house = House(GAMES, log, Crew(), pace=values.pace, quotas=quotas_from(values))
        metrics = None if values.metrics is None else start_metrics(house)
        server = make_server(house, reach, ready)
        try:
            with (
                contextlib.suppress(KeyboardInterrupt),
                asyncio.Runner(loop_factory=new_loop) as runner,
            ):
                if metrics is None:
                    runner.run(serve(server, house, listening))
                else:
                    runner.run(serve_with_metrics(server, house, listening, metrics, values.metrics))
        finally:
            log.close()
    print("The server has stopped; all tables are kept.")
    return 0


def quotas_from(values: argparse.Namespace) -> Quotas:
    """What may be stored, as the host wants it."""
    usual = Quotas()
    in_all = usual.all._replace(bytes=values.most_stored * MEGABYTE)
    return usual._replace(all=in_all, reserve=values.reserve * MEGABYTE)


def start_metrics(house: House) -> "Metrics":
    """Have a house count; what does so is loaded only now."""
    from quarterdeck.server.metrics import Metrics

    metrics = Metrics()
    metrics.watch(house)
    house.meter = metrics
    return metrics


async def serve_with_metrics(
    server: "Server", house: House, listening: socket.socket, metrics: "Metrics", address: tuple[str, int]
) -> None:
    """Serve the house at one address and its figures at another."""
    from quarterdeck.server.metrics import serve_beside

    with take_address(*address) as figures:
        host, port = figures.getsockname()[:2]
        print(f"Figures are at http://{f'[{host}]' if ':' in host else host}:{port}/metrics", flush=True)
        await serve_beside(serve(server, house, listening), metrics, figures)


def address_and_port(text: str) -> tuple[str, int]:
    """An argument type: an address of this machine and a port."""
    host, sign, port = text.rpartition(":")
    if not sign or not host or not port.isdecimal() or int(port) > 65535:
        raise argparse.ArgumentTypeError(f"“{text}” is not an address and a port, such as 127.0.0.1:9101")
    return host.strip("[]"), int(port)


def seconds(text: str) -> float:
    """An argument type: a beat at which bots may answer."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of seconds") from None
    if not QUICKEST <= number <= SLOWEST:
        raise argparse.ArgumentTypeError(f"it must be from {QUICKEST} to {SLOWEST} seconds")
    return number


def data_folder() -> Path:
    """Where this user's tables are kept."""
    if "QUARTERDECK_FOLDER" in os.environ:
        return Path(os.environ["QUARTERDECK_FOLDER"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "quarterdeck"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quarterdeck"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "quarterdeck"


def has_screen() -> bool:
    """Whether a browser would open in a window; one that took this terminal over would help nobody."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
