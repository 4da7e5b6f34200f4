"""What is said at a table beside the moves: the game's statements, and what people write to each other."""

from bisect import bisect_right
from collections import Counter

from quarterdeck.core.errors import BadWords, IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.referee import Referee
from quarterdeck.core.talk import phrase_of
from quarterdeck.table.entries import Chatted, Stated
from quarterdeck.table.messages import LONGEST_CHAT, Heard
from quarterdeck.table.refusals import Refusal

MOST_CHATS = 500  # messages that one seat may write at a table
MOST_SENT = 200  # of them all that are sent at once, the newest; statements are sent all
LONGEST_QUOTE = 60  # letters of what is no statement
JOINERS = "\u200c\u200d"  # they cannot be seen, but some scripts and pictures are made with them


class Talk:
    """All that was said, with the entries it stands in."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._heard: list[Heard] = []
        self._entries: list[int] = []
        self._written: Counter[int] = Counter()
        self._once: set[tuple[int, str]] = set()

    def since(self, entry: int) -> tuple[Heard, ...]:
        """What was said after an entry: all statements, and the newest of what was written."""
        heard = self._heard[bisect_right(self._entries, entry) :]
        old = sum(bool(one.text) for one in heard) - MOST_SENT
        if old <= 0:
            return tuple(heard)
        oldest = [one.entry for one in heard if one.text][old]
        return tuple(one for one in heard if one.entry >= oldest or not one.text)

    def has(self, seat: int, once: str) -> bool:
        """Whether a seat has said this already, and only asks again."""
        return bool(once) and (seat, once) in self._once

    def read(self, seat: int, text: str) -> str:
        """What a seat writes as it is kept, or why it is not."""
        kept = cleaned(text)
        if not kept.strip(JOINERS):
            raise Refusal("chat-empty")
        if len(kept) > LONGEST_CHAT:
            raise Refusal("chat-long", {"most": LONGEST_CHAT})
        if self._written[seat] >= MOST_CHATS:
            raise Refusal("chat-full")
        return kept

    def keep(self, number: int, entry: Stated | Chatted) -> None:
        """Remember what was said in an entry of the log."""
        if isinstance(entry, Chatted):
            self._written[entry.seat] += 1
            heard = Heard(number, entry.seat, entry.text)
        else:
            assert self._game.statements is not None
            phrase = phrase_of(self._game, self._game.statements.action(entry.statement))
            clause = self._game.talk_clause
            heard = Heard(number, entry.seat, clause=clause, key=phrase.key, slots=phrase.slots)
        self._heard.append(heard)
        self._entries.append(number)
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


def cleaned(text: str) -> str:
    """A text without what cannot be seen (signs that steer, or turn the direction of reading), on one line."""
    seen = (letter for letter in text if letter.isprintable() or letter.isspace() or letter in JOINERS)
    return " ".join("".join(seen).split())
