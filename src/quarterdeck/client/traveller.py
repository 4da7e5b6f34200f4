"""A person in several browsers, over HTTP: links to oneself, devices, feeds, signing out, and one's tables."""

import msgspec

from quarterdeck.client.guest import TurnedAway
from quarterdeck.client.seeker import Seeker
from quarterdeck.wire.messages import Refused
from quarterdeck.wire.oneself import Claim, Filter, Found, MakeWay, MyTables, SignOut, Way, WayKind, Ways


class Traveller(Seeker):
    """One person with a badge of its own, who may become somebody else, or be joined by another browser."""

    async def ways(self) -> Ways:
        """All that leads to this person at the moment."""
        return await self.ask("GET", "/api/me/ways", Ways)

    async def make_way(self, kind: WayKind, *, renew: bool = False) -> Way:
        """A link to this person, to its feed, or for one device."""
        return await self.ask("POST", "/api/me/ways", Way, MakeWay(kind, renew))

    async def revoke(self, kind: WayKind) -> None:
        """Let no way of this kind lead to this person any longer."""
        await self.change("DELETE", f"/api/me/ways/{kind}")

    async def look_whom(self, secret: str) -> Found:
        """Whom a secret leads to."""
        return await self.ask("POST", "/api/ways/look", Found, Claim(secret))

    async def become(self, secret: str) -> Found:
        """Be the one a secret leads to from now on."""
        return await self.ask("POST", "/api/ways/claim", Found, Claim(secret))

    async def forget_here(self) -> None:
        """Be nobody from now on; whatever else leads to whom this was still does."""
        await self.change("DELETE", "/api/me/badge")
        self.badge = ""

    async def sign_out(self, once: str = "") -> None:
        """Make all badges and ways of this person void; this one has a fresh badge."""
        await self.change("POST", "/api/me/badges", SignOut(once))

    async def feed(self, secret: str, tag: str = "", language: str = "en") -> tuple[int, bytes]:
        """The feed of an address, without a badge: status and text; 304 where it is still the one of a tag."""
        headers = {"if-none-match": tag} if tag else None
        return await self.request("GET", f"/feed/{secret}.atom?language={language}", headers=headers)

    async def tables(self, only: Filter, after: str = "") -> MyTables:
        """Some of the tables that pass a filter."""
        return await self.ask("GET", f"/api/me/tables?filter={only}&after={after}", MyTables)

    async def remove_table(self, table: str) -> None:
        """Take a table off the list."""
        await self.change("DELETE", f"/api/me/tables/{table}")

    async def put_table_back(self, table: str) -> None:
        """Have a table on the list again."""
        await self.change("POST", f"/api/me/tables/{table}")

    async def change(self, method: str, path: str, wish: object = None) -> None:
        """Ask for something that has no answer."""
        status, text = await self.request(method, path, wish)
        if status >= 400:
            raise TurnedAway(msgspec.json.decode(text, type=Refused))
