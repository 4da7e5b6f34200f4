"""Verification of a table's luck: commitment, key and outcomes, and what somebody kept from before the deal.

It needs no rules, so a client can do it: that outcome k was this card, only a replay can say.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from quarterdeck.core.lines import count
from quarterdeck.core.luck import NOBODY, SecretLuck
from quarterdeck.core.record import Fairness, Person, Record

MOST_BYTES = 64  # that a person adds to the luck
FREE = "free"  # a person's seat that nobody has taken yet

Kind = Literal[
    "hidden", "commitment", "seats", "bytes", "head", "unreadable", "contributors", "key", "line", "undrawn", "unended"
]

_SENTENCES: dict[Kind, str] = {
    "hidden": "its luck is not laid open",
    "commitment": "the fingerprint of its key is {found}, not {kept}, which was shown before the deal",
    "seats": "its seats are {found}, not {kept}, as was shown before the deal",
    "bytes": "the bytes that seat {seat} added are {found} in it, not {kept}",
    "head": "what it plays on from, up to line {line}, is sealed otherwise than it says",
    "unreadable": "its luck cannot be read: {found}",
    "contributors": f"only people add to the luck, each at most {MOST_BYTES} bytes",
    "key": "the key of the luck is not the one committed to",
    "line": "line {line}, “{found}”, does not follow from the key",
    "undrawn": "its log has no outcome of chance, which every game begins with",
    "unended": "it has no end: neither an outcome nor, as its last line, that the game was broken off",
}
_BROKEN_OFF = ("broken off by agreement", "broken off after 30 days")


class Kept(msgspec.Struct, frozen=True):
    """What somebody kept of a table: what was shown before the deal, and the bytes added for a seat, in hex."""

    commitment: str = ""  # nothing where none was shown before the bytes were sent
    contributions: dict[int, str] = {}
    seats: tuple[str, ...] = ()  # the kind of bot on each, nothing for a person, `FREE` for nobody yet; likewise

    def follow(self, shown: Sequence[str], *, opener: bool) -> "Kept":
        """The same after seats were shown anew before the deal.

        Who opened the table gives bots' seats to people, and nobody else: what the server shows of that without their
        wish they do not believe.
        """
        if opener and self.seats:
            shown = [old if old not in ("", FREE) else new for old, new in zip(self.seats, shown, strict=True)]
        return msgspec.structs.replace(self, seats=tuple(shown))

    def free(self, seat: int) -> "Kept":
        """The same after one opened a seat for whoever comes."""
        kinds = (FREE if one == seat else kind for one, kind in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=tuple(kinds))


class Doubt(msgspec.Struct, frozen=True):
    """One thing that does not follow: what the record has, what was kept, and for whom or in which line (from 1)."""

    kind: Kind
    found: str = ""
    kept: str = ""
    seat: int = NOBODY
    line: int = 0

    def __str__(self) -> str:
        return _SENTENCES[self.kind].format(
            found=self.found or "none", kept=self.kept or "none", seat=self.seat, line=self.line
        )


class Verdict(msgspec.Struct, frozen=True):
    """What came of a verification; `follow` counts the outcomes that follow from the key, up to one that does not."""

    kept: Kept
    doubts: tuple[Doubt, ...]
    follow: int

    @property
    def holds(self) -> bool:
        """Whether nothing speaks against the luck."""
        return not self.doubts

    @property
    def complete(self) -> bool:
        """Whether both a commitment from before the deal and bytes of one's own were there to be compared."""
        return bool(self.kept.commitment and self.kept.contributions)


class Drawn(NamedTuple):
    """One outcome of a log: in which line (from 1) stands that it was k of n."""

    line: int
    k: int
    n: int
    text: str = ""


def verify(record: Record, kept: Kept | None = None) -> Verdict:
    """Hold a record's luck against itself, line by line, and against what was kept."""
    kept = kept or Kept()
    if record.luck is None:
        return Verdict(kept, (Doubt("hidden"),), 0)
    draws = list(drawn(record))
    doubts = [*differences(record, kept), *doubts_of(record, draws)]
    stray = next((doubt.line for doubt in doubts if doubt.kind == "line"), 0)
    unread = any(doubt.kind in ("head", "unreadable", "contributors") for doubt in doubts)
    doubts += [] if unread else cut(record, draws)
    follow = 0 if unread else sum(not stray or draw.line < stray for draw in _sealed(record, draws))
    return Verdict(kept, tuple(doubts), follow)


