"""People who share a screen at a real server: each lifts the curtain before their own hand, decides, and is gone."""

import msgspec

from quarterdeck.client import Player
from quarterdeck.table.timing import Timing
from quarterdeck.wire.messages import Opened
from tests.server.world import World


async def at_one_screen(
    world: World,
    *others: str,
    names: tuple[str, ...] = ("Anne", "Bob"),
    game: str = "freibeuter",
    timing: Timing | None = None,
    code: str = "",
) -> tuple[Player, Opened]:
    """A table at which these people share the opener's screen, the first with a code; others are still to come."""
    tablet = await world.player("Tablet")
    opened = await tablet.open(game, *("person" for _ in names), *others, timing=timing)
    for number, name in enumerate(names):
        await tablet.take_hand(opened.table, opened.invitation, name, code="" if number else code)
    return tablet, opened


def another_tab(player: Player) -> Player:
    """The same browser once more."""
    tab = Player(player.address, player.name)
    tab.cookie, tab.badge = player.cookie, player.badge
    return tab


async def lifted(tablet: Player, table: str, seat: int, code: str = "") -> Player:
    """A page of the screen that shows one hand."""
    page = another_tab(tablet)
    await page.watch(table, hand=await tablet.lift_curtain(table, seat, code))
    return page


def asked_of(tablet: Player) -> list[int]:
    """Whom of its people a screen knows to be asked, in the order in which they decide."""
    assert tablet.news is not None
    assert tablet.shown is not None
    view = msgspec.json.decode(tablet.news.view)
    return [hand.seat for hand in tablet.shown.hands if hand.seat in view["actors"]]
