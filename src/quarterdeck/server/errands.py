"""What the processes that walk through finished games are asked, and what they answer."""

from typing import Literal

import msgspec

from quarterdeck.wire.messages import Refused
from quarterdeck.wire.replaying import Eyes

NOTHING = msgspec.Raw(b"null")


class Errand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of a record: the news of a moment, its end, whether it keeps the rules, its story, its head.

    Its text comes along where the process does not have it; it is given up after so many seconds of processor time.
    """

    number: int
    key: str
    task: Literal["news", "end", "check", "story", "cut"]
    text: str = ""
    eyes: Eyes = "spectator"
    step: int = 0
    since: int = -1
    language: str = ""
    replay: str = ""  # its id, for links on the page, or to be named in the head
    seconds: float = 0


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message to pass on; or why there is none; or that the text is missing."""

    number: int
    message: msgspec.Raw = NOTHING
    refused: Refused | None = None
    missing: bool = False
