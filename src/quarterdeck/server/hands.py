"""The HTTP endpoints of several people at one screen: each takes a seat, and lifts the curtain before their hand."""

from functools import partial
from typing import TYPE_CHECKING, Any

from quarterdeck.server import bounds
from quarterdeck.server.endpoints import Call, Endpoint
from quarterdeck.server.limits import Limits, Lockout
from quarterdeck.server.lobby import SITTING
from quarterdeck.server.sitting import sit_down_at_a_screen
from quarterdeck.table.hands import check_holder, secret_of
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.hands import LiftCurtain, OpenHand, TakeHand
from quarterdeck.wire.messages import Seated

if TYPE_CHECKING:
    from quarterdeck.server.site import Site


class Hands:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.house = site.house
        self._curtains = Limits(bounds.CURTAINS_OF_ADDRESS, bounds.CURTAINS_OF_BADGE)
        self._wrong: dict[tuple[str, int], Lockout] = {}  # codes, of each seat of a table

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        return [
            Endpoint(
                *("POST", "/api/tables/{table}/hands", "Sit down as one more of those at this screen.", self.take),
                takes=TakeHand,
                answers=Seated,
                refuses=(*SITTING, "hand-code-bad"),
                limit=self.house.posts.check,
            ),
            Endpoint(
                *("POST", "/api/tables/{table}/curtain", "Lift the curtain before a hand.", self.lift),
                takes=LiftCurtain,
                answers=OpenHand,
                refuses=("hand-not-here", "hand-code-wrong", "hand-codes-often"),
                limit=self._curtains.check,
            ),
        ]

    async def take(self, call: Call[TakeHand]) -> Seated:
        return Seated(await sit_down_at_a_screen(self.house, call.named("table"), call.body, call.asker))

    async def lift(self, call: Call[LiftCurtain]) -> OpenHand:
        live = await self.house.find(call.named("table"))
        lift = (self.house.sources.name(), (await self.house.badges()).generation(call.asker.badge))
        secret = await live.look(
            partial(self._secret, name=live.name, holder=call.asker.badge, wish=call.body, lift=lift)
        )
        return OpenHand(call.body.seat, secret)

    def _secret(self, table: Table, name: str, holder: str, wish: LiftCurtain, lift: tuple[str, int]) -> str:
        """The secret of a hand; whoever tries one code after the other is stopped, also before the right one."""
        check_holder(table, holder, wish.seat)
        self._wrong = {hand: wrong for hand, wrong in self._wrong.items() if not wrong.forgotten}
        wrong = self._wrong.get((name, wish.seat)) or Lockout(bounds.WRONG_HAND_CODES.most, self._now)
        if wrong.closed:
            raise Refusal(bounds.WRONG_HAND_CODES.refusal)
        try:
            return secret_of(table, holder, wish.seat, wish.code, *lift)
        except Refusal as refusal:
            if refusal.key == "hand-code-wrong":
                wrong.fail()
                self._wrong[name, wish.seat] = wrong
            raise

    def _now(self) -> float:
        return self.house.clock.now() / 1000
