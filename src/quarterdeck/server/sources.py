"""Injected randomness and clock: what nobody may foresee. Tests hand in others; the command line cannot."""

import os
import secrets
import time

from quarterdeck.core.luck import Luck, SecretLuck


class Sources:
    """Names, keys, luck, seeds and the time, from the operating system."""

    def name(self) -> str:
        """A name for a table, an invitation or a person: 128 bits that nobody guesses, fit for an address."""
        return secrets.token_urlsafe(16)

    def key(self) -> bytes:
        """A key of 256 bits, such as of a table's luck."""
        return os.urandom(32)

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        """The luck of a table with this key."""
        return SecretLuck(key, contributions)

    def code(self, letters: str, length: int) -> str:
        """So many of these letters, to be said aloud."""
        return "".join(secrets.choice(letters) for _ in range(length))

    def seed(self) -> int:
        """A seed for one choice of one bot."""
        return secrets.randbits(62)

    def wall(self) -> int:
        """What the wall clock says, which may jump: milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> int:
        """Milliseconds since some moment, by a clock that never jumps."""
        return time.monotonic_ns() // 1_000_000
