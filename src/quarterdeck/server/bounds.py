"""Bounds: how much of each thing one badge, address or table may have, or all together, and how more is refused."""

from typing import NamedTuple

from quarterdeck.table.bounds import MOST, MOST_ENTRIES
from quarterdeck.table.earlier import LARGEST
from quarterdeck.table.talk import LONGEST_CHAT, LONGEST_CHAT_BYTES, MOST_CHATS
from quarterdeck.wire.replaying import LARGEST_FILE, MOST_LINES


class Bound(NamedTuple):
    """At most so many at once of something; where it is a rate, so many more each second, or so many in each minute.

    Where nothing is refused, the rest is left out.
    """

    what: str
    of: str  # badge, address, socket, table, seat, message, or all
    most: int
    refusal: str
    per_second: float = 0.0
    a_minute: bool = False


# Sockets and connections

SOCKETS_OF_BADGE = Bound("sockets", "badge", 20, "full-badge")
SOCKETS_OF_ADDRESS = Bound("sockets", "address", 100, "full-address")
SOCKETS = Bound("sockets", "all", 5000, "full-house")  # or as many as descriptors allow, less `RESERVED`
SOCKETS_OPENED = Bound("sockets opened", "address", 200, "too-often", 10.0)
CONNECTIONS_OF_ADDRESS = Bound("connections", "address", 150, "full-address")
CONNECTIONS = Bound("connections", "all", 6000, "full-house")  # or as many as descriptors allow, less a few
MESSAGES = Bound("messages over sockets", "socket", 100, "too-often", 50.0)
MESSAGES_OF_BADGE = Bound("messages and polls over HTTP", "badge", 100, "too-often", 50.0)
MESSAGES_OF_ADDRESS = Bound("messages over sockets and HTTP", "address", 500, "too-often", 150.0)
FRAMES = Bound("frames, whatever is in them", "socket", 500, "too-often", 100.0)
FRAMES_OF_ADDRESS = Bound("frames, whatever is in them", "address", 2000, "too-often", 400.0)
SPECTATORS = Bound("watchers without a seat", "table", 200, "full-table")
EVER_WATCHED_OF_ADDRESS = Bound("people who ever watched without a seat", "address and table", 50, "full-table")
EVER_WATCHED = Bound("people who ever watched without a seat", "table", 500, "full-table")

RESERVED = 256  # descriptors for requests, the store, the bots' processes
RESERVED_FOR_HOUSE = 64  # of them, those for the store and the bots' processes alone
FEWEST = 16  # sockets and connections, however few descriptors there are

# Requests

REQUESTS = Bound("requests, whatever they ask for", "address", 2500, "too-often", 100.0)  # a first visit makes 10 to 21
POSTS_OF_BADGE = Bound("tables opened, rematches and seats taken", "badge", 20, "too-often", 0.25)
POSTS_OF_ADDRESS = Bound("tables opened, rematches and seats taken", "address", 40, "too-often", 0.5)
VISITS = Bound("start pages asked for", "address", 200, "too-often", 10.0)
RESTORED_OF_ADDRESS = Bound("entries of tables that are made ready again", "address", 60_000, "too-often", 1000.0)
RECORDS_OF_BADGE = Bound("records asked for", "badge", 10, "too-often", 0.5)
RECORDS_OF_ADDRESS = Bound("records asked for", "address", 30, "too-often", 1.0)
RECORDS = Bound("records asked for", "all", 100, "too-often", 10.0)

# Finished games, looked at again

