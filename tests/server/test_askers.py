"""Who asks: which addresses count as one."""

import pytest
from starlette.requests import HTTPConnection

from quarterdeck.server.askers import address_of, counted


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("a name", "a name"),
    ],
)
def test_an_address_counts_by_what_one_household_has(host: str, address: str) -> None:
    assert counted(host) == address
    assert address_of(HTTPConnection({"type": "http", "client": (host, 4711)})) == address


def test_a_line_without_an_address_counts_with_all_others_of_its_kind() -> None:
    assert address_of(HTTPConnection({"type": "http", "client": None})) == ""
