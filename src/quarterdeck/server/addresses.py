"""Network addresses: which of this machine's own others can connect to. Nothing is sent to find out."""

import ipaddress
import socket

from ifaddr import get_adapters

# How interfaces of containers, virtual machines and private tunnels are called, where no phone is
VIRTUAL = (
    *("br-", "cni", "docker", "lxc", "lxd", "podman", "tailscale", "tap", "tun", "utun", "vboxnet", "veth"),
    *("vethernet", "virbr", "vmnet", "wg", "zt"),
)
ELSEWHERE = ("192.0.2.1", 9)  # any address that is not of this machine; it is one for documentation


def plain_host(text: str) -> str:
    """A host in its canonical form: an address without brackets or IPv6 around IPv4, a name in small letters."""
    text = text.strip("[]") if text.startswith("[") and text.endswith("]") else text
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text.lower().removesuffix(".")
    return str(getattr(address, "ipv4_mapped", None) or address)


def is_loopback(host: str) -> bool:
    """Whether a host is this machine to itself, whichever machine that is."""
    try:
        return ipaddress.ip_address(plain_host(host)).is_loopback
    except ValueError:
        return plain_host(host) == "localhost" or plain_host(host).endswith(".localhost")


def is_every_address(host: str) -> bool:
    """Whether this stands for all addresses of the machine, and so for none that could be told to anybody."""
    try:
        return ipaddress.ip_address(plain_host(host)).is_unspecified
    except ValueError:
        return False


def own_names() -> tuple[str, ...]:
    """What this machine is called in its network; no name server is asked."""
    name = plain_host(socket.gethostname())
    return () if is_loopback(name) or not name else (name, f"{name.partition('.')[0]}.local")


def network_addresses() -> list[str]:
    """The IPv4 addresses of this machine in its networks: the likeliest to be in the Wi-Fi first, tunnels last.

    IPv6 is left out: its link-local addresses mean nothing without a zone, which no link can carry, and the others are
    seldom the same tomorrow.
    """
    try:
        adapters = list(get_adapters())
    except OSError:  # it may be forbidden to list them
        adapters = []
    found = {
        str(one.ip): adapter.nice_name.lower()
        for adapter in adapters
        for one in adapter.ips
        if one.is_IPv4 and _is_in_a_network(str(one.ip))
    }
    routed = _routed_address()
    if routed and _is_in_a_network(routed):
        found.setdefault(routed, "")
    return sorted(found, key=lambda one: (found[one].startswith(VIRTUAL), one != routed, is_public(one)))


def is_public(address: str) -> bool:
    """Whether the whole internet may be able to connect to an address."""
    return ipaddress.ip_address(address).is_global


def _is_in_a_network(address: str) -> bool:
    one = ipaddress.ip_address(address)
    return not (one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)


def _routed_address() -> str:
    """The address from which this machine would speak to the rest of the world; connecting UDP sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
            return str(line.getsockname()[0])
        except OSError:
            return ""
