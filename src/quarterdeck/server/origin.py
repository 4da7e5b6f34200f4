"""Same-origin check: whose page a request comes from. A browser sends our cookie along for other people's pages too."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from quarterdeck.server.reach import Reach, host_of


def is_ours(headers: Headers, reach: Reach, arrived_at: str) -> bool:
    """Whether a request names one host, one of ours, and comes from a page of that host, or from no page at all.

    A page elsewhere can give its own name our address (DNS rebinding), so a name must be known to be ours.
    """
    asked = headers.getlist("host")
    try:
        origins = [urlsplit(origin).netloc for origin in headers.getlist("origin")]
    except ValueError:
        return False
    return len(asked) == 1 and reach.accepts(host_of(asked[0]), arrived_at) and all(one == asked[0] for one in origins)
