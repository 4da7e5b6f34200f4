"""What is said at a table beside the moves: the game's statements, and what people write to each other."""

from bisect import bisect_right
from collections import Counter
from operator import itemgetter

from quarterdeck.core.errors import BadWords, IllegalAction
from quarterdeck.core.referee import Referee
from quarterdeck.table.entries import Chatted, Stated
from quarterdeck.table.names import has_something_visible
from quarterdeck.table.refusals import Refusal

LONGEST_CHAT = 280  # letters of one message to the others
LONGEST_CHAT_BYTES = 840  # of the same in UTF-8, in which many letters take three, and pictures four or more
MOST_CHATS = 500  # messages that one seat may write at a table
MOST_SENT = 200  # of them all that are sent at once, the newest; statements are sent all
LONGEST_QUOTE = 60  # letters of what is no statement
JOINERS = "\u200c\u200d"  # they cannot be seen, but some scripts and pictures are made with them


class Talk:
    """All that was said, with the entries it stands in."""

    def __init__(self) -> None:
        self._said: list[tuple[int, Stated | Chatted]] = []
        self._written: Counter[int] = Counter()
        self._once: set[tuple[int, str]] = set()

    def since(self, entry: int) -> list[tuple[int, Stated | Chatted]]:
        """What was said after an entry, each with its own: all statements, and the newest of what was written."""
        said = self._said[bisect_right(self._said, entry, key=itemgetter(0)) :]
        written = [number for number, one in said if isinstance(one, Chatted)]
        oldest = written[-MOST_SENT] if len(written) > MOST_SENT else 0
        return [(number, one) for number, one in said if number >= oldest or isinstance(one, Stated)]

    def has(self, seat: int, once: str) -> bool:
        """Whether a seat has said this already, and only asks again."""
        return bool(once) and (seat, once) in self._once

    def read(self, seat: int, text: str) -> str:
        """What a seat writes as it is kept, or why it is not."""
        kept = read_message(text)
        if self._written[seat] >= MOST_CHATS:
            raise Refusal("chat-full")
        return kept

    def keep(self, number: int, entry: Stated | Chatted) -> None:
        """Remember what was said in an entry of the log."""
        if isinstance(entry, Stated) or entry.text:  # what faded is heard no more
            self._said.append((number, entry))
        if isinstance(entry, Chatted):
            self._written[entry.seat] += 1
        if entry.once:
            self._once.add((entry.seat, entry.once))


def make_statement(referee: Referee, seat: int, statement: str) -> str:
    """Have a seat say something before a referee; its words as they are written down, or why it is not said."""
    try:
        said = referee.say(seat, statement)
    except BadWords:
        raise Refusal("no-such-statement", {"text": statement[:LONGEST_QUOTE]}) from None
    except IllegalAction as error:
        raise Refusal(error.key, error.slots, error.clause) from None
    assert referee.game.statements is not None
    return referee.game.statements.words(said.code)


def read_message(text: str) -> str:
    """A message as others read it, or why they cannot."""
    kept = cleaned(text)
    if not has_something_visible(kept):
        raise Refusal("chat-empty")
    if len(kept) > LONGEST_CHAT or len(kept.encode()) > LONGEST_CHAT_BYTES:
        raise Refusal("chat-long", {"most": LONGEST_CHAT, "bytes": LONGEST_CHAT_BYTES})
    return kept


def cleaned(text: str) -> str:
    """A text without what cannot be seen (signs that steer, or turn the direction of reading), on one line."""
    seen = (letter for letter in text if letter.isprintable() or letter.isspace() or letter in JOINERS)
    return " ".join("".join(seen).split())
