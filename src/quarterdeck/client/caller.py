"""A person at a table over HTTP alone: what a socket sends is asked for, and what it is sent is a request."""

import msgspec

from quarterdeck.client.traveller import Traveller
from quarterdeck.wire.hands import OpenHand
from quarterdeck.wire.messages import NOTHING, AskHint, Done, Hint, Sent, Wish


class Caller(Traveller):
    """One person with a badge of its own, and no need for a socket."""

    async def poll(
        self, table: str, since: int = NOTHING, seconds: int = 0, hand: OpenHand | None = None
    ) -> tuple[Sent, ...]:
        """The table as it stands and the news since an entry, as soon as there are any or after so many seconds."""
        path = f"/api/tables/{table}/news?since={since}&wait={seconds}"
        return await self.ask("GET", path, tuple[Sent, ...], headers=_opening(hand))

    async def do(self, table: str, wish: Wish, hand: OpenHand | None = None) -> Done | Hint:
        """Do at a table what a message says; `TurnedAway` where it is refused."""
        fields = {name: value for name, value in msgspec.structs.asdict(wish).items() if name != "ask"}
        kind: type[Done | Hint] = Hint if isinstance(wish, AskHint) else Done
        return await self.ask("POST", f"/api/tables/{table}/{wish.__struct_config__.tag}", kind, fields, _opening(hand))


def _opening(hand: OpenHand | None) -> dict[str, str]:
    return {} if hand is None else {"Quarterdeck-Hand": f"{hand.seat} {hand.secret}"}
