"""A person who looks for a table, over HTTP: invitations, codes to say aloud, knocks, the public list."""

from quarterdeck.client.guest import Guest
from quarterdeck.wire.doors import Code, Join, Joined, KnockAt, Knocking, Listings, Look, Looked
from quarterdeck.wire.hands import LiftCurtain, OpenHand, TakeHand
from quarterdeck.wire.messages import Seated


class Seeker(Guest):
    """One person with a badge of its own, and ways to a table."""

    name = ""

    async def look(self, table: str, invitation: str) -> Looked:
        """What an invitation is good for."""
        return await self.ask("POST", f"/api/tables/{table}/invitation", Looked, Look(invitation))

    async def code(self, table: str) -> Code:
        """As the opener: what may be said aloud."""
        return await self.ask("POST", f"/api/tables/{table}/code", Code)

    async def knock(self, code: str) -> Knocking:
        """Knock at the table of a code."""
        return await self.ask("POST", "/api/knocks", Knocking, KnockAt(code, self.name))

    async def wait_at_door(self, knock: str, seconds: int = 0) -> Knocking:
        """How a knock stands, as soon as it is answered or after so many seconds."""
        return await self.ask("GET", f"/api/knocks/{knock}?wait={seconds}", Knocking)

    async def take_hand(self, table: str, invitation: str, name: str, luck: str = "", code: str = "") -> int:
        """One more of those at this screen sits down; the seat."""
        wish = TakeHand(invitation, name, luck, code)
        return (await self.ask("POST", f"/api/tables/{table}/hands", Seated, wish)).seat

    async def lift_curtain(self, table: str, seat: int, code: str = "") -> OpenHand:
        """What opens the hand of one of those at this screen."""
        return await self.ask("POST", f"/api/tables/{table}/curtain", OpenHand, LiftCurtain(seat, code))

    async def listings(self) -> Listings:
        """The public list."""
        return await self.ask("GET", "/api/listings", Listings)

    async def take_listed_seat(self, listing: str, luck: str) -> Joined:
        """Sit down at a listed table that anyone may join, adding to its luck."""
        return await self.ask("POST", f"/api/listings/{listing}/seats", Joined, Join(self.name, luck))
