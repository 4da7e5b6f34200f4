"""File descriptors: how many the system lets this process have, where it says so."""

import contextlib

with contextlib.suppress(ImportError):  # on Windows, which has no such limit
    import resource

HAVE_LIMIT = "resource" in globals()

WANTED = 2**16  # more than all bounds together; some systems take no higher number though they name none


def raise_descriptor_limit() -> None:
    """Raise the soft limit to the hard one, as far as it is of use."""
    if not HAVE_LIMIT:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def descriptor_limit() -> int:
    """How many this process may have."""
    if not HAVE_LIMIT:
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft
