"""Anonymous sessions: a random name in an HMAC-signed cookie. There are no accounts."""

import hmac
from collections.abc import Mapping
from hashlib import sha256

COOKIE = "quarterdeck"  # alone the name of older badges; now the beginning of it


class Badges:
    """Signs badges and verifies them."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # Browsers send cookies to every port of a host: a name of its own keeps two servers' badges apart
        self.cookie = f"{COOKIE}-" + sha256(b"quarterdeck cookie 1\0" + key).hexdigest()[:8]

    def make(self, person: str) -> str:
        """The badge of a person."""
        return f"{person}.{self._signature(person)}"

    def person(self, badge: str | None) -> str | None:
        """Whose badge this is; None if it is not one of ours."""
        person, sign, signature = (badge or "").rpartition(".")
        if not sign or not hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return None
        return person

    def origin(self, address: str) -> str:
        """A fingerprint of an address that only this house can make."""
        return hmac.digest(self._key, b"quarterdeck origin 1\0" + address.encode(), "sha256").hex()[:16]

    def admission(self, table: str, person: str, link: str) -> str:
        """The invitation for one person whom a table lets in, good as long as its link is: nobody need remember it."""
        let_in = "\0".join((table, person, link)).encode()
        return hmac.digest(self._key, b"quarterdeck admission 1\0" + let_in, "sha256").hex()[:32]

    def bearer(self, cookies: Mapping[str, str]) -> str | None:
        """Who brings these cookies; a badge under the older name counts too."""
        return self.person(cookies.get(self.cookie)) or self.person(cookies.get(COOKIE))

    def _signature(self, person: str) -> str:
        return hmac.digest(self._key, b"quarterdeck badge 1\0" + person.encode(), "sha256").hex()
