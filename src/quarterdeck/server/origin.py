"""Same-origin check: whose page a request comes from. A browser sends our cookie along for other people's pages too."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from quarterdeck.server.reach import Reach, host_of


def is_ours(headers: Headers, reach: Reach, arrived_at: str) -> bool:
    """Whether a request names one host, one of ours, and comes from a page of that host, or from no page at all.

    A page elsewhere can give its own name our address (DNS rebinding), so a name must be known to be ours.
    """
    asked = headers.getlist("host")
    if len(asked) != 1 or not reach.accepts(host_of(asked[0]), arrived_at):
        return False
    schemes = ("https",) if reach.is_secure(asked[0], "") else ("http", "https")  # a plain page is anybody's on the way
    try:
        pages = [urlsplit(origin) for origin in headers.getlist("origin")]
    except ValueError:
        return False
    return all(page.netloc == asked[0] and page.scheme in schemes for page in pages)