MOMENTS_OF_BADGE = Bound("replays' moments asked for", "badge", 100, "too-often", 30.0)
MOMENTS_OF_ADDRESS = Bound("replays' moments asked for", "address", 300, "too-often", 60.0)
MOMENTS = Bound("replays' moments asked for", "all", 1000, "too-often", 300.0)
STORIES_OF_ADDRESS = Bound("games asked for as pages to read", "address", 20, "too-often", 0.5)
STORIES = Bound("games asked for as pages to read", "all", 60, "too-often", 3.0)
WALKS_OF_BADGE = Bound("replays' moments that wait", "badge", 20, "replays-busy")
WALKS_OF_ADDRESS = Bound("replays' moments that wait", "address", 60, "replays-busy")
WALKS = Bound("replays' moments that wait", "all", 300, "replays-busy")
REVIEWS_OF_BADGE = Bound("reviews that are not done", "badge", 1, "review-running")
REVIEWS_OF_ADDRESS = Bound("reviews that are not done", "address", 2, "reviews-full")
REVIEWS = Bound("reviews that wait", "all", 4, "reviews-full")
FILES_SENT_OF_BADGE = Bound("records sent in", "badge", 5, "too-often", 0.1)
FILES_SENT_OF_ADDRESS = Bound("records sent in", "address", 10, "too-often", 0.2)
FILES_SENT = Bound("records sent in", "all", 30, "too-often", 0.5)
FILES_KEPT_OF_BADGE = Bound("records sent in and kept for an hour", "badge", 10, "files-full")
FILES_KEPT_OF_ADDRESS = Bound("records sent in and kept for an hour", "address", 30, "files-full")
FILES_KEPT = Bound("records sent in and kept for an hour", "all", 500, "server-full")
FILES_KEPT_MEGABYTES = Bound("megabytes of records sent in", "all", 64, "server-full")
FILE_BYTES = Bound("bytes of a record sent in", "message", LARGEST_FILE, "too-large")
FILE_LINES = Bound("lines of a record sent in", "message", MOST_LINES, "record-long")
HEAD_KILOBYTES = Bound("kilobytes that a game is played on from", "table", LARGEST // 1024, "head-large")
HEAD_TIME = Bound("milliseconds of a processor to play a file on", "table", 200, "head-slow")

# Rooms in which several look at one replay

ROOMS_OF_BADGE = Bound("rooms to look at replays", "badge", 5, "rooms-full")
ROOMS_OF_ADDRESS = Bound("rooms to look at replays", "address", 20, "rooms-full")
ROOMS = Bound("rooms to look at replays", "all", 500, "server-full")
GUESTS = Bound("people in a room", "room", 30, "room-full")
POLLS_OF_BADGE = Bound("polls of rooms that wait", "badge", 5, "full-badge")
POLLS_OF_ADDRESS = Bound("polls of rooms that wait", "address", 50, "full-address")
POLLS = Bound("polls of rooms that wait", "all", 1000, "full-house")
ROOM_ASKED_OF_BADGE = Bound("polls and moves in rooms", "badge", 100, "too-often", 20.0)
ROOM_ASKED_OF_ADDRESS = Bound("polls and moves in rooms", "address", 300, "too-often", 60.0)
ROOM_CHATS = Bound("messages written in rooms", "badge", 6, "too-often", 0.5)
ROOM_CHATS_KEPT = Bound("messages of a room; the oldest go", "room", 100, "")

# Finding a table

CODES_OF_ADDRESS = Bound("codes to say aloud", "address", 10, "codes-full")
CODES = Bound("codes to say aloud", "all", 500, "server-full")
WRONG_CODES_OF_ADDRESS = Bound("wrong codes", "address", 5, "codes-often", a_minute=True)
WRONG_CODES = Bound("wrong codes; then all codes rest for a minute", "all", 100, "codes-rest", a_minute=True)
KNOCKS_OF_BADGE = Bound("knocks at tables", "badge", 3, "knocks-many")
KNOCKS_OF_ADDRESS = Bound("knocks", "address and table", 10, "knocks-full")
KNOCKS_OF_TABLE = Bound("knocks", "table", 40, "knocks-full")
LISTED = Bound("tables in the public list", "all", 50, "")
LISTINGS_OF_BADGE = Bound("public lists asked for over HTTP", "badge", 20, "too-often", 1.0)
LISTINGS_OF_ADDRESS = Bound("public lists asked for over HTTP", "address", 100, "too-often", 5.0)

# Several people at one screen

CURTAINS_OF_BADGE = Bound("curtains lifted", "badge", 60, "too-often", 2.0)
CURTAINS_OF_ADDRESS = Bound("curtains lifted", "address", 300, "too-often", 10.0)
WRONG_HAND_CODES = Bound(
    "wrong codes of a hand; it closes, each time for longer", "seat and table", 5, "hand-codes-often"
)

# Being oneself in several browsers

WAYS_MADE_OF_BADGE = Bound("links to oneself, devices and feeds made", "badge", 20, "too-often", 20 / 3600)
WAYS_MADE_OF_ADDRESS = Bound("links to oneself, devices and feeds made", "address", 60, "too-often", 60 / 3600)
WRONG_WAYS_OF_ADDRESS = Bound("wrong links to oneself", "address", 20, "too-often", 20 / 60)
DEVICES = Bound("devices to be added", "badge", 5, "devices-full")
WAYS = Bound("links to oneself, devices and feeds", "all", 200_000, "server-full")
SIGN_OUTS_OF_BADGE = Bound("times of signing out everywhere", "badge", 5, "too-often", 5 / 3600)
SIGN_OUTS_OF_ADDRESS = Bound("times of signing out everywhere", "address", 10, "too-often", 10 / 3600)
SIGNED_OUT = Bound("people who signed out everywhere", "all", 100_000, "server-full")
LISTS_OF_BADGE = Bound("pages of one's tables asked for", "badge", 40, "too-often", 2.0)
LISTS_OF_ADDRESS = Bound("pages of one's tables asked for", "address", 120, "too-often", 5.0)
FEEDS_OF_BADGE = Bound("feeds asked for", "badge", 20, "too-often", 20 / 3600)
FEEDS_OF_ADDRESS = Bound("feeds asked for", "address", 60, "too-often", 60 / 60)

# Bots: questions of bots that search, which wait for a process; while so many wait, no more of them are seated

SEARCHES_OF_BADGE = Bound("waiting searches of bots", "badge", 12, "crew-busy")
SEARCHES_OF_ADDRESS = Bound("waiting searches of bots", "address", 24, "crew-busy")
SEARCHES = Bound("waiting searches of bots", "all", 200, "crew-busy")

# People

REPORTS_OF_BADGE = Bound("reports a day", "badge", 10, "reports-often")
REPORTS_OF_ADDRESS = Bound("reports", "address", 10, "reports-often", 10 / 3600)
REPORTS_OF_SPECTATORS = Bound("reports by people who do not sit there", "table", 10, "reports-full")
REPORT_BYTES = Bound("bytes of a report", "message", 1500, "report-long")
BLOCKS = Bound("people blocked", "badge", 200, "blocks-full")
FILES_OF_BADGE = Bound("files of what is kept of one", "badge", 4, "too-often", 4 / 3600)
FILES_OF_ADDRESS = Bound("files of what is kept of one", "address", 4, "too-often", 4 / 3600)

# Talk

CHAT_LETTERS = Bound("letters of a message", "message", LONGEST_CHAT, "chat-long")
CHAT_BYTES = Bound("bytes of a message", "message", LONGEST_CHAT_BYTES, "chat-long")
CHATS_AT_ONCE = Bound("messages written", "seat", 6, "too-often", 0.5)
CHATS = Bound("messages written", "seat and table", MOST_CHATS, "chat-full")

# What is written down at a table and does not bring the game on

TAKE_BACKS = Bound("take-backs", "seat and table", MOST["took-back"], "often-enough")
REWINDS = Bound("rewinds", "seat and table", MOST["rewound"], "often-enough")
REWOUND = Bound("entries of a table that is still rewound", "table", MOST_ENTRIES, "rewound-far")
HINTS = Bound("hints", "seat and table", MOST["hinted"], "often-enough")
PROPOSALS = Bound("proposals", "seat and table", MOST["proposed"], "often-enough")
PAUSES = Bound("pauses", "table", MOST["paused"], "often-enough")
ARRANGEMENTS = Bound("changes of a seat before the game", "seat and table", MOST["arranged"], "often-enough")
DOORS = Bound("changes of who may come", "table", MOST["doors"], "often-enough")
RENAMES = Bound("changes of a name", "seat and table", MOST["renamed"], "often-enough")
HAND_OVERS = Bound("times a seat is given away", "seat and table", MOST["handed-over"], "often-enough")

BOUNDS = tuple(value for value in tuple(globals().values()) if isinstance(value, Bound))