def differences(record: Record, kept: Kept) -> Iterator[Doubt]:
    """Where a record's luck is not what was kept."""
    luck = record.luck
    if luck is None:
        yield Doubt("hidden")
        return
    if kept.commitment and luck.commitment != kept.commitment.lower():
        yield Doubt("commitment", luck.commitment, kept.commitment)
    bots = tuple(person.bot for person in record.seats)
    if kept.seats and not _same_seats(bots, kept.seats):  # whose seat is whose decides what the bytes make of the key
        yield Doubt("seats", _kinds(bots), _kinds(kept.seats))
    for seat, part in kept.contributions.items():
        found = luck.contributions.get(seat, "")
        if found.lower() != part.lower():
            yield Doubt("bytes", found, part, seat=seat)


def cut(record: Record, draws: Sequence[Drawn]) -> Iterator[Doubt]:
    """Where the log of a game that is over was emptied, or ends before the game does."""
    if not draws:
        yield Doubt("undrawn")
    if record.outcome is None and record.log[-1:] not in {(line,) for line in _BROKEN_OFF}:
        yield Doubt("unended")


def doubts_of(record: Record, draws: Iterable[Drawn]) -> Iterator[Doubt]:
    """Where a record's luck does not follow from itself: its key from its commitment, its outcomes from its key.

    So for each stretch of its head too, where that has a key of its own.
    """
    draws, begins = list(draws), 0
    for stretch in record.head:
        sealed = [] if stretch.luck is None else list(_doubts_of(stretch.luck, stretch.seats))
        if sealed or not begins < stretch.lines <= len(record.log) or len(stretch.seats) != len(record.seats):
            yield Doubt("head", line=stretch.lines)
            return
        begins = stretch.lines
    doubts = [] if record.luck is None else list(_doubts_of(record.luck, record.seats))
    yield from doubts
    if any(doubt.kind != "key" for doubt in doubts):
        return
    for luck, stretch_draws in _stretches(record, draws):
        stream = SecretLuck(*_open(luck))
        for draw in stretch_draws:
            if not 0 <= draw.k < draw.n or stream.below(draw.n) != draw.k:
                yield Doubt("line", draw.text, line=draw.line)
                return


def _doubts_of(luck: Fairness, seats: Sequence[Person]) -> Iterator[Doubt]:
    """Where a luck that was laid open does not follow from itself, before anything was drawn from it."""
    try:
        key, parts = _open(luck)
        sealed = SecretLuck(key)
    except ValueError as error:
        yield Doubt("unreadable", str(error))
        return
    people = {seat for seat, person in enumerate(seats) if not person.bot}
    if not set(parts) <= people or any(len(part) > MOST_BYTES for part in parts.values()):
        yield Doubt("contributors")
    elif sealed.commitment != luck.commitment:
        yield Doubt("key")


def _stretches(record: Record, draws: Sequence[Drawn]) -> Iterator[tuple[Fairness, list[Drawn]]]:
    """Each luck that is laid open, with what was drawn from it."""
    begins = 0
    for luck, ends in (*((stretch.luck, stretch.lines) for stretch in record.head), (record.luck, len(record.log))):
        if luck is not None:
            yield luck, [draw for draw in draws if begins < draw.line <= ends]
        begins = ends


def _sealed(record: Record, draws: Sequence[Drawn]) -> Iterator[Drawn]:
    """The outcomes that a key must lead to."""
    for _, sealed in _stretches(record, draws):
        yield from sealed


def drawn(record: Record) -> Iterator[Drawn]:
    """The outcomes of a record as its lines count them; one that is not counted is -1 of -1, which nothing follows."""
    for number, text in enumerate(record.log, start=1):
        counted = count(text)
        if counted is not None:
            yield Drawn(number, *counted, text)


def _same_seats(bots: Sequence[str], kept: Sequence[str]) -> bool:
    """Whether people and bots sit where they were shown; on a free seat either may: a bot adds nothing."""
    return len(bots) == len(kept) and all(old in (bot, FREE) for bot, old in zip(bots, kept, strict=True))


def _kinds(bots: Iterable[str]) -> str:
    return ", ".join(bot or "person" for bot in bots)


def _open(luck: Fairness) -> tuple[bytes, dict[int, bytes]]:
    return bytes.fromhex(luck.key), {seat: bytes.fromhex(part) for seat, part in luck.contributions.items()}
