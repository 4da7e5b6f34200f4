"""`python -m quarterdeck.server.walker`: a worker process that walks through finished games, over line-delimited JSON.

It keeps the records it was asked for last where they stand, so that the next step costs one step.
"""

import os
import re
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, BinaryIO

import msgspec

from quarterdeck.core.errors import BadRecord, BadSetting, BrokenRule, IllegalAction, QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.record import Record, read
from quarterdeck.server.errands import Errand, Found
from quarterdeck.server.storypage import page_of
from quarterdeck.table.earlier import cut
from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.crew import marked_names
from quarterdeck.texts.words import words_of
from quarterdeck.wire.messages import Refused
from quarterdeck.wire.replaying import MOST_LINES
from quarterdeck.wire.story import names_in, story_of
from quarterdeck.wire.walking import Walk

MOST_WALKS = 8
LONGEST_SENT = 40  # signs of a name in a record that somebody sent in
ID = re.compile(r"[A-Za-z0-9_-]{0,64}")  # of a replay; none where the game was played on from a file


class TooSlow(QuarterdeckError):
    """Something took more processor time than it was given."""


class Walker:
    """Walks through one record after the other."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self._walks: dict[str, Walk] = {}  # those asked for least recently come first

    def answer(self, errand: Errand) -> Found:
        """What came of an errand; of what goes wrong nothing is told that a record may hold."""
        try:
            with _within(errand.seconds):
                return self._carry_out(errand)
        except Refusal as refusal:
            return Found(errand.number, refused=Refused(refusal.key, dict(refusal.slots)))
        except TooSlow:
            self._walks.pop(errand.key, None)
            return Found(errand.number, refused=Refused("record-slow"))
        except Exception:  # a record that we wrote ourselves and cannot walk through, or one that nobody could foresee
            self._walks.pop(errand.key, None)
            return Found(errand.number, refused=Refused("replay-broken"))

    def _carry_out(self, errand: Errand) -> Found:
        if errand.task == "check":
            self._check(errand)
            return Found(errand.number)
        if errand.task == "cut" and errand.text:  # it is cut as a whole, wherever it stands
            head = cut(self.games, read(errand.text.encode()), errand.step, errand.replay)
            return Found(errand.number, msgspec.Raw(msgspec.json.encode(head)))
        walk = self._walks.pop(errand.key, None)
        if walk is None or errand.task == "cut":
            if not errand.text:
                return Found(errand.number, missing=True)
            record = read(errand.text.encode())
            walk = Walk(self.games, record)
        self._keep(errand.key, walk)
        return Found(errand.number, msgspec.Raw(msgspec.json.encode(_message(walk, errand))))

    def _keep(self, key: str, walk: Walk) -> None:
        self._walks[key] = walk
        if len(self._walks) > MOST_WALKS:
            del self._walks[next(iter(self._walks))]

    def _check(self, errand: Errand) -> None:
        """Hold a record that somebody sent in against the rules, as `quarterdeck check` does, and keep it."""
        try:
            record = read(errand.text.encode())
            if len(record.log) > MOST_LINES:
                raise Refusal("record-long", {"number": len(record.log), "most": MOST_LINES})
            _check_names(record)
            walk = Walk(self.games, record, _explain(self.games, record))
            walk.finish()
        except BrokenRule as broken:
            raise Refusal("record-breaks", broken_slots(broken)) from None
        except BadRecord as bad:
            raise Refusal("record-bad", {"text": str(bad)}) from None
        if not walk.referee.over:
            raise Refusal("record-unfinished")
        self._keep(errand.key, walk)


def _check_names(record: Record) -> None:
    """Whom and what a record names is shown to others: names that can be read, and ids of the form that ours have."""
    people = [*record.seats, *(person for stretch in record.head for person in stretch.seats)]
    if any(len(person.name) > LONGEST_SENT or not person.name.isprintable() for person in people):
        raise BadRecord(f"A name in it is longer than {LONGEST_SENT} signs, or has some that are not shown.")
    if not all(ID.fullmatch(stretch.replay) for stretch in record.head):
        raise BadRecord("A stretch of its head is from what is no id of a replay.")


def _message(walk: Walk, errand: Errand) -> object:
    """What is asked of a walk."""
    if errand.task == "end":
        return walk.end()
    if errand.task == "story":
        words = words_of(errand.language, walk.game.texts)
        return page_of(story_of(walk, errand.eyes, words, names_in(walk, words)), words, errand.replay)
    return walk.news(errand.eyes, errand.step, errand.since)


def broken_slots(broken: BrokenRule) -> dict[str, object]:
    """Where a record breaks a rule: its line, clause and reason; and the key of that, if it has one."""
    cause = broken.__cause__
    rule = {"rule": {"key": cause.key, "slots": dict(cause.slots)}} if isinstance(cause, IllegalAction) else {}
    return {"line": broken.entry, "clause": broken.clause, "text": broken.reason, **rule}


def _explain(games: Mapping[str, Game], record: Record) -> Any:
    game = games.get(record.game)
    words = words_of("en", game.texts if game else None)
    names = marked_names(record.seats, words)

    def explain(error: IllegalAction | BadSetting) -> str:
        return words.say(error.key, error.slots, names)

    return explain


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raise `TooSlow` inside after so many seconds of processor time; without any it may take as long as it likes."""

    def stop(number: int, frame: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def serve(games: Mapping[str, Game], errands: BinaryIO, answers: BinaryIO) -> None:
    """Carry out errands until there are no more."""
    walker, decoder = Walker(games), msgspec.json.Decoder(Errand)
    for line in errands:
        answers.write(msgspec.json.encode(walker.answer(decoder.decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    """Serve the process that started this one; it alone says when to stop."""
    from quarterdeck.games import GAMES

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C goes to the whole group of processes
    try:
        serve(GAMES, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # whoever asked was killed
        os._exit(0)


if __name__ == "__main__":
    main()
