"""Luck is an argument: the only door through which chance enters a game.

`below` is the one source. Rules ask for an outcome with `choose`, which names the chance point and the seat it is for,
so that a listening referee can write the outcome down and a script can decide it.
"""

import hashlib
import hmac
from typing import Final, NoReturn, final

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.errors import LuckRefused

NOBODY: Final = -1

_MULTIPLIER: Final = 2131995753  # multiply-with-carry, 32-bit digits: every product stays below 2**63
_DIGIT: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcomes:
    """Whatever is being drawn from: it can name the outcomes of a chance point."""

    def thing(self, point: i64, k: i64) -> i64:
        """The thing that outcome k of this chance point stands for, at this moment."""
        raise LookupError("no chance point is open")


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of chance. It has no wire form: who knows a luck knows what comes."""

    def __reduce__(self) -> NoReturn:
        raise TypeError("luck has no wire form: send what it decided")

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as any other (0 < n < 2**31)."""
        raise LuckRefused("this luck has no numbers to give")

    def choose(self, point: i64, seat: i64, n: i64, outcomes: Outcomes) -> i64:
        """Which of the n equally likely outcomes of a chance point happens; `seat` is whom it is for."""
        return self.below(n)


@final
class FastLuck(Luck):
    """Seeded and quick: simulations, playouts, bots. The same numbers interpreted and compiled."""

    def __init__(self, seed: i64) -> None:
        self.digit: i64 = (seed ^ 0x2545F491) & _DIGIT
        self.carry: i64 = (seed >> 32 & 0x3FFFFFFF) + 12345
        for _ in range(16):
            self.below(2)

    def below(self, n: i64) -> i64:
        total = _MULTIPLIER * self.digit + self.carry
        self.carry = total >> 32
        self.digit = total & _DIGIT
        return ((self.digit ^ self.carry) * n) >> 32

    def choose(self, point: i64, seat: i64, n: i64, outcomes: Outcomes) -> i64:
        return self.below(n)


def seed_of(*parts: object) -> int:
    """A seed that belongs to these parts, such as a simulation's seed and the number of a game in it."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


class SecretLuck(Luck):
    """Luck nobody can choose and everybody can check afterwards.

    The numbers come from HMAC-SHA256 of a 256-bit key and a counter. `commitment` is published before the deal; each
    person may then add random bytes for the own seat, which go into the stream; the key is published when the game is
    over.
    """

    def __init__(self, key: bytes, contributions: dict[int, bytes] | None = None) -> None:
        if len(key) != 32:
            raise ValueError("the key of a table's luck has 32 bytes")
        self.key = key
        self.contributions = {} if contributions is None else contributions
        self.asked = 0
        mixed = b"".join(
            [_number(seat) + _number(len(part)) + part for seat, part in sorted(self.contributions.items())]
        )
        self.stream_key = hmac.digest(key, b"quarterdeck luck 1\0" + mixed, "sha256")

    @property
    def commitment(self) -> str:
        """What binds the table to its key without telling it."""
        return hashlib.sha256(b"quarterdeck commitment 1\0" + self.key).hexdigest()

    def below(self, n: i64) -> i64:
        faces: int = n
        fair = 2**64 - 2**64 % faces
        while True:
            block = hmac.digest(self.stream_key, self.asked.to_bytes(8, "big"), "sha256")
            self.asked += 1
            number = int.from_bytes(block[:8], "big")
            if number < fair:
                return number % faces


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")


@final
class Draw:
    """One outcome of chance: outcome `k` of `n` at a chance point, which is `thing`, for a seat or for nobody."""

    def __init__(self, point: int, seat: int, thing: int, k: int, n: int) -> None:
        self.point = point
        self.seat = seat
        self.thing = thing
        self.k = k
        self.n = n

    def __repr__(self) -> str:
        return f"Draw({self.point}, {self.seat}, {self.thing}, {self.k}, {self.n})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a draw is the truth and has no wire form")


class NotedLuck(Luck):
    """Passes on another luck and writes down what it decided."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def below(self, n: i64) -> i64:
        return self.source.below(n)

    def choose(self, point: i64, seat: i64, n: i64, outcomes: Outcomes) -> i64:
        k = self.source.choose(point, seat, n, outcomes)
        self.draws.append(Draw(point, seat, outcomes.thing(point, k), k, n))
        return k


@final
class Wish:
    """What a script wants of the next chance point: a thing, and perhaps exactly outcome k of n (else both are -1)."""

    def __init__(self, point: int, thing: int, k: int = -1, n: int = -1) -> None:
        self.point = point
        self.thing = thing
        self.k = k
        self.n = n


class ScriptedLuck(Luck):
    """Gives the outcomes written down for it, and refuses what the rules would not allow."""

    def __init__(self, wishes: list[Wish]) -> None:
        self.wishes = wishes
        self.used = 0

    def below(self, n: i64) -> i64:
        raise LuckRefused("a script decides chance points only")

    def choose(self, point: i64, seat: i64, n: i64, outcomes: Outcomes) -> i64:
        if self.used >= len(self.wishes):
            raise LuckRefused("the script ends where something must still be drawn", point=point)
        wish = self.wishes[self.used]
        if wish.point != point:
            raise LuckRefused("another kind of draw is due here", point=point)
        if wish.k >= 0:
            if wish.n != n:
                raise LuckRefused(f"there are {n} outcomes here, not {wish.n}", point=point)
            if wish.k >= wish.n:
                raise LuckRefused(f"outcomes are counted from 0 to {n - 1}", point=point)
            if outcomes.thing(point, wish.k) != wish.thing:
                raise LuckRefused("that outcome is something else", point=point)
            self.used += 1
            return wish.k
        for k in range(n):
            if outcomes.thing(point, k) == wish.thing:
                self.used += 1
                return k
        raise LuckRefused("that is not there to be drawn", point=point)

    def spent(self) -> bool:
        """Whether every outcome written down was asked for."""
        return self.used == len(self.wishes)


def below_any(n: int, luck: Luck) -> int:
    """A number below one that may be too large for `luck.below`."""
    if n < 0x40000000:
        return luck.below(n)
    while True:
        number, span = 0, 1
        while span < n:
            number = number * 0x40000000 + int(luck.below(0x40000000))
            span *= 0x40000000
        if number < span - span % n:
            return number % n
