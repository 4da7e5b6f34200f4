"""What is hidden in Freibeuter: pairs of tables that differ in one such thing."""

from quarterdeck.games import GAMES
from tests.server.twin_tables import OTHER, PLAYER, Pair, Twins, TwinsByName, find_twins

FREIBEUTER = GAMES["freibeuter"]
SEA, DUTCHMAN = 2, 3  # chance points
LENGTH = 40  # actions, fewer than any game has


def a_card(point: int, holder: int = OTHER) -> Twins:
    """The holder has another card in each world and never plays it."""

    def make(seed: int) -> Twins | None:
        pair = Pair(FREIBEUTER, 2, seed, point=point, holder=holder)
        pair.play(LENGTH)
        cards = [card for card in pair.things if holder != PLAYER]
        tried = (f"place {card}" if point == SEA else f"dutchman row A{card}" for card in cards)
        return pair.twins(*tried) if len(pair.actions) == LENGTH else None

    return find_twins(make)


HIDDEN: TwinsByName = {
    "a sea card": lambda: a_card(SEA),
    "a Dutchman card": lambda: a_card(DUTCHMAN),
}
HELD_BY_THE_PLAYER: TwinsByName = {
    "a sea card": lambda: a_card(SEA, PLAYER),
    "a Dutchman card": lambda: a_card(DUTCHMAN, PLAYER),
}
LEAKED = ("a sea card",)
