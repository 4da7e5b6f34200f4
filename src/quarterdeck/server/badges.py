"""Anonymous sessions: a random name in an HMAC-signed cookie. There are no accounts.

A badge has a generation, which stands in it unless it is 0; whoever signs out everywhere has badges of the next one
from then on, and none of the one before.
"""

import hmac
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

COOKIE = "quarterdeck"  # alone the name of older badges; now the beginning of it

_NAMED = re.compile(r"([^.]+)(?:\.([1-9][0-9]{0,8}))?")


class Held(NamedTuple):
    """What a badge says that this house signed."""

    person: str
    generation: int


class Badges:
    """Signs badges and verifies them. `generations` are those of whoever signed out everywhere."""

    def __init__(self, key: bytes, generations: Mapping[str, int] | None = None) -> None:
        self._key = key
        self._generations = dict(generations or {})
        # Browsers send cookies to every port of a host: a name of its own keeps two servers' badges apart
        self.cookie = f"{COOKIE}-" + sha256(b"quarterdeck cookie 1\0" + key).hexdigest()[:8]

    def make(self, person: str, generation: int | None = None) -> str:
        """The badge of a person; of a generation that may be void by now, where one is given."""
        number = self._generations.get(person, 0) if generation is None else generation
        named = f"{person}.{number}" if number else person
        return f"{named}.{self._signature(named)}"

    def read(self, badge: str | None) -> Held | None:
        """What a badge says, live or void; None if it is not one of ours."""
        named, sign, signature = (badge or "").rpartition(".")
        if not sign or not hmac.compare_digest(signature.encode(), self._signature(named).encode()):
            return None
        found = _NAMED.fullmatch(named)
        return None if found is None else Held(found[1], int(found[2] or 0))

    def live(self, badge: str | None) -> Held | None:
        """What a badge says that counts."""
        held = self.read(badge)
        return held if held is not None and held.generation >= self._generations.get(held.person, 0) else None

    def is_ahead(self, held: Held) -> bool:
        """Whether a badge knows of a signing out that the store does not, as after an older one was put in place."""
        return held.generation > self._generations.get(held.person, 0)

    def person(self, badge: str | None) -> str | None:
        """Whose badge this is; None if it is not one of ours, or void."""
        held = self.live(badge)
        return None if held is None else held.person

    def generation(self, person: str) -> int:
        """Of which generation somebody's live badges are."""
        return self._generations.get(person, 0)

    def void(self, person: str, generation: int) -> None:
        """From now on badges of this generation are live, and no others."""
        self._generations[person] = generation

    def origin(self, address: str) -> str:
        """A fingerprint of an address that only this house can make."""
        return hmac.digest(self._key, b"quarterdeck origin 1\0" + address.encode(), "sha256").hex()[:16]

    def admission(self, table: str, person: str, link: str) -> str:
        """The invitation for one person whom a table lets in, good as long as its link is: nobody need remember it."""
        let_in = "\0".join((table, person, link)).encode()
        return hmac.digest(self._key, b"quarterdeck admission 1\0" + let_in, "sha256").hex()[:32]

    def held(self, cookies: Mapping[str, str]) -> Held | None:
        """The live badge among these cookies; one under the older name counts too."""
        return self.live(cookies.get(self.cookie)) or self.live(cookies.get(COOKIE))

    def bearer(self, cookies: Mapping[str, str]) -> str | None:
        """Who brings these cookies."""
        held = self.held(cookies)
        return None if held is None else held.person

    def _signature(self, named: str) -> str:
        return hmac.digest(self._key, b"quarterdeck badge 1\0" + named.encode(), "sha256").hex()
