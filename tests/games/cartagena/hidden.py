"""What is hidden in Cartagena: pairs of tables that differ in one such thing."""

from quarterdeck.games import GAMES
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from tests.server.twin_tables import OTHER, PLAYER, Pair, Twins, TwinsByName, find_twins

CARTAGENA = GAMES["cartagena"]
COMBAT, GOLD, SAILOR = 3, 4, 5  # chance points
LENGTH = 30  # actions, fewer than any voyage has
PLAYERS = 3

TRIED = (
    "knock",
    "use ojo",
    "keep pink-3",
    "put pink-3",
    "sell grey-3",
    "rob 1",
    "spy 1",
    "place 7",
    "inspect A",
    "lay pink-3",
    "lay monkey",
)


def a_card_or_sailor(point: int, holder: int = OTHER) -> Twins:
    """The holder draws another card in each world, or takes another sailor and places him without being seen."""

    def make(seed: int) -> Twins | None:
        pair = Pair(CARTAGENA, PLAYERS, seed, point=point, holder=holder)
        pair.play(LENGTH, unseen)
        tried = TRIED if holder != PLAYER else ()
        return pair.twins(*tried) if pair.things and at_sea(pair) and len(pair.actions) == LENGTH else None

    return find_twins(make)


def an_allegiance() -> Twins:
    """Another side is declared; nobody looks at it, and it is not declared anew."""
    return differing("declare", avoided="use bijoux")


def a_card_under_the_pile() -> Twins:
    """Another card is put under the pile with Wessel-Jan, and another one is kept."""
    return differing("put")


def a_card_sold() -> Twins:
    """Another card is sold to Dean Nero."""
    return differing("sell")


def a_card_kept() -> Twins:
    """Another one of the two cards Tembo shows is kept."""
    return differing("keep")


def differing(verb: str, avoided: str = "") -> Twins:
    """The other player does the same with another thing in the second world, and the voyage goes on."""

    def make(seed: int) -> Twins | None:
        pair = Pair(CARTAGENA, PLAYERS, seed)
        while not (pair.seat == OTHER and len(choices := chosen(pair, verb)) > 1):
            pair.play(1, unseen)
        pair.act(choices[0], choices[1])
        pair.play(LENGTH, lambda action: unseen(action) and action != avoided)
        return pair.twins(*TRIED) if at_sea(pair) else None

    return find_twins(make)


def a_card_laid() -> Twins:
    """Another card is laid in a later bout of a duel, and the player still chooses."""

    def make(seed: int) -> Twins | None:
        pair = Pair(CARTAGENA, PLAYERS, seed)
        while not (pair.seat == OTHER and len(cards := chosen(pair, "lay")) > 2):
            pair.play(1)
        fighting = pair.one.actors()
        pair.act(cards[0], cards[-1])
        pair.play(len(fighting) - 1)
        return pair.twins(*TRIED) if PLAYER in fighting else None

    return find_twins(make)


def chosen(pair: Pair, verb: str) -> list[str]:
    """What the verb can name now."""
    return [action for action in pair.legal() if action.startswith(f"{verb} ")]


def unseen(action: str) -> bool:
    """Whether nobody is shown what differs by an action."""
    return action != f"spy {OTHER}" and not action.startswith("inspect")


def at_sea(pair: Pair) -> bool:
    """Whether the voyage is not over: no card was revealed."""
    view = pair.one.view(PLAYER)
    assert isinstance(view, CartagenaView)
    return view.duel is None and view.outcome is None


HIDDEN: TwinsByName = {
    "a combat card": lambda: a_card_or_sailor(COMBAT),
    "a gold card": lambda: a_card_or_sailor(GOLD),
    "a sailor": lambda: a_card_or_sailor(SAILOR),
    "an allegiance": an_allegiance,
    "a card under the pile": a_card_under_the_pile,
    "a card sold": a_card_sold,
    "a card kept": a_card_kept,
    "a card laid": a_card_laid,
}
HELD_BY_THE_PLAYER: TwinsByName = {
    "a combat card": lambda: a_card_or_sailor(COMBAT, PLAYER),
    "a gold card": lambda: a_card_or_sailor(GOLD, PLAYER),
}
LEAKED = ("an allegiance", "a card laid")
