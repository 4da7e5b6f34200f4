"""Same-origin check: whose page a request comes from. A browser sends our cookie along for other people's pages too."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def is_ours(headers: Headers, hosts: tuple[str, ...]) -> bool:
    """Whether a request names a host of ours and comes from a page of that host, or from no page at all.

    The host is held against a list, since a page elsewhere can give its own name our address (DNS rebinding); without
    a list every host is taken.
    """
    asked = headers.get("host", "")
    try:
        host = urlsplit(f"//{asked}").hostname or ""
        origins = [urlsplit(origin).netloc for origin in headers.getlist("origin")]
    except ValueError:
        return False
    if hosts and host not in hosts:
        return False
    return all(origin == asked for origin in origins)
