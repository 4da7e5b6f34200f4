"""Messages about people, over HTTP: whom one reports or blocks, and being forgotten."""

from quarterdeck.wire.parts import Part

LONGEST_REPORT = 500  # letters
NEVER_BEGUN_DAYS = 7  # how long tables are kept whose game never began
CHAT_DAYS = 90  # what people wrote to each other
REPORT_DAYS = 90  # what people reported to the host
ORIGIN_DAYS = 7  # from where a table nobody touches was opened


class Report(Part, frozen=True):
    """Report who sits on a seat to the host, with a text if wanted."""

    seat: int
    text: str = ""


class Reported(Part, frozen=True):
    """The host can read it, until `until`, in milliseconds."""

    until: int


class Block(Part, frozen=True):
    """Block who sits on a seat."""

    seat: int


class Blocked(Part, frozen=True):
    """Somebody one blocks: what they were called `at` that time; their `seat`, where a table is asked about."""

    id: str
    name: str
    at: int
    seat: int | None = None


class Blocks(Part, frozen=True):
    """All one blocks, the latest first."""

    people: tuple[Blocked, ...]


class Erased(Part, frozen=True):
    """One is forgotten: how many tables were deleted, and at how many a name that says nothing stands for one."""

    deleted: int
    changed: int
