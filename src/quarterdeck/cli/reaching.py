"""How `serve` is reached: what the command takes for it, and what it prints for friends."""

import argparse
import io
import ipaddress
import socket
import sys
from collections.abc import Iterator

import segno

from quarterdeck.server.addresses import is_every_address, is_loopback, is_public
from quarterdeck.server.reach import BadReach, Reach, host_of, read_public_url

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

# White on black that no theme of a terminal changes, since a camera reads it: half blocks are drawn in the first
WHITE_ON_BLACK, AS_BEFORE = "\033[38;5;231;48;5;16m", "\033[0m"


def add_reach_arguments(parser: argparse.ArgumentParser) -> None:
    """The options that say who can reach the server."""
    parser.add_argument(
        "--friends", action="store_true", help="serve the local network, and show the address for friends' phones"
    )
    parser.add_argument(
        "--host", metavar="ADDRESS", help=f"the address to serve on (default: {HERE}, this machine alone)"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        type=host_name,
        metavar="HOST",
        help="one more name or address under which browsers may reach it",
    )
    parser.add_argument(
        "--public-url", default="", metavar="URL", help="the address others use, such as https://ship.example"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=network,
        metavar="ADDRESS",
        help="a reverse proxy (or its network) whose X-Forwarded-For and -Proto are believed; needs --public-url",
    )


def host_name(text: str) -> str:
    """An argument type: a host without scheme, port and path."""
    host = host_of(text if text.count(":") < 2 or text.startswith("[") else f"[{text}]")
    if not host or (":" in text and ":" not in host):
        raise argparse.ArgumentTypeError(f"“{text}” is not a host, such as ship.example")
    return host


def network(text: str) -> str:
    """An argument type: an address, or a network of them."""
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"“{text}” is neither an address such as 127.0.0.1 nor a network such as 10.0.0.0/24; "
            "sockets of files and zones of IPv6 cannot be told apart from their visitors"
        ) from None


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    if "%" in text:
        raise ValueError(text)
    return ipaddress.ip_address(text)


def host_to_serve(values: argparse.Namespace) -> str:
    """Where to listen; `BadReach` if what was asked for contradicts itself."""
    if values.friends and values.host is not None and is_loopback(values.host):
        raise BadReach(f"Friends cannot reach {values.host}, which is this machine alone: leave --host out.")
    if values.proxy and not values.public_url:
        raise BadReach("--proxy needs --public-url, the address under which browsers reach the proxy.")
    if values.host is not None:
        return str(values.host)
    return EVERYWHERE if values.friends else HERE


def reach_of(values: argparse.Namespace, listening: socket.socket) -> Reach:
    """How a server that listens here is reached; `BadReach` if friends were promised it and could not."""
    address, port = listening.getsockname()[:2]
    named = values.host is not None and not is_every_address(values.host)
    names = (*values.name, *((values.host,) if named else ()))
    public_url = read_public_url(values.public_url) if values.public_url else ""
    reach = Reach(address, port, names, public_url, tuple(values.proxy))
    if values.friends and not reach.urls():
        raise BadReach(
            "No address was found under which friends could reach this computer: it seems to be in no network. "
            "Join the Wi-Fi first, or name the address with --host."
        )
    return reach


def announcement(reach: Reach, *, friends: bool, picture: bool) -> Iterator[str]:
    """What others open, and what they should know of it; nothing where nobody else can."""
    urls = [f"{url}/" for url in reach.urls()]
    if urls and friends:
        yield f"{_who(reach)} open {urls[0]}" + (" or scan this with a phone:" if picture else "")
        if picture:
            yield from ("", *qr_code(urls[0]), "")
        if len(urls) > 1:
            yield f"Should it not answer there, try this computer's other addresses: {', '.join(urls[1:])}"
        if not reach.public_url:
            yield f"A firewall on this computer must let port {reach.port} in."
    elif urls:
        yield f"Others reach it at {', '.join(urls)}"
    if reach.plain:
        yield "It is plain HTTP: whoever shares the network can read along, and take a seat over by its cookie."
    if not reach.public_url and any(is_public(address) for address in reach.addresses()):
        yield "It can be reached from the internet: docs/operating.md says how to put a proxy with HTTPS before it."


def _who(reach: Reach) -> str:
    if reach.public_url or any(is_public(address) for address in reach.addresses()[:1]):
        return "Friends"
    return "Friends on the same Wi-Fi"


def qr_code(text: str) -> list[str]:
    """A QR code in half blocks, white and black whatever the colours of the terminal."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False, boost_error=False).terminal(drawn, border=4, compact=True)
    return [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in drawn.getvalue().splitlines()]


def can_show_codes() -> bool:
    """Whether this output is a terminal that has half blocks and colours."""
    try:
        "▀▄█".encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return sys.stdout.isatty()
